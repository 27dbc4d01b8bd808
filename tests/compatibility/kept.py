"""What version 414419e left behind, and how it is compared with the present one.

Numbers of options are compared as they are. Their texts are compared after `RENAMED`, the list of every text that a
later version changed: the old text must still be read there.
"""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from railherd.core.playing.film import Film
from railherd.core.playing.match import Match
from railherd.core.writing.record import Record, parse

Json = dict[str, Any]

KEPT = Path(__file__).resolve().parent / "414419e"
DATA_FILE = "railherd.sqlite"

# By game: an option's text in 414419e, and its text today.
RENAMED: dict[str, dict[str, str]] = {
    "gwt": {"help": "auxiliary"},
    "last_spike": {},
}


def shown(name: str) -> Json:
    """Return what 414419e showed of one part of the corpus."""
    data: Json = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    return data


def text_of(path: str) -> str:
    """Return a saved game as it was written."""
    return (KEPT / path).read_text(encoding="utf-8")


def positions(game: str) -> list[Json]:
    """Return all positions of a game, each with its name and what 414419e showed of it."""
    return [json.loads(line) for line in text_of(f"positions/{game}.jsonl").splitlines()]


def unpack_folder(folder: Path) -> None:
    """Make a folder the data folder that a server of 414419e left."""
    (folder / DATA_FILE).write_bytes(gzip.decompress((KEPT / "folder" / f"{DATA_FILE}.gz").read_bytes()))


def today(game: str, text: str) -> str:
    """Return the present text of an option of 414419e."""
    return RENAMED[game].get(text, text)


def count_legal(match: Match) -> int:
    """Return how many options the asked seat has; 0 once the game is over."""
    return 0 if match.asked is None else len(match.imagine(match.asked, 0).legal())


def check_moments(match: Match, facts: Json) -> None:
    """Follow a match choice by choice: the same seats are asked, with as many options each time."""
    moments = [(moment.asked, count_legal(moment)) for moment in Film(match).run()]
    expected = list(zip(map(int, facts["asked"]), facts["counts"], strict=True))
    now = facts.get("now", {"asked": None, "count": 0})
    assert moments == [*expected, (now["asked"], now["count"])]


def check_match(match: Match, facts: Json) -> None:
    """Compare all that 414419e showed of a match besides its choices."""
    assert (match.setup.seats, dict(match.setup.options)) == (facts["seats"], facts["options"])
    assert (match.names, match.over, match.winners()) == (facts["names"], facts["over"], facts["winners"])
    check_scores(match, facts)


def check_scores(match: Match, facts: Json) -> None:
    """Compare the score pad of every seat."""
    assert [score["total"] for score in match.scores()] == facts["totals"]
    assert [score["lines"] for score in match.scores()] == facts["scores"]


def check_record(found: str, kept: str) -> None:
    """Compare two records of one game.

    Names, choices and result are the same, and each pile deals the same. Between which choices it deals is left open.
    """
    one, other = parse(found), parse(kept)
    assert (one.game, one.header, one.names, one.components) == (
        other.game,
        other.header,
        other.names,
        other.components,
    )
    choices = [(move.seat, today(other.game, move.text)) for move in other.moves]
    assert [(move.seat, move.text) for move in one.moves] == choices
    assert (one.result, _dealt_by_pile(one)) == (other.result, _dealt_by_pile(other))


def _dealt_by_pile(record: Record) -> dict[str, list[str]]:
    piles = defaultdict(list)
    for pile, item in record.dealt + [dealt for move in record.moves for dealt in move.dealt]:
        piles[pile].append(item)
    return dict(piles)
