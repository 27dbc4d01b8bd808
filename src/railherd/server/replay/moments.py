"""A game looked at again: its moments through somebody's eyes, and how the scores ran."""

from __future__ import annotations

from typing import Any

import msgspec

from railherd.core.film import Film
from railherd.core.match import Match
from railherd.core.problem import Problem
from railherd.server.replay.cache import CachedReplay
from railherd.tables import protocol
from railherd.tables.problems import problem_in

Events = list[dict[str, Any]]


class Chosen(msgspec.Struct, frozen=True):
    """A choice; its text is None as long as it is the business of its seat alone."""

    seat: int
    text: str | None


class Moment(msgspec.Struct, frozen=True):
    """A game after a number of choices. From event number `events_from` on, `events` has what happened up to there."""

    at: int
    last: int  # the number of the last moment; the first is 0
    seat: int | None  # through whose eyes; None for a spectator or for everything laid open
    open: bool  # every hand laid open
    names: list[str]
    view: dict[str, Any]
    chosen: Chosen | None  # what led here
    events_from: int
    events: list[dict[str, Any]]
    fresh: int  # the number of the first event that came of what was chosen
    scores: list[dict[str, Any]] | None
    broken: protocol.Problem | None  # why a record cannot be followed beyond its last moment


class Runner(msgspec.Struct, frozen=True):
    """A seat's total at every moment, and the lines of its score pad."""

    totals: list[int]
    lines: dict[str, list[int]]


class Race(msgspec.Struct, frozen=True):
    """How the scores of all seats ran, moment by moment."""

    last: int
    names: list[str]
    seats: list[Runner]


class Look(msgspec.Struct, frozen=True):
    """What somebody wants to see: which moment (None: the last), through whose eyes, and events from which on."""

    at: int | None = None
    seat: int | None = None
    open: bool = False
    since: int = 0


def moment(reel: CachedReplay, look: Look, names: list[str], over: bool, language: str) -> Moment:
    """A moment as it is looked at. Until the game is over, what others chose may tell of their hands."""
    film = reel.film
    at = film.last if look.at is None else look.at
    if at > film.last:
        raise Problem("server.no_such_moment", {"found": at, "last": film.last})
    match = film.at(at)
    since = min(look.since, match.happened)
    return Moment(
        at=at,
        last=film.last,
        seat=None if look.open else look.seat,
        open=look.open,
        names=names,
        view=laid_open(match) if look.open else match.view(look.seat),
        chosen=_chosen(film, at, look.seat, over),
        events_from=since,
        events=all_events(match, since) if look.open else match.events(look.seat, since),
        fresh=film.happened(at - 1) if at else 0,
        scores=match.scores() if match.over else None,
        broken=None if reel.broken is None else problem_in(reel.broken, language),
    )


def race(film: Film, names: list[str]) -> Race:
    """How the scores ran, of a game that hides nothing any more."""
    columns = [match.scores() for match in film.run()]
    seats = range(len(columns[0]))
    return Race(film.last, names, [_runner([scores[seat] for scores in columns]) for seat in seats])


def _runner(scores: list[dict[str, Any]]) -> Runner:
    lines = {line: [score["lines"][line] for score in scores] for line in scores[0]["lines"]}
    return Runner([score["total"] for score in scores], lines)


def _chosen(film: Film, at: int, seat: int | None, over: bool) -> Chosen | None:
    if at == 0:
        return None
    move = film.moves[at - 1]
    return Chosen(move.seat, move.text if over or move.seat == seat else None)


def laid_open(match: Match) -> dict[str, Any]:
    """What a spectator sees who looks into every hand: each player as he sees himself."""
    players = [match.view(seat)["players"][seat] for seat in range(match.setup.seats)]
    return {**match.view(None), "players": players}


def all_events(match: Match, since: int) -> Events:
    """Each event as the seat saw it that it befell."""
    told = [match.events(seat, since) for seat in range(match.setup.seats)]
    return [
        event if event["seat"] is None else told[event["seat"]][number]
        for number, event in enumerate(match.events(None, since))
    ]
