"""Evaluate a position for a seat: the points it would score now, and what it can still hope for.

All values are hundredths of a point. Hopes count less as the market of bonus tiles fills.
"""

from railherd.games.gwt_nz.bot.herds import herd_value, open_posts, post_hopes, usual_herd, usual_wool
from railherd.games.gwt_nz.bot.sea import sea_worth
from railherd.games.gwt_nz.bot.weights import WEIGHTS, Weights
from railherd.games.gwt_nz.rules.permanent import permanent_certificates, permanent_wool
from railherd.games.gwt_nz.rules.scoring import achievements, lines_with
from railherd.games.gwt_nz.state import State
from railherd.kit.bot.prospects import (
    FULL,
    building_worth,
    cleared_worth,
    money_worth,
    next_delivery,
    space_worth,
    task_hopes,
    time_left,
    way_worth,
)
from railherd.kit.figures.verbs import NO_CARD
from railherd.kit.rules.scoring import all_cards, marked_points, unplayed


def evaluate(s: State, seat: int) -> int:
    """Return the value of a position for a seat, with the weights that the bots play with."""
    return judge(s, seat, WEIGHTS)


def judge(s: State, seat: int, w: Weights) -> int:
    """Return the value of a position for a seat, with given weights."""
    cards = all_cards(s, seat)
    player = s.players[seat]
    kept = unplayed(s, cards)
    have = achievements(s, seat, cards) if kept or player.objectives else []
    value = 100 * sum(lines_with(s, seat, cards, have))
    left = time_left(s)
    if s.over() or not left:
        return value
    spaces = [_space_worth(s, disc, w) for disc in range(s.figures.discs)]
    rewards = [_reward_worth(s, post, w) for post in range(s.figures.cities)]
    sheep = open_posts(s, seat, False)
    visits = sum([player.cities[post] for post in sheep])
    delivery = next_delivery(s, seat, herd_value(s, seat), sheep, rewards, spaces, w)
    value += money_worth(s, player.money, 0, w, left) + way_worth(s, seat, visits, delivery, w)
    # A card that is played makes room for another, so it takes none.
    lasting = [card for card in cards if card < s.figures.cattle or card >= s.figures.first_objective]
    income, wool = usual_herd(s, seat, lasting), usual_wool(s, seat, lasting)
    to_come = w.visits * left // FULL
    value += w.posts * post_hopes(s, seat, sheep, w.herd * income // 10000, rewards, to_come, w) // 100
    posts = open_posts(s, seat, True)
    value += w.posts * post_hopes(s, seat, posts, w.herd * wool // 10000, rewards, to_come, w) // 100
    means = _means(s, seat, kept, have, w) + w.visits * (w.income * income + w.fleece * wool) // 100
    means += w.played * (len(cards) - len(lasting)) - w.clutter * len(lasting)
    return value + (means + cleared_worth(s, seat, spaces)) * left // FULL


def _space_worth(s: State, disc: int, w: Weights) -> int:
    """Return the value of what a cleared disc space allows."""
    figures = s.figures
    lasting = w.permanent * figures.disc_permanent[disc] + w.wool * figures.disc_wool[disc]
    return lasting if lasting else space_worth(s, disc, w)


def _reward_worth(s: State, post: int, w: Weights) -> int:
    """Return the value of the card that a post gives."""
    if s.figures.post_objective[post]:
        return w.objective
    stack = s.figures.post_stock[post]
    return 0 if stack == NO_CARD else w.played + 100 * s.figures.card_points[s.stock_card(stack)]


def _means(s: State, seat: int, kept: list[int], have: list[int], w: Weights) -> int:
    """Return the value of what serves until the end: workers, tracks, buildings, herd and objectives."""
    figures, player = s.figures, s.players[seat]
    worth = building_worth(s, seat, w) + sea_worth(s, seat, w)
    for kind in range(len(player.workers)):
        worth += w.workers[kind][player.workers[kind] - 1]
    worth += task_hopes(s, seat, have, w) + w.kept * len(kept)
    permanent = permanent_certificates(s, seat) - marked_points(player.cleared, figures.disc_permanent)
    wool = permanent_wool(s, seat) - marked_points(player.cleared, figures.disc_wool)
    worth += w.certificate * player.certificates + w.permanent * permanent + w.wool * wool
    worth += w.gold * player.gold + w.token * player.tokens + w.path * max(0, player.path)
    return worth + w.step * figures.step_tile_steps[player.step_tile] + (w.no_fees if player.no_fees else 0)
