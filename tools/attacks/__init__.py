"""Attacks on a server and on what it reads, bounded and on this machine only; `make soak GAME=server` runs them."""
