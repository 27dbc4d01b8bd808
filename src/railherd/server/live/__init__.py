"""The tables of a running server: one change at a time, saved before it is told."""
