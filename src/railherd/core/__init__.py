"""The rules core: knows no game, does no I/O."""
