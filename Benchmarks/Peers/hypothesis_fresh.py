"""Runs the second batch of our challenges under Hypothesis, one JSON line for each figure.

Exit status 3: Hypothesis is absent.
"""

try:
    import hypothesis  # noqa: F401
except ImportError:
    raise SystemExit(3) from None

import fresh.bits
import fresh.calendar
import fresh.formats
import fresh.graphs
import fresh.ledgers
import fresh.lists
import fresh.machines
import fresh.matching
import fresh.money
import fresh.more_machines
import fresh.numbers
import fresh.plane
import fresh.programs
import fresh.texts
import fresh.trees  # noqa: F401
from unseen.running import main

if __name__ == "__main__":
    main()
