"""Check the board and the players of a position that a person may have written."""

from collections.abc import Mapping, Sequence

from railherd.core.problem import Problem
from railherd.games.gwt.edge.check_counts import check_counts
from railherd.games.gwt.figures.lookup import (
    BUILDING,
    BUILDINGS,
    EMPTY,
    HAZARD,
    NEUTRAL,
    NEUTRALS,
    PRIVATES,
    TEPEE,
)
from railherd.games.gwt.rules.certificates import limit
from railherd.games.gwt.rules.supply import FORESIGHT_A_STACK
from railherd.games.gwt.rules.workers import COLUMNS
from railherd.games.gwt.state import NOBODY, Seat, State

Names = Mapping[str, Sequence[str]]


def check_board(s: State, names: Names) -> None:
    """Refuse a board or a player that cannot exist."""
    _check_trail(s, names)
    _check_buildings(s, names)
    _check_stacks(s, names)
    _check_market(s, names)
    _check_display(s)
    _check_jobs(s)
    _check_masters(s, names)
    _check_starting(s, names)
    for seat, player in enumerate(s.players):
        _check_seat(s, names, seat, player)
        _check_board(s, seat, player)
    _check_engines(s, names)
    check_counts(s, names)


def _check_trail(s: State, names: Names) -> None:
    """Refuse a tile on a space of another kind."""
    for space, tile in enumerate(s.tile):
        if tile != EMPTY and not _belongs(s, space, tile):
            raise Problem("gwt.position_tile", {"tile": names["tile"][tile], "space": names["space"][space]})


def _belongs(s: State, space: int, tile: int) -> bool:
    kind = s.figures.kind[space]
    if tile < NEUTRALS:
        return kind == NEUTRAL
    if tile < BUILDINGS:
        return kind == BUILDING
    supply = tile - BUILDINGS
    if s.figures.tile_kind[supply] == HAZARD:
        return space in s.figures.hazard_spaces[s.figures.tile_hazard[supply]]
    return kind == TEPEE and s.figures.tile_kind[supply] == TEPEE


def _check_buildings(s: State, names: Names) -> None:
    """Refuse a neutral building that is not on the trail once, and a private one in two places or of no seat."""
    for tile in range(NEUTRALS):
        if s.tile.count(tile) != 1:
            raise Problem("gwt.position_neutral", {"tile": names["tile"][tile], "found": s.tile.count(tile)})
    for tile in range(NEUTRALS, BUILDINGS):
        found = s.tile.count(tile)
        owner = s.owner(tile)
        if found and owner >= s.seats:
            raise Problem("gwt.position_nobody", {"tile": names["tile"][tile]})
        on_board = owner < s.seats and s.players[owner].unbuilt >> (tile - NEUTRALS) % PRIVATES & 1
        if found + on_board > 1:
            raise Problem("gwt.position_building", {"tile": names["tile"][tile]})


def _check_market(s: State, names: Names) -> None:
    """Refuse cards other than cattle in the cattle market and its stack."""
    for card in s.market + s.piles[0].bag + s.piles[0].known:
        if card >= s.figures.cattle:
            raise Problem("gwt.position_market", {"card": names["card"][card]})


def _check_display(s: State) -> None:
    """Refuse more open objective cards than there is room for."""
    if len(s.shown) > s.figures.objectives_shown:
        raise Problem("gwt.position_display", {"found": len(s.shown), "most": s.figures.objectives_shown})


def _check_stacks(s: State, names: Names) -> None:
    """Refuse more of a tile in a stack and its foresight spaces than the stack has in the box."""
    for stack, printed in enumerate(s.figures.stacks):
        first = stack * FORESIGHT_A_STACK
        found = s.piles[2 + stack].bag + s.piles[2 + stack].known + s.foresight[first : first + FORESIGHT_A_STACK]
        for tile in found:
            if tile != EMPTY and found.count(tile) > printed.count(tile):
                raise Problem("gwt.position_stack", {"tile": names["supply"][tile], "stack": stack + 1})


def _check_jobs(s: State) -> None:
    """Refuse workers on unfilled job spaces; the marker is taken exactly when the last space is filled."""
    for space, worker in enumerate(s.jobs):
        row, column = space // COLUMNS, space % COLUMNS
        if worker != EMPTY and (column >= s.seats or row * s.seats + column >= s.next_job):
            raise Problem("gwt.position_job", {"row": row + 1, "filled": s.next_job})
    if (s.marker != NOBODY) != (s.next_job == s.figures.job_rows * s.seats):
        raise Problem("gwt.position_marker", {"filled": s.next_job, "spaces": s.figures.job_rows * s.seats})


def _check_masters(s: State, names: Names) -> None:
    """Refuse a station master in no or two places; a worker is posted exactly where one is gone."""
    for master, name in enumerate(names["master"]):
        places = s.masters.count(master) + sum(1 for player in s.players if player.masters >> master & 1)
        if places != 1:
            raise Problem("gwt.position_master", {"master": name, "found": places})
    for station, master in enumerate(s.masters):
        if (master == EMPTY) != (s.posted[station] != EMPTY):
            raise Problem("gwt.position_posted", {"station": names["station"][station]})


def _check_starting(s: State, names: Names) -> None:
    """Refuse a seat without exactly one starting objective, and two seats with the same one."""
    dealt: list[int] = []
    for seat, player in enumerate(s.players):
        own = [card for card in player.objectives if card >= s.figures.objectives]
        if len(own) != 1 or own[0] in dealt:
            raise Problem("gwt.position_starting", {"seat": seat})
        dealt += own


def _check_seat(s: State, names: Names, seat: int, player: Seat) -> None:
    if player.place > s.figures.kansas_city:
        raise Problem("gwt.position_off_trail", {"seat": seat, "space": names["space"][player.place]})
    for tile in player.hazards:
        if s.figures.tile_kind[tile] != HAZARD:
            raise Problem("gwt.position_hazard", {"seat": seat, "tile": names["supply"][tile]})
    for city, discs in enumerate(player.cities):
        if discs > 1 and not s.figures.city_repeatable[city]:
            raise Problem("gwt.position_city", {"seat": seat, "city": names["city"][city]})
    for card in player.blind:
        if card < s.figures.cattle:
            raise Problem("gwt.position_blind", {"seat": seat, "card": names["card"][card]})
    for card in player.known + player.blind:
        if player.known.count(card) + player.blind.count(card) > player.hand.count(card):
            raise Problem("gwt.position_known", {"seat": seat, "card": names["card"][card]})


def _check_board(s: State, seat: int, player: Seat) -> None:
    """Refuse discs that left the board for no place, and certificates off their track or over their limit."""
    cleared, placed = bin(player.cleared).count("1"), sum(player.cities) + bin(player.stations).count("1")
    if cleared != placed:
        raise Problem("gwt.position_discs", {"seat": seat, "cleared": cleared, "placed": placed})
    if player.certificates > limit(s, seat):
        args = {"seat": seat, "found": player.certificates, "most": limit(s, seat)}
        raise Problem("gwt.position_certificates", args)
    if player.certificates not in s.figures.certificate_track:
        raise Problem("gwt.position_track", {"seat": seat, "found": player.certificates})


def _check_engines(s: State, names: Names) -> None:
    """Refuse two engines on one space other than the start."""
    engines = [player.engine for player in s.players if player.engine]
    for engine in engines:
        if engines.count(engine) > 1:
            raise Problem("gwt.position_engines", {"position": names["position"][engine]})
