"""Show moments of a game again: many in a row, or one alone."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from railherd.core.contract import Words
from railherd.core.playing.film import Film
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.core.writing.record import Move
from railherd.server.replay.cache import CachedReplay
from railherd.tables import protocol
from railherd.tables.problems import problem_in

Events = list[dict[str, Any]]


class Eyes(msgspec.Struct, frozen=True):
    """What a viewer may see: through which seat's eyes, or with every hand laid open."""

    seat: int | None = None  # None: a spectator's
    open: bool = False
    over: bool = False  # nothing is hidden any more, so every choice may be told


class Choice(msgspec.Struct, frozen=True):
    """A choice, in words and with its place; only its seat while it is that seat's secret."""

    seat: int
    text: str | None = None
    key: str | None = None
    args: dict[str, Any] = {}
    at: str | None = None


class Frame(msgspec.Struct, frozen=True):
    """A moment: the choice that led to it, its events, and the view."""

    view: dict[str, Any]
    chosen: Choice | None
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None


class Strip(msgspec.Struct, frozen=True):
    """Moments in a row, from number `first` on, of a game whose last moment is `last`."""

    first: int
    last: int
    seat: int | None  # through whose eyes; None for a spectator or for everything laid open
    open: bool  # every hand laid open
    names: list[str]
    frames: list[Frame]
    over: bool  # whether the game is over at its last moment
    broken: protocol.Problem | None  # why a record cannot be followed beyond its last moment


class Chosen(msgspec.Struct, frozen=True):
    """A choice; its text is None while it is its seat's secret."""

    seat: int
    text: str | None


class Moment(msgspec.Struct, frozen=True):
    """A game after a number of choices. `events` has all that happened from event number `events_from` on."""

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


def permitted_eyes(seat: int | None, open: bool, own: list[int], over: bool) -> Eyes:
    """Return through whose eyes a viewer with these seats looks at a table's game; `Problem` if they may not.

    During play a viewer sees what they saw: with one seat as that seat, else (at a shared screen) as a spectator.
    """
    alone = own[0] if len(own) == 1 else None
    if not over and (open or seat not in (None, alone)):
        raise Problem("server.not_over")
    return Eyes(alone if seat is None and not open else seat, open, over)


def strip(cached: CachedReplay, eyes: Eyes, names: list[str], language: str, first: int, count: int) -> Strip:
    """Return up to `count` moments from `first` on, or from the last one if the game ends before that."""
    film = cached.film
    first = min(first, film.last)
    frames = _frames(film, eyes, first, count)
    seat = None if eyes.open else eyes.seat
    return Strip(first, film.last, seat, eyes.open, names, frames, film.is_over, _broken(cached, language))


def moment(
    cached: CachedReplay, eyes: Eyes, names: list[str], language: str, at: int | None = None, since: int = 0
) -> Moment:
    """Return one moment, the last unless `at` says which, with the events from number `since` on.

    `Problem` if there is no such moment.
    """
    film = cached.film
    at = film.last if at is None else at
    if at > film.last:
        raise Problem("server.no_such_moment", {"found": at, "last": film.last})
    since = min(since, film.happened(at))
    [frame] = _frames(film, eyes, at, 1, since)
    return Moment(
        at=at,
        last=film.last,
        seat=None if eyes.open else eyes.seat,
        open=eyes.open,
        names=names,
        view=frame.view,
        chosen=None if frame.chosen is None else Chosen(frame.chosen.seat, frame.chosen.text),
        events_from=since,
        events=frame.events,
        fresh=_fresh(film, at),
        scores=frame.scores,
        broken=_broken(cached, language),
    )


def _frames(film: Film, eyes: Eyes, first: int, count: int, since: int | None = None) -> list[Frame]:
    """Return frames with the events that are new at each, or with all from number `since` on.

    The run begins one moment earlier, because the words of a choice come from the question that it answers.
    """
    before = max(first - 1, 0)
    frames: list[Frame] = []
    words: Words | None = None
    for at, match in enumerate(islice(film.run(before), first - before + count), before):
        if at >= first:
            frames.append(
                Frame(
                    view=_laid_open(match) if eyes.open else match.view(eyes.seat),
                    chosen=None if words is None else _choice(film.moves[at - 1].seat, words, eyes),
                    events=_events(match, eyes, _fresh(film, at) if since is None else since),
                    scores=match.scores() if match.over else None,
                )
            )
        words = _words(match, film.moves[at]) if at < film.last else None
    return frames


def _words(match: Match, move: Move) -> Words:
    """Return a choice that comes next in words."""
    return match.words_of(move.text, move.seat if move.anytime else None)


def _choice(seat: int, words: Words, eyes: Eyes) -> Choice:
    if eyes.over or seat == eyes.seat:
        return Choice(seat, words.text, words.key, words.args, words.at)
    return Choice(seat)


def _fresh(film: Film, at: int) -> int:
    """Return the number of the first event that came of the choice before a moment."""
    return film.happened(at - 1) if at else 0


def _broken(cached: CachedReplay, language: str) -> protocol.Problem | None:
    return None if cached.broken is None else problem_in(cached.broken, language)


def _laid_open(match: Match) -> dict[str, Any]:
    """Return a spectator's view with every hand in it: each player as they see themselves."""
    players = [match.view(seat)["players"][seat] for seat in match.seats]
    return {**match.view(None), "players": players}


def _events(match: Match, eyes: Eyes, since: int) -> Events:
    """Return events as the viewer sees them; laid open, each is as the seat saw it that it happened to."""
    if not eyes.open:
        return match.events(eyes.seat, since)
    by_seat = [match.events(seat, since) for seat in match.seats]
    return [
        event if event["seat"] is None else by_seat[event["seat"]][number]
        for number, event in enumerate(match.events(None, since))
    ]
