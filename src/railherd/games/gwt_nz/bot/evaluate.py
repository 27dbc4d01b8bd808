"""Evaluate a position for a seat: the points it would score now, and what it can still hope for.

All values are hundredths of a point. Hopes count less as the market of bonus tiles fills.
"""

from typing import Final

from railherd.games.gwt_nz.bot.prospects import disc_worth, next_delivery, usual_income
from railherd.games.gwt_nz.bot.weights import WEIGHTS, Weights
from railherd.games.gwt_nz.figures.lookup import BUILDING_TASK
from railherd.games.gwt_nz.rules.permanent import permanent_certificates, permanent_wool
from railherd.games.gwt_nz.rules.scoring import achievements, lines_with
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import NOWHERE
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
    """Return the value of a seat's money beyond the whole points that it already scores."""
    money = s.players[seat].money
    rest = money % s.figures.dollars_a_point
    return 100 * rest // s.figures.dollars_a_point + money * w.pound * left // FULL


def _way(s: State, seat: int, w: Weights) -> int:
    """Return the value of the next delivery, scaled by progress, minus the cost of the stops passed by."""
    player = s.players[seat]
    place = s.figures.start if player.place == NOWHERE else player.place
    gone = FULL - FULL * s.figures.to_go[place] // s.figures.to_go[s.figures.start]
    used = sum(player.cities) * FULL + gone
    return gone * w.hand * next_delivery(s, seat, w) // (FULL * FULL) - w.patience * used // FULL


def _means(s: State, seat: int, cards: list[int], have: list[int], w: Weights) -> int:
    """Return the value of what serves until the end: workers, tracks, buildings, discs, herd and objectives."""
    player = s.players[seat]
    worth = 0
    for kind, count in enumerate(player.workers):
        worth += w.workers[kind] * (count - 1) + w.crew * max(0, count - SMALL_CREW)
    worth += w.certificate * player.certificates + w.permanent * permanent_certificates(s, seat)
    worth += w.wool * permanent_wool(s, seat) + w.gold * player.gold + w.token * player.tokens
    worth += w.path * max(0, player.path) + w.step * s.figures.step_tile_steps[player.step_tile]
    worth += w.sea * s.figures.water_distance[0][player.ship] + (w.no_fees if player.no_fees else 0)
    worth += w.building * have[BUILDING_TASK] + w.manor * building_points(s, seat)
    for card in cards:
        worth += w.played if s.figures.cattle <= card < s.figures.first_objective else -w.clutter
    for disc in range(s.figures.discs):
        if player.cleared >> disc & 1:
            worth += disc_worth(s, disc, w)
    worth += w.visits * w.income * usual_income(s, seat, cards, hand_limit(s, seat)) // 100
    return worth + _tasks(s, seat, have, w)


def _tasks(s: State, seat: int, have: list[int], w: Weights) -> int:
    """Return the value of unfulfilled objectives in the area: their stake, by the share of tasks that is done."""
    worth = 0
    for card in s.players[seat].objectives:
        needs = s.figures.tasks[card]
        wanted = done = 0
        for task in range(len(needs)):
            wanted += needs[task]
            done += min(needs[task], have[task])
        if done < wanted:
            stake = s.figures.objective_points[card] + s.figures.objective_penalty[card]
            worth += stake * (w.hope * (wanted - done) + w.progress * done) // wanted
    return worth
