"""Keep the state of a match, the choices that led to it, and the way back."""

from typing import Any, NamedTuple

from railherd.core import notation
from railherd.core.asides import aside_of, may_interrupt
from railherd.core.contract import Game, State
from railherd.core.dealing import deal_of, script_of
from railherd.core.event import Event
from railherd.core.problem import Problem
from railherd.core.prompt import bars_undo
from railherd.core.record import Move


class _Snapshot(NamedTuple):
    """The match before a choice of a seat: its state, and how long log and record were."""

    seat: int
    state: State
    events: int
    moves: int
    reveals: bool  # whether its seat cannot undo the choice, while others can still undo theirs before it


class History:
    """A state in play with its log and its choices. Each seat undoes its own choices; those of others stay."""

    def __init__(self, game: Game[Any], state: State, log: list[Event]) -> None:
        self.game = game
        self.state = state
        self.log = log
        self.moves: list[Move] = []
        self.events_before: list[int] = []  # how many events there were before each choice
        self._is_shared = False  # whether the state is also that of a snapshot and must be copied before it changes
        self._back: list[_Snapshot] = []  # before each choice since the last one of the turn that nobody may undo
        self._ahead: list[list[Move]] = []  # for each `redo`, a choice and what was settled with it
        state.log = log

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
        self._ahead = [moves for moves in self._ahead if moves[0].seat != seat]

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
            self.undone(seat)
        except Problem:
            return False
        return True

    def can_redo(self, seat: int) -> bool:
        """Return whether a seat has taken back a choice since its last one."""
        return any(moves[0].seat == seat for moves in self._ahead)

    def undone(self, seat: int) -> "History":
        """Return the history without a seat's last choice and what was settled with it.

        What others chose since is chosen again, with the same cards; raise `Problem` if that is impossible.
        """
        at = self._last(seat)
        if at is None:
            raise Problem("core.nothing_to_undo")
        snapshot, later = self._back[at], self._back[at + 1 :]
        end = later[0].moves if later else len(self.moves)
        taken = self.moves[snapshot.moves : end]
        before = self.copy()
        before._return_to(snapshot)
        del before._back[at:]
        try:
            before._repeat(self.moves[end:], {step.moves - len(taken) for step in later})
        except Problem:
            raise Problem("core.undo_built_on") from None
        before._ahead.append(taken)
        return before

    def redone(self, seat: int) -> "History":
        """Return the history with the choice that a seat took back and what was settled with it."""
        undone = [moves for moves in self._ahead if moves[0].seat == seat]
        if not undone:
            raise Problem("core.nothing_to_redo")
        after = self.copy()
        after._repeat(undone[-1], {len(self.moves)})
        after._ahead = [moves for moves in self._ahead if moves is not undone[-1]]
        return after

    def own_state(self) -> State:
        """Return the state in order to change it: snapshots may still need it as it is."""
        if self._is_shared:
            self.state, self._is_shared = self.state.copy(), False
            self.state.log = self.log
        return self.state

    def copy(self) -> "History":
        """Return an independent copy."""
        twin = History(self.game, self.state.copy(), self.log[:])
        twin.moves = self.moves[:]
        twin._back = self._back[:]
        twin._ahead = self._ahead[:]
        twin.events_before = self.events_before[:]
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
        try:
            seat, text = self._step(state, option, aside)
        except Problem:
            del self.log[events:]
            self.state, self._is_shared = before, True
            raise
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

    def _return_to(self, snapshot: _Snapshot) -> None:
        del self.log[snapshot.events :], self.moves[snapshot.moves :], self.events_before[snapshot.moves :]
        self.state, self._is_shared = snapshot.state, True
