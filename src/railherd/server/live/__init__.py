"""The tables of a running server: one change at a time, saved before clients see it."""
