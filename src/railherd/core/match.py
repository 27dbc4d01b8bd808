"""Play a match: check choices, keep record and log, undo and explain."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from railherd.core import notation, position
from railherd.core.automa import automas_of, seats_of
from railherd.core.chance import from_seed, keyed
from railherd.core.contract import Game, Json, Setup, State, Words
from railherd.core.event import Event
from railherd.core.naming import event_for
from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.problem import Problem
from railherd.core.prompt import Prompt, bars_undo, options
from railherd.core.record import Deal, Move, Record, write
from railherd.core.settle import forced


class _Snapshot(NamedTuple):
    """The state before a choice and the lengths of log and record, for `undo` to return to."""

    state: State
    events: int
    moves: int


class _Undone(NamedTuple):
    """What `undo` took back, for `redo` to put in place again: playing it once more could come to nothing else."""

    state: State
    events: list[Event]
    moves: list[Move]
    events_before: list[int]


class Match:
    """A game in play with its record, its log and its undo. People, bots and the server all play through it."""

    def __init__(self, game: Game[Any], state: State, log: list[Event], record: Record) -> None:
        self.game = game
        self.names: list[str] = record.names
        self._state = state
        self._is_shared = False  # whether the state is also that of a snapshot and must be copied before it changes
        self._log = log
        self._record = record
        self._events_before: list[int] = []  # how many events there were before each choice
        self._lines: dict[Event, str] = {}  # events as text, kept because fingerprints are often compared
        self._back: list[_Snapshot] = []
        self._ahead: list[_Undone] = []  # for each `redo`, a choice and what was settled with it
        state.log = log

    @property
    def setup(self) -> Setup:
        """Return the number of people and the agreed options."""
        setup: Setup = self.game.setup_of(self._state)
        return setup

    @property
    def seats(self) -> range:
        """Return every seat: those of people, then those of automas."""
        return seats_of(self.game, self.setup.seats)

    @property
    def automas(self) -> tuple[str, ...]:
        """Return the automas that play, in the order of their seats."""
        return automas_of(self.game, self.setup.seats)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._state.over()

    @property
    def asked(self) -> int | None:
        """Return the seat that must decide now, None after the end."""
        return None if self.over else self._state.seat()

    @property
    def moves(self) -> Sequence[Move]:
        """Return the choices made so far."""
        return self._record.moves

    @property
    def dealt(self) -> Deal:
        """Return what chance dealt before the first choice."""
        return self._record.dealt

    def text_of(self, option: int) -> str:
        """Return the text of an option of the decision now asked."""
        return notation.words(self.game, self._state, option).text

    def words_of(self, text: str) -> Words:
        """Return the option of the decision now asked that has a text, legal or not, in words."""
        option = notation.read(self.game, self._state, text)
        if option < 0:
            raise Problem("core.unknown_choice", {"choice": text})
        return notation.words(self.game, self._state, option)

    @property
    def happened(self) -> int:
        """Return the number of events in the log."""
        return len(self._log)

    def prompt(self, seat: int | None = None) -> Prompt | None:
        """Return what a seat, or the asked seat, is asked; None after the end."""
        self._check_seat(seat)
        if self.over:
            return None
        asked = self._state.seat()
        decision = f"{self.game.ID}.{self._state.stack()[-1].NAME}"
        path = [f"{self.game.ID}.{step}" for step in self.game.path(self._state)]
        if seat is not None and seat != asked:
            return Prompt(seat, decision, path, can_undo=False, waits_for=asked)
        choices = options(self.game, self._state)
        return Prompt(asked, decision, path, bool(self._back), choices, can_redo=bool(self._ahead))

    def choose(self, choice: str | int, seat: int | None = None) -> None:
        """Answer the prompt by an option's text or id. A refused choice raises `Problem` and changes nothing."""
        self._choose(choice, seat)
        self._ahead.clear()

    def settle(self) -> list[str]:
        """Take the decisions after the last choice that leave its chooser one option; return the texts taken, in order.

        Call it right after a person's choice. As long as the same seat is asked and has a `forced` option, that option
        is chosen: it is in record and log like any other choice, but one `undo` takes it back together with the
        person's choice, and one `redo` repeats both. A forced option never reveals anything, passes the turn or ends
        the game, so settling never bars undo. After an `undo` there is no choice to complete, and nothing is taken.
        """
        texts: list[str] = []
        while (text := self.forced_next()) is not None:
            self.follow([text])
            texts.append(text)
        return texts

    def follow(self, texts: Iterable[str], seat: int | None = None) -> None:
        """Make choices that belong to the choice before them, such as `settle` returned: one `undo` takes all back.

        A log that keeps these texts leads to the same undo even if a repaired rule would now settle more or less.
        """
        for text in texts:
            self._choose(text, seat, settled=True)
            self._ahead.clear()

    def forced_next(self) -> str | None:
        """Return the text of the choice that `settle` would take next, None if there is none."""
        if self._ahead or not self.moves or self.moves[-1].seat != self.asked:
            return None
        option = forced(self.game, self._state)
        return None if option is None else self.text_of(option)

    def why_not(self, choice: str | None = None, at: str | None = None, seat: int | None = None) -> Refusal | None:
        """Return why a choice, or anything at a place of the view, is not allowed now; None if it is allowed."""
        self._check_seat(seat)
        if self.over:
            return Refusal("core.game_over", {}, "")
        if seat is not None and seat != self._state.seat():
            return Refusal("core.not_your_turn", {"seat": self._state.seat()}, "")
        return self._why_not_at(at or "") if choice is None else self._why_not_called(choice)

    def undo(self) -> None:
        """Take back the asked seat's last choice and what was settled with it, as far as nothing was revealed since."""
        if not self._back:
            raise Problem("core.nothing_to_undo")
        snapshot = self._back.pop()
        moves, starts = self._record.moves, self._events_before
        events = self._log[snapshot.events :]
        self._ahead.append(_Undone(self._state, events, moves[snapshot.moves :], starts[snapshot.moves :]))
        del moves[snapshot.moves :], starts[snapshot.moves :]
        self._return_to(snapshot)

    def redo(self) -> None:
        """Make the choice again that `undo` took back, and what was settled with it."""
        if not self._ahead:
            raise Problem("core.nothing_to_redo")
        undone = self._ahead.pop()
        self._back.append(_Snapshot(self._state, len(self._log), len(self._record.moves)))
        self._log += undone.events
        self._record.moves += undone.moves
        self._events_before += undone.events_before
        self._state, self._is_shared = undone.state, True

    def scores(self) -> list[Json]:
        """Return for each seat its total and the lines of the score pad."""
        scores = [self.game.score_lines(self._state, seat) for seat in self.seats]
        return [
            {"seat": seat, "total": total, "lines": dict(zip(self.game.SCORE_LINES, lines, strict=True))}
            for seat, (total, lines) in enumerate(scores)
        ]

    def winners(self) -> list[int]:
        """Return the seats that have won, none before the end."""
        return list(self.game.winners(self._state)) if self.over else []

    def view(self, seat: int | None) -> Json:
        """Return what a seat, or a spectator (None), may see, as JSON."""
        self._check_seat(seat)
        header = {"game": self.game.ID, "rules": self.game.RULES, "options": dict(self.setup.options)}
        header["components"] = self.game.components
        return {**header, "over": self.over, "winners": self.winners(), **self.game.view(self._state, seat)}

    def features(self, seat: int) -> dict[str, int]:
        """Return what a seat sees as named numbers for learning: the seat itself is player 0, then clockwise."""
        self._check_seat(seat)
        numbers = self.game.features(self._state, seat)
        return dict(zip(self.game.feature_names(self.setup.seats), numbers, strict=True))

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        """Return the events from number `since` on as a seat may see them, with ids for names."""
        self._check_seat(seat)
        numbered = enumerate(self._log[since:], since)
        return [{"n": n, **event_for(self.game, event, seat)} for n, event in numbered]

    def log_from(self, since: int) -> list[Event]:
        """Return the events from number `since` on as they are, secrets included."""
        return self._log[since:]

    def position(self) -> Json:
        """Return the whole state as JSON with names, secrets included."""
        return position.write(self.game, self._state)

    def record(self) -> str:
        """Return the saved game as text, secrets included."""
        self._record.result = self.result()
        return write(self._record)

    def result(self) -> str | None:
        """Return totals and winners as written in the record's last line, None before the end."""
        if not self.over:
            return None
        totals = " ".join(str(score["total"]) for score in self.scores())
        return f"{totals} · {' '.join(map(str, self.winners()))}"

    def imagine(self, seat: int | None, seed: int) -> State:
        """Return a state that a seat cannot tell from the true one. A bot gets nothing else."""
        world: State = self.game.imagine(self._state, seat, seed)
        return world

    def copy(self) -> "Match":
        """Return an independent copy, names included."""
        record = replace(self._record, names=self.names[:], moves=self._record.moves[:])
        twin = Match(self.game, self._state.copy(), self._log[:], record)
        twin._back = self._back[:]
        twin._ahead = self._ahead[:]
        twin._events_before = self._events_before[:]
        twin._lines = self._lines
        return twin

    def shortened(self, count: int) -> Record:
        """Return the record without its last `count` choices."""
        kept = self._record.moves[: len(self._record.moves) - count]
        return replace(self._record, moves=kept, result=None, lines=list(range(len(kept))))

    def reseed(self, seed: int, by_hash: bool = False) -> None:
        """Deal what is still hidden from another seed from now on. What came before can no longer be undone.

        `by_hash` is for tables where people play; see `KeyedChance`.
        """
        piles = len(self.game.PILES)
        self._own_state().chance = keyed(seed, piles) if by_hash else from_seed(seed, piles)
        self._back.clear()
        self._ahead.clear()

    def deal_from(self, script: list[list[int]] | None) -> None:
        """Deal from now on, pile by pile, what a record says; None returns to the seed."""
        self._own_state().chance.script = script

    def fingerprint(self) -> str:
        """Return a digest of the whole position and log: equal for equal games, compiled or not.

        Events count by their names and arguments, and in any order within one choice, so that neither renumbering nor
        rearranging them changes it.
        """
        ends = [*self._events_before, len(self._log)]
        story = [sorted(map(self._line, self._log[start:end])) for start, end in zip([0, *ends], ends, strict=False)]
        whole = json.dumps([self.position(), story], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()

    def _line(self, event: Event) -> str:
        """Return an event with its secrets as text."""
        line = self._lines.get(event)
        if line is None:
            line = self._lines[event] = json.dumps(event_for(self.game, event, event[1]), sort_keys=True)
        return line

    def _choose(self, choice: str | int, seat: int | None, settled: bool = False) -> None:
        self._check_seat(seat)
        if self.over:
            raise Problem("core.game_over")
        if seat is not None and seat != self._state.seat():
            raise Problem("core.not_your_turn", {"seat": self._state.seat()})
        self._step(self._legal_option(choice), settled)

    def _legal_option(self, choice: str | int) -> int:
        option = self._option(choice)
        if option >= 0:
            refused = notation.refusal(self.game, self._state, option)
        else:
            refused = notation.untimely(self.game, self._state, choice) if isinstance(choice, str) else None
        if refused is not None:
            raise IllegalChoice(refused)
        if option < 0:
            raise Problem("core.unknown_choice", {"choice": str(choice)})
        return option

    def _option(self, choice: str | int) -> int:
        """Return the option that a text or id means, legal or not; -1 if the decision on top has none."""
        if isinstance(choice, str):
            return notation.read(self.game, self._state, choice)
        is_id = not isinstance(choice, bool) and choice in range(self._state.span())
        return choice if is_id else -1

    def _step(self, option: int, settled: bool) -> None:
        state = self._own_state()
        seat, text = state.seat(), notation.words(self.game, state, option).text
        snapshot = _Snapshot(state.copy(), len(self._log), len(self._record.moves))
        tape: list[tuple[int, int]] = []
        state.chance.tape = tape
        try:
            state.step(option)
        except Problem:
            self._return_to(snapshot)
            raise
        self._events_before.append(snapshot.events)
        self._record.moves.append(Move(seat, text, deal_of(self.game, tape)))
        if bars_undo(snapshot.state, state):
            self._back.clear()
        elif not settled:  # otherwise undo returns to the snapshot before the choice that this one belongs to
            self._back.append(snapshot)

    def _return_to(self, snapshot: _Snapshot) -> None:
        del self._log[snapshot.events :]
        self._state, self._is_shared = snapshot.state, True

    def _own_state(self) -> State:
        """Return the state in order to change it: undo, redo and twins of this match may still need it as it is."""
        if self._is_shared:
            self._state, self._is_shared = self._state.copy(), False
            self._state.log = self._log
        return self._state

    def _why_not_called(self, choice: str) -> Refusal | None:
        """Return why not for an option of any decision, by its text."""
        option = notation.read(self.game, self._state, choice)
        if option >= 0:
            return notation.refusal(self.game, self._state, option)
        refused = notation.untimely(self.game, self._state, choice)
        if refused is None:
            raise Problem("core.unknown_choice", {"choice": choice})
        return refused

    def _why_not_at(self, at: str) -> Refusal | None:
        """Return why not for a place of the view: what no decision is about is explained by what it is a part of."""
        known = notation.at_place(self.game, self._state, at)
        if known:
            return notation.best_refusal(self.game, self._state, known)
        places = notation.places(self.game, self._state)
        if at not in places and not notation.is_place(self.view(self._state.seat()), at):
            raise Problem("core.unknown_choice", {"choice": at})
        for place in notation.enclosing(at):
            known = notation.at_place(self.game, self._state, place)
            if known:
                return notation.best_refusal(self.game, self._state, known)
            if place in places:
                return notation.refuse_wanted(self.game, self._state, places[place])
        return Refusal("core.nothing_to_choose", {}, "")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in self.seats):
            raise Problem("core.no_such_seat", {"found": str(seat), "most": self.seats[-1]})


def deal_of(game: Game[Any], tape: list[tuple[int, int]]) -> Deal:
    """Return what a tape holds by names."""
    return [(game.PILES[pile][0], game.names[game.PILES[pile][1]][item]) for pile, item in tape]
