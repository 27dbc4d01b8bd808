"""How good a position of Last Spike is."""
