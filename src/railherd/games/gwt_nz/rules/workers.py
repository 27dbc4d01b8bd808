"""The job market, a column for each kind of worker, and the joker, who joins any row."""

from typing import ClassVar

from railherd.games.gwt_nz.figures.events import JOKER_PLACED
from railherd.games.gwt_nz.figures.lookup import JOKER_WORKER, WORKERS
from railherd.games.gwt_nz.figures.reasons import NO_WORKER_THERE
from railherd.games.gwt_nz.state import JOKER_BITS, Decision, State
from railherd.kit.decision import Surcharged
from railherd.kit.figures.reasons import LEGAL, WORKER_ROW_FULL
from railherd.kit.rules.hiring import add_worker, hire, refuse_worker


class Hire(Surcharged[State]):
    """Hire a worker: option = row × 4 + kind, with row 0 on top."""

    NAME: ClassVar[str] = "hire"

    def span(self, s: State) -> int:
        """Return one option for each space of the job market."""
        return s.figures.hire_rows * len(WORKERS)

    def refusal(self, s: State, option: int) -> int:
        """Refuse an empty space, a kind without room, and a worker that costs too much."""
        return refuse_hire(s, self.seat, option // len(WORKERS), option % len(WORKERS), self.surcharge)

    def apply(self, s: State, option: int) -> None:
        """Pay for the worker, move them to the player board and offer the action of their space."""
        row, kind = option // len(WORKERS), option % len(WORKERS)
        remove_worker(s, row, kind)
        hire(s, self.seat, kind, row, hire_cost(s, row, self.surcharge))


def hire_cost(s: State, row: int, surcharge: int) -> int:
    """Return what a worker of a row costs with the surcharge of an action, at least nothing."""
    return max(0, s.figures.hire_cost[row] + surcharge)


def refuse_hire(s: State, seat: int, row: int, kind: int, surcharge: int) -> int:
    """Return why a seat may not hire a worker of the job market, 0 if it may."""
    if not s.columns[kind] >> row & 1:
        return NO_WORKER_THERE
    return refuse_worker(s, seat, kind, hire_cost(s, row, surcharge))


def can_hire(s: State, seat: int, surcharge: int) -> bool:
    """Return whether a seat can hire any worker."""
    for kind in range(len(WORKERS)):
        for row in range(s.figures.hire_rows):
            if refuse_hire(s, seat, row, kind, surcharge) == LEGAL:
                return True
    return False


def remove_worker(s: State, row: int, kind: int) -> None:
    """Take a worker out of the job market."""
    s.columns[kind] &= ~(1 << row)


class Join(Decision):
    """Put a joker into a row of workers: option = the kind of worker that they count as from now on."""

    NAME: ClassVar[str] = "join"
    SPAN: ClassVar[int] = len(WORKERS)

    def refusal(self, s: State, option: int) -> int:
        """Refuse a full row."""
        return WORKER_ROW_FULL if s.players[self.seat].workers[option] >= s.figures.workers_a_row else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Put the joker on the leftmost free space of the row and offer its action."""
        player = s.players[self.seat]
        player.jokers |= joker_mark(option, player.workers[option] + 1)
        s.emit(JOKER_PLACED, self.seat, option)
        add_worker(s, self.seat, option)


def joker_mark(kind: int, space: int) -> int:
    """Return the bit of `jokers` for a space of a row, counted from 1."""
    return 1 << kind * JOKER_BITS + space


def has_room(s: State, seat: int) -> bool:
    """Return whether any row of a seat has room for a worker."""
    for count in s.players[seat].workers:
        if count < s.figures.workers_a_row:
            return True
    return False


def post_joker(s: State, seat: int, station: int) -> None:
    """Note that the worker who just became harbourmaster came as a joker, if they did."""
    player = s.players[seat]
    kind = s.posted[station]
    mark = joker_mark(kind, player.workers[kind] + 1)
    if player.jokers & mark:
        player.jokers &= ~mark
        s.posted[station] = JOKER_WORKER
