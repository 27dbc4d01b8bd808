"""The rules core: knows no game, reads no files but the package's own data."""
