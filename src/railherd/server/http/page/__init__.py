"""The built page and the addresses that answer with it."""
