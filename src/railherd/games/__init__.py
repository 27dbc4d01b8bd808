"""The games. Each is a folder of tables and short rule files; registry.py lists them."""
