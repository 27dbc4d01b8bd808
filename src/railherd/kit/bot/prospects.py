"""Estimate what money, deliveries, herd, crew, discs and objective cards are worth, in hundredths of a point."""

from typing import Final

from railherd.kit.bot.weights import TrailWeights
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.rules.arrows import new_arrow_points
from railherd.kit.rules.scoring import building_points, own_buildings
from railherd.kit.state import TrailState

FULL: Final = 100
CHANCE: Final = 1000  # stands for certainty
SMALLEST_HERD: Final = 6
NO_CITY: Final = -100_000


def time_left(s: TrailState) -> int:
    """Return how much of the game is to come, in percent: hopes count less as the market in rows fills."""
    return FULL - FULL * s.next_job // (s.figures.job_rows * s.seats)


def money_worth(s: TrailState, money: int, owed: int, w: TrailWeights, left: int) -> int:
    """Return the value of money beyond the whole points that it already scores, less what is still owed.

    Early dollars count more, because they can still buy something.
    """
    scored = money // s.figures.dollars_a_point
    money -= owed
    return 100 * money // s.figures.dollars_a_point - 100 * scored + money * w.dollar * left // FULL


def way_worth(s: TrailState, seat: int, visits: int, delivery: int, w: TrailWeights) -> int:
    """Return the value of the next delivery, scaled by progress, minus the cost of the stops passed by."""
    player = s.players[seat]
    place = s.figures.start if player.place == NOWHERE else player.place
    gone = FULL - FULL * s.figures.to_go[place] // s.figures.to_go[s.figures.start]
    return gone * w.hand * delivery // (FULL * FULL) - w.patience * (visits * FULL + gone) // FULL


def building_worth(s: TrailState, seat: int, w: TrailWeights) -> int:
    """Return the value of a seat's buildings on top of their points."""
    return w.building * len(own_buildings(s, seat)) + w.manor * building_points(s, seat)


def cleared_worth(s: TrailState, seat: int, spaces: list[int]) -> int:
    """Return the value of the disc spaces that a seat has cleared; `spaces` has that of each."""
    cleared = s.players[seat].cleared
    worth = 0
    for disc in range(s.figures.discs):
        if cleared >> disc & 1:
            worth += spaces[disc]
    return worth


def next_delivery(
    s: TrailState, seat: int, value: int, cities: list[int], rewards: list[int], spaces: list[int], w: TrailWeights
) -> int:
    """Return the value of delivering a herd to one of some cities, with or without temporary certificates.

    `rewards` is what each city gives besides points and money, `spaces` what each disc space allows once it is cleared.
    """
    plain = delivery_worth(s, seat, value, cities, rewards, spaces, w)
    spent = s.players[seat].certificates
    if not spent:
        return plain
    more = delivery_worth(s, seat, value + spent, cities, rewards, spaces, w)
    return max(plain, more - spent * w.certificate)


def delivery_worth(
    s: TrailState, seat: int, value: int, cities: list[int], rewards: list[int], spaces: list[int], w: TrailWeights
) -> int:
    """Return the value of the best city in reach: its points, arrows and reward, the money, and the disc it frees."""
    player = s.players[seat]
    white = best_disc(s, seat, True, spaces, w)
    any_disc = best_disc(s, seat, False, spaces, w)
    dollar = 100 // s.figures.dollars_a_point + w.dollar
    best = NO_CITY
    for city in cities:
        if s.figures.city_value[city] > value or (player.cities[city] and not s.figures.city_repeatable[city]):
            continue
        worth = 100 * (s.figures.city_points[city] + new_arrow_points(s, seat, city)) + rewards[city]
        worth += dollar * (s.figures.city_dollars[city] - s.transport(seat, city))
        worth += white if s.figures.city_white[city] else any_disc
        best = max(best, worth)
    return (best if best != NO_CITY else 0) + dollar * value


def best_disc(s: TrailState, seat: int, white: bool, spaces: list[int], w: TrailWeights) -> int:
    """Return the value of the most useful disc space that could be cleared next."""
    cleared = s.players[seat].cleared
    only_white = white and cleared & s.figures.white_discs != s.figures.white_discs
    best = 0
    for disc in range(s.figures.discs):
        if cleared >> disc & 1 or (only_white and not s.figures.disc_white[disc]):
            continue
        worth = spaces[disc] + 100 * s.figures.disc_points[disc]
        worth += w.dollar * (s.figures.disc_dollars[disc] - s.figures.disc_cost[disc])
        best = max(best, worth)
    return best


def space_worth(s: TrailState, disc: int, w: TrailWeights) -> int:
    """Return the value of what a cleared disc space allows."""
    if s.figures.disc_hand[disc]:
        return w.hand_limit
    if s.figures.disc_certificates[disc]:
        return w.certificate_limit
    if s.figures.disc_steps[disc]:
        return w.step
    return w.auxiliary


def usual_income(s: TrailState, cards: list[int], each: list[int], hand: int) -> int:
    """Return what a hand drawn from the whole herd brings on average, in hundredths, if `each` card brings so much.

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
            worth[breed] = each[card]
    size = max(count, SMALLEST_HERD)
    income = 0
    for breed in range(len(copies)):
        if copies[breed]:
            absent = CHANCE
            for _ in range(hand):
                absent = absent * (size - copies[breed]) // size
            income += worth[breed] * (CHANCE - absent)
    return income // 10


def task_hopes(s: TrailState, seat: int, have: list[int], w: TrailWeights) -> int:
    """Return the value of unfulfilled objectives in the area: their stake, by the share of tasks that is done."""
    worth = 0
    for card in s.players[seat].objectives:
        needs = s.figures.needs[card]
        wanted = done = 0
        for task in range(len(needs)):
            wanted += needs[task]
            done += min(needs[task], have[task])
        if done < wanted:
            stake = s.figures.objective_points[card] + s.figures.objective_penalty[card]
            worth += stake * (w.hope * (wanted - done) + w.progress * done) // wanted
    return worth
