"""A game being played: the one door for people, bots and the network. It checks everything and forgets nothing."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from railherd.core import notation, position
from railherd.core.chance import from_seed
from railherd.core.contract import Game, Json, Setup, State, Words
from railherd.core.event import Event
from railherd.core.naming import event_for
from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.problem import Problem
from railherd.core.prompt import Prompt, bars_undo, options
from railherd.core.record import Deal, Move, Record, write


class _Snapshot(NamedTuple):
    state: State
    events: int


class Match:
    """A game in play with its record, its log and its undo."""

    def __init__(self, game: Game[Any], state: State, log: list[Event], record: Record) -> None:
        self.game = game
        self.names: list[str] = record.names
        self._state = state
        self._log = log
        self._record = record
        self._back: list[_Snapshot] = []
        self._ahead: list[str] = []
        state.log = log

    @property
    def setup(self) -> Setup:
        """Number of seats and agreed options."""
        setup: Setup = self.game.setup_of(self._state)
        return setup

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over()

    @property
    def asked(self) -> int | None:
        """The seat that must decide now, None when over."""
        return None if self.over else self._state.seat()

    @property
    def moves(self) -> Sequence[Move]:
        """The choices made so far."""
        return self._record.moves

    @property
    def dealt(self) -> Deal:
        """What chance dealt before the first choice."""
        return self._record.dealt

    def text_of(self, option: int) -> str:
        """The text of an option of the question now asked."""
        return notation.words(self.game, self._state, option).text

    def words_of(self, text: str) -> Words:
        """An option of the question now asked, by its text, legal or not."""
        option = notation.read(self.game, self._state, text)
        if option < 0:
            raise Problem("core.unknown_choice", {"choice": text})
        return notation.words(self.game, self._state, option)

    @property
    def happened(self) -> int:
        """How many events the log has."""
        return len(self._log)

    def prompt(self, seat: int | None = None) -> Prompt | None:
        """What the asked seat, or another one, is asked. None when the game is over."""
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
        """Answer the prompt by an option's text or id. Refused choices raise `Problem` and change nothing."""
        self._choose(choice, seat)
        self._ahead.clear()

    def why_not(self, choice: str | None = None, at: str | None = None, seat: int | None = None) -> Refusal | None:
        """Why a choice, or anything at a place of the view, is not allowed now. None if it is."""
        self._check_seat(seat)
        if self.over:
            return Refusal("core.game_over", {}, "")
        if seat is not None and seat != self._state.seat():
            return Refusal("core.not_your_turn", {"seat": self._state.seat()}, "")
        return self._why_not_at(at or "") if choice is None else self._why_not_called(choice)

    def undo(self) -> None:
        """Take back the asked seat's last choice, as far as nothing was revealed since."""
        if not self._back:
            raise Problem("core.nothing_to_undo")
        snapshot = self._back.pop()
        self._ahead.append(self._record.moves.pop().text)
        self._return_to(snapshot)

    def redo(self) -> None:
        """Make the choice again that `undo` took back."""
        if not self._ahead:
            raise Problem("core.nothing_to_redo")
        self._choose(self._ahead[-1], None)
        self._ahead.pop()

    def scores(self) -> list[Json]:
        """For each seat its total and the lines of the score pad."""
        scores = [self.game.score_lines(self._state, seat) for seat in range(self.setup.seats)]
        return [
            {"seat": seat, "total": total, "lines": dict(zip(self.game.SCORE_LINES, lines, strict=True))}
            for seat, (total, lines) in enumerate(scores)
        ]

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return list(self.game.winners(self._state)) if self.over else []

    def view(self, seat: int | None) -> Json:
        """What a seat may see, JSON-able; None is a spectator."""
        self._check_seat(seat)
        header = {"game": self.game.ID, "rules": self.game.RULES, "options": dict(self.setup.options)}
        header["components"] = self.game.components
        return {**header, "over": self.over, "winners": self.winners(), **self.game.view(self._state, seat)}

    def features(self, seat: int) -> dict[str, int]:
        """What a seat sees as named numbers for learning: oneself is player 0, then clockwise."""
        self._check_seat(seat)
        numbers = self.game.features(self._state, seat)
        return dict(zip(self.game.feature_names(self.setup.seats), numbers, strict=True))

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        """The log from a number on as a seat may see it, ids only."""
        self._check_seat(seat)
        numbered = enumerate(self._log[since:], since)
        return [{"n": n, **event_for(self.game, event, seat)} for n, event in numbered]

    def position(self) -> Json:
        """The whole state as JSON with names, secrets included."""
        return position.write(self.game, self._state)

    def record(self) -> str:
        """The saved game as text, secrets included."""
        self._record.result = self.result()
        return write(self._record)

    def result(self) -> str | None:
        """Totals and winners as the record's last line has them, None before the end."""
        if not self.over:
            return None
        totals = " ".join(str(score["total"]) for score in self.scores())
        return f"{totals} · {' '.join(map(str, self.winners()))}"

    def imagine(self, seat: int | None, seed: int) -> State:
        """A world that this seat cannot tell from the true one: all that a bot ever gets."""
        world: State = self.game.imagine(self._state, seat, seed)
        return world

    def copy(self) -> "Match":
        """An independent twin: what is chosen there is not chosen here, nor who is renamed."""
        record = replace(self._record, names=self.names[:], moves=self._record.moves[:])
        twin = Match(self.game, self._state.copy(), self._log[:], record)
        twin._back = self._back[:]
        twin._ahead = self._ahead[:]
        return twin

    def shortened(self, count: int) -> Record:
        """The record without its last choices."""
        kept = self._record.moves[: len(self._record.moves) - count]
        return replace(self._record, moves=kept, result=None, lines=list(range(len(kept))))

    def reseed(self, seed: int) -> None:
        """Deal whatever is still hidden from another seed from now on. Nothing before can be undone any more."""
        self._state.chance = from_seed(seed, len(self.game.PILES))
        self._back.clear()
        self._ahead.clear()

    def deal_from(self, script: list[list[int]] | None) -> None:
        """From now on deal, pile by pile, what a record says was dealt; None goes back to the seed."""
        self._state.chance.script = script

    def fingerprint(self) -> str:
        """A digest of the whole position and log: equal for equal games, compiled or not."""
        first = self.game.first_form(self._state, self.position())
        whole = json.dumps([first, self._log], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()

    def _choose(self, choice: str | int, seat: int | None) -> None:
        self._check_seat(seat)
        if self.over:
            raise Problem("core.game_over")
        if seat is not None and seat != self._state.seat():
            raise Problem("core.not_your_turn", {"seat": self._state.seat()})
        self._step(self._legal_option(choice))

    def _legal_option(self, choice: str | int) -> int:
        if isinstance(choice, str):
            refused = self.why_not(choice)
            if refused is not None:
                raise IllegalChoice(refused)
            return notation.read(self.game, self._state, choice)
        if isinstance(choice, bool) or choice not in range(self._state.stack()[-1].SPAN):
            raise Problem("core.unknown_choice", {"choice": str(choice)})
        refused = notation.refusal(self.game, self._state, choice)
        if refused is not None:
            raise IllegalChoice(refused)
        return choice

    def _step(self, option: int) -> None:
        state = self._state
        seat, text = state.seat(), notation.words(self.game, state, option).text
        snapshot = _Snapshot(state.copy(), len(self._log))
        tape: list[tuple[int, int]] = []
        state.chance.tape = tape
        try:
            state.step(option)
        except Problem:
            self._return_to(snapshot)
            raise
        self._record.moves.append(Move(seat, text, deal_of(self.game, tape)))
        if bars_undo(snapshot.state, state):
            self._back.clear()
        else:
            self._back.append(snapshot)

    def _return_to(self, snapshot: _Snapshot) -> None:
        del self._log[snapshot.events :]
        self._state = snapshot.state.copy()  # twins of this match share the snapshot
        self._state.log = self._log

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
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.setup.seats)):
            raise Problem("core.no_such_seat", {"found": str(seat), "most": self.setup.seats - 1})


def deal_of(game: Game[Any], tape: list[tuple[int, int]]) -> Deal:
    """What a tape holds, by names."""
    return [(game.PILES[pile][0], game.names[game.PILES[pile][1]][item]) for pile, item in tape]
