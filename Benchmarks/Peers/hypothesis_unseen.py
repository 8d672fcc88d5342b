"""Runs our own challenges under Hypothesis and prints one JSON line for each figure.

Exit status 3: Hypothesis is absent.
"""

try:
    import hypothesis  # noqa: F401
except ImportError:
    raise SystemExit(3) from None

import unseen.dates
import unseen.machines
import unseen.messages
import unseen.numbers
import unseen.records
import unseen.sequences
import unseen.shapes
import unseen.text
import unseen.trees
import unseen.units  # noqa: F401
from unseen.running import main

if __name__ == "__main__":
    main()
