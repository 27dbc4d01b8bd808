"""The bots' evaluation of positions of Great Western Trail."""
