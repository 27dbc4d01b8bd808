"""Evaluate a position for a seat: the points it would score now, and what it can still hope for.

All values are hundredths of a point. Hopes count less as the job market fills.
"""

from typing import Final

from railherd.games.gwt.bot.prospects import disc_worth, next_delivery, usual_income
from railherd.games.gwt.bot.weights import WEIGHTS, Weights
from railherd.games.gwt.figures.lookup import BUILDING_TASK, ENGINEER
from railherd.games.gwt.rules.departure import transport_owed
from railherd.games.gwt.rules.scoring import achievements, lines_with
from railherd.games.gwt.state import State
from railherd.kit.figures.lookup import COWBOY, CRAFTSMAN, NOWHERE
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.scoring import all_cards, building_points

FULL: Final = 100
SMALL_CREW: Final = 2


def evaluate(s: State, seat: int) -> int:
    """Return the value of a position for a seat, with the weights that the bots play with."""
    return judge(s, seat, WEIGHTS)


def judge(s: State, seat: int, w: Weights) -> int:
    """Return the value of a position for a seat, with given weights."""
    cards = all_cards(s, seat)
    have = achievements(s, seat, cards)
    value = 100 * sum(lines_with(s, seat, cards, have))
    if s.over():
        return value
    left = FULL - FULL * s.next_job // (s.figures.job_rows * s.seats)
    return value + _money(s, seat, w, left) + _way(s, seat, w) + _means(s, seat, cards, have, w) * left // FULL


def _money(s: State, seat: int, w: Weights, left: int) -> int:
    """Return the value of a seat's money beyond the whole points that it already scores.

    Transport still owed is taken off. Early dollars count more, because they can still buy something.
    """
    money = s.players[seat].money
    scored = money // s.figures.dollars_a_point
    money -= transport_owed(s, seat)
    return 100 * money // s.figures.dollars_a_point - 100 * scored + money * w.dollar * left // FULL


def _way(s: State, seat: int, w: Weights) -> int:
    """Return the value of the next delivery, scaled by progress, minus the cost of the stops passed by."""
    player = s.players[seat]
    place = s.figures.start if player.place == NOWHERE else player.place
    gone = FULL - FULL * s.figures.to_go[place] // s.figures.to_go[s.figures.start]
    used = sum(player.cities) * FULL + gone
    return gone * w.hand * next_delivery(s, seat, w) // (FULL * FULL) - w.patience * used // FULL


def _means(s: State, seat: int, cards: list[int], have: list[int], w: Weights) -> int:
    """Return the value of what serves until the end: workers, engine, buildings, discs, herd and objectives."""
    player = s.players[seat]
    worth = w.cowboy * (player.workers[COWBOY] - 1)
    worth += w.craftsman * (player.workers[CRAFTSMAN] - 1)
    worth += w.engineer * (player.workers[ENGINEER] - 1)
    for count in player.workers:
        worth += w.crew * max(0, count - SMALL_CREW)
    worth += w.engine * player.engine + w.certificate * player.certificates
    worth += w.building * have[BUILDING_TASK] + w.manor * building_points(s, seat) - w.clutter * len(cards)
    for disc in range(s.figures.discs):
        if player.cleared >> disc & 1:
            worth += disc_worth(s, disc, w)
    worth += w.visits * w.income * usual_income(s, seat, cards, hand_limit(s, seat)) // 100
    return worth + _tasks(s, seat, have, w)


def _tasks(s: State, seat: int, have: list[int], w: Weights) -> int:
    """Return the value of unfulfilled objectives in the area: their stake, by the share of tasks that is done."""
    objectives = s.players[seat].objectives
    if not objectives:
        return 0
    worth = 0
    for card in objectives:
        needs = s.figures.tasks[card]
        wanted = done = 0
        for task in range(len(needs)):
            wanted += needs[task]
            done += min(needs[task], have[task])
        if done < wanted:
            stake = s.figures.objective_points[card] + s.figures.objective_penalty[card]
            worth += stake * (w.hope * (wanted - done) + w.progress * done) // wanted
    return worth
