"""Last Spike on a text screen."""
