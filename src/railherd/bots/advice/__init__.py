"""What the best options are worth to a seat, how sure that is, and what speaks for each, in terms of the game."""
