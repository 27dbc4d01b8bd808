"""What the evaluations of trail games share."""
