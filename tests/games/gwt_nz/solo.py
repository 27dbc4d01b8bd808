"""A table of one person and Sarah laid out in one line, and ways to follow her turn.

`solo(hires="sailor*2", card="12")` is Sarah's turn with card 12 on top of her deck. Arguments of `table` lay out the
rest; in its lists Sarah is the second player. Her token lies on her largest row, the first of equal ones.
"""

from __future__ import annotations

from typing import Any

from railherd.core.playing import replay
from railherd.core.playing.match import Match
from tests.games.gwt_nz.stock import GAME, T
from tests.games.gwt_nz.table import deal, decision, offered, table

Json = dict[str, Any]


def solo(
    card: str = "",
    *,
    level: str = "medium",
    first: str = "level",
    row: str = "",
    played: str = "",
    post: str | None = None,
    line: str = "",
    human: bool = False,
    moved: bool = False,
    **laid: Any,
) -> Match:
    """Return a match in Sarah's turn before she turns up a card, or with `human` in the person's own.

    card     what she turns up, or with `moved` the card that lies open while she stands where she moved to
    row      where her token lies
    played   cards on her discard pile; her deck has all others of the level
    post     where she delivered last
    line     the objective cards on display, the farthest from the deck first
    """
    if isinstance(laid.get("path"), list):  # a second person would have the step tile there
        laid["step_tile"] = [0, int(laid["path"][1] >= T.path_step_tile[2])]
    data = table(2, **laid).position()
    her = data["players"][1]
    her |= {"money": 0, "gold": 0, "tokens": 0, "step_tile": 0, "deck": []}
    most = max(her["workers"].values())
    used = [GAME.names["sarah_card"][one] for one in T.sarah.used[("easy", "medium", "hard").index(level)]]
    data |= {
        "seats": 1,
        "options": {**data["options"], "difficulty": level, "first_delivery": first},
        "sarah": {
            "deck": [one for one in used if one not in played.split()],
            "played": played.split(),
            "card": None,
            "row": row or next(kind for kind, count in her["workers"].items() if count == most),
            "post": post,
            "line": line.split() or data["objectives"],
        },
    }
    if moved:
        data["sarah"]["deck"].remove(card)
        data["sarah"]["card"] = card
    steps = ["finish", "visit", "act"] if moved else ["turn_up"]
    if not human:
        data["pending"] = [{"decision": "sarah", "seat": 0, "step": step, "amount": 0} for step in steps]
    match = replay.from_position(GAME, data, 1, [])
    return deal(match, "sarah", card) if card and not moved else match


def follow(match: Match, *choices: str) -> Match:
    """Let Sarah take her turn up to its end; where she leaves a choice, make these choices in turn."""
    left = list(choices)
    while not match.over and decision(match) == "sarah":
        options = offered(match)
        if len(options) > 1:
            if not left:
                return match
            assert left[0] in options, f"{left[0]} is not among {options}"
        match.choose(left.pop(0) if len(options) > 1 else options[0])
    assert not left, f"nobody asked for {left}"
    return match


def acted(card: str, *choices: str, **laid: Any) -> Match:
    """Return a match after Sarah did what a card says, where she stands."""
    return follow(solo(card, moved=True, **laid), *choices)


def rules(match: Match) -> list[str]:
    """Return the steps that she took and by which rule, "hire cheapest", in their order."""
    told = [event["args"] for event in match.events(None) if event["key"] == "gwt_nz.sarah_decided"]
    return [f"{args['step']} {args['rule']}" for args in told]


def her(match: Match) -> Json:
    """Return Sarah's seat in the position."""
    found: Json = match.position()["players"][1]
    return found


def pile(match: Match) -> str:
    """Return the cards that she got, as words."""
    return " ".join(her(match)["discards"])


def sarah(match: Match) -> Json:
    """Return what only she has, of the position."""
    found: Json = match.position()["sarah"]
    return found
