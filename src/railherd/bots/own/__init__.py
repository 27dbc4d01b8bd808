"""A player's own bots: classes in Python files, which think in processes of their own."""
