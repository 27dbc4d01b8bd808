"""What people and programs see of a trail game: words, views, positions and their checks."""
