"""Positions of real games, changed at random, and what must hold for each of them.

The changes know nothing of a game: an entry goes from one list to another of its kind, two entries change places, a
value is replaced by what another real position has there, a number moves by one, something is left out or doubled.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from railherd.core.agree import agree
from railherd.core.contract import Game
from railherd.core.laws.conformance import state_of
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.words.catalogue import LANGUAGES, say

Json = dict[str, Any]
Path = tuple[str | int, ...]
LONGEST_GAME = 20_000
LEFT_ALONE = ("game", "rules", "seats", "options", "components", "chance")
GAP = re.compile(r"\{\w+\}")


class Pool:
    """Positions of real games, and what stands where in them."""

    def __init__(self, game: Game[Any], games: int, seed: int) -> None:
        self.game = game
        self.positions: list[Json] = []
        self.values: dict[Path, list[Any]] = {}
        rng = random.Random(seed)
        for number in range(games):
            self._play(replay.start(game, agree(game, rng.choice(game.SEATS), None), seed + number, []), rng)
        for position in self.positions:
            for path in paths(position):
                self.values.setdefault(pattern(path), []).append(at(position, path))

    def _play(self, match: Match, rng: random.Random) -> None:
        while not match.over:
            if rng.random() < 0.03 * len(state_of(match).stack()) ** 2:
                self.positions.append(match.position())
            options = state_of(match).legal()
            match.choose(rng.choice(options))
        self.positions.append(match.position())

    def position(self, rng: random.Random) -> Json:
        """One of the positions, to be changed at will."""
        data: Json = copied(rng.choice(self.positions))
        return data


def copied(data: Any) -> Any:
    """Return an independent twin of data."""
    return json.loads(json.dumps(data))


def paths(data: Any, path: Path = ()) -> list[Path]:
    """Where everything stands, but for what says which game this is."""
    found: list[Path] = [path] if path else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        if key not in LEFT_ALONE:
            found += paths(value, (*path, key))
    return found


def pattern(path: Path) -> Path:
    """Return a path without the numbers in it: where alike things stand."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def at(data: Any, path: Path) -> Any:
    """Return what stands at a path."""
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    """Lay something at a path."""
    at(data, path[:-1])[path[-1]] = value


def pick(found: list[Path], rng: random.Random) -> Path:
    """Choose a path so that a place which comes but once is as likely as all entries of a long list together."""
    kind = rng.choice(sorted({pattern(path) for path in found}))
    return rng.choice([path for path in found if pattern(path) == kind])


def swap(data: Json, pool: Pool, rng: random.Random) -> None:
    """Two things that are no lists change places."""
    leaves = [path for path in paths(data) if not isinstance(at(data, path), list | dict)]
    one = pick(leaves, rng)
    alike = [path for path in leaves if path[-1] == one[-1] or type(at(data, path)) is type(at(data, one))]
    other = rng.choice(alike)
    first, second = at(data, one), at(data, other)
    put(data, one, second)
    put(data, other, first)


def move(data: Json, pool: Pool, rng: random.Random) -> None:
    """Move or copy an entry from one list to another that has entries of its kind in some real position."""
    lists = [path for path in paths(data) if isinstance(at(data, path), list)]
    sources = [path for path in lists if any(isinstance(entry, str) for entry in at(data, path))]
    if not sources:
        return
    source = pick(sources, rng)
    entries = at(data, source)
    place = rng.choice([i for i, entry in enumerate(entries) if isinstance(entry, str)])
    entry = entries[place]
    goals = [path for path in lists if any(entry in value for value in pool.values.get(pattern(path), []))]
    goal = at(data, pick(goals if goals and rng.random() < 0.8 else lists, rng))
    if None in entries:
        entries[place] = None
    elif rng.random() < 0.8:
        entries.pop(place)
    if None in goal:
        goal[rng.choice([i for i, other in enumerate(goal) if other is None])] = entry
    else:
        goal.append(entry)


def cross(data: Json, pool: Pool, rng: random.Random) -> None:
    """Replace a value by what stands at its like in another real position."""
    leaves = [path for path in paths(data) if pattern(path) in pool.values]
    path = pick(leaves, rng)
    put(data, path, copied(rng.choice(pool.values[pattern(path)])))


def count(data: Json, pool: Pool, rng: random.Random) -> None:
    """Move a number by one, and often another the other way."""
    numbers = [path for path in paths(data) if type(at(data, path)) is int]
    one = pick(numbers, rng)
    put(data, one, at(data, one) + rng.choice((-1, 1)))
    if rng.random() < 0.5:
        other = rng.choice([path for path in numbers if path[-1] == one[-1] or path[:-1] == one[:-1]])
        put(data, other, at(data, other) + rng.choice((-1, 1)))


