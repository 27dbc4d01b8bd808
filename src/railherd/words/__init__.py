"""All texts that people read: from keys and arguments to sentences in four languages."""
