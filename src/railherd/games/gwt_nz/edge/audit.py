"""Check what must hold after every step of New Zealand."""

from railherd.games.gwt_nz.edge.pieces import all_cards, all_dealt, all_discs, all_tiles, jokers_in, people
from railherd.games.gwt_nz.figures.lookup import LARGE, SMALL
from railherd.games.gwt_nz.rules.permanent import PAIR
from railherd.games.gwt_nz.state import NO_PATH, State
from railherd.kit.edge.audit import audit_shared
from railherd.kit.figures.lookup import EMPTY


def audit(s: State) -> list[str]:
    """Return a sentence for every invariant that does not hold."""
    discs = [all_discs(player) for player in s.players]
    faults = audit_shared(s, all_tiles(s), all_dealt(s, people(s)), all_cards(s), discs)
    return faults + _storehouses(s) + _tracks(s) + _rows(s) + _masters(s)


def _storehouses(s: State) -> list[str]:
    """Compare the storehouses that have left each board with those in small and large harbours."""
    faults = []
    takers = sum(1 << harbour for harbour, kind in enumerate(s.figures.harbour_kind) if kind in (SMALL, LARGE))
    for seat, player in enumerate(s.players):
        if sum(player.stores) != player.depots.bit_count() or player.depots & ~takers:
            faults.append(f"seat {seat}: every storehouse is on the board or in a small or large harbour")
        if any(not 0 <= placed <= PAIR for placed in player.stores):
            faults.append(f"seat {seat}: at most two storehouses of a pair have left the board: {player.stores}")
    return faults


def _tracks(s: State) -> list[str]:
    faults = []
    for seat, player in enumerate(s.players):
        if not 0 <= player.gold <= s.figures.gold_limit:
            faults.append(f"seat {seat}: gold stays on its track: {player.gold}")
        if player.tokens < 0:
            faults.append(f"seat {seat}: exchange tokens are not owed: {player.tokens}")
        if not NO_PATH <= player.path <= s.figures.last_path:
            faults.append(f"seat {seat}: the pathfinder disc is on its track: {player.path}")
        if player.step_tile and player.path < s.figures.path_step_tile[s.seats]:
            faults.append(f"seat {seat}: the step tile is earned on the pathfinder track")
    return faults


def _rows(s: State) -> list[str]:
    """Check that jokers are among the hired workers of their rows."""
    faults = []
    for seat, player in enumerate(s.players):
        for kind, count in enumerate(player.workers):
            if jokers_in(player, kind) > count - 1:
                faults.append(f"seat {seat}: jokers are workers of their row: {player.jokers}")
    return faults


def _masters(s: State) -> list[str]:
    """Check that every master is at a harbour, where nobody else is, or with one player; Sarah sends some away."""
    faults = []
    for station, master in enumerate(s.masters):
        if (master == EMPTY) != (s.posted[station] != EMPTY) and not (s.sarah is not None and master == EMPTY):
            faults.append(f"harbour {station}: a worker has taken the place of its master")
    for master in range(len(s.figures.master_names)):
        if s.masters.count(master) + sum(player.masters >> master & 1 for player in s.players) > 1:
            faults.append(f"master {master} is in one place")
    return faults
