"""Many games: played on all cores, counted honestly."""
