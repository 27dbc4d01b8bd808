"""Sarah's workers: whom she hires, what their spaces bring, and the row that she is specialised in."""

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.events import SARAH_SPECIALISED
from railherd.games.gwt_nz.figures.lookup import WORKERS
from railherd.games.gwt_nz.figures.sarah import CHEAPEST_FIRST, SARAH
from railherd.games.gwt_nz.rules.gains import take_stock
from railherd.games.gwt_nz.rules.workers import remove_worker
from railherd.games.gwt_nz.sarah.discs import place_on_post
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.sarah.step import then
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import WORKER_HIRED
from railherd.kit.figures.verbs import NO_CARD


def workers_for_hire(s: State, first: int) -> Picks:
    """Return whom she would hire, as row × 4 + kind: the cheapest, of her special row, or the other way round."""
    kinds = len(WORKERS)
    room = [kind for kind in range(kinds) if s.players[SARAH].workers[kind] < s.figures.workers_a_row]
    rows = range(s.figures.hire_rows)
    picks = Picks([row * kinds + kind for row in rows for kind in room if s.columns[kind] >> row & 1])
    order = (lines.CHEAPEST, lines.SPECIALISED) if first == CHEAPEST_FIRST else (lines.SPECIALISED, lines.CHEAPEST)
    for line in order:
        if line == lines.CHEAPEST:
            picks.by(line, [s.figures.hire_cost[option // kinds] for option in picks.options])
        else:
            picks.by(line, [option % kinds != s.hers().row for option in picks.options])
    return picks


def hire(s: State, option: int) -> None:
    """Hire a worker for nothing; then come the card of the space, its action, and a look at her special row."""
    row, kind = option // len(WORKERS), option % len(WORKERS)
    remove_worker(s, row, kind)
    s.players[SARAH].workers[kind] += 1
    space = s.players[SARAH].workers[kind]
    s.emit(WORKER_HIRED, SARAH, kind, row + 1, 0)
    take_reward(s, space)
    if space in s.figures.sarah.harbour[kind]:
        then(s, steps.SPECIALISE)
        then(s, steps.HARBOUR)
        return
    if space in s.figures.sarah.post[kind]:
        place_on_post(s, s.figures.sarah.post[kind][space])
    specialise(s)


def take_reward(s: State, workers: int) -> None:
    """Take the bonus card that a number of workers in a row brings."""
    take_stock(s, SARAH, s.figures.sarah.reward.get(workers, NO_CARD))


def specialise(s: State) -> None:
    """Move the token to a row that has become larger than the one where it lies."""
    workers = s.players[SARAH].workers
    for kind in range(len(workers)):
        if workers[kind] > workers[s.hers().row]:
            s.hers().row = kind
            s.emit(SARAH_SPECIALISED, SARAH, kind)
