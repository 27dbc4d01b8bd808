"""Everything a few random games say: each key with the arguments it comes with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

import railherd
from railherd import Match, Prompt
from railherd.core.contract import Game
from railherd.games.registry import find

ASKED_EVERY = 8  # asking why not about every option is slow


class Said(NamedTuple):
    """A key and the arguments that are given with it."""

    key: str
    args: dict[str, Any]


@cache
def said_in_play(name: str) -> list[Said]:
    """What games of every number of seats and every combination of options say, from the first prompt to the end."""
    return [said for seed, match in enumerate(_matches(find(name))) for said in _play(match, Random(seed))]


def _matches(game: Game[Any]) -> Iterator[Match]:
    for seed, (seats, values) in enumerate(product(game.SEATS, product(*game.OPTIONS.values()))):
        options = dict(zip(game.OPTIONS, values, strict=True))
        yield railherd.new(game.ID, seats, seed, options)


def _play(match: Match, random: Random) -> Iterator[Said]:
    while (prompt := match.prompt()) is not None:
        yield from (Said(key, {}) for key in [prompt.decision, *prompt.path])
        yield from (Said(option.key, option.args) for option in prompt.options)
        if len(match.moves) % ASKED_EVERY == 0:
            yield from _refusals(match, prompt)
        match.choose(random.choice(prompt.options).id)
    for seat in [None, *range(match.setup.seats)]:
        yield from (Said(event["key"], {"who": "Ana", **event["args"]}) for event in match.events(seat))


def _refusals(match: Match, prompt: Prompt) -> Iterator[Said]:
    """Every option of the decision, legal or not, and why it is refused."""
    world = match.imagine(prompt.seat, seed=0)
    asked = world.stack()[-1]
    for number in range(asked.SPAN):
        words = match.game.describe(world, asked, number)
        yield Said(words.key, words.args)
        refused = match.why_not(words.text)
        if refused is not None:
            yield Said(refused.key, refused.args)
