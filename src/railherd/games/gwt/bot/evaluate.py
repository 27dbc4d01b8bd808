"""Evaluate a position for a seat: the points it would score now, and what it can still hope for.

All values are hundredths of a point. Hopes count less as the job market fills.
"""

from typing import Final

from railherd.games.gwt.bot.weights import WEIGHTS, Weights
from railherd.games.gwt.figures.lookup import ENGINEER
from railherd.games.gwt.rules.departure import transport_owed
from railherd.games.gwt.rules.kansas_city import herd_value
from railherd.games.gwt.rules.scoring import achievements, lines_with
from railherd.games.gwt.state import State
from railherd.kit.bot.prospects import (
    FULL,
    building_worth,
    cleared_worth,
    money_worth,
    next_delivery,
    space_worth,
    task_hopes,
    time_left,
    usual_income,
    way_worth,
)
from railherd.kit.figures.lookup import COWBOY, CRAFTSMAN
from railherd.kit.rules.certificates import master_certificates
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.scoring import all_cards

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
    left = time_left(s)
    player = s.players[seat]
    spaces = [space_worth(s, disc, w) for disc in range(s.figures.discs)]
    value += money_worth(s, player.money, transport_owed(s, seat), w, left)
    worth = herd_value(s, seat) + master_certificates(s, seat)
    cities = s.figures.cities
    delivery = next_delivery(s, seat, worth, list(range(cities)), [0] * cities, spaces, w)
    value += way_worth(s, seat, sum(player.cities), delivery, w)
    return value + _means(s, seat, cards, have, spaces, w) * left // FULL


def _means(s: State, seat: int, cards: list[int], have: list[int], spaces: list[int], w: Weights) -> int:
    """Return the value of what serves until the end: workers, engine, buildings, discs, herd and objectives."""
    player = s.players[seat]
    worth = _crew_worth(player.workers, w) + building_worth(s, seat, w)
    worth += w.engine * player.engine + w.certificate * player.certificates - w.clutter * len(cards)
    worth += cleared_worth(s, seat, spaces)
    income = usual_income(s, cards, s.figures.value, hand_limit(s, seat)) + 100 * master_certificates(s, seat)
    return worth + w.visits * w.income * income // 100 + task_hopes(s, seat, have, w)


def _crew_worth(workers: list[int], w: Weights) -> int:
    """Return the value of cowboys, craftsmen and engineers, more for each one of a large crew."""
    worth = w.cowboy * (workers[COWBOY] - 1) + w.craftsman * (workers[CRAFTSMAN] - 1)
    worth += w.engineer * (workers[ENGINEER] - 1)
    for count in workers:
        worth += w.crew * max(0, count - SMALL_CREW)
    return worth
