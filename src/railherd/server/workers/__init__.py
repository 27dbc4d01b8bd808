"""Worker processes: one handle and one queue, for bots and for games that are looked at again."""
