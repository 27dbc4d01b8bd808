"""Check what trail games share in a position that a person may have written."""

from collections.abc import Mapping

from railherd.core.contract import Json, Names
from railherd.core.problem import Problem
from railherd.kit.figures.lookup import BUILDING, EMPTY, HAZARD_TILE, NEUTRAL, NOBODY
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.foresight import FORESIGHT_A_STACK
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.seat import TrailSeat
from railherd.kit.state import MARKET_STACK, OBJECTIVE_STACK, SUPPLY_STACKS, TrailState


def problem(s: TrailState, key: str, args: Json) -> Problem:
    """Return a problem whose sentence the game words."""
    return Problem(f"{s.figures.lists.game}.{key}", args)


def check_shared(s: TrailState, names: Names, discs: list[int], spaces: Mapping[int, int]) -> None:
    """Refuse a trail, markets, stacks and players that cannot exist.

    `discs` is how many each seat has placed, `spaces` the kind of space for each kind of tile that only a game has.
    """
    _check_trail(s, names, spaces)
    _check_buildings(s, names)
    _check_stacks(s, names)
    _check_market(s, names)
    _check_display(s)
    _check_jobs(s)
    for seat, player in enumerate(s.players):
        _check_seat(s, names, seat, player)
        _check_board(s, seat, player, discs[seat])


def _check_trail(s: TrailState, names: Names, spaces: Mapping[int, int]) -> None:
    """Refuse a tile on a space of another kind."""
    for space, tile in enumerate(s.tile):
        if tile != EMPTY and not _belongs(s, space, tile, spaces):
            raise problem(s, "position_tile", {"tile": names["tile"][tile], "space": names["space"][space]})


def _belongs(s: TrailState, space: int, tile: int, spaces: Mapping[int, int]) -> bool:
    kind = s.figures.kind[space]
    if tile < s.figures.buildings:
        return kind == (NEUTRAL if tile < s.figures.neutrals else BUILDING)
    supply = tile - s.figures.buildings
    if s.figures.tile_kind[supply] == HAZARD_TILE:
        return space in s.figures.hazard_spaces[s.figures.tile_hazard[supply]]
    return kind == spaces.get(s.figures.tile_kind[supply])


def check_masters(s: TrailState, names: Names, may_leave: bool) -> None:
    """Refuse a master in two places, or in none unless they may leave the game, and one beside the worker posted there.

    If they may not leave, a worker is posted wherever one is gone.
    """
    for master, name in enumerate(names["master"]):
        places = s.masters.count(master) + sum(1 for player in s.players if player.masters >> master & 1)
        if places > 1 or not (places or may_leave):
            raise problem(s, "position_master", {"master": name, "found": places})
    for station, master in enumerate(s.masters):
        is_posted = s.posted[station] != EMPTY
        if is_posted == (master != EMPTY) and (is_posted or not may_leave):
            raise problem(s, "position_posted", {"station": names["station"][station]})


def _check_buildings(s: TrailState, names: Names) -> None:
    """Refuse a neutral building that is not on the trail once, and a private one in two places or of no seat."""
    for tile in range(s.figures.neutrals):
        if s.tile.count(tile) != 1:
            raise problem(s, "position_neutral", {"tile": names["tile"][tile], "found": s.tile.count(tile)})
    for tile in range(s.figures.neutrals, s.figures.buildings):
        found = s.tile.count(tile)
        owner = s.owner(tile)
        if found and owner >= s.seats:
            raise problem(s, "position_nobody", {"tile": names["tile"][tile]})
        on_board = owner < s.seats and s.players[owner].unbuilt >> (tile - s.figures.neutrals) % s.figures.privates & 1
        if found + on_board > 1:
            raise problem(s, "position_building", {"tile": names["tile"][tile]})


def _check_market(s: TrailState, names: Names) -> None:
    """Refuse cards other than cattle in the cattle market and its stack."""
    for card in s.market + s.piles[MARKET_STACK].bag + s.piles[MARKET_STACK].known:
        if card >= s.figures.cattle:
            raise problem(s, "position_market", {"card": names["card"][card]})


def _check_display(s: TrailState) -> None:
    """Refuse more open objective cards than there is room for."""
    if len(s.shown) > s.figures.objectives_shown:
        raise problem(s, "position_display", {"found": len(s.shown), "most": s.figures.objectives_shown})


def _check_stacks(s: TrailState, names: Names) -> None:
    """Refuse more of a tile in a stack and its foresight spaces than the stack has in the box."""
    for stack, printed in enumerate(s.figures.stacks):
        first = stack * FORESIGHT_A_STACK
        found = (
            s.piles[SUPPLY_STACKS + stack].bag
            + s.piles[SUPPLY_STACKS + stack].known
            + s.foresight[first : first + FORESIGHT_A_STACK]
        )
        for tile in found:
            if tile != EMPTY and found.count(tile) > printed.count(tile):
                raise problem(s, "position_stack", {"tile": names["supply"][tile], "stack": stack + 1})


