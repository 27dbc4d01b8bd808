"""Where the rules of Great Western Trail meet people and programs: words, views, positions and checks."""
