"""A game on a text screen: drawing it, asking people, letting bots move."""
