"""How good a position is for a seat: points it would score now, and what its means promise until the end.

All figures are hundredths of a point. What promises something later counts less as the job market fills.
"""

from typing import Final

from railherd.games.gwt.kansas_city import permanent_certificates
from railherd.games.gwt.scoring import all_cards, score_lines
from railherd.games.gwt.state import Seat, State
from railherd.games.gwt.tables import NOWHERE

FULL: Final = 100
DOLLAR_EARLY: Final = 7
WORKER: Final = (600, 450, 625)  # cowboy, craftsman, engineer
CERTIFICATE: Final = 22
ROUND: Final = 40  # one more way to Kansas City
ENGINE: Final = 12
INCOME: Final = 32  # a dollar of income at every visit still to come
HAND: Final = 20  # a dollar the present hand would earn, nearer to Kansas City
AUXILIARY: Final = 40
STEP: Final = 176
HAND_LIMIT: Final = 350
CERTIFICATE_LIMIT: Final = 105


def evaluate(s: State, seat: int) -> int:
    """What a seat has and may hope for."""
    player = s.players[seat]
    early = FULL - FULL * s.next_job // (s.t.job_rows * s.seats)
    value = 100 * sum(score_lines(s, seat))
    value += player.money * DOLLAR_EARLY * early // FULL
    if s.over():
        return value
    later = CERTIFICATE * player.certificates + ENGINE * player.engine + _discs(s, player)
    for kind in range(len(player.workers)):
        later += WORKER[kind] * (player.workers[kind] - 1)
    later += _herd(s, seat) * INCOME
    return value + later * (20 + early) // 120 + _way(s, seat)


def _discs(s: State, player: Seat) -> int:
    """What cleared disc spaces let one do."""
    value = 0
    for disc in range(s.t.discs):
        if not player.cleared >> disc & 1:
            continue
        if s.t.disc_hand[disc]:
            value += HAND_LIMIT
        elif s.t.disc_certificates[disc]:
            value += CERTIFICATE_LIMIT
        elif s.t.disc_steps[disc]:
            value += STEP
        else:
            value += AUXILIARY
    return value


def _herd(s: State, seat: int) -> int:
    """What an average hand of the herd earns: the mean value of its cards, and something for variety."""
    total = count = breeds = 0
    for card in all_cards(s, seat):
        if card < s.t.cattle:
            total += s.t.value[card]
            breeds |= 1 << s.t.breed[card]
        count += 1
    return 4 * total // max(1, count) + breeds.bit_count()


def _way(s: State, seat: int) -> int:
    """Rounds made and the part of the present one, with what the hand would earn at its end."""
    player = s.players[seat]
    place = s.t.start if player.place == NOWHERE else player.place
    gone = FULL - FULL * s.t.to_go[place] // s.t.to_go[s.t.start]
    seen = 0
    income = permanent_certificates(s, seat)
    for card in player.hand:
        if card < s.t.cattle and not seen >> s.t.breed[card] & 1:
            seen |= 1 << s.t.breed[card]
            income += s.t.value[card]
    return ROUND * (sum(player.cities) * FULL + gone) // FULL + income * HAND * gone // FULL
