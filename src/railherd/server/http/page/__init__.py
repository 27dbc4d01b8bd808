"""The built browser app: its page, its files and link previews."""
