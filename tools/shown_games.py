"""Which games the page shows: those whose folder in it has an `index.ts`. The server and the terminal have all."""

from pathlib import Path

import railherd

PAGES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def shown_games() -> list[str]:
    """Return the ids of the games that the page has boards for, sorted."""
    return [game for game in railherd.games() if (PAGES / game / "index.ts").is_file()]
