"""Play games for people: choices, prompts, the way back, and showing a game again."""
