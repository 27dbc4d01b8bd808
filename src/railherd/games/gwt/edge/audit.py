"""Check what must hold after every step of Great Western Trail."""

from railherd.games.gwt.edge.check_position import all_tiles
from railherd.games.gwt.state import State
from railherd.kit.edge.audit import audit_shared
from railherd.kit.edge.check_position import dealt_cards, list_cards, placed_discs


def audit(s: State) -> list[str]:
    """Return a sentence for every invariant that does not hold."""
    discs = [placed_discs(player) for player in s.players]
    faults = audit_shared(s, all_tiles(s), dealt_cards(s, s.seats), list_cards(s), discs)
    return faults + _starting(s) + _engines(s)


def _starting(s: State) -> list[str]:
    starting = sum(1 for player in s.players for card in player.objectives if card >= s.figures.objectives)
    return [] if starting == s.seats else ["each player has one starting objective"]


def _engines(s: State) -> list[str]:
    engines = [player.engine for player in s.players if player.engine]
    return [] if len(set(engines)) == len(engines) else ["no two engines share a space but the start"]
