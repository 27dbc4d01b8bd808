"""Estimate what a herd earns at the next delivery and at later ones, in hundredths of a point."""

from typing import Final

from railherd.games.gwt.bot.weights import Weights
from railherd.games.gwt.rules.departure import transport
from railherd.games.gwt.rules.kansas_city import herd_value
from railherd.games.gwt.state import State
from railherd.kit.rules.arrows import new_arrow_points
from railherd.kit.rules.certificates import master_certificates

CHANCE: Final = 1000  # stands for certainty
SMALLEST_HERD: Final = 6
NO_CITY: Final = -100_000


def next_delivery(s: State, seat: int, w: Weights) -> int:
    """Return the value of delivering with the present hand, with or without temporary certificates."""
    player = s.players[seat]
    value = herd_value(s, seat) + master_certificates(s, seat)
    plain = delivery_worth(s, seat, value, w)
    if not player.certificates:
        return plain
    spent = player.certificates
    return max(plain, delivery_worth(s, seat, value + spent, w) - spent * w.certificate)


def delivery_worth(s: State, seat: int, value: int, w: Weights) -> int:
    """Return the value of the best city in reach: its points and arrows, the money, and the disc it frees."""
    player = s.players[seat]
    white = best_disc(s, seat, True, w)
    any_disc = best_disc(s, seat, False, w)
    dollar = 100 // s.figures.dollars_a_point + w.dollar
    best = NO_CITY
    for city in range(s.figures.cities):
        if s.figures.city_value[city] > value:
            break
        if player.cities[city] and not s.figures.city_repeatable[city]:
            continue
        worth = 100 * (s.figures.city_points[city] + new_arrow_points(s, seat, city))
        worth += dollar * (s.figures.city_dollars[city] - transport(s, seat, city))
        worth += white if s.figures.city_white[city] else any_disc
        best = max(best, worth)
    return (best if best != NO_CITY else 0) + dollar * value


def best_disc(s: State, seat: int, white: bool, w: Weights) -> int:
    """Return the value of the most useful disc space that could be cleared next."""
    cleared = s.players[seat].cleared
    only_white = white and cleared & s.figures.white_discs != s.figures.white_discs
    best = 0
    for disc in range(s.figures.discs):
        if cleared >> disc & 1 or (only_white and not s.figures.disc_white[disc]):
            continue
        worth = disc_worth(s, disc, w) + 100 * s.figures.disc_points[disc]
        worth += w.dollar * (s.figures.disc_dollars[disc] - s.figures.disc_cost[disc])
        best = max(best, worth)
    return best


def disc_worth(s: State, disc: int, w: Weights) -> int:
    """Return the value of what a cleared disc space allows."""
    if s.figures.disc_hand[disc]:
        return w.hand_limit
    if s.figures.disc_certificates[disc]:
        return w.certificate_limit
    if s.figures.disc_steps[disc]:
        return w.step
    return w.auxiliary


def usual_income(s: State, seat: int, cards: list[int], hand: int) -> int:
    """Return the average income of a hand drawn from the whole herd, in hundredths of a dollar.

    Each breed counts once.
    """
    count = len(cards)
    if not count:
        return 0
    copies: list[int] = [0] * s.figures.cattle
    worth: list[int] = [0] * s.figures.cattle
    for card in cards:
        if card < s.figures.cattle:
            breed = s.figures.breed[card]
            copies[breed] += 1
            worth[breed] = s.figures.value[card]
    size = max(count, SMALLEST_HERD)
    income = 0
    for breed in range(len(copies)):
        if copies[breed]:
            absent = CHANCE
            for _ in range(hand):
                absent = absent * (size - copies[breed]) // size
            income += worth[breed] * (CHANCE - absent)
    return income // 10 + 100 * master_certificates(s, seat)
