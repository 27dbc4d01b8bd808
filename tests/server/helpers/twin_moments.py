"""Moments at which twins begin: rare events of the golden games, and any moment of random ones."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import railherd
from railherd import Match
from railherd.core.contract import Setup
from railherd.core.laws.conformance import all_setups, interrupt, state_of
from railherd.core.playing import replay
from railherd.core.rng import Rng
from railherd.core.writing.dealing import script_of
from railherd.games.registry import find
from tests.games.profile import profile_of
from tests.golden.games import NAMES, loaded
from tests.server.helpers.twins import Pair, differs, pair_of

LENGTH = 3
TIMES = 1  # how many moments are sought for each kind of event
BEFORE = 1  # choices before it happens
END = "game_ended"


class Moment(NamedTuple):
    """A golden game before one of its choices, and the kinds of events that come with it."""

    game: str
    choice: int
    kinds: frozenset[str]


@cache
def moments(title: str) -> list[Moment]:
    """Return every choice of every golden game."""
    return [moment for name in NAMES if name.startswith(f"{title}/") for moment in _moments(name)]


def _moments(name: str) -> Iterator[Moment]:
    whole = loaded(name)
    match = before(name, 0)
    for number, move in enumerate(whole.moves):
        since = match.happened
        match.deal_from(script_of(match.game, move.dealt))
        match.repeat(move)
        yield Moment(name, number, frozenset(kinds_of(match, since)))


def before(name: str, choice: int) -> Match:
    """Return a golden game before one of its choices."""
    whole = loaded(name)
    return replay.replay(whole.game, whole.shortened(len(whole.moves) - choice))


def kinds_of(match: Match, since: int) -> set[str]:
    return {match.game.EVENTS[event[0]].name for event in match.log_from(since)}


def kinds_in_play(title: str) -> set[str]:
    """Return the kinds of events that choices cause while secrets stay hidden."""
    kinds = {kind for moment in moments(title) for kind in moment.kinds}
    return kinds - {END} if profile_of(title).shows_hands_at_the_end else kinds


def rare(title: str) -> list[Moment]:
    """Return a few moments that together contain every kind of event."""
    wanted = dict.fromkeys(sorted(kinds_in_play(title)), TIMES)
    found = []
    often = {kind: sum(kind in moment.kinds for moment in moments(title)) for kind in wanted}
    for kind in sorted(wanted, key=lambda kind: often[kind]):
        having = [moment for moment in moments(title) if kind in moment.kinds]
        rng = random.Random(kind)
        for moment in rng.sample(having, min(wanted[kind], len(having))):
            found.append(moment)
            for also in moment.kinds & wanted.keys():
                wanted[also] -= wanted[also] > 0
    return found


def set_ups(title: str) -> list[str]:
    """Return golden games whose set-ups together contain every kind of event."""
    names: list[str] = []
    known: set[str] = set()
    for name in NAMES:
        if name.startswith(f"{title}/") and not (kinds := kinds_of(before(name, 0), 0)) <= known:
            names.append(name)
            known |= kinds
    return names


def golden_pairs(title: str) -> Iterator[Pair]:
    """Yield pairs around these moments, observed by the chooser, another seat and a spectator."""
    for name in set_ups(title):
        yield pair_of(before(name, 0), 0, (), LENGTH, 0)
    for number, moment in enumerate(rare(title)):
        start = max(0, moment.choice - BEFORE)
        match, whole = before(moment.game, start), loaded(moment.game)
        follow = [move.text for move in whole.moves[start:]]
        chooser = whole.moves[moment.choice].seat
        for observer in (chooser, (chooser + 1) % match.setup.seats, None):
            yield pair_of(match, observer, follow, LENGTH, number)


def _weighed_setups(title: str) -> list[Setup]:
    """Return all set-ups of a game, repeated so that each number of people comes as often as any other."""
    groups: dict[int, list[Setup]] = {}
    for setup in all_setups(find(title)):
        groups.setdefault(setup.seats, []).append(setup)
    most = max(map(len, groups.values()))
    return [group[place % len(group)] for group in groups.values() for place in range(most)]


def random_pairs(title: str, count: int, seed: int, choices: int | None = None) -> Iterator[Pair]:
    """Yield pairs at random moments of random games with every number of people, seen by a random observer.

    They come at most after a number of choices, by default that of the game's profile.
    """
    setups = _weighed_setups(title)
    for number in range(count):
        rng = random.Random(f"{title} {seed + number}")
        setup = setups[rng.randrange(len(setups))]
        match = railherd.new(title, setup.seats, rng.getrandbits(128), setup.options)
        for _ in range(rng.randrange(profile_of(title).twin_choices if choices is None else choices)):
            interrupt(match, Rng(rng.getrandbits(32) if match.game.ANYTIME else 0))
            if not state_of(match).over():
                match.choose(rng.choice(state_of(match).legal()))
        observer = rng.choice([None, *range(setup.seats)])
        pair = pair_of(match, observer, (), LENGTH, seed + number)
        if not match.over and differs(pair):
            yield pair
