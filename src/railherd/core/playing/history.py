"""Keep the state of a match, the choices that led to it, and the way back."""

from collections.abc import Callable
from typing import Any, NamedTuple

from railherd.core import notation
from railherd.core.asides import aside_of, may_interrupt
from railherd.core.contract import Game, State
from railherd.core.event import Event
from railherd.core.playing.asking import bars_undo
from railherd.core.playing.growing import Growing
from railherd.core.problem import Problem
from railherd.core.writing.dealing import deal_of, script_of
from railherd.core.writing.record import Move

CHOICES_BETWEEN_RESTS = 32


class _Snapshot(NamedTuple):
    """The match before a choice of a seat: its state, and how long log and record were."""

    seat: int
    state: State
    events: int
    moves: int
    reveals: bool  # whether its seat cannot undo the choice, while others can still undo theirs before it


class _Rest(NamedTuple):
    """The match before a choice: its state, and how long log and record were. From there it can go on another way."""

    state: State
    events: int
    moves: int


class _Undone(NamedTuple):
    """What a seat took back: a choice and what was settled with it, and the states before and after them."""

    moves: list[Move]
    events: list[Event]
    events_before: list[int]
    before: State
    after: State


class TakenBack(NamedTuple):
    """What an undo changed."""

    events: int  # how many events at the beginning of the log stayed as they were
    is_beside: bool  # whether what was taken back had been done beside the turn


