"""Hire workers, and offer the actions that they bring with them. Where they are found is each game's own."""

from railherd.kit.figures.events import WORKER_HIRED
from railherd.kit.figures.reasons import LEGAL, WORKER_ROW_FULL, WORKER_TOO_DEAR
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.offers import offer
from railherd.kit.state import TrailState


def refuse_worker(s: TrailState, seat: int, kind: int, cost: int) -> int:
    """Return why a seat has no room or money for a worker, 0 if it has both."""
    player = s.players[seat]
    if player.workers[kind] >= s.figures.workers_a_row:
        return WORKER_ROW_FULL
    return LEGAL if cost <= player.money else WORKER_TOO_DEAR


def hire(s: TrailState, seat: int, kind: int, row: int, cost: int) -> None:
    """Pay for a worker of a row, move them to the player board and offer the action of their space."""
    s.pay(seat, cost)
    s.emit(WORKER_HIRED, seat, kind, row + 1, cost)
    add_worker(s, seat, kind)


def add_worker(s: TrailState, seat: int, kind: int) -> None:
    """Put a worker on the next space of their row and offer its action."""
    player = s.players[seat]
    player.workers[kind] += 1
    action = s.figures.worker_actions[kind][player.workers[kind]]
    if action != NO_ACTION:
        offer(s, seat, action)
