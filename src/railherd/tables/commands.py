"""The commands that players send over the socket, and when they are allowed."""

from __future__ import annotations

from typing import Annotated

import msgspec

from railherd.bots.registry import DEFAULT_BOT
from railherd.core.problem import Problem
from railherd.tables import entries
from railherd.tables.chairs import GUEST
from railherd.tables.command import (
    Actor,
    Judged,
    chair_at,
    own_seat,
    own_seats,
    require_moment,
    require_person,
    require_playing,
)
from railherd.tables.rewinds import choices_of_turns, require_reachable, require_rewinds_left
from railherd.tables.state import PLAYING, STOPPED, TableState
from railherd.tables.talk import plain_text

MAX_ID_LENGTH = 64
MAX_TALK_LENGTH = 500
MAX_CHOICE_LENGTH = 200
MAX_CHOICES = 32  # of one command

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ID_LENGTH)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ChoiceText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CHOICE_LENGTH)]
TalkText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TALK_LENGTH)]


class ToServer(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Anything that a client sends."""


class Choose(ToServer, tag="choose", frozen=True):
    """Answer the prompt of a moment of the game with an option's text.

    `then` answers the prompts that follow, too: all are kept or refused together, and one undo takes all back. Only
    the last may bring something hidden to light.
    """

    table: TableId
    at: Number
    choice: ChoiceText
    id: Id
    then: Annotated[list[ChoiceText], msgspec.Meta(max_length=MAX_CHOICES - 1)] = []

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the person who plays the seat; the match checks whether the choice is legal."""
        seat = own_seat(state, actor)
        require_moment(state, self.at)
        require_person(state, seat)
        return Judged(entries.Choose(self.choice, settled=self.then), seat)


class Interrupt(ToServer, tag="interrupt", frozen=True):
    """Do something beside the turn, or answer a question of my own, with an option's text.

    `after` is `interrupts` of the state that it answers. What others do meanwhile does not matter.
    """

    table: TableId
    after: Number
    choice: ChoiceText
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the person who plays the seat; the match checks whether the choice is legal."""
        seat = own_seat(state, actor)
        require_playing(state)
        require_person(state, seat)
        if state.interrupts[seat] != self.after:
            raise Problem("server.moved_on")
        return Judged(entries.Interrupt(self.choice), seat)


class Undo(ToServer, tag="undo", frozen=True):
    """Take my last choice back, if nothing was revealed since; with `turn` all of them since then."""

    table: TableId
    at: Number
    id: Id
    turn: bool = False

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the seat that is asked and, for what it did beside the turn, to any other."""
        return Judged(entries.Undo(self.turn), _undoing_seat(state, actor, self.at))


class Redo(ToServer, tag="redo", frozen=True):
    """Make the choice again that I took back."""

    table: TableId
    at: Number
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the seat that is asked and, for what it did beside the turn, to any other."""
        return Judged(entries.Redo(), _undoing_seat(state, actor, self.at))


class AskRewind(ToServer, tag="ask_rewind", frozen=True):
    """Ask everybody to take back some choices, even across something revealed. Against bots only it happens at once.

    With `turns` they are all choices since the beginning of so many turns of mine, the one that I am in among them.
    """

    table: TableId
    at: Number
    count: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    id: Id
    turns: bool = False

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to every player, if there are so many choices to take back and nobody whose they are is away."""
        seat = own_seat(state, actor)
        require_moment(state, self.at)
        moves = [] if state.match is None else state.match.moves
        count = choices_of_turns(moves, seat, self.count) if self.turns else self.count
        if not 0 < count <= len(moves):
            raise Problem("core.nothing_to_undo")
        require_rewinds_left(state)
        require_reachable(state, count, actor.long_away)
        return Judged(entries.AskRewind(count), seat)


class AnswerRewind(ToServer, tag="answer_rewind", frozen=True):
    """Accept or reject a rewind for everybody at my screen. It happens once all players accept."""

    table: TableId
    yes: bool
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it once to each player while a rewind is asked for."""
        seat = own_seats(state, actor.guest_id)[0]
        if state.rewind is None or seat in state.rewind.agreed:
            raise Problem("server.nothing_asked")
        return Judged(entries.AnswerRewind(self.yes), seat)


class SeatToBot(ToServer, tag="seat_to_bot", frozen=True):
    """Let a bot play for a guest who has been away for a long time, or whose time for the turn has run out."""

    table: TableId
    seat: Number
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the players, once the guest has been away for a long time or is late."""
        own_seats(state, actor.guest_id)
        chair = chair_at(state, self.seat)
        if chair.kind != GUEST or chair.stand_in or state.phase != PLAYING:
            raise Problem("server.nobody_to_replace")
        is_late = self.seat == state.asked and state.deadline is not None and state.deadline <= actor.turns_end
        if self.seat not in actor.long_away and not is_late:
            raise Problem("server.not_away_long", {"name": chair.name})
        return Judged(entries.SeatToBot(DEFAULT_BOT, late=self.seat not in actor.long_away), self.seat)


class SeatFromBot(ToServer, tag="seat_from_bot", frozen=True):
    """Play my own seat again instead of the bot."""

    table: TableId
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the guest for whom a bot plays."""
        seat = own_seat(state, actor)
        if not state.chairs[seat].stand_in:
            raise Problem("server.seat_is_yours")
        return Judged(entries.SeatFromBot(), seat)


class TakeSeatBack(ToServer, tag="take_seat_back", frozen=True):
    """Have my seat again, which somebody else took while I was away."""

    table: TableId
    seat: Number
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to the owner of the seat, unless they meanwhile have another person's."""
        if self.seat not in state.lost_seats(actor.guest_id):
            raise Problem("server.nothing_lost")
        if state.phase not in (PLAYING, STOPPED):
            raise Problem("core.game_over")
        if any(state.chairs[seat].owner for seat in state.seats_of(actor.guest_id)):
            raise Problem("server.seated_already")
        return Judged(entries.TakeSeatBack(), self.seat)


class Say(ToServer, tag="say", frozen=True):
    """Say something at the table."""

    table: TableId
    text: TalkText
    id: Id

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it to players if the host allows talk; at a shared screen the seat's name is used."""
        seat = own_seat(state, actor)
        text = plain_text(self.text)
        if not state.talk_allowed:
            raise Problem("server.no_talk")
        if not text:
            raise Problem("server.nothing_said")
        shared = len(state.seats_of(actor.guest_id)) > 1
        name = state.chairs[seat].name if shared else actor.name
        return Judged(entries.Say(name, text), seat)


PlayCommand = Choose | Interrupt | Undo | Redo | AskRewind | AnswerRewind | SeatToBot | SeatFromBot | TakeSeatBack | Say


def _undoing_seat(state: TableState, actor: Actor, at: int) -> int:
    """Return the actor's seat; require that no bot plays for it and, if it is asked, that it is moment `at`.

    A seat that is not asked has only what it did beside the turn to undo, whatever others did meanwhile.
    """
    seat = own_seat(state, actor)
    require_playing(state)
    require_person(state, seat)
    if state.asked == seat:
        require_moment(state, at)
    elif state.game.ANYTIME is None:
        raise Problem("core.not_your_turn", {"seat": state.asked})
    return seat
