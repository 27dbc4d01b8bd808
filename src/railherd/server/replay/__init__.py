"""Finished and running games, moment by moment."""
