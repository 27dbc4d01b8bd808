"""The rules of Great Western Trail: New Zealand, a chapter of the rulebook in each file."""
