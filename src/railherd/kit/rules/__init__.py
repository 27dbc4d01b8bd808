"""The rules that trail games share, a chapter in each file."""
