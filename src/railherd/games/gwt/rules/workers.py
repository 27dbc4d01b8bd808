"""The job market: hire workers, and offer the actions that they bring with them."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt.figures.events import WORKER_HIRED
from railherd.games.gwt.figures.lookup import EMPTY
from railherd.games.gwt.figures.reasons import LEGAL, NO_WORKER_THERE, ROW_CLOSED, WORKER_ROW_FULL, WORKER_TOO_DEAR
from railherd.games.gwt.figures.verbs import NO_ACTION
from railherd.games.gwt.rules.offers import offer
from railherd.games.gwt.state import Decision, State

COLUMNS: Final = 4
KINDS: Final = 3


class Hire(Decision):
    """Hire a worker: option = row × 3 + kind. Workers of one kind in a row are one option."""

    NAME: ClassVar[str] = "hire"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("surcharge", "change", low=-9, high=9),)

    def __init__(self, seat: int, surcharge: int) -> None:
        super().__init__(seat)
        self.surcharge = surcharge

    def values(self) -> list[int]:
        """Return the surcharge on the printed cost, which may be negative."""
        return [self.surcharge]

    def span(self, s: State) -> int:
        """Return one option for each kind of worker in each row."""
        return s.figures.job_rows * KINDS

    def options(self, s: State) -> list[int]:
        """Offer the workers of open rows that the seat has room and money for."""
        options: list[int] = []
        for row in range(s.marker_row()):
            if s.figures.job_cost[row] + self.surcharge > s.players[self.seat].money:
                continue
            for kind in range(KINDS):
                if refuse_hire(s, self.seat, row, kind, self.surcharge) == LEGAL:
                    options.append(row * KINDS + kind)
        return options

    def refusal(self, s: State, option: int) -> int:
        """Refuse a closed row, a kind that is not there or has no room, and a worker that costs too much."""
        return refuse_hire(s, self.seat, option // KINDS, option % KINDS, self.surcharge)

    def apply(self, s: State, option: int) -> None:
        """Pay for the worker, move them to the player board and offer the action of their space."""
        row, kind = option // KINDS, option % KINDS
        player = s.players[self.seat]
        cost = max(0, s.figures.job_cost[row] + self.surcharge)
        s.jobs[find_worker(s, row, kind)] = EMPTY
        s.pay(self.seat, cost)
        player.workers[kind] += 1
        s.emit(WORKER_HIRED, self.seat, kind, row + 1, cost)
        action = s.figures.worker_actions[kind][player.workers[kind]]
        if action != NO_ACTION:
            offer(s, self.seat, action)


def refuse_hire(s: State, seat: int, row: int, kind: int, surcharge: int) -> int:
    """Return why a seat may not hire a worker of a row, 0 if it may."""
    if row >= s.marker_row():
        return ROW_CLOSED
    if find_worker(s, row, kind) == EMPTY:
        return NO_WORKER_THERE
    player = s.players[seat]
    if player.workers[kind] >= s.figures.workers_a_row:
        return WORKER_ROW_FULL
    return LEGAL if s.figures.job_cost[row] + surcharge <= player.money else WORKER_TOO_DEAR


def find_worker(s: State, row: int, kind: int) -> int:
    """Return the leftmost job space of a row with a worker of a kind, EMPTY if there is none."""
    first = row * COLUMNS
    for space in range(first, first + s.seats):
        if s.jobs[space] == kind:
            return space
    return EMPTY


def can_hire(s: State, seat: int, surcharge: int) -> bool:
    """Return whether a seat can hire any worker."""
    money = s.players[seat].money - surcharge
    for row in range(s.marker_row()):
        if s.figures.job_cost[row] > money:
            continue
        for kind in range(KINDS):
            if refuse_hire(s, seat, row, kind, surcharge) == LEGAL:
                return True
    return False
