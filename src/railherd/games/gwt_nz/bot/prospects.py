"""Estimate what a herd earns at the next delivery and at later ones, in hundredths of a point."""

from typing import Final

from railherd.games.gwt_nz.bot.weights import Weights
from railherd.games.gwt_nz.rules.delivery import takes_wool
from railherd.games.gwt_nz.rules.permanent import permanent_certificates
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.rules.arrows import new_arrow_points
from railherd.kit.rules.herd import breeding_value

CHANCE: Final = 1000  # stands for certainty
SMALLEST_HERD: Final = 6
NO_POST: Final = -100_000


def next_delivery(s: State, seat: int, w: Weights) -> int:
    """Return the value of delivering with the present hand, with or without temporary certificates."""
    player = s.players[seat]
    value = breeding_value(s.figures, player.hand) + permanent_certificates(s, seat)
    plain = delivery_worth(s, seat, value, w)
    spent = player.certificates
    return max(plain, delivery_worth(s, seat, value + spent, w) - spent * w.certificate) if spent else plain


def delivery_worth(s: State, seat: int, value: int, w: Weights) -> int:
    """Return the value of the best post in reach: its points and arrows, the money, and the disc it frees."""
    player = s.players[seat]
    white = best_disc(s, seat, True, w)
    any_disc = best_disc(s, seat, False, w)
    pound = 100 // s.figures.dollars_a_point + w.pound
    best = NO_POST
    for post in range(s.figures.cities):
        harbour = s.figures.post_harbour[post]
        if s.figures.city_value[post] > value or takes_wool(s, post):
            continue
        if harbour != NOWHERE and not player.depots >> harbour & 1:
            continue
        if player.cities[post] and not s.figures.city_repeatable[post]:
            continue
        worth = 100 * (s.figures.city_points[post] + new_arrow_points(s, seat, post))
        worth += pound * (s.figures.city_dollars[post] - s.figures.post_transport[post])
        worth += white if s.figures.city_white[post] else any_disc
        best = max(best, worth)
    return (best if best != NO_POST else 0) + pound * value


def best_disc(s: State, seat: int, white: bool, w: Weights) -> int:
    """Return the value of the most useful disc space that could be cleared next."""
    cleared = s.players[seat].cleared
    only_white = white and cleared & s.figures.white_discs != s.figures.white_discs
    best = 0
    for disc in range(s.figures.discs):
        if cleared >> disc & 1 or (only_white and not s.figures.disc_white[disc]):
            continue
        worth = disc_worth(s, disc, w) + 100 * s.figures.disc_points[disc]
        worth += w.pound * (s.figures.disc_dollars[disc] - s.figures.disc_cost[disc])
        best = max(best, worth)
    return best


def disc_worth(s: State, disc: int, w: Weights) -> int:
    """Return the value of what a cleared disc space allows."""
    if s.figures.disc_hand[disc]:
        return w.hand_limit
    if s.figures.disc_certificates[disc]:
        return w.certificate_limit
    if s.figures.disc_permanent[disc] or s.figures.disc_wool[disc]:
        return 0  # they count as such
    return w.step if s.figures.disc_steps[disc] else w.auxiliary


def usual_income(s: State, seat: int, cards: list[int], hand: int) -> int:
    """Return the average breeding value of a hand drawn from the whole herd, in hundredths of a pound.

    Each breed counts once. A card that is played makes room for another, so it takes none.
    """
    copies: list[int] = [0] * s.figures.cattle
    count = 0
    for card in cards:
        if card < s.figures.cattle:
            copies[card] += 1
        if not s.figures.cattle <= card < s.figures.first_objective:
            count += 1
    size = max(count, SMALLEST_HERD)
    income = 0
    for card, number in enumerate(copies):
        if number:
            absent = CHANCE
            for _ in range(hand):
                absent = absent * (size - number) // size
            income += s.figures.value[card] * (CHANCE - absent)
    return income // 10
