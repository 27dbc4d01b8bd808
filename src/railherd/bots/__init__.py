"""Players that are programs. They get a view and imagined worlds, never the true state."""
