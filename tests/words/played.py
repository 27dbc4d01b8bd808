"""Everything a few random games say: each key with its arguments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

from railherd import Match, Prompt
from railherd.core.contract import Game
from railherd.core.laws.conformance import all_setups, state_of
from railherd.core.notation import refusal
from railherd.core.playing import replay
from tests.games.profile import profile_of
from tests.words.used import game_named

MANY_SETUPS = 50
ASKED_EVERY = 8  # asking for the refusal of every option is slow


class Said(NamedTuple):
    """A key and its arguments."""

    key: str
    args: dict[str, Any]


@cache
def said_in_play(name: str) -> list[Said]:
    """Return everything that games with all seat counts and options say, from start to end, without repeats."""
    early = [said for seed, match in enumerate(_matches(game_named(name))) for said in _play(match, Random(seed))]
    random, tried = Random(0), Counter[str]()
    late = [said for match in profile_of(name).late_games() for said in _play(match, random, tried)]
    return list({repr(said): said for said in early + late}.values())


def _matches(game: Game[Any]) -> Iterator[Match]:
    """Yield new games: every set-up, or of very many ones enough to have each value of each option."""
    setups = sorted(all_setups(game), key=attrgetter("seats"))
    values = max(len(values) for values in game.OPTIONS.values())
    for seed, setup in enumerate(setups):
        rank = seed if len(setups) > MANY_SETUPS and setup.options.keys() == game.OPTIONS.keys() else 0
        if rank % (values + 1) == 0:  # each next one has the next value of the last option, and in turn of the others
            yield replay.start(game, setup, seed, [])


def _play(match: Match, random: Random, tried: Counter[str] | None = None) -> Iterator[Said]:
    """Play a random game; curious players, who count what they have `tried`, prefer new options every other time."""
    while (prompt := match.prompt()) is not None:
        yield from (Said(key, {}) for key in [prompt.decision, *prompt.path])
        yield from (Said(option.key, option.args) for option in prompt.options)
        yield from _wholes(match)
        if len(match.moves) % ASKED_EVERY == 0:
            yield from _refusals(match, prompt)
        choice = random.choice(prompt.options)
        if tried is not None:
            if len(match.moves) % 2:
                choice = min(prompt.options, key=lambda option: tried[option.text])
            tried[choice.text] += 1
        match.choose(choice.id)
    for seat in [None, *match.seats]:
        yield from (Said(event["key"], {"who": "Ana", **event["args"]}) for event in match.events(seat))


def _wholes(match: Match) -> Iterator[Said]:
    """Yield the answers to a question and those that go on with it at once."""
    state = state_of(match)
    for whole in state.wholes():
        words = match.game.describe_whole(state, state.stack()[-1], whole)
        yield Said(words.key, words.args)


def _refusals(match: Match, prompt: Prompt) -> Iterator[Said]:
    """Yield every option of the decision, legal or not, and why it is refused.

    The reason is asked for by the option's number: `why_not` would read its text again, among all of them.
    """
    world, state = match.imagine(prompt.seat, seed=0), state_of(match)
    asked = world.stack()[-1]
    for number in range(world.span()):
        words = match.game.describe(world, asked, number)
        yield Said(words.key, words.args)
        refused = refusal(match.game, state, number)
        if refused is not None:
            yield Said(refused.key, refused.args)
