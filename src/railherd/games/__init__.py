"""The games, each a folder of data files and short rule files; registry.py lists them."""
