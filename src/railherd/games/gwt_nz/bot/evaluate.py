"""Evaluate a position for a seat: the points it would score now, and what it can still hope for.

All values are hundredths of a point. Hopes count less as the market of bonus tiles fills.
"""

from railherd.games.gwt_nz.bot.weights import WEIGHTS, Weights
from railherd.games.gwt_nz.figures.lookup import SAILOR, SHEARER
from railherd.games.gwt_nz.rules.delivery import is_open, takes_wool
from railherd.games.gwt_nz.rules.permanent import permanent_certificates, permanent_wool
from railherd.games.gwt_nz.rules.scoring import achievements, lines_with
from railherd.games.gwt_nz.rules.wellington import Reveal
from railherd.games.gwt_nz.state import State
from railherd.kit.bot.prospects import (
    FULL,
    cleared_worth,
    crew_worth,
    money_worth,
    next_delivery,
    space_worth,
    task_hopes,
    time_left,
    usual_income,
    way_worth,
)
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.scoring import all_cards


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
    spaces = [_space_worth(s, disc, w) for disc in range(s.figures.discs)]
    posts = [post for post in range(s.figures.cities) if not takes_wool(s, post)]
    visits = sum(player.cities[post] for post in posts)
    reached = [post for post in posts if is_open(s, seat, post)]
    delivery = next_delivery(s, seat, _herd_value(s, seat), reached, spaces, w)
    value += money_worth(s, player.money, 0, w, left) + way_worth(s, seat, visits, delivery, w)
    return value + (_means(s, seat, cards, have, w) + cleared_worth(s, seat, spaces)) * left // FULL


def _herd_value(s: State, seat: int) -> int:
    """Return what the sheep of a seat's hand would be worth in Wellington, with those revealed there already."""
    value = permanent_certificates(s, seat)
    breeds = 0
    first = s.pending[0]
    if isinstance(first, Reveal) and first.seat == seat:
        value += first.value
        breeds = first.breeds
    for card in s.players[seat].hand:
        if card >= s.figures.cattle:
            break
        if not breeds >> s.figures.breed[card] & 1:
            breeds |= 1 << s.figures.breed[card]
            value += s.figures.value[card]
    return value


def _space_worth(s: State, disc: int, w: Weights) -> int:
    """Return the value of what a cleared disc space allows; permanent certificates and wool count as such."""
    return 0 if s.figures.disc_permanent[disc] or s.figures.disc_wool[disc] else space_worth(s, disc, w)


def _means(s: State, seat: int, cards: list[int], have: list[int], w: Weights) -> int:
    """Return the value of what serves until the end: workers, tracks, buildings, herd and objectives."""
    figures, player = s.figures, s.players[seat]
    worth = crew_worth(s, seat, w) + task_hopes(s, seat, have, w)
    worth += w.sailor * (player.workers[SAILOR] - 1) + w.shearer * (player.workers[SHEARER] - 1)
    worth += w.certificate * player.certificates + w.permanent * permanent_certificates(s, seat)
    worth += w.wool * permanent_wool(s, seat) + w.gold * player.gold + w.token * player.tokens
    worth += w.path * max(0, player.path) + w.step * figures.step_tile_steps[player.step_tile]
    worth += w.sea * figures.water_distance[0][player.ship] + (w.no_fees if player.no_fees else 0)
    # A card that is played makes room for another, so it takes none.
    lasting = [card for card in cards if card < figures.cattle or card >= figures.first_objective]
    worth += w.played * (len(cards) - len(lasting)) - w.clutter * len(lasting)
    return worth + w.visits * w.income * usual_income(s, lasting, figures.value, hand_limit(s, seat)) // 100
