"""What the tests and tools that run over every game must know about one: `tests/games/<game>/profile.py` says it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from railherd import Match, games


@dataclass(frozen=True)
class Marks:
    """The marks that a game's figures must reach in `make soak`."""

    compiled: float  # two-player games per Madd
    interpreted: float
    copy: float  # µs norm, at most
    against_random: float  # greedy's share
    every: int  # how often the costly checks of the examination run
    points: float | None = None  # greedy's mean against itself
    pace: float | None = None  # ms of a greedy decision, at most


class Story(NamedTuple):
    """A four-player game, of greedy bots or recorded; `moments` count choices: 5, 50, 95 and 100 % of them."""

    moments: dict[str, int]
    seed: int = 1
    record: str = ""  # a golden game of this game


class Specimen(NamedTuple):
    """A moment in a seeded game of greedy bots, seen by the seat that is asked after this many choices; -1 is the end.

    With a decision, the first time after this many choices that it is asked.
    """

    name: str
    seats: int
    seed: int
    choices: int
    decision: str = ""


class ChangedPositions(NamedTuple):
    """How many positions are changed at random and loaded, and which are always among them."""

    games: int  # played for positions to change
    tries: int
    played: int  # one in so many of the accepted positions is played to its end
    telling: tuple[int, ...] = ()  # later changes that broke games when a check was missing


def no_games() -> Iterable[Match]:
    """Return no games, for a game whose normal play reaches everything."""
    return ()


@dataclass(frozen=True)
class Profile:
    """What the tests and tools must know about a game."""

    # measured and looked at
    marks: Marks
    story: Story
    specimens: tuple[Specimen, ...]

    # played
    changed_positions: ChangedPositions
    every_decision: tuple[str, ...]  # golden games that together ask for every kind of decision
    late_games: Callable[[], Iterable[Match]] = no_games  # what normal play rarely reaches
    examined_games: int = 25  # for each number of seats; fewer for a game of hours
    worker_choices: int | None = None  # that bots make in worker processes; without it, a whole game
    never_asked: frozenset[str] = frozenset()  # in the turn: they answer themselves, or are asked beside it
    never_happens: frozenset[str] = frozenset()  # events that other games share, and this one cannot bring about
    twin_choices: int = 60  # up to which a random game goes before it is compared with its twin

    # hidden
    secret_arguments: frozenset[str] = frozenset()  # of events, as "event.argument"
    shows_hands_at_the_end: bool = False  # from then on twins may be told apart

    # written
    chapters: tuple[str, ...] = ()  # of the rules on the page, in order
    composed_keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # start of a key: its ends
    trail_keys: tuple[str, ...] = ()  # ends of keys that begin with the id of a trail game, whichever it is
    shown_keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the same, for keys only the page uses
    latin_names: tuple[str, ...] = ()  # patterns of keys that languages in Latin script need not translate
    codes: tuple[str, ...] = ()  # patterns of keys that no language translates
    registers: Mapping[str, tuple[Sequence[str], ...]] = field(default_factory=dict)  # file: what its constants count


def profile_of(game: str) -> Profile:
    """Return the profile of a game."""
    found = importlib.import_module(f"tests.games.{game}.profile").PROFILE
    assert isinstance(found, Profile), f"PROFILE in tests/games/{game}/profile.py is not a Profile"
    return found


def profiles() -> dict[str, Profile]:
    """Return the profiles of all registered games by id."""
    return {game: profile_of(game) for game in games()}
