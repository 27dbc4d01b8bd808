"""How good a position of Last Spike is: what the bots judge by."""
