"""Where the challenges of this folder are listed."""

CHALLENGES = {}


def challenge(name, strategy, *minima):
    """Registers a function that says whether a value fails; `minima` are the accepted results.

    The first is the engine's own minimum. Others stand where Hypothesis orders values otherwise.
    """

    def register(fails):
        CHALLENGES[name] = (strategy, fails, minima)
        return fails

    return register
