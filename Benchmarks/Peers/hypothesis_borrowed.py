"""Runs the fourth batch of our challenges under Hypothesis, one JSON line for each figure.

Exit status 3: Hypothesis is absent.
"""

try:
    import hypothesis  # noqa: F401
except ImportError:
    raise SystemExit(3) from None

import borrowed.challenges  # noqa: F401
from unseen.running import main

if __name__ == "__main__":
    main()
