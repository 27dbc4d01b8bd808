"""Hold what all games share. Core knows no game and reads no files but the package's own data."""
