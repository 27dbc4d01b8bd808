"""The bots' evaluation of positions of Last Spike."""
