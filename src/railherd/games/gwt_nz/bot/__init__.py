"""How good a position of Great Western Trail: New Zealand is."""
