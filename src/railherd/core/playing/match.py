"""Play a match: check choices, keep record and log, undo and explain."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from railherd.core import notation
from railherd.core.asides import aside_of
from railherd.core.automa import automas_of, seats_of
from railherd.core.chance import from_seed, keyed
from railherd.core.contract import Game, Json, Setup, State, Words
from railherd.core.event import Event
from railherd.core.naming import event_for
from railherd.core.notation import Refusal
from railherd.core.playing.asking import Offer, ask
from railherd.core.playing.explain import why_not_aside, why_not_at, why_not_called
from railherd.core.playing.history import History, TakenBack
from railherd.core.playing.prompt import Prompt
from railherd.core.playing.settle import forced
from railherd.core.playing.shortcuts import offer
from railherd.core.problem import Problem
from railherd.core.ranking import ranks
from railherd.core.writing import position
from railherd.core.writing.record import Deal, Move, Record, write


class Match:
    """A game in play with its record, its log and its undo. People, bots and the server all play through it."""

    def __init__(self, history: History, record: Record) -> None:
        self.game: Game[Any] = history.game
        self.names: list[str] = record.names
        self._history = history
        self._record = record  # without the choices, which the history has, and the names of today
        self.setup: Setup = self.game.setup_of(history.state)  # the number of people and the agreed options
        self.seats = seats_of(self.game, self.setup.seats)  # those of people, then those of automas
        self._lines: dict[Event, str] = {}  # events as text, kept because fingerprints are often compared

    @property
    def _state(self) -> State:
        return self._history.state

    @property
    def automas(self) -> tuple[str, ...]:
        """Return the automas that play, in the order of their seats."""
        return automas_of(self.game, self.setup.seats)

    @property
    def over(self) -> bool:
        """Return whether the game has ended, and nobody has a question of their own to answer."""
        return self.asked is None

    @property
    def asked(self) -> int | None:
        """Return the seat that everybody waits for, None after the end."""
        return self._history.asked

    @property
    def open_asides(self) -> list[int]:
        """Return the seats that have a question of their own to answer, ascending."""
        return self._state.open_asides()

    @property
    def moves(self) -> Sequence[Move]:
        """Return the choices made so far."""
        return self._history.moves

    @property
    def dealt(self) -> Deal:
        """Return what chance dealt before the first choice."""
        return self._record.dealt

    def text_of(self, option: int, aside: int | None = None) -> str:
        """Return the text of an option of the turn's question, or of a seat's own."""
        return notation.words(self.game, self._asking(aside), option).text

    def words_of(self, text: str, aside: int | None = None) -> Words:
        """Return the option of the turn's question, or of a seat's own, that has a text, legal or not, in words."""
        asking = self._asking(aside)
        option = notation.read(self.game, asking, text)
        if option < 0:
            raise Problem("core.unknown_choice", {"choice": text})
        return notation.words(self.game, asking, option)

    @property
    def happened(self) -> int:
        """Return the number of events in the log."""
        return len(self._history.log)

    def prompt(self, seat: int | None = None) -> Prompt | None:
        """Return what a seat, or the asked seat, is asked; None after the end."""
        return self._ask(seat, None)

    def short_prompt(self, seat: int | None = None) -> Prompt | None:
        """Return what `prompt` does, with what the asked seat can do by several choices at once.

        Make these with `choose` and, for those in `then`, `follow`.
        """
        return self._ask(seat, offer)

    def _ask(self, seat: int | None, offer: Offer | None) -> Prompt | None:
        self._check_seat(seat)
        asked = self.asked
        if asked is None:
            return None
        viewer, history = asked if seat is None else seat, self._history
        return ask(self.game, self._state, viewer, asked, history.can_undo(viewer), history.can_redo(viewer), offer)

    def choose(self, choice: str | int, seat: int | None = None) -> None:
        """Answer the prompt by an option's text or id. A refused choice raises `Problem` and changes nothing."""
        self._choose(choice, seat)

    def interrupt(self, seat: int, choice: str | int) -> None:
        """Do something that a seat may do at any time, or answer a question of its own that this left open.

        Nobody else's question, choice or undo is touched. A refused choice raises `Problem` and changes nothing.
        """
        self._check_seat(seat)
        self._history.interrupt(seat, choice)
        self._history.forget_undone(seat)

    def is_beside(self, seat: int, text: str) -> bool:
        """Return whether a text is an option of a seat's own question and not of the turn's, legal or not."""
        if self.game.ANYTIME is None or notation.read(self.game, aside_of(self._state, seat), text) < 0:
            return False
        return self._state.over() or notation.read(self.game, self._state, text) < 0

    def repeat(self, move: Move) -> None:
        """Make a choice of a record again."""
        if move.anytime:
            self.interrupt(move.seat, move.text)
        else:
            self.choose(move.text, seat=move.seat)

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

    def forced_next(self) -> str | None:
        """Return the text of the choice that `settle` would take next, None if there is none."""
        asked = self.asked
        if asked is None or not self.moves or self._history.can_redo(asked):
            return None
        if self.moves[-1].seat != asked or self.moves[-1].anytime or asked in self.open_asides:
            return None
        option = forced(self.game, self._state)
        return None if option is None else self.text_of(option)

    def why_not(self, choice: str | None = None, at: str | None = None, seat: int | None = None) -> Refusal | None:
        """Return why a choice, or anything at a place of the view, is not allowed now; None if it is allowed."""
        self._check_seat(seat)
        asked = self.asked
        if asked is None:
            return Refusal("core.game_over", {}, "")
        asking = asked if seat is None else seat
        known, refused = why_not_aside(self.game, self._state, asking, choice, at or "")
        if known:
            return refused
        if asking != asked:
            return Refusal("core.not_your_turn", {"seat": asked}, "")
        if asked in self.open_asides:
            return Refusal("core.own_question", {"seat": asked}, "")
        if choice is not None:
            return why_not_called(self.game, self._state, choice)
        return why_not_at(self.game, self._state, at or "", self.view(asked))

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's, or the asked seat's, last choice, as far as nothing was revealed since.

        What was settled with it goes, too. What others did beside the turn since then stays.
        """
        self.take_back(seat)

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may take its last choice back."""
        self._check_seat(seat)
        return self._history.can_undo(seat)

    def take_back(self, seat: int | None) -> TakenBack:
        """Undo as `undo` does, and tell whoever follows the log what that changed."""
        return self._history.undo(self._acting(seat))

    def redo(self, seat: int | None = None) -> None:
        """Make the choice again that `undo` took back, and what was settled with it."""
        self._history.redo(self._acting(seat))

    def go_back(self, count: int) -> None:
        """Return to before the last `count` choices, whatever they revealed, for `reseed`. Nothing of it is undone."""
        self._history.go_back(count)

    def scores(self) -> list[Json]:
        """Return for each seat its total and the lines of the score pad, and once the game is over its rank."""
        scores = [self.game.score_lines(self._state, seat) for seat in self.seats]
        shown: list[Json] = [
            {"seat": seat, "total": total, "lines": dict(zip(self.game.SCORE_LINES, lines, strict=True))}
            for seat, (total, lines) in enumerate(scores)
        ]
        if self.over:
            standings = [self.game.standing(self._state, seat) for seat in self.seats]
            for score, rank in zip(shown, ranks(standings, self.winners()), strict=True):
                score["rank"] = rank
        return shown

    def winners(self) -> list[int]:
        """Return the seats that have won, none before the end."""
        return list(self.game.winners(self._state)) if self.over else []

    def view(self, seat: int | None, open: Json | None = None) -> Json:
        """Return what a seat, or a spectator (None), may see, as JSON.

        Whoever needs the views of several gives each what `open_view` returned.
        """
        self._check_seat(seat)
        shared = self.open_view() if open is None else open
        return {**shared, **self.game.own_view(self._state, seat, shared)}

    def open_view(self) -> Json:
        """Return what of a view is the same for everybody, for the views of one moment."""
        header = {"game": self.game.ID, "rules": self.game.RULES, "options": dict(self.setup.options)}
        header["components"] = self.game.components
        return {**header, "over": self.over, "winners": self.winners(), **self.game.open_view(self._state)}

    def features(self, seat: int) -> dict[str, int]:
        """Return what a seat sees as named numbers for learning: the seat itself is player 0, then clockwise."""
        self._check_seat(seat)
        numbers = self.game.features(self._state, seat)
        return dict(zip(self.game.feature_names(len(self.seats)), numbers, strict=True))

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Json]:
        """Return the events from number `since` on, before `until`, as a seat may see them, with ids for names."""
        self._check_seat(seat)
        numbered = enumerate(self._history.log[since:until], since)
        return [{"n": n, **event_for(self.game, event, seat)} for n, event in numbered]

    def log_from(self, since: int) -> list[Event]:
        """Return the events from number `since` on as they are, secrets included."""
        return self._history.log[since:]

    def position(self) -> Json:
        """Return the whole state as JSON with names, secrets included."""
        return position.write(self.game, self._state)

    def record(self) -> str:
        """Return the saved game as text, secrets included."""
        moves = list(self._history.moves)
        return write(replace(self._record, names=self.names, moves=moves, result=self.result()))

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
        twin = Match.__new__(Match)
        vars(twin).update(vars(self))
        twin._history, twin.names = self._history.copy(), self.names[:]
        return twin

    def shortened(self, count: int) -> Record:
        """Return the record without its last `count` choices."""
        kept = self._history.moves[: len(self._history.moves) - count]
        return replace(self._record, names=self.names[:], moves=kept, result=None, lines=list(range(len(kept))))

    def reseed(self, seed: int, by_hash: bool = False) -> None:
        """Deal what is still hidden from another seed from now on. What came before can no longer be undone.

        `by_hash` is for tables where people play; see `KeyedChance`.
        """
        piles = len(self.game.PILES)
        self._history.own_state().chance = keyed(seed, piles) if by_hash else from_seed(seed, piles)
        self._history.stay()

    def deal_from(self, script: list[list[int]] | None) -> None:
        """Deal from now on, pile by pile, what a record says; None returns to the seed."""
        self._history.own_state().chance.script = script

    def fingerprint(self) -> str:
        """Return a digest of the whole position and log: equal for equal games, compiled or not.

        Events count by their names and arguments, and in any order within one choice, so that neither renumbering nor
        rearranging them changes it. Nor does a set-up option that was added later, in games that are played as before.
        """
        ends = [*self._history.events_before, len(self._history.log)]
        story = [
            sorted(map(self._line, self._history.log[start:end])) for start, end in zip([0, *ends], ends, strict=False)
        ]
        position = self.position()
        position["options"] = {name: position["options"][name] for name in self.setup.options if self._counts(name)}
        whole = json.dumps([position, story], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()

    def _counts(self, option: str) -> bool:
        """Return whether a set-up option tells this game from older ones."""
        is_late = option in self.game.LATE_OPTIONS
        return not is_late or self.setup.options[option] != self.game.OPTIONS[option][0]

    def _line(self, event: Event) -> str:
        """Return an event with its secrets as text."""
        line = self._lines.get(event)
        if line is None:
            line = self._lines[event] = json.dumps(event_for(self.game, event, event[1]), sort_keys=True)
        return line

    def _choose(self, choice: str | int, seat: int | None, settled: bool = False) -> None:
        self._check_seat(seat)
        self._history.choose(choice, seat, settled)
        self._history.forget_undone(self.moves[-1].seat)

    def _asking(self, aside: int | None) -> State:
        """Return the state, turned aside for a seat's own question."""
        return self._state if aside is None else aside_of(self._state, aside)

    def _acting(self, seat: int | None) -> int:
        """Return the seat that undo or redo is about: the asked one if none is named, -1 after the end."""
        self._check_seat(seat)
        acting = self.asked if seat is None else seat
        return -1 if acting is None else acting

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in self.seats):
            raise Problem("core.no_such_seat", {"found": str(seat), "most": self.seats[-1]})
