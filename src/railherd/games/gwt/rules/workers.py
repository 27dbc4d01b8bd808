"""The job market: hire workers, and offer the actions that they bring with them."""

from typing import ClassVar, Final

from railherd.games.gwt.figures.reasons import NO_WORKER_THERE, ROW_CLOSED
from railherd.games.gwt.state import State
from railherd.kit.decision import Surcharged
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.hiring import hire, refuse_worker
from railherd.kit.rules.row_market import find_content

KINDS: Final = 3


class Hire(Surcharged[State]):
    """Hire a worker: option = row × 3 + kind. Workers of one kind in a row are one option."""

    NAME: ClassVar[str] = "hire"

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
        s.jobs[find_content(s, row, kind)] = EMPTY
        hire(s, self.seat, kind, row, max(0, s.figures.job_cost[row] + self.surcharge))


def refuse_hire(s: State, seat: int, row: int, kind: int, surcharge: int) -> int:
    """Return why a seat may not hire a worker of a row, 0 if it may."""
    if row >= s.marker_row():
        return ROW_CLOSED
    if find_content(s, row, kind) == EMPTY:
        return NO_WORKER_THERE
    return refuse_worker(s, seat, kind, s.figures.job_cost[row] + surcharge)


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