def _check_jobs(s: TrailState) -> None:
    """Refuse workers on unfilled job spaces; the marker is taken exactly when the last space is filled."""
    for space, worker in enumerate(s.jobs):
        row, column = space // COLUMNS, space % COLUMNS
        if worker != EMPTY and (column >= s.seats or row * s.seats + column >= s.next_job):
            raise problem(s, "position_job", {"row": row + 1, "filled": s.next_job})
    if (s.marker != NOBODY) != (s.next_job == s.figures.job_rows * s.seats):
        raise problem(s, "position_marker", {"filled": s.next_job, "spaces": s.figures.job_rows * s.seats})


def _check_seat(s: TrailState, names: Names, seat: int, player: TrailSeat) -> None:
    if player.place > s.figures.kansas_city:
        raise problem(s, "position_off_trail", {"seat": seat, "space": names["space"][player.place]})
    for tile in player.hazards:
        if s.figures.tile_kind[tile] != HAZARD_TILE:
            raise problem(s, "position_hazard", {"seat": seat, "tile": names["supply"][tile]})
    for city, discs in enumerate(player.cities):
        if discs > 1 and not s.figures.city_repeatable[city]:
            raise problem(s, "position_city", {"seat": seat, "city": names["city"][city]})
    for card in player.blind:
        if card < s.figures.cattle:
            raise problem(s, "position_blind", {"seat": seat, "card": names["card"][card]})
    for card in player.known + player.blind:
        if player.known.count(card) + player.blind.count(card) > player.hand.count(card):
            raise problem(s, "position_known", {"seat": seat, "card": names["card"][card]})


def placed_discs(player: TrailSeat) -> int:
    """Return how many discs of a player lie in cities and on stations."""
    return sum(player.cities) + player.stations.bit_count()


def _check_board(s: TrailState, seat: int, player: TrailSeat, placed: int) -> None:
    """Refuse discs that left the board for no place, and certificates off their track or over their limit."""
    cleared = player.cleared.bit_count()
    if cleared != placed:
        raise problem(s, "position_discs", {"seat": seat, "cleared": cleared, "placed": placed})
    if player.certificates > limit(s, seat):
        args = {"seat": seat, "found": player.certificates, "most": limit(s, seat)}
        raise problem(s, "position_certificates", args)
    if player.certificates not in s.figures.certificate_track:
        raise problem(s, "position_track", {"seat": seat, "found": player.certificates})


def count_supply(s: TrailState, own: list[int]) -> list[int]:
    """Return how many tiles of each kind of the supply there are; `own` are those that lie where only a game has them.

    The workers printed on player boards are none of them.
    """
    found = s.box[:]
    tiles = own + [tile - s.figures.buildings for tile in s.tile if tile >= s.figures.buildings]
    tiles += [tile for tile in s.foresight if tile != EMPTY]
    for pile in s.piles[SUPPLY_STACKS:]:
        tiles += pile.bag + pile.known
    for player in s.players:
        tiles += player.hazards
    for tile in tiles:
        found[tile] += 1
    return found


def check_supply(s: TrailState, names: Names, found: list[int]) -> None:
    """Refuse another number of a tile of the supply than the box holds."""
    for tile, wanted in enumerate(printed_supply(s)):
        if found[tile] != wanted:
            args = {"tile": names["supply"][tile], "wanted": wanted, "found": found[tile]}
            raise problem(s, "position_tiles", args)


def printed_supply(s: TrailState) -> list[int]:
    """Return how many tiles of each kind of the supply the box holds."""
    wanted = [0] * s.figures.supply_kinds
    for stack in s.figures.stacks:
        for tile in stack:
            wanted[tile] += 1
    return wanted


def check_cards(s: TrailState, names: Names, dealt: list[int], found: list[int]) -> None:
    """Refuse another number of a card than was dealt."""
    for card, name in enumerate(names["card"]):
        if found.count(card) != dealt.count(card):
            args = {"card": name, "wanted": dealt.count(card), "found": found.count(card)}
            raise problem(s, "position_cards", args)


def dealt_cards(s: TrailState, herds: int) -> list[int]:
    """Return the cards of all first herds, the market and the objective stack."""
    objectives = [s.figures.first_objective + card for card in s.figures.objective_cards]
    return s.figures.herd * herds + s.figures.market_cards + objectives


def list_cards(s: TrailState) -> list[int]:
    """Return all cattle and objective cards, in any place, except starting objectives that were dealt."""
    cards = s.removed + s.market + s.piles[MARKET_STACK].bag + s.piles[MARKET_STACK].known
    cards += [
        s.figures.first_objective + card
        for card in s.shown + s.piles[OBJECTIVE_STACK].bag + s.piles[OBJECTIVE_STACK].known
    ]
    for player in s.players:
        cards += player.hand + player.discards + player.deck.bag + player.deck.known
        cards += [s.figures.first_objective + card for card in player.objectives if card < s.figures.objectives]
    return cards
