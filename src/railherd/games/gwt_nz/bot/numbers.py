"""A position of New Zealand as numbers that a learned judgement goes by."""

from railherd.games.gwt_nz.bot.herds import herd_value, open_posts, usual_herd, usual_wool
from railherd.games.gwt_nz.bot.sea import sea_worth
from railherd.games.gwt_nz.bot.weights import WEIGHTS
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.rules.permanent import permanent_certificates, permanent_wool
from railherd.games.gwt_nz.rules.scoring import achievements, ferries, lines_with
from railherd.games.gwt_nz.sarah.scoring import sarahs_lines
from railherd.games.gwt_nz.state import Seat, State
from railherd.kit.bot.numbers import (
    ambitions,
    best_city,
    bits,
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
from railherd.kit.rules.scoring import all_cards


def numbers(s: State, seat: int) -> list[float]:
    """Return the numbers of a seat, or those of Sarah, which are fewer."""
    if s.is_sarah(seat):
        return _sarahs(s)
    player = s.players[seat]
    cards = all_cards(s, seat)
    have = achievements(s, seat, cards)
    lines = lines_with(s, seat, cards, have)
    found = [float(sum(lines) - lines[0]), float(lines[7])]
    found += purse(s, seat) + crew(s, seat) + board(s, seat) + estate(s, seat)
    found += journey(s, seat) + herd(s, seat, cards) + breadth(s, seat) + cities(s, seat)
    found += (
        _own(s, player, cards) + _deliveries(s, seat, cards) + bits(player.depots | player.stations, s.figures.harbours)
    )
    found.append(sea_worth(s, seat, WEIGHTS) / 100.0)
    return found + ambitions(s, seat, have) + pace(s, seat)


def _own(s: State, player: Seat, cards: list[int]) -> list[float]:
    """Return what only New Zealand has: gold, tokens, tracks, storehouses, bonus tiles and cards to be played."""
    path = max(0, player.path)
    found = [float(player.gold), float(player.tokens), float(path), path * path / 16.0, 1.0 if path >= 4 else 0.0]
    found += [float(s.figures.step_tile_steps[player.step_tile]), 1.0 if player.no_fees else 0.0]
    found += [
        float(len(player.bonuses)),
        float(sum(player.stores)),
        float(sum(1 for placed in player.stores if placed == 1)),
    ]
    starting = dogs = romneys = 0
    for card in cards:
        if card <= s.figures.herd[-1]:
            starting += 1
        elif card == s.figures.stock_cards[1]:
            dogs += 1
        elif card == s.figures.stock_cards[0]:
            romneys += 1
    played = sum(1 for card in cards if s.figures.cattle <= card < s.figures.first_objective)
    return [*found, float(starting), float(dogs), float(romneys), float(ferries(s, cards)), float(played)]


def _deliveries(s: State, seat: int, cards: list[int]) -> list[float]:
    """Return what herds and wool usually are, and the points of posts for them: the next and all to come."""
    player = s.players[seat]
    lasting = [card for card in cards if card < s.figures.cattle or card >= s.figures.first_objective]
    usual, wool = usual_herd(s, seat, lasting) / 100.0, usual_wool(s, seat, lasting) / 100.0
    sheep, woollen = open_posts(s, seat, False), open_posts(s, seat, True)
    share, times = gone(s, seat), deliveries_left(s, seat)
    value = herd_value(s, seat)
    most = value + player.certificates
    best = best_city(s, seat, most, sheep)
    found = [usual, usual * usual / 10.0, max(0.0, usual - 10.0), usual * times, wool, max(0.0, wool - 5.0)]
    found += [float(permanent_certificates(s, seat)), float(permanent_wool(s, seat)), float(times)]
    found += [float(value), value * share, most * share, float(best), best * share]
    found += [float(plan(s, seat, int(usual) + 1, times, sheep)), float(plan(s, seat, int(usual) + 4, times, sheep))]
    found += [float(plan(s, seat, int(usual) + 8, times, sheep)), float(plan(s, seat, int(wool) + 2, times, woollen))]
    return [*found, float(len(sheep)), float(len(woollen))]


def _sarahs(s: State) -> list[float]:
    """Return her points and their lines, her crew, her way, her next post and her level."""
    player, hers, lines = s.players[SARAH], s.hers(), sarahs_lines(s)
    found = [float(sum(lines)), *[float(line) for line in lines]]
    found += [float(count) for count in player.workers] + [float(player.workers[hers.row])]
    found += [float(hers.row == kind) for kind in range(len(player.workers))]
    found += [gone(s, SARAH), float(hers.post), float(player.path), float(hers.deck.size())]
    return [*found, float(hers.level == 1), float(hers.level == 2), 1.0]