class History:
    """A state in play with its log and its choices. Each seat undoes its own choices; those of others stay."""

    def __init__(self, game: Game[Any], state: State, log: list[Event]) -> None:
        self.game = game
        self.state = state
        self.log: Growing[Event] = Growing(log)
        self.moves: Growing[Move] = Growing()
        self.events_before: Growing[int] = Growing()  # how many events there were before each choice
        self._is_shared = False  # whether others need the state as it is, so that it is copied before it changes
        self._back: list[_Snapshot] = []  # before each choice since the last one of the turn that nobody may undo
        self._ahead: list[_Undone] = []  # for each `redo`, a choice and what was settled with it
        self._rests: list[_Rest] = []  # from the beginning on, so that nobody who goes back far begins there

    @property
    def asked(self) -> int | None:
        """Return the seat that everybody waits for, None after the end."""
        if not self.state.over():
            return self.state.seat()
        return next(iter(self.state.open_asides()), None)

    def choose(self, choice: str | int, seat: int | None, settled: bool = False) -> None:
        """Answer the question of the turn; raise `Problem` and change nothing if that is not allowed.

        What was `settled` is undone together with the choice before it.
        """
        self._check_turn(seat)
        self._take(notation.legal_option(self.game, self.state, choice), None, settled)

    def interrupt(self, seat: int, choice: str | int) -> None:
        """Do what a seat may do at any time, or answer its own question; raise `Problem` if that is not allowed."""
        self._take(notation.legal_option(self.game, self._aside(seat), choice), seat, settled=False)

    def forget_undone(self, seat: int) -> None:
        """Forget what a seat could redo: it went another way."""
        self._ahead = [undone for undone in self._ahead if undone.moves[0].seat != seat]

    def stay(self) -> None:
        """Let nobody undo or redo anything that was chosen until now."""
        self._back.clear()
        self._ahead.clear()

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may take its last choice back."""
        at = self._last(seat)
        if at is None or at == len(self._back) - 1:
            return at is not None
        try:
            self.copy().undo(seat)
        except Problem:
            return False
        return True

    def can_redo(self, seat: int) -> bool:
        """Return whether a seat has taken back a choice since its last one."""
        return any(undone.moves[0].seat == seat for undone in self._ahead)

    def undo(self, seat: int) -> TakenBack:
        """Take back a seat's last choice and what was settled with it; tell what that changed.

        What others chose since is chosen again, with the same cards; raise `Problem` if that is impossible.
        """
        at = self._last(seat)
        if at is None:
            raise Problem("core.nothing_to_undo")
        snapshot, later = self._back[at], self._back[at + 1 :]
        end = later[0].moves if later else len(self.moves)
        undone = self._between(snapshot, end)
        if later:
            self._undo_below(snapshot, later, at)
        else:
            self._return_to(snapshot, at)
        self._ahead.append(undone)
        return TakenBack(snapshot.events, undone.moves[0].anytime)

    def redo(self, seat: int) -> None:
        """Make the choice again that a seat took back and what was settled with it."""
        own = [undone for undone in self._ahead if undone.moves[0].seat == seat]
        if not own:
            raise Problem("core.nothing_to_redo")
        undone = own[-1]
        if self.state is undone.before:  # nothing has happened since: playing it again could come to nothing else
            self._back.append(_Snapshot(seat, self.state, len(self.log), len(self.moves), reveals=False))
            self.log.extend(undone.events)
            self.moves.extend(undone.moves)
            self.events_before.extend(undone.events_before)
            self.state, self._is_shared = undone.after, True
        else:
            self._or_stay(lambda: self._repeat(undone.moves, {len(self.moves)}))
        self._ahead = [other for other in self._ahead if other is not undone]

    def go_back(self, count: int) -> None:
        """Return to before the last `count` choices, whatever they revealed; nobody can undo or redo across that."""
        target = len(self.moves) - count
        rest = next(rest for rest in reversed(self._rests) if rest.moves <= target)
        again = self.moves[rest.moves : target]
        self._shorten(rest.events, rest.moves)
        self.state, self._is_shared = rest.state, True
        self._repeat(again, set())
        self.stay()

    def own_state(self) -> State:
        """Return the state in order to change it: snapshots may still need it as it is."""
        if self._is_shared:
            self.state, self._is_shared = self.state.copy(), False
        return self.state

    def copy(self) -> "History":
        """Return an independent copy."""
        twin = History(self.game, self.state if self._is_shared else self.state.copy(), [])
        twin.log, twin.moves, twin.events_before = self.log.copy(), self.moves.copy(), self.events_before.copy()
        twin._is_shared = self._is_shared
        twin._back = self._back[:]
        twin._ahead = self._ahead[:]
        twin._rests = self._rests[:]
        return twin

    def _check_turn(self, seat: int | None) -> None:
        """Raise `Problem` unless a seat, or any if None, may answer the question of the turn."""
        asked = self.asked
        if asked is None:
            raise Problem("core.game_over")
        if seat is not None and seat != asked:
            raise Problem("core.not_your_turn", {"seat": asked})
        if asked in self.state.open_asides():
            raise Problem("core.own_question", {"seat": asked})

    def _aside(self, seat: int) -> State:
        """Return a state that asks a seat's own question; raise `Problem` if it cannot do anything beside the turn."""
        if self.game.ANYTIME is None:
            raise Problem("core.nothing_anytime")
        if not may_interrupt(self.game, self.state, seat):
            raise Problem("core.game_over")
        return aside_of(self.state, seat)

    def _take(self, option: int, aside: int | None, settled: bool) -> None:
        """Carry out an option of the turn or of a seat's own question."""
        state = self.own_state()
        before, events, moves = state.copy(), len(self.log), len(self.moves)
        tape: list[tuple[int, int]] = []
        state.chance.tape = tape
        told: list[Event] = []
        state.log = told
        try:
            seat, text = self._step(state, option, aside)
        except Problem:
            self.state, self._is_shared = before, True
            raise
        self.log.extend(told)
        if not self._rests or (moves % CHOICES_BETWEEN_RESTS == 0 and self._rests[-1].moves < moves):
            self._rests.append(_Rest(before, events, moves))
        self.events_before.append(events)
        self.moves.append(Move(seat, text, deal_of(self.game, tape), aside is not None))
        if aside is not None:
            reveals = state.over() or state.chance.drawn != before.chance.drawn
            self._back.append(_Snapshot(seat, before, events, moves, reveals))
        elif bars_undo(before, state):
            self.stay()
        elif not settled:  # otherwise undo returns to the snapshot before the choice that this one belongs to
            self._back.append(_Snapshot(seat, before, events, moves, reveals=False))

    def _step(self, state: State, option: int, aside: int | None) -> tuple[int, str]:
        """Change the state; return the seat that chose and the text of its choice."""
        if aside is not None:
            state.turn_aside(aside)
        seat, text = state.seat(), notation.words(self.game, state, option).text
        state.step(option)
        if aside is not None:
            state.turn_aside(aside)
        return seat, text

    def _last(self, seat: int) -> int | None:
        """Return where a seat's last choice is, None if it cannot be undone."""
        own = [at for at, snapshot in enumerate(self._back) if snapshot.seat == seat]
        return own[-1] if own and not self._back[own[-1]].reveals else None

    def _repeat(self, moves: list[Move], beginnings: set[int]) -> None:
        """Make choices again as they were dealt; those whose number is no beginning belong to the one before."""
        for move in moves:
            self.own_state().chance.script = script_of(self.game, move.dealt)
            if move.anytime:
                self.interrupt(move.seat, move.text)
            else:
                self.choose(move.text, move.seat, settled=len(self.moves) not in beginnings)
            self.own_state().chance.script = None

    def _between(self, snapshot: _Snapshot, end: int) -> _Undone:
        """Return what was chosen from a snapshot to the choice of a number."""
        moves, starts = self.moves[snapshot.moves : end], self.events_before[snapshot.moves : end]
        return _Undone(moves, self.log[snapshot.events :], starts, snapshot.state, self.state)

    def _return_to(self, snapshot: _Snapshot, at: int) -> None:
        """Return to a snapshot, which is number `at` of those to go back to."""
        self._shorten(snapshot.events, snapshot.moves)
        del self._back[at:]
        self.state, self._is_shared = snapshot.state, True

    def _shorten(self, events: int, moves: int) -> None:
        """Forget what was chosen and what happened after as many choices and events."""
        self.log.cut(events)
        self.moves.cut(moves)
        self.events_before.cut(moves)
        while self._rests and self._rests[-1].moves > moves:
            self._rests.pop()

    def _undo_below(self, snapshot: _Snapshot, later: list[_Snapshot], at: int) -> None:
        """Take back a choice below later ones of others."""
        others = self.moves[later[0].moves :]
        gone = later[0].moves - snapshot.moves

        def choose_again() -> None:
            self._return_to(snapshot, at)
            self._repeat(others, {step.moves - gone for step in later})

        try:
            self._or_stay(choose_again)
        except Problem:
            raise Problem("core.undo_built_on") from None

    def _or_stay(self, change: Callable[[], None]) -> None:
        """Make a change of several choices, or none of them if it raises `Problem`."""
        was = self.copy()
        try:
            change()
        except Problem:
            self.state, self._is_shared = was.state, True
            self.log, self.moves, self.events_before = was.log, was.moves, was.events_before
            self._back, self._ahead, self._rests = was._back, was._ahead, was._rests
            raise
