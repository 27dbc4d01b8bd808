"""Tables as pure code: their entries, the commands that are allowed, and what each viewer may see."""
