"""Overlays and records as a stranger may send them: ours, changed at random, and what must hold for each of them.

The changes know nothing of a game. A figure moves a little or very far, a list loses, doubles or mixes its entries, an
id, an action or a whole list comes from elsewhere in the same data, lines of a record are dropped, doubled or mixed.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import railherd
from railherd.core.agree import agree, options_for
from railherd.core.chance import from_seed
from railherd.core.contract import Game
from railherd.core.laws.conformance import state_of
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.playout import playout
from railherd.core.problem import Problem
from railherd.core.rng import Rng
from railherd.games.registry import GAMES
from railherd.server.replay.cache import read_record
from railherd.server.replay.moments import Eyes, strip

Path = tuple[str, ...]
REFUSED, PLAYED, READ = "refused", "played", "read"
MATCHES = 10  # one in so many overlays is played choice by choice, with views, a record and its replay
WILD_NUMBERS = (-1, 0, 1, 7, 50, 99, 100, 1000, 10**6, 2**31, 2**62, 2**64, 10**40)
WILD_TEXTS = ("", "x", "start", "kc", "any", "pair", "é" * 50, "\u202e", "a" * 5000)


class Figures:
    """The data files of a game as one dictionary: every value by its path, and what stands at like places."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.values: dict[Path, Any] = {}
        self.alike: dict[str, list[Any]] = {}
        for file in sorted((files(f"railherd.games.{name}.figures") / "data").iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                for path, value in _leaves(tomllib.loads(file.read_text(encoding="utf-8")), ()):
                    self.values[path] = value
                    self.alike.setdefault(path[-1], []).append(value)
        self.paths = [path for path in self.values if path[-1] not in ("provenance", "x", "y")]
        self.actions = [action for path, value in self.values.items() for action in _actions(value)]
        self.tables = sorted({path[0] for path in self.paths})


def _leaves(data: dict[str, Any], path: Path) -> Iterator[tuple[Path, Any]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key), value


def _actions(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict) and "do" in value:
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from _actions(inner)


def overlay(figures: Figures, rng: random.Random) -> str:
    """Return a few figures changed at random, as TOML."""
    lines = [] if rng.random() > 0.02 else list(_dense_graph(figures))
    for _ in range(rng.choice((1, 1, 1, 1, 1, 2, 3, 6))):
        table = rng.choice(figures.tables)
        of_table = [path for path in figures.paths if path[0] == table]
        path = rng.choice(of_table if rng.random() < 0.5 else figures.paths)
        changed = _changed(figures, path, rng)
        lines.append(f"{'.'.join(path)} = {_toml(changed)}")
    if rng.random() < 0.03:
        lines.append(
            rng.choice(("cost 3", ".".join(["a"] * rng.choice((3, 30, 30_000))) + " = 1", "x = " + "[" * 9000))
        )
    return "\n".join(dict.fromkeys(lines)) + "\n"


def _dense_graph(figures: Figures) -> Iterator[str]:
    """Yield lines that lead from each place of a graph to all later ones, up to the first that leads nowhere."""
    graph = [path for path, value in figures.values.items() if path[-1] == "to" and isinstance(value, list)]
    end = next((number for number, path in enumerate(graph) if not figures.values[path]), 0)
    for number in range(end):
        later = [path[1] for path in graph[number + 1 : end + 1]]
        yield f"{'.'.join(graph[number])} = {_toml(later)}"


def _changed(figures: Figures, path: Path, rng: random.Random) -> Any:
    value, wild = figures.values[path], rng.random() < 0.15
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        unit = 1000 if value and value % 1000 == 0 else 1
        return rng.choice(WILD_NUMBERS) if wild else max(0, value + unit * rng.choice((-1, 1, 1, 2)))
    if isinstance(value, str):
        return rng.choice(WILD_TEXTS) if wild else rng.choice(figures.alike[path[-1]])
    return _changed_list(figures, path, list(value), rng, wild)


def _changed_list(figures: Figures, path: Path, value: list[Any], rng: random.Random, wild: bool) -> list[Any]:
    names = list(dict.fromkeys(other[1] for other in figures.paths if other[0] == path[0] and len(other) > 1))
    later = names[names.index(path[-2]) + 1 :] if path[-2:-1] and path[-2] in names else names
    changes: list[Callable[[], list[Any]]] = [
        lambda: rng.sample(value, len(value)),
        lambda: [_nudged(figures, entry, rng) for entry in value],
        lambda: rng.choice([like for like in figures.alike[path[-1]] if isinstance(like, list)]),
    ]
    if wild:
        changes = [
            list,
            lambda: value * rng.choice((2, 3, 1000)),
            lambda: value[: rng.randrange(len(value) + 1)],
            lambda: [_nudged(figures, rng.choice(figures.actions or [{}]), rng) for _ in range(rng.choice((1, 3, 9)))],
            lambda: rng.sample(names, len(names)),
            lambda: rng.sample(later, min(len(later), rng.choice((1, 2, 3)))),
        ]
    return rng.choice(changes)()


def _nudged(figures: Figures, entry: Any, rng: random.Random) -> Any:
    if isinstance(entry, bool):
        return rng.random() < 0.5
    if isinstance(entry, int):
        return rng.choice(WILD_NUMBERS) if rng.random() < 0.05 else max(0, entry + rng.choice((-1, 0, 0, 1)))
    if isinstance(entry, dict):
        changed = {key: _nudged(figures, value, rng) for key, value in entry.items()}
        if "do" in changed and rng.random() < 0.3:
            changed["do"] = rng.choice(figures.actions)["do"]
        if "do" in changed and rng.random() < 0.05:
            changed["then"] = rng.choice(figures.actions)
        return changed
    return [_nudged(figures, inner, rng) for inner in entry] if isinstance(entry, list) else entry


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def try_overlay(name: str, text: str, rng: random.Random) -> str:
    """Read an overlay and, if it is accepted, play a game with it to the end by random choices."""
    try:
        game: Game[Any] = GAMES[name](text)
    except Problem as problem:
        return _refused(problem)
    seats = rng.choice(game.SEATS)
    options = {option: rng.choice(values) for option, values in options_for(game, seats).items()}
    setup, seed = agree(game, seats, options), rng.getrandbits(64)
    if rng.randrange(MATCHES):
        playout(game.new(setup, from_seed(seed, len(game.PILES)), []), Rng(seed))
    else:
        _look_again(_played(replay.start(game, setup, seed, []), rng), rng)
    return PLAYED


def _played(match: Match, rng: random.Random) -> Match:
    while not match.over:
        prompt = match.prompt() if rng.random() < 0.02 else None
        if prompt is not None:
            match.choose(rng.choice([option.text for option in prompt.options]))
        else:
            match.choose(rng.choice(state_of(match).legal()))
    return match


def _look_again(match: Match, rng: random.Random) -> None:
    """Look at a game as a server shows it, from its record."""
    cached = read_record(match.record())
    assert cached.broken is None, cached.broken
    first = rng.randrange(cached.film.last + 1)
    strip(cached, Eyes(rng.randrange(match.setup.seats), over=True), [], "en", first, 5)
    strip(cached, Eyes(open=True, over=True), [], "en", cached.film.last, 1)
    assert match.scores() == cached.film.at(cached.film.last).scores()


def record(figures: Figures, rng: random.Random) -> str:
    """Return the record of a game that random choices led to, with some lines changed."""
    game = GAMES[figures.name]
    match = railherd.new(figures.name, rng.choice(game.SEATS), rng.getrandbits(64), names=())
    for _ in range(rng.choice((0, 3, 30, 300))):
        if match.over:
            break
        match.choose(rng.choice(state_of(match).legal()))
    lines = match.record().splitlines()
    if rng.random() < 0.2:
        lines = [lines[0], "position " + json.dumps(match.position())]
    if rng.random() < 0.3:
        lines[1:1] = [f"| {line}" for line in overlay(figures, rng).splitlines()]
    for _ in range(rng.choice((0, 0, 1, 2))):
        _change_line(lines, rng)
    return "\n".join(lines) + "\n"


def _change_line(lines: list[str], rng: random.Random) -> None:
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    change = rng.randrange(8)
    if change == 0 and len(lines) > 1:
        del lines[at]
    elif change == 1:
        lines.insert(at, lines[other])
    elif change == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif change == 3:
        lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
    elif change == 4:
        lines[at] += rng.choice((" ~ tiles:a1", " x=1", "  ~ market:jersey", " " + "y" * 300_000))
    elif change == 5:
        lines.insert(1, "names " + " | ".join(["a"] * rng.choice((1, 2, 3, 101, 100_000))))
    elif change == 6:
        lines += ["|"] * rng.choice((1, 1000, 60_000))
    else:
        digits = [place for place, letter in enumerate(lines[at]) if letter.isdecimal()]
        if digits:
            place = rng.choice(digits)
            lines[at] = lines[at][:place] + rng.choice(("0", "9", "-1", "9" * 60)) + lines[at][place + 1 :]


def try_record(text: str) -> str:
    """Read a record as a server does, and look at its last moments."""
    try:
        cached = read_record(text)
    except Problem as problem:
        return _refused(problem)
    strip(cached, Eyes(open=True, over=True), [], "en", max(cached.film.last - 3, 0), 4)
    return READ


def _refused(problem: Problem) -> str:
    """Make sure that a refusal can be said."""
    assert str(problem), problem.key
    return REFUSED
