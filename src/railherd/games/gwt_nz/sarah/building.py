"""Sarah's buildings: which line of her list is possible, which building she takes, and where it goes."""

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.sarah.step import HUMAN, tell, then
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import CRAFTSMAN, EMPTY, NOWHERE
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.buildings import craftsmen_needed
from railherd.kit.rules.trail import FAR


def build(s: State) -> None:
    """Use the first line of her list that is possible: all craftsmen, one less, a replacement, then fewer and fewer."""
    craftsmen = s.players[SARAH].workers[CRAFTSMAN]
    for needed, rule in ((craftsmen, lines.ALL_CRAFTSMEN), (craftsmen - 1, lines.ONE_LESS)):
        if _place(s, needed, steps.BUILD, rule):
            return
    for more in range(craftsmen, 0, -1):
        if _replace(s, more, steps.BUILD, lines.LARGEST_DIFFERENCE):
            return
    for needed in range(craftsmen - 2, 0, -1):
        if _place(s, needed, steps.BUILD, lines.MOST_CRAFTSMEN):
            return
    tell(s, steps.BUILD, lines.IMPOSSIBLE)


def build_exactly(s: State, craftsmen: int) -> None:
    """Place a building that needs exactly some craftsmen, else replace one by one that needs so many more."""
    placed = _place(s, craftsmen, steps.EXACT, lines.BY_CARD)
    if not placed and not _replace(s, craftsmen, steps.EXACT, lines.BY_CARD):
        tell(s, steps.EXACT, lines.IMPOSSIBLE)


def _place(s: State, craftsmen: int, step: int, rule: int) -> bool:
    if not buildings(s, craftsmen).options or not sites(s).options:
        return False
    tell(s, step, rule)
    then(s, steps.PLACE, craftsmen)
    return True


def _replace(s: State, more: int, step: int, rule: int) -> bool:
    if not replacements(s, more).options:
        return False
    tell(s, step, rule)
    then(s, steps.REPLACE, more)
    return True


def buildings(s: State, craftsmen: int) -> Picks:
    """Return her unbuilt buildings that need exactly some craftsmen, those with a hand first."""
    unbuilt = [number for number in range(s.figures.privates) if s.players[SARAH].unbuilt >> number & 1]
    picks = Picks([number for number in unbuilt if s.figures.craftsmen[s.faces[number]] == craftsmen])
    picks.by(lines.HAND, [s.figures.face_hands[s.faces[number]] == 0 for number in picks.options])
    return picks


def replacements(s: State, more: int) -> Picks:
    """Return what could replace her buildings, as number × spaces + space: worth most, then with more hands."""
    spaces = s.figures.spaces
    held = [space for space in s.figures.building_spaces if s.owner(s.tile[space]) == SARAH]
    unbuilt = [number for number in range(s.figures.privates) if s.players[SARAH].unbuilt >> number & 1]
    pairs = [number * spaces + at for number in unbuilt for at in held if craftsmen_needed(s, number, at) == more]
    picks = Picks(pairs)
    picks.by(lines.MOST_POINTS, [-s.figures.face_points[s.faces[pair // spaces]] for pair in picks.options])
    picks.by(lines.MORE_HANDS, [-s.figures.face_hands[s.faces[pair // spaces]].bit_count() for pair in picks.options])
    return picks


def sites(s: State) -> Picks:
    """Return the next free spaces ahead of the human, or of the start, that have no risk and are open to her."""
    free = [
        space
        for space in s.figures.building_spaces
        if s.tile[space] == EMPTY
        and s.figures.risk[space] == NO_ACTION
        and s.figures.space_path[space] <= s.players[SARAH].path
    ]
    here = s.players[HUMAN].place
    for origin in (s.figures.start if here == NOWHERE else here, s.figures.start):
        away = spaces_away(s, origin)
        picks = Picks([space for space in free if 0 < away[space] < FAR])
        if picks.options:
            break
    picks.by(lines.NEAREST, [away[space] for space in picks.options])
    return picks


def spaces_away(s: State, origin: int) -> list[int]:
    """Return how many spaces, of every kind, each space lies ahead of one; FAR where no way leads there."""
    away = [FAR] * s.figures.spaces
    away[origin] = 0
    for space in range(origin, s.figures.spaces):
        for following in s.figures.to[space]:
            away[following] = min(away[following], away[space] + 1)
    return away
