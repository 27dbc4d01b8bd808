"""Read component figures, correct them by an overlay, keep them, and give them to whoever draws."""
