"""Draws from strategies given as expressions, and prints each value as one JSON line.

A run is what a test comes to as it is: a hundred cases, phases generate alone. Whole numbers are
printed as text, floats as their bits, bytes as numbers. Exit status 3: Hypothesis is absent.
"""

import argparse
import json
import struct
import sys
import tempfile

try:
    from hypothesis import HealthCheck, Phase, configuration, given, seed, settings
    from hypothesis import strategies as st
except ImportError:
    sys.exit(3)


def plain(value):
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return str(struct.unpack("<Q", struct.pack("<d", value))[0])
    if isinstance(value, dict):
        value = value.items()
    return [plain(part) for part in value]


def draw(expression, number, cases):
    values = []

    @seed(number)
    @settings(
        max_examples=cases, database=None, deadline=None, derandomize=False,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(eval(expression, {"st": st}))
    def test(value):
        values.append(plain(value))

    test()
    return values


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("expressions", nargs="+")
    options = parser.parse_args()
    configuration.set_hypothesis_home_dir(tempfile.mkdtemp())
    for expression in options.expressions:
        for number in range(1, options.seeds + 1):
            for value in draw(expression, number, options.cases):
                line = {"expression": expression, "value": value}
                print(json.dumps(line, separators=(",", ":")), flush=False)


main()
