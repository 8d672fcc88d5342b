"""Runs the third batch of our challenges under Hypothesis, one JSON line for each figure.

Exit status 3: Hypothesis is absent.
"""

try:
    import hypothesis  # noqa: F401
except ImportError:
    raise SystemExit(3) from None

import later.collections
import later.dependent
import later.edits
import later.floats
import later.graphs
import later.machines
import later.matrices
import later.money
import later.more_machines
import later.patterns
import later.plane
import later.printers
import later.schedules
import later.sorting
import later.texts
import later.times
import later.trees
import later.values  # noqa: F401
from unseen.running import main

if __name__ == "__main__":
    main()
