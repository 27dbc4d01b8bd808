"""Sarah's discs: at posts, and at medium harbours, where her ship goes with them."""

from railherd.games.gwt_nz.figures import lines
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.rules.gains import take_stock
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import DELIVERED, STATION_DISC_TAKEN, STATION_UPGRADED
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.delivery import complete_arrows


def take_disc(s: State) -> bool:
    """Take a disc from beside her board, else from the harbour that is worth least; return whether there was one."""
    player = s.players[SARAH]
    for disc in range(s.figures.discs):
        if not player.cleared >> disc & 1:
            player.cleared |= 1 << disc
            return True
    held = [station for station in range(s.figures.stations) if player.stations >> station & 1]
    if not held:
        return False
    station = min(held, key=lambda held_one: s.figures.station_points[held_one])
    player.stations &= ~(1 << station)
    s.emit(STATION_DISC_TAKEN, SARAH, station)
    return True


def place_on_post(s: State, post: int) -> bool:
    """Put a disc on a post and take its deck-building card; return whether she had a disc."""
    if not take_disc(s):
        return False
    s.players[SARAH].cities[post] += 1
    s.emit(DELIVERED, SARAH, post, 0)
    complete_arrows(s, SARAH, post)
    take_stock(s, SARAH, s.figures.post_stock[post])
    return True


def harbours(s: State) -> Picks:
    """Return the medium harbours for her next disc: without any disc, else without hers; those worth least."""
    picks = Picks([one for one in range(s.figures.stations) if not s.players[SARAH].stations >> one & 1])
    taken = 0
    for player in s.players:
        taken |= player.stations
    picks.by(lines.FREE_HARBOUR, [taken >> station & 1 for station in picks.options])
    picks.by(lines.FEWEST_POINTS, [s.figures.station_points[station] for station in picks.options])
    return picks


def place_at_harbour(s: State, station: int) -> None:
    """Put her ship and a disc at a harbour: its master leaves the game, and she takes its bonus card."""
    if not take_disc(s):
        return
    player = s.players[SARAH]
    player.ship = s.figures.harbour_water[station]
    player.stations |= 1 << station
    s.emit(STATION_UPGRADED, SARAH, station, 0)
    s.masters[station] = EMPTY
    action = s.figures.harbour_action[station]
    if action != NO_ACTION:
        take_stock(s, SARAH, s.figures.actions[action].take)
