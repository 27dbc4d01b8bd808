"""A position of a trail game as numbers that a learned judgement goes by: what all trail games have.

Each function gives a fixed count of numbers for a seat. Weights are learned for exactly this order: who adds, moves or
drops a number must learn them anew.
"""

from typing import Final

from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.trail import FAR, steps_left
from railherd.kit.state import TrailState

VALUES: Final = 6  # breeding values are told apart up to 5
LAPS: Final = 3.7  # spaces of the market in rows that are filled between two deliveries of a seat
WORST: Final = -100
FULL: Final = 1.0
PAIR: Final = 2


def time_left(s: TrailState) -> float:
    """Return the share of the market in rows that is not filled yet."""
    return FULL - s.next_job / (s.figures.job_rows * s.seats)


def gone(s: TrailState, seat: int) -> float:
    """Return how far on its way a seat is, from 0 to 1."""
    place = s.players[seat].place
    here = s.figures.start if place == NOWHERE else place
    return FULL - s.figures.to_go[here] / s.figures.to_go[s.figures.start]


def deliveries_left(s: TrailState, seat: int) -> int:
    """Return how often a seat will probably still deliver."""
    return int((s.figures.job_rows * s.seats - s.next_job) / LAPS * PAIR / s.seats + gone(s, seat) * 0.8 + 0.3)


def purse(s: TrailState, seat: int) -> list[float]:
    """Return money, the first of it that buys most, and money with the workers that spend it."""
    player = s.players[seat]
    found = [float(player.money), float(min(player.money, 8)), float(min(player.money, 20))]
    for count in player.workers:
        found.append(player.money * count / 10.0)
    return found


def crew(s: TrailState, seat: int) -> list[float]:
    """Return how many workers of each kind there are, and whether there are three, four and more."""
    found: list[float] = []
    for count in s.players[seat].workers:
        found.append(float(count))
        for least in range(3, s.figures.workers_a_row + 1):
            found.append(1.0 if count >= least else 0.0)
    return found


def board(s: TrailState, seat: int) -> list[float]:
    """Return certificates, the limits of a seat, and which of its disc spaces are cleared."""
    player = s.players[seat]
    hand, steps = hand_limit(s, seat), s.step_limit(seat)
    first = s.figures.start_steps[s.seats]
    found = [float(player.certificates), float(limit(s, seat))]
    found += [1.0 if hand >= 5 else 0.0, 1.0 if hand >= 6 else 0.0]
    found += [1.0 if steps > first else 0.0, 1.0 if steps > first + 1 else 0.0]
    return found + bits(player.cleared, s.figures.discs)


def estate(s: TrailState, seat: int) -> list[float]:
    """Return which buildings stand, how many places of use lie ahead, and what craftsmen can still build."""
    figures, player = s.figures, s.players[seat]
    here = figures.start if player.place == NOWHERE else player.place
    standing = [0.0] * figures.privates
    own = ahead = neutral = 0
    for space in range(figures.spaces):
        tile = s.tile[space]
        if tile == EMPTY or tile >= figures.buildings:
            continue
        owner = s.owner(tile)
        if owner == seat:
            standing[(tile - figures.neutrals) % figures.privates] = 1.0
            own += 1
            ahead += 1 if space > here else 0
        elif owner == NOBODY and space > here:
            neutral += 1
    feasible = best = 0
    for building in range(figures.privates):
        face = s.faces[building]
        if player.unbuilt >> building & 1 and figures.craftsmen[face] <= player.workers[1]:
            feasible += 1
            best = max(best, figures.face_points[face])
    return [*standing, float(own), float(ahead), float(neutral), float(feasible), float(best)]


def journey(s: TrailState, seat: int) -> list[float]:
    """Return how far a seat has come, and how many turns it needs to the end of the trail."""
    figures, place = s.figures, s.players[seat].place
    here = figures.start if place == NOWHERE else place
    way = 0 if here == figures.kansas_city else steps_left(s, here, figures.kansas_city)[here]
    steps = s.step_limit(seat)
    turns = (min(way, FAR) + steps - 1) // steps
    share = gone(s, seat)
    return [share, share * share, float(turns), 1.0 if turns <= 1 else 0.0, 1.0 if turns == PAIR else 0.0]


