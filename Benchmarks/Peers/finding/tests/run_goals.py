"""Counts the cases until Hypothesis meets each goal, and prints one JSON line for each seed.

Phases are generate alone, nothing is derandomized, and no database is kept. A goal that is not met
within the cases has the count null; once more than half of the seeds have missed a goal, its median
is known and the rest is not run. Exit status 3: Hypothesis is absent.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

try:
    from hypothesis import HealthCheck, Phase, configuration, given, seed, settings
except ImportError:
    sys.exit(3)

sys.path.insert(0, str(Path(__file__).parents[1]))


class Met(Exception):
    """The case meets the goal."""


def cases_until_met(strategy, is_met, number, cases):
    """The number of the first case that meets the goal; None where no case does."""
    count = 0
    first = None

    @seed(number)
    @settings(
        max_examples=cases, database=None, deadline=None, derandomize=False,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck), print_blob=False,
        report_multiple_bugs=False)
    @given(strategy)
    def test(value):
        nonlocal count, first
        count += 1
        if is_met(value):
            first = first or count
            raise Met

    try:
        test()
    except Met:
        pass
    return first


def goals(half):
    import held_goals
    import tune_goals

    return {"tune": tune_goals, "held": held_goals}[half].GOALS


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--half", choices=["tune", "held"], required=True)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--only", action="append", default=[])
    options = parser.parse_args()
    configuration.set_hypothesis_home_dir(tempfile.mkdtemp())
    for name, (strategy, is_met) in goals(options.half).items():
        if options.only and name not in options.only:
            continue
        missed = 0
        for number in range(1, options.seeds + 1):
            if missed > options.seeds // 2:
                break
            count = cases_until_met(strategy, is_met, number, options.cases)
            missed += count is None
            line = {"case": name, "seed": number, "cases": count}
            print(json.dumps(line, separators=(",", ":")), flush=True)


main()
