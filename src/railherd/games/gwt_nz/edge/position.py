"""Write a game of New Zealand as data that a person can edit, and read it back with checks."""

from collections.abc import Mapping, Sequence

from railherd.core.chance import Chance
from railherd.core.checked import Checked
from railherd.core.contract import Json, Setup
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.edge.check_position import check_board
from railherd.games.gwt_nz.figures.lookup import SLOTS, Figures
from railherd.games.gwt_nz.rules.setup import empty_state
from railherd.games.gwt_nz.rules.workers import joker_mark
from railherd.games.gwt_nz.sarah.position import read_sarah, write_sarah
from railherd.games.gwt_nz.state import NO_PATH, STEP_TILE_BACK, Seat
from railherd.kit.edge.position import (
    check_faces,
    masked,
    named,
    read_gone,
    read_mask,
    read_seat,
    read_table,
    write_gone,
    write_seat,
    write_table,
)
from railherd.kit.edge.position_forms import read_lists, read_numbers

Names = Mapping[str, Sequence[str]]

MOST_TOKENS = 1000
MOST_STOCK = 100


def write(s: PlayableState, names: Names) -> Json:
    """Return everything but chance, set-up and pending decisions."""
    rows = range(s.figures.hire_rows)
    workers = s.figures.lists.workers
    return {
        **write_table(s, names, "jobs", "supply"),
        "columns": {
            worker: [row + 1 for row in rows if s.columns[kind] >> row & 1] for kind, worker in enumerate(workers)
        },
        "slots": named(names["card"], s.slots),
        "stock": s.stock[:],
        "flipped": s.flipped,
        **write_sarah(s, names),
        **write_gone(names, s.box, s.removed),
        "players": [_write_seat(s, names, player) for player in s.players],
    }


def _write_seat(s: PlayableState, names: Names, player: Seat) -> Json:
    return {
        **write_seat(s, names, player),
        "gold": player.gold,
        "tokens": player.tokens,
        "path": None if player.path == NO_PATH else player.path,
        "step_tile": player.step_tile,
        "no_fees": player.no_fees,
        "ship": names["water"][player.ship],
        "depots": masked(names["harbour"], player.depots),
        "stores": player.stores[:],
        "jokers": {worker: jokers(s, player, kind) for kind, worker in enumerate(s.figures.lists.workers)},
        "bonuses": named(names["supply"], player.bonuses),
        "gained": named(names["card"], player.gained),
    }


def jokers(s: PlayableState, player: Seat, kind: int) -> list[int]:
    """Return the spaces of a row of workers that jokers stand on."""
    spaces = range(1, s.figures.workers_a_row + 1)
    return [space for space in spaces if player.jokers & joker_mark(kind, space)]


def read(figures: Figures, names: Names, setup: Setup, data: Json, chance: Chance) -> PlayableState:
    """Return the state that such data describes; refuse one that cannot exist."""
    s = empty_state(figures, setup, chance)
    position = Checked(data, "position", names)
    read_table(s, names, position, "jobs", "supply")
    s.columns = [
        sum(1 << row - 1 for row in set(rows))
        for rows in read_lists(position, "columns", figures.lists.workers, 1, figures.hire_rows)
    ]
    s.slots = read_slots(position)
    s.stock = read_numbers(position, "stock", len(s.stock), 0, MOST_STOCK)
    s.flipped = position.flag("flipped")
    read_sarah(s, position)
    read_gone(position, s.box, s.removed)
    players = position.objects("players", s.seats)
    position.close()
    for player, given in zip(s.players, players, strict=True):
        _read_seat(s, player, given)
    s.bank = -sum(player.money for player in s.players)
    check_faces(s)
    check_board(s, names)
    return s


def read_slots(position: Checked) -> list[int]:
    """Return the card of each slot of bonus cards."""
    listed = position.items("slots")
    slots = Checked({str(i): card for i, card in enumerate(listed)}, f"{position.where}.slots", position.names)
    return [slots.id(str(slot), "card") for slot in range(SLOTS)]


def _read_seat(s: PlayableState, player: Seat, given: Checked) -> None:
    figures = s.figures
    read_seat(s, player, given)
    player.gold = given.number("gold", 0, figures.gold_limit)
    player.tokens = given.number("tokens", 0, MOST_TOKENS)
    player.path = given.number("path", 0, figures.last_path, none=NO_PATH)
    player.step_tile = given.number("step_tile", 0, STEP_TILE_BACK)
    player.no_fees = given.flag("no_fees")
    player.ship = given.id("ship", "water")
    player.depots = read_mask(s, given, "depots", "harbour", given.ids("depots", "harbour"))
    player.stores = read_numbers(given, "stores", figures.pairs, 0, 2)
    player.jokers = 0
    for kind, spaces in enumerate(read_lists(given, "jokers", figures.lists.workers, 2, figures.workers_a_row)):
        for space in spaces:
            player.jokers |= joker_mark(kind, space)
    player.bonuses = given.ids("bonuses", "supply")
    player.gained = given.ids("gained", "card")
    given.close()
