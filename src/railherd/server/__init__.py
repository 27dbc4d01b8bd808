"""The server: tables that people at different places play at, kept on disk."""
