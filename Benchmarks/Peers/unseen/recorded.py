"""Where the machines are listed, and what they have in common."""

from hypothesis.stateful import RuleBasedStateMachine

MACHINES = {}


def machine(name, *minima):
    """Registers a machine with its accepted results.

    The first is the engine's own minimum; Hypothesis puts rules without arguments first.
    """

    def register(cls):
        MACHINES[name] = (cls, minima)
        return cls

    return register


class Recorded(RuleBasedStateMachine):
    """A machine that writes down its steps and tells its observer when an answer is wrong."""

    observer = None

    def __init__(self):
        super().__init__()
        self.steps = []
        self.observer.begin()

    def step(self, text, actual, expected):
        self.steps.append(text)
        if actual != expected:
            self.observer.fail("; ".join(self.steps))
