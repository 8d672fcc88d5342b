"""Runs the challenges and machines that were imported, one JSON line for each figure."""

from hypothesis import given, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from measuring import SETTINGS, Counts, Failed, measure, parse_arguments

from .recorded import MACHINES
from .registry import CHALLENGES


def run(strategy, fails, number):
    """The result, the calls after the first failure, and the cases up to it."""
    counts = Counts()

    @seed(number)
    @settings(SETTINGS)
    @given(strategy)
    def test(value):
        counts.begin()
        if fails(value):
            counts.note_failure(repr(value))
            raise Failed

    return counts.outcome(test)


class Observer(Counts):
    """Counts the runs of a machine."""

    def fail(self, steps):
        self.note_failure(steps)
        raise Failed


def run_machine(machine, number):
    """The same for a machine."""
    observer = Observer()
    watched = type(machine.__name__, (machine,), {"observer": observer})
    watched._hypothesis_internal_use_seed = number
    test = settings(SETTINGS, stateful_step_count=50)
    return observer.outcome(lambda: run_state_machine_as_test(watched, settings=test))


def main():
    arguments = parse_arguments()
    runs = {
        name: (minima, lambda n, s=strategy, f=fails: run(s, f, n))
        for name, (strategy, fails, minima) in CHALLENGES.items()}
    runs |= {
        name: (minima, lambda n, m=machine: run_machine(m, n))
        for name, (machine, minima) in MACHINES.items()}
    for name in sorted(runs):
        if not arguments.case or name in arguments.case:
            minima, run_one = runs[name]
            measure("unseen", name, minima, arguments.seeds, run_one, arguments.results)