def herd(s: TrailState, seat: int, cards: list[int]) -> list[float]:
    """Return the size of the herd, its breeding values, and what of it waits on the discard pile."""
    figures, player = s.figures, s.players[seat]
    by = [0.0] * VALUES
    objectives = 0
    for card in cards:
        if card < figures.cattle:
            by[min(figures.value[card], VALUES - 1)] += 1.0
        elif card >= figures.first_objective:
            objectives += 1
    waiting = 0
    for card in player.discards:
        if card < figures.cattle:
            waiting += figures.value[card]
    found = [float(len(cards)), float(len(player.hand)), float(objectives), float(waiting), float(len(player.discards))]
    return found + by[1:]


def breadth(s: TrailState, seat: int) -> list[float]:
    """Return how many breeds are in the hand, how many cattle are double there, and the gain of the next card."""
    figures, player = s.figures, s.players[seat]
    seen = distinct = double = 0
    for card in player.hand:
        if card < figures.cattle:
            bit = 1 << figures.breed[card]
            if seen & bit:
                double += 1
            else:
                seen |= bit
                distinct += 1
    gain = 0
    for card in player.deck.bag:
        if card < figures.cattle and not seen >> figures.breed[card] & 1:
            gain += figures.value[card]
    size = player.deck.size()
    return [float(distinct), float(double), gain / size if size else 0.0]


def cities(s: TrailState, seat: int) -> list[float]:
    """Return the discs in each city, and in all."""
    delivered = s.players[seat].cities
    return [*[float(count) for count in delivered], float(sum(delivered))]


def best_city(s: TrailState, seat: int, value: int, open_cities: list[int]) -> int:
    """Return the points of the best city in reach of a value."""
    return plan(s, seat, value, 1, open_cities)


def plan(s: TrailState, seat: int, value: int, times: int, open_cities: list[int]) -> int:
    """Return the points of the cities for some deliveries of one value, the best first."""
    figures = s.figures
    delivered = s.players[seat].cities[:]
    total = 0
    for _ in range(times):
        best, where = WORST, EMPTY
        for city in open_cities:
            if figures.city_value[city] > value or (delivered[city] and not figures.city_repeatable[city]):
                continue
            points = figures.city_points[city]
            if not delivered[city]:
                points += _arrows(s, delivered, city)
            if points > best:
                best, where = points, city
        if where == EMPTY:
            return total
        delivered[where] += 1
        total += best
    return total


def _arrows(s: TrailState, delivered: list[int], city: int) -> int:
    points = 0
    for arrow in range(len(s.figures.arrow_from)):
        one, other = s.figures.arrow_from[arrow], s.figures.arrow_to[arrow]
        if (one == city and delivered[other]) or (other == city and delivered[one]):
            points += s.figures.arrow_points[arrow]
    return points


def ambitions(s: TrailState, seat: int, have: list[int]) -> list[float]:
    """Return what unfulfilled objectives of the area put at stake, how far they are done, and the masters held."""
    figures, player = s.figures, s.players[seat]
    stake = progress = 0.0
    for card in player.objectives:
        needs = figures.needs[card]
        wanted = done = 0
        for task in range(len(needs)):
            wanted += needs[task]
            done += min(needs[task], have[task])
        if done < wanted:
            worth = figures.objective_points[card] + figures.objective_penalty[card]
            stake += worth
            progress += worth * done / wanted
    found = [stake, progress, float(len(player.objectives)), float(len(player.hazards))]
    return found + bits(player.masters, len(figures.master_names))


def pace(s: TrailState, seat: int) -> list[float]:
    """Return how far the next seat has come, how near the end is, and the constant 1."""
    other = (seat + 1) % s.seats
    to_go = s.figures.job_rows * s.seats - s.next_job
    found = [gone(s, other), float(sum(s.players[other].cities)), 1.0 if s.marker != NOBODY else 0.0]
    found += [1.0 if to_go <= 2 else 0.0, 1.0 if to_go <= 5 else 0.0]
    return [*found, FULL]


def bits(mask: int, count: int) -> list[float]:
    """Return the bits of a mask, one number each."""
    return [float(mask >> place & 1) for place in range(count)]
