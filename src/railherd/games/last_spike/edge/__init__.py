"""Where the rules of Last Spike meet people and programs: words, views, positions and checks."""
