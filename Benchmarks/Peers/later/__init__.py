"""The third batch of our challenges for Hypothesis, one module for each kind of value."""
