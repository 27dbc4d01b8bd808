"""The terminal's table of New Zealand."""
