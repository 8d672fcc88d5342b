"""Our own challenges for Hypothesis, one module for each kind of value."""
