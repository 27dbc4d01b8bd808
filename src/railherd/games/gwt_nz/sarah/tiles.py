"""Tiles and cards that Sarah takes from the boards: bonus tiles, hazards and objective cards."""

from railherd.games.gwt_nz.figures import lines
from railherd.games.gwt_nz.figures.lookup import HAZARDS
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.rules.gains import gain_card
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import TILE_LEFT
from railherd.kit.figures.lookup import BLACK, EMPTY, NOBODY
from railherd.kit.rules.objectives import show_objectives
from railherd.kit.rules.row_market import COLUMNS


def remove_bonus(s: State) -> bool:
    """Take the cheapest open bonus tile, the uppermost and leftmost of equal ones, out of the game, if there is one."""
    spaces = [space for space in range(s.marker_row() * COLUMNS) if s.jobs[space] != EMPTY]
    if not spaces:
        return False
    space = min(spaces, key=lambda at: (s.figures.job_cost[at // COLUMNS], at))
    tile = s.jobs[space]
    s.jobs[space] = EMPTY
    s.box[tile] += 1
    s.emit(TILE_LEFT, NOBODY, tile)
    return True


def hazards_in(s: State, section: int) -> list[int]:
    """Return the spaces of a section with a hazard."""
    return [space for space in s.figures.hazard_spaces[section] if s.tile[space] != EMPTY]


def _points(s: State, space: int) -> int:
    return s.figures.tile_points[s.tile[space] - s.figures.buildings]


def sections(s: State) -> Picks:
    """Return the sections of hazards with the tile that is worth most, then with most tiles."""
    picks = Picks([section for section in range(len(HAZARDS)) if hazards_in(s, section)])
    picks.by(lines.MOST_POINTS, [-max(_points(s, space) for space in hazards_in(s, one)) for one in picks.options])
    picks.by(lines.MORE_TILES, [-len(hazards_in(s, section)) for section in picks.options])
    return picks


def hazards(s: State, section: int) -> Picks:
    """Return the hazards of a section that are worth most, then those with a black hand."""
    picks = Picks(hazards_in(s, section))
    picks.by(lines.MOST_POINTS, [-_points(s, space) for space in picks.options])
    hands = [s.figures.supply_hands[s.tile[space] - s.figures.buildings] for space in picks.options]
    picks.by(lines.BLACK_HAND, [not hand & BLACK for hand in hands])
    return picks


def take_objective(s: State) -> bool:
    """Take the objective card farthest from the deck, if any is on display."""
    line = objective_line(s)
    if not line:
        return False
    s.shown.remove(line[0])
    gain_card(s, SARAH, s.figures.first_objective + line[0])
    show_objectives(s)
    return True


def objective_line(s: State) -> list[int]:
    """Return the objective cards on display, the farthest from the deck first."""
    left = s.shown[:]
    line: list[int] = []
    for card in s.hers().line:
        if card in left:
            left.remove(card)
            line.append(card)
    return line


def lengthen_line(s: State, objective: int) -> None:
    """Let the cards that stayed move away from the deck, and lay a new one next to it."""
    s.shown.remove(objective)
    s.hers().line = [*objective_line(s), objective]
    s.shown.append(objective)
    s.shown.sort()
