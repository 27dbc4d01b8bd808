"""A position of Great Western Trail as numbers that a learned judgement goes by."""

from railherd.games.gwt.figures.lookup import ENGINEER
from railherd.games.gwt.rules.departure import transport_owed
from railherd.games.gwt.rules.kansas_city import herd_value
from railherd.games.gwt.rules.scoring import achievements, lines_with
from railherd.games.gwt.state import Seat, State
from railherd.kit.bot.numbers import (
    ambitions,
    best_city,
    board,
    breadth,
    cities,
    crew,
    deliveries_left,
    estate,
    gone,
    herd,
    journey,
    pace,
    plan,
    purse,
)
from railherd.kit.bot.prospects import usual_income
from railherd.kit.figures.lookup import COWBOY
from railherd.kit.rules.certificates import limit, master_certificates
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.scoring import all_cards

WHITE_STATIONS = 4
GOOD_VALUE = 4


def numbers(s: State, seat: int) -> list[float]:
    """Return the numbers of a seat."""
    player = s.players[seat]
    cards = all_cards(s, seat)
    have = achievements(s, seat, cards)
    lines = lines_with(s, seat, cards, have)
    found = [float(sum(lines) - lines[0]), float(transport_owed(s, seat))]
    found += purse(s, seat) + crew(s, seat) + board(s, seat) + estate(s, seat)
    found += journey(s, seat) + herd(s, seat, cards) + breadth(s, seat) + cities(s, seat)
    found += _deliveries(s, seat, cards) + _railway(s, player) + _market(s, player)
    tepees = [float(player.tepees[0]), float(player.tepees[1]), float(min(player.tepees[0], player.tepees[1]))]
    return found + tepees + ambitions(s, seat, have) + pace(s, seat)


def _deliveries(s: State, seat: int, cards: list[int]) -> list[float]:
    """Return what hands usually are worth, and the points of cities for them: the next and all to come."""
    certificates, permanent = s.players[seat].certificates, master_certificates(s, seat)
    everywhere = list(range(s.figures.cities))
    usual = usual_income(s, cards, s.figures.value, hand_limit(s, seat)) / 100.0
    share, times = gone(s, seat), deliveries_left(s, seat)
    value = herd_value(s, seat) + permanent
    most = value + certificates
    best = best_city(s, seat, most, everywhere)
    found = [usual, usual * usual / 10.0, max(0.0, usual - 10.0), usual * times, float(permanent), float(times)]
    found += [float(value), value * share, most * share, float(best), best * share]
    for more in (0, 2 + (limit(s, seat) - 1) // 2, 6):
        found.append(float(plan(s, seat, int(usual) + permanent + more, times, everywhere)))
    return found


def _railway(s: State, player: Seat) -> list[float]:
    """Return the engine's place, the stations held, and whether the next one is near."""
    figures = s.figures
    white = all_held = 0
    near, points = 0.0, 0
    for station in range(figures.stations):
        if player.stations >> station & 1:
            all_held += 1
            white += 1 if station < WHITE_STATIONS else 0
            continue
        away = figures.station_position[station] - player.engine
        if away > 0:
            near = 1.0 if near == 0.0 and away <= player.workers[ENGINEER] else near
            points += figures.station_points[station] if away <= 2 * player.workers[ENGINEER] + 2 else 0
    found = [
        float(player.engine),
        player.engine * player.engine / 40.0,
        player.engine * player.workers[ENGINEER] / 10.0,
    ]
    return [*found, float(white), float(all_held - white), near, float(points)]


def _market(s: State, player: Seat) -> list[float]:
    """Return how many good cattle the market has, and what cowboys can make of them."""
    good = 0
    for card in s.market:
        good += 1 if s.figures.value[card] >= GOOD_VALUE else 0
    return [float(good), float(min(good, 4) * (player.workers[COWBOY] - 1))]
