"""Estimate what herds and wool are usually worth, and which posts they will still reach."""

from railherd.games.gwt_nz.bot.weights import Weights
from railherd.games.gwt_nz.figures.lookup import SHEARER
from railherd.games.gwt_nz.rules.delivery import is_open, takes_wool
from railherd.games.gwt_nz.rules.permanent import permanent_certificates, permanent_wool
from railherd.games.gwt_nz.rules.wellington import Reveal
from railherd.games.gwt_nz.state import State
from railherd.kit.bot.prospects import usual_income
from railherd.kit.rules.arrows import new_arrow_points
from railherd.kit.rules.herd import breeding_value, hand_limit


def herd_value(s: State, seat: int) -> int:
    """Return what the sheep of a seat's hand would be worth in Wellington, with those revealed there already."""
    value, breeds = permanent_certificates(s, seat), 0
    first = s.pending[0] if s.pending else None
    if isinstance(first, Reveal) and first.seat == seat:
        value, breeds = value + first.value, first.breeds
    return value + breeding_value(s.figures, s.players[seat].hand, breeds)


def usual_herd(s: State, seat: int, cards: list[int]) -> int:
    """Return what a hand is usually worth in Wellington, in hundredths."""
    return usual_income(s, cards, s.figures.value, hand_limit(s, seat)) + 100 * permanent_certificates(s, seat)


def usual_wool(s: State, seat: int, cards: list[int]) -> int:
    """Return the wool that the shearers usually get from a hand, in hundredths."""
    hand = hand_limit(s, seat)
    shearers = min(hand, s.players[seat].workers[SHEARER])
    return usual_income(s, cards, s.figures.wool, hand) * shearers // hand + 100 * permanent_wool(s, seat)


def open_posts(s: State, seat: int, wool: bool) -> list[int]:
    """Return the posts for sheep, or for wool, that are open to a seat."""
    return [post for post in range(s.figures.cities) if takes_wool(s, post) == wool and is_open(s, seat, post)]


def post_hopes(s: State, seat: int, posts: list[int], value: int, rewards: list[int], visits: int, w: Weights) -> int:
    """Return the value of the best posts for some deliveries to come, of those that a usual herd reaches."""
    figures, player = s.figures, s.players[seat]
    dollar = 100 // figures.dollars_a_point + w.dollar
    found: list[int] = []
    for post in posts:
        if figures.city_value[post] > value or (player.cities[post] and not figures.city_repeatable[post]):
            continue
        worth = 100 * (figures.city_points[post] + new_arrow_points(s, seat, post)) + rewards[post]
        worth += dollar * (figures.city_dollars[post] - figures.post_transport[post])
        found += [worth] * (visits if figures.city_repeatable[post] else 1)
    found.sort()
    return sum(found[len(found) - visits :]) if len(found) > visits else sum(found)
