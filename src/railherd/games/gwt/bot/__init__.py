"""How good a position of Great Western Trail is: what the bots judge by."""
