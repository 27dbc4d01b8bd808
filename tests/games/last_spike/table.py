"""A table of Last Spike laid out in one line, and short ways to read what happens at it.

Tiles and cards are written as words: `laid="a b2 b3"` is the whole of route A and two tiles of route B. What a
test does not mention gets the plainest value: start money, empty hands, everything else in pool and bank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import railherd
from tests.golden.story import story as story

ROUTES = "abcdefuvwxyz"
TILES = [f"{route}{number}" for route in ROUTES for number in range(1, 5)]
CITIES = ("stl", "oma", "dod", "lar", "den", "elp", "ogd", "yum", "sac")
CARDS = [f"{city}-{rank}" for city in CITIES for rank in range(5)]
ENDS = {
    "a": ("stl", "oma"),
    "b": ("stl", "dod"),
    "c": ("oma", "lar"),
    "d": ("oma", "den"),
    "e": ("dod", "den"),
    "f": ("dod", "elp"),
    "u": ("lar", "ogd"),
    "v": ("den", "ogd"),
    "w": ("den", "yum"),
    "x": ("elp", "yum"),
    "y": ("ogd", "sac"),
    "z": ("yum", "sac"),
}
START_MONEY = {2: 60_000, 3: 50_000, 4: 40_000, 5: 35_000, 6: 30_000}
DEFAULTS = {"isolated_placement": "any_time_double", "money": "hidden"}


def table(
    seats: int = 2,
    *,
    laid: str = "",
    hands: Sequence[str] = (),
    cash: Sequence[int] = (),
    land: Sequence[str] = (),
    bankrupt: Sequence[int] = (),
    removed: str = "",
    asked: int = 0,
    pending: Mapping[str, object] | None = None,
    turn: int = 1,
    options: Mapping[str, str] | None = None,
    components: str = "",
) -> railherd.Match:
    """Return a match in this position; `hands`, `cash` and `land` list the seats in order and may stop early.

    Land 0 of a city that a laid tile touches, if not mentioned, goes to the last seat still in the game.
    """
    tiles = spaces(laid)
    players: list[dict[str, Any]] = [
        {
            "cash": 0 if seat in bankrupt else _given(cash, seat, START_MONEY[seats]),
            "hand": _given(hands, seat, "").split(),
            "land": _given(land, seat, "").split(),
            "bankrupt": seat in bankrupt,
        }
        for seat in range(seats)
    ]
    heir = max(set(range(seats)) - set(bankrupt))
    players[heir]["land"] += _unclaimed(tiles, [*removed.split(), *(card for p in players for card in p["land"])])
    return railherd.from_position(
        {
            "game": "last_spike",
            "rules": 1,
            "components": components,
            "seats": seats,
            "options": {**DEFAULTS, **(options or {})},
            "turn": turn,
            "first": 0,
            "last_spike": None,
            "laid": tiles,
            "removed": removed.split(),
            "players": players,
            "pending": [pending or {"decision": "lay", "seat": asked}],
            "chance": {"seed": "1", "drawn": {"start": 0, "tiles": 0}},
        }
    )


def dealt(seats: int, start: str, tiles: str = "") -> railherd.Match:
    """Return a new game that draws `start` for the first turn and then deals `tiles`; later deals are random."""
    deal = [f"start:{tile}" for tile in start.split()] + [f"tiles:{tile}" for tile in tiles.split()]
    header = f"railherd 1 · last_spike rules=1 seats={seats} seed=5"
    return railherd.load(f"{header}\n~ {' '.join(deal)}\n")


def spaces(words: str) -> list[str]:
    """Return the named tiles; a route's letter stands for its four."""
    return [
        tile for word in words.split() for tile in ([word] if len(word) > 1 else [f"{word}{n}" for n in range(1, 5)])
    ]


def all_but(words: str) -> str:
    """Return every tile of the game except some."""
    return " ".join(tile for tile in TILES if tile not in spaces(words))


def buying(seat: int, claimed: str | None = None) -> dict[str, object]:
    """Return the pending decision of a seat that has laid its tile."""
    return {"decision": "buy", "seat": seat, "claimed": claimed}


def play(match: railherd.Match, *choices: str) -> None:
    """Make these choices, each for the seat that is asked."""
    for choice in choices:
        match.choose(choice)


def offered(match: railherd.Match) -> list[str]:
    """Return what the asked seat may choose."""
    prompt = match.prompt()
    assert prompt is not None
    return [option.text for option in prompt.options]


def money(match: railherd.Match) -> list[int]:
    """Return the cash of all seats."""
    return [score["total"] for score in match.scores()]


def hands(match: railherd.Match) -> list[str]:
    """Return the tiles of all seats."""
    return [" ".join(match.view(seat)["players"][seat]["hand"]) for seat in range(match.setup.seats)]


def land(match: railherd.Match) -> list[str]:
    """Return the land cards of all seats."""
    owners = match.view(None)["cards"]
    return [" ".join(card for card in CARDS if owners[card] == seat) for seat in range(match.setup.seats)]


def refused(match: railherd.Match, choice: str) -> tuple[str, dict[str, Any], str]:
    """Return a refusal (reason, figures, rulebook section), after checking that trying the choice changes nothing."""
    refusal = match.why_not(choice)
    assert refusal is not None, f"{choice} is allowed"
    before = match.fingerprint()
    with pytest.raises(railherd.IllegalChoice) as caught:
        match.choose(choice)
    assert caught.value.refusal == refusal
    assert match.fingerprint() == before
    return refusal.key.removeprefix("last_spike.refusal."), refusal.args, refusal.section


def _given(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    return values[seat] if seat < len(values) else otherwise


def _unclaimed(laid: Sequence[str], mentioned: Sequence[str]) -> list[str]:
    """Return Land 0 of each city beside a laid tile that is assigned to no seat."""
    touched = {ENDS[tile[0]][tile[1] == "4"] for tile in laid if tile[1] in "14"}
    return [f"{city}-0" for city in CITIES if city in touched and f"{city}-0" not in mentioned]