def drop(data: Json, pool: Pool, rng: random.Random) -> None:
    """Something is left out."""
    path = pick(paths(data), rng)
    parent = at(data, path[:-1])
    del parent[path[-1]]


def double(data: Json, pool: Pool, rng: random.Random) -> None:
    """Double an entry."""
    listed = [path for path in paths(data) if isinstance(path[-1], int)]
    path = pick(listed, rng)
    at(data, path[:-1]).append(copied(at(data, path)))


def relay(data: Json, pool: Pool, rng: random.Random) -> None:
    """Move what lies at one place of the board to another, or take it away."""
    tables = [path for path in paths(data) if isinstance(at(data, path), dict) and len(path) == 1 and at(data, path)]
    if not tables:
        return
    table = rng.choice(tables)
    laid = at(data, table)
    value = laid.pop(rng.choice(sorted(laid)))
    keys = sorted({path[-1] for path in pool.values if len(path) == 2 and path[0] == table[0]}, key=str)
    laid[rng.choice(keys)] = value


def ask(data: Json, pool: Pool, rng: random.Random) -> None:
    """Something else waits: what waits in another position, more, less, or for another seat."""
    donor = copied(rng.choice(pool.values[("pending",)]))
    choice = rng.randrange(5)
    if choice == 0:
        data["pending"] = donor
    elif choice == 1:
        data["pending"] += donor[1:]
    elif choice == 2 and data["pending"]:
        data["pending"].pop(rng.randrange(len(data["pending"])))
    seat = rng.randrange(data["seats"])
    for waiting in data["pending"]:
        if choice == 3 or (choice == 1 and data["pending"]):
            waiting["seat"] = seat if choice == 3 else data["pending"][0]["seat"]


def invent(data: Json, pool: Pool, rng: random.Random) -> None:
    """Let a decision wait that remembers anything."""
    kind = rng.choice(pool.game.DECISIONS)
    seat = data["pending"][0]["seat"] if data["pending"] else 0
    waiting: Json = {"decision": kind.NAME, "seat": seat}
    for field in kind.FIELDS:
        names = pool.game.names.get(field.vocabulary)
        number = rng.randint(field.low, min(field.high, field.low + rng.choice((1, 6, 40))))
        waiting[field.name] = number if names is None else rng.choice(names)
        if field.optional and rng.random() < 0.5:
            waiting[field.name] = None
    if rng.random() < 0.3:
        data["pending"] = [waiting]
    elif rng.random() < 0.3:
        data["pending"].insert(1, waiting)
    else:
        data["pending"].append(waiting)


CHANGES: tuple[Callable[[Json, Pool, random.Random], None], ...] = (
    swap, swap, move, move, move, cross, cross, cross, count, count, drop, double, relay, ask, ask, ask,
    invent, invent, invent,
)  # fmt: skip


def changed(pool: Pool, rng: random.Random) -> Json:
    """Return a position of a real game with one to three changes."""
    data = pool.position(rng)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        with suppress(
            KeyError, IndexError, TypeError, AttributeError
        ):  # an earlier change took away what this one needs
            rng.choice(CHANGES)(data, pool, rng)
    return data


def refused(game: Game[Any], data: Json) -> Problem | None:
    """Return the problem with a position, with a sentence in every language; None if it is accepted and sound."""
    try:
        match = replay.from_position(game, copied(data), 1, [])
    except Problem as problem:
        refusal = problem
    else:
        expect_sound(match)
        return None
    assert refusal.key != "core.position_impossible", str(refusal)
    for language in LANGUAGES:
        sentence = say(refusal.key, refusal.arguments, language)
        assert sentence.endswith("."), sentence
        assert not GAP.search(sentence), sentence
    return refusal


def expect_sound(match: Match) -> None:
    """Check that it reads back, that every seat can view it, and that the asked seat has an answer."""
    game, seats = match.game, match.setup.seats
    assert replay.from_position(game, match.position(), 1, []).position() == match.position()
    for seat in (None, *range(seats)):
        match.view(seat)
        assert game.audit(match.imagine(seat, 1)) == []
    for seat in range(seats):
        prompt = match.prompt(seat)
        assert match.over == (prompt is None)
    match.scores()


def play_on(game: Game[Any], data: Json, rng: random.Random, steps: int = LONGEST_GAME) -> bool:
    """Whether random play leads from a position to the end in so many steps; no law may be broken on the way."""
    match = replay.from_position(game, copied(data), 1, [])
    state = state_of(match)
    for step in range(steps):
        assert game.audit(state) == []
        if state.over():
            assert match.winners()
            return True
        if step % 11 == 10:
            replay.from_position(game, match.position(), 1, [])
        options = state.legal()
        assert options
        state.step(rng.choice(options))
    return False
