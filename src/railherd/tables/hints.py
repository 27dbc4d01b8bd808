"""Hints at a table: who may ask for one, the note of it that everybody sees, and what is told of it."""

from __future__ import annotations

from railherd.bots.advice.told import all_reasons, expectation
from railherd.bots.advise import Advice, asked_seat
from railherd.core.problem import Problem
from railherd.tables import entries
from railherd.tables.command import Actor, Judged, own_seat, require_host, require_person, require_playing
from railherd.tables.protocol import WeighedChoice
from railherd.tables.seating import SeatingCommand
from railherd.tables.state import TableState
from railherd.words.catalogue import catalogue


def require_hints(state: TableState) -> None:
    """Require that people may ask for hints."""
    if not state.has_hints:
        raise Problem("server.no_hints")


class AllowHints(SeatingCommand, frozen=True):
    """Allow hints although several people play, or no longer."""

    on: bool

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the host."""
        require_host(state, actor.guest_id)
        return Judged(entries.AllowHints(self.on))


class NoteHint(SeatingCommand, frozen=True):
    """Note that a person asks for a hint, before they get it."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the person who plays the seat, where hints are on."""
        seat = own_seat(state, actor)
        require_playing(state)
        require_person(state, seat)
        require_hints(state)
        assert state.match is not None
        asked_seat(state.match, seat)
        return Judged(entries.Hint(), seat)


def told_choices(advice: Advice, game: str, language: str) -> list[WeighedChoice]:
    """Return the best options of advice in sentences of a language."""
    words = catalogue(language)
    reasons = all_reasons(game, advice.best, words)
    return [
        WeighedChoice(each.option.text, each.expected, each.spread, each.unit, expectation(each, words), told)
        for each, told in zip(advice.best, reasons, strict=True)
    ]
