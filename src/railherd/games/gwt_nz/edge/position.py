"""What only New Zealand has in a position that a person can edit."""

from railherd.core.components.checked import Checked
from railherd.core.contract import Json, Names
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.edge.check_position import check_board
from railherd.games.gwt_nz.edge.pieces import tracks
from railherd.games.gwt_nz.figures.lookup import SLOTS
from railherd.games.gwt_nz.rules.workers import joker_mark
from railherd.games.gwt_nz.sarah.position import read_sarah, write_sarah
from railherd.games.gwt_nz.state import NO_PATH, STEP_TILE_BACK
from railherd.kit.edge.position import OwnForm, named, read_mask
from railherd.kit.edge.position_forms import read_lists, read_numbers

MOST_TOKENS = 1000
MOST_STOCK = 100


def _write_table(s: PlayableState, names: Names) -> Json:
    rows = range(s.figures.hire_rows)
    offered = [[row + 1 for row in rows if column >> row & 1] for column in s.columns]
    return {
        "columns": dict(zip(s.figures.lists.workers, offered, strict=True)),
        "slots": named(names["card"], s.slots),
        "stock": s.stock[:],
        "flipped": s.flipped,
        **write_sarah(s, names),
    }


def _read_table(s: PlayableState, position: Checked) -> None:
    offered = read_lists(position, "columns", s.figures.lists.workers, 1, s.figures.hire_rows)
    s.columns = [sum(1 << row - 1 for row in set(rows)) for rows in offered]
    s.slots = read_slots(position)
    s.stock = read_numbers(position, "stock", len(s.stock), 0, MOST_STOCK)
    s.flipped = position.flag("flipped")
    read_sarah(s, position)


def read_slots(position: Checked) -> list[int]:
    """Return the card of each slot of bonus cards."""
    listed = position.items("slots")
    slots = Checked({str(i): card for i, card in enumerate(listed)}, f"{position.where}.slots", position.names)
    return [slots.id(str(slot), "card") for slot in range(SLOTS)]


def _write_seat(s: PlayableState, names: Names, seat: int) -> Json:
    player, workers = s.players[seat], s.figures.lists.workers
    return {
        **tracks(s, names, seat),
        "stores": player.stores[:],
        "jokers": {worker: _jokers(s, seat, kind) for kind, worker in enumerate(workers)},
        "bonuses": named(names["supply"], player.bonuses),
        "gained": named(names["card"], player.gained),
    }


def _jokers(s: PlayableState, seat: int, kind: int) -> list[int]:
    """Return the spaces of a row of workers that jokers stand on."""
    spaces = range(1, s.figures.workers_a_row + 1)
    return [space for space in spaces if s.players[seat].jokers & joker_mark(kind, space)]


def _read_seat(s: PlayableState, given: Checked, seat: int) -> None:
    figures, player = s.figures, s.players[seat]
    player.gold = given.number("gold", 0, figures.gold_limit)
    player.tokens = given.number("tokens", 0, MOST_TOKENS)
    player.path = given.number("path", 0, figures.last_path, none=NO_PATH)
    player.step_tile = given.number("step_tile", 0, STEP_TILE_BACK)
    player.no_fees = given.flag("no_fees")
    player.ship = given.id("ship", "water")
    player.depots = read_mask(s, given, "depots", "harbour", given.ids("depots", "harbour"))
    player.stores = read_numbers(given, "stores", figures.pairs, 0, 2)
    rows = read_lists(given, "jokers", figures.lists.workers, 2, figures.workers_a_row)
    player.jokers = sum(joker_mark(kind, space) for kind, spaces in enumerate(rows) for space in set(spaces))
    player.bonuses = given.ids("bonuses", "supply")
    player.gained = given.ids("gained", "card")


FORM = OwnForm("supply", _write_table, _read_table, _write_seat, _read_seat, check_board)
