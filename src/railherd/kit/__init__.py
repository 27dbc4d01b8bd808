"""What trail games share. A rule that differs is a hook of the state or a function of the game."""
