"""Attacks on a server and on what it reads, bounded and on this machine only; `make soak GAME=server` runs them."""

CROWDS = ("sockets", "half_requests", "slow_readers", "spectators", "bot_tables", "bots_beside", "strips", "lobby")
ATTACKS = ("overlays", "records", "disk", "damage", "hosts", "requests", "storage", "checkpoints", *CROWDS)
"""The modules with attacks; each has a function `measure(seed)`, which yields figures."""
