"""What the scripts of this folder share: settings, counts, and figures as JSON lines.

Counts are taken in the property itself, from the first failure on, as in the Swift suites; the
phases are generate and shrink, so neither side's explanation is counted.
"""

import argparse
import json
import statistics
import time

from hypothesis import HealthCheck, Phase, settings

SETTINGS = settings(
    max_examples=100_000, database=None, deadline=None, phases=[Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck), print_blob=False, report_multiple_bugs=False)


class Failed(Exception):
    """A claim of a challenge does not hold."""


class Counts:
    """The calls of one run, and what failed last."""

    def __init__(self):
        self.total = 0
        self.first = 0
        self.last = None

    def begin(self):
        """Counts a call."""
        self.total += 1

    def note_failure(self, text):
        """Remembers that the call failed, and for what."""
        self.first = self.first or self.total
        self.last = text

    def outcome(self, test):
        """The result, the calls after the first failure, and the cases up to it; None if none."""
        try:
            test()
        except Failed:
            return self.last, self.total - self.first, self.first
        return None


def parse_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--case", action="append", default=[])
    parser.add_argument("--results", action="store_true", help="print the results, not the figures")
    return parser.parse_args()


def measure(suite, name, minima, seeds, run, shows_results=False):
    """Runs every seed and prints the figures."""
    start = time.perf_counter()
    runs = [run(number) for number in range(1, seeds + 1)]
    elapsed = (time.perf_counter() - start) * 1000 / seeds
    found = [item for item in runs if item]
    if shows_results:
        results = [item[0] for item in found]
        for text in sorted(set(results), key=results.count, reverse=True):
            mark = "" if text in minima else " (not a minimum)"
            print(f"{name}: {results.count(text)} x {text}{mark}", flush=True)
        return
    calls = [item[1] for item in found] or [0]
    figures = [
        ("share_minimal", sum(item[0] in minima for item in found) / len(runs), "share"),
        ("distinct_results", len({item[0] for item in found}), "results"),
        ("evaluations_mean", statistics.mean(calls), "calls"),
        ("evaluations_median", statistics.median_high(calls), "calls"),
        ("evaluations_max", max(calls), "calls"),
        ("generations_mean", statistics.mean([item[2] for item in found] or [0]), "cases"),
        ("not_found", len(runs) - len(found), "seeds"),
        ("milliseconds_mean", elapsed, "ms"),
    ]
    for metric, value, unit in figures:
        line = {
            "suite": suite, "case": name, "subject": "hypothesis", "metric": metric,
            "value": float(value), "unit": unit}
        print(json.dumps(line, separators=(",", ":")), flush=True)
