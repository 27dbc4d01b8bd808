"""Short ways to play at a table of a trail game, and to read what happens at it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from railherd.core.agree import agree
from railherd.core.contract import Game
from railherd.core.notation import IllegalChoice
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from tests.kit.stock import words

Json = dict[str, Any]
Words = str | Sequence[str | None] | None
Numbers = int | Sequence[int | None] | None


@cache
def fresh_position(game: Game[Any], seats: int) -> Json:
    """Return the position of a new game with seed 1."""
    return replay.start(game, agree(game, seats, None), 1, []).position()


def value_of(given: Any, seat: int) -> Any:
    """Return the value given for a seat, None if there is none."""
    listed = [given] if isinstance(given, str | int) or given is None else given
    return listed[seat] if seat < len(listed) else None


def pairs(text: str) -> dict[str, str]:
    """Split "a1=0-2 rock1=rockfall_green_2" into a dictionary."""
    split = [word.partition("=") for word in text.split()]
    return {space: tile for space, _, tile in split}


def using(tile: str | None, seat: int = 0) -> Json:
    """Return the pending decision of a seat that has just arrived at a tile (None: an empty space)."""
    return {"decision": "use", "seat": seat, "tile": tile, "used": 0, "copied_space": None, "copied_tile": None}


def start(game: Game[Any], seats: int, seed: int, dealt: str, options: dict[str, str]) -> Match:
    """Return a new game; `dealt` ("masters:sm3") fixes what the piles deal first."""
    script = [(pile, item) for pile, item in (word.split(":") for word in dealt.split())]
    return replay.start(game, agree(game, seats, options), seed, [], script)


def deal(match: Match, pile: str, items: str) -> Match:
    """Make a pile ("deck_0", "market", "objectives", "stack_1") deal these next; return the same match."""
    named = match.game.PILES
    piles = [name for name, _ in named]
    script: list[list[int]] = [[] for _ in piles]
    names = match.game.names[named[piles.index(pile)][1]]
    script[piles.index(pile)] = [names.index(item) for item in words(items)]
    match.deal_from(script)
    return match


def play(match: Match, *choices: str) -> Match:
    """Make these choices, each for the seat that is asked; return the same match."""
    for choice in choices:
        match.choose(choice)
    return match


def offered(match: Match) -> list[str]:
    """Return what the asked seat may choose."""
    prompt = match.prompt()
    assert prompt is not None
    return [option.text for option in prompt.options]


def decision(match: Match) -> str:
    """Return the decision that is asked now."""
    prompt = match.prompt()
    assert prompt is not None
    return prompt.decision.removeprefix(f"{match.game.ID}.")


def money(match: Match) -> list[int]:
    """Return the money of all seats."""
    return [seen["money"] for seen in match.view(None)["players"]]


def cards(match: Match, seat: int = 0, pile: str = "hand") -> str:
    """Return a seat's hand, or its `deck` or `discards`, as words in the order of the position."""
    return " ".join(match.position()["players"][seat][pile])


def story(match: Match, since: int = 0) -> list[str]:
    """Return what happened, secrets included: the seat ("-" for none), the event, and its arguments."""
    own = [match.events(seat) for seat in match.seats]
    told = []
    for event in match.events(None)[since:]:
        if event["seat"] is not None:
            event = own[event["seat"]][event["n"]]
        who = "-" if event["seat"] is None else event["seat"]
        told.append(" ".join(map(str, [who, event["key"].removeprefix(f"{match.game.ID}."), *event["args"].values()])))
    return told


def refused(match: Match, choice: str) -> str:
    """Return why a choice is refused, after checking that trying it changes nothing."""
    refusal = match.why_not(choice)
    assert refusal is not None, f"{choice} is allowed"
    before = match.fingerprint()
    with pytest.raises(IllegalChoice) as caught:
        match.choose(choice)
    assert caught.value.refusal == refusal
    assert match.fingerprint() == before
    return refusal.key.removeprefix(f"{match.game.ID}.refusal.")
