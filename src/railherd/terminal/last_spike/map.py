"""The map of Last Spike: a diamond on a wide screen, a list of routes on a narrow one."""

from rich.table import Table
from rich.text import Text

from railherd.terminal import look
from railherd.terminal.board import Sheet
from railherd.terminal.last_spike.figures import (
    SPACES_PER_ROUTE,
    choosable_tiles,
    holders,
    newly_laid,
    own_hand,
    thousands,
    tiles_of,
)
from railherd.terminal.scene import Scene

# Column and row of each city in the diamond, west left and north up.
CITY_PLACES = {
    "lar": (2, 0),
    "ogd": (1, 1),
    "oma": (3, 1),
    "sac": (0, 2),
    "den": (2, 2),
    "stl": (4, 2),
    "yum": (1, 3),
    "dod": (3, 3),
    "elp": (2, 4),
}
COLUMNS_BETWEEN_CITIES = 23
ROWS_BETWEEN_CITIES = 3
EDGE_COLUMNS = 4
DIAMOND_WIDTH = 4 * COLUMNS_BETWEEN_CITIES + 2 * EDGE_COLUMNS
TILE_WIDTH = 5
# Where the four spaces stand between two cities, counted from the western one: two in the row next to each city.
WEST_STARTS = (1, 7)
EAST_ENDS = (17, 23)


def draw_map(scene: Scene) -> Text | Table:
    """Draw the map in the form that fits the screen."""
    return diamond(scene) if scene.width >= DIAMOND_WIDTH else route_list(scene)


def diamond(scene: Scene) -> Text:
    """Draw nine cities and the twelve routes between them."""
    sheet = Sheet(DIAMOND_WIDTH, 4 * ROWS_BETWEEN_CITIES + 1)
    for city, (column, row) in CITY_PLACES.items():
        sheet.centre(EDGE_COLUMNS + column * COLUMNS_BETWEEN_CITIES, row * ROWS_BETWEEN_CITIES, _city(scene, city))
    for route, state in scene.view["routes"].items():
        for place, tile in enumerate(_tiles_from_west(route, state["ends"])):
            _put_tile(sheet, state["ends"], place, draw_tile(scene, route, tile))
        if state["complete"]:
            _close_gaps(sheet, state["ends"], scene.look.complete)
    return sheet.text()


def route_list(scene: Scene) -> Table:
    """Draw one line a route: its two cities and its four spaces."""
    table = Table.grid(padding=(0, 1))
    for route in scene.view["routes"]:
        tiles = [draw_tile(scene, route, tile) for tile in tiles_of(route)]
        table.add_row(Text(scene.called("route", route)), *tiles)
    return table


def draw_tile(scene: Scene, route: str, tile: str) -> Text:
    """Draw a space: what a tile costs there and whether it is in hand, or the track on it."""
    space = scene.view["map"][tile]
    if scene.view["routes"][route]["complete"]:
        return Text(scene.look.complete * TILE_WIDTH, look.STRONG)
    name = scene.called("tile", tile)
    if space["laid"]:
        track = Text(f"{scene.look.laid}{name}".ljust(TILE_WIDTH, scene.look.laid), look.STRONG)
        layer = newly_laid(scene).get(tile)
        return track if layer is None else Text.assemble(scene.mark(layer), track[1:])
    mark, style = _hand_mark(scene, tile)
    return Text(f"{mark}{name} {thousands(space['cost'])}".ljust(TILE_WIDTH), style)


def legend(scene: Scene) -> Text:
    """Explain the marks of the map."""
    marks = scene.look
    meanings = {
        f"A1 {thousands(2000)}": "terminal.last_spike.legend.cost",
        f"{marks.choosable}A1": "terminal.last_spike.legend.choosable",
        f"{marks.held}A1": "terminal.last_spike.legend.held",
        f"{marks.laid}A1{marks.laid * 2}": "terminal.last_spike.legend.laid",
        f"{marks.seats[0]}A1{marks.laid * 2}": "terminal.last_spike.legend.new",
        marks.complete * TILE_WIDTH: "terminal.last_spike.legend.complete",
    }
    return Text("   ".join(f"{mark} {scene.voice.say(key)}" for mark, key in meanings.items()), look.SOFT)


def _hand_mark(scene: Scene, tile: str) -> tuple[str, str]:
    if tile in choosable_tiles(scene):
        return scene.look.choosable, look.CHOOSABLE
    if tile in own_hand(scene.view):
        return scene.look.held, look.STRONG
    return " ", ""


def _city(scene: Scene, city: str) -> Text:
    """Draw a city's name, and a sign for every card of its land that somebody holds."""
    label = Text(scene.called("city", city), look.STRONG if scene.view["land"][city]["open"] else "")
    signs = Text().join(scene.mark(seat, cards) for seat, cards in holders(scene.view, city))
    return Text.assemble(label, " ", signs) if signs else label


def _tiles_from_west(route: str, ends: list[str]) -> list[str]:
    tiles = tiles_of(route)
    return tiles if CITY_PLACES[ends[0]] < CITY_PLACES[ends[1]] else tiles[::-1]


def _put_tile(sheet: Sheet, ends: list[str], place: int, tile: Text) -> None:
    west, east = _rows_beside(ends)
    start = _west_end(ends)
    if place < SPACES_PER_ROUTE // 2:
        sheet.put(start + WEST_STARTS[place], west, tile)
    else:
        sheet.put(start + EAST_ENDS[place - SPACES_PER_ROUTE // 2] - tile.cell_len, east, tile)


def _close_gaps(sheet: Sheet, ends: list[str], track: str) -> None:
    """Draw a complete route as one solid line in each of its rows."""
    west, east = _rows_beside(ends)
    sheet.put(_west_end(ends) + WEST_STARTS[1] - 1, west, Text(track, look.STRONG))
    sheet.put(_west_end(ends) + EAST_ENDS[0], east, Text(track, look.STRONG))


def _west_end(ends: list[str]) -> int:
    return EDGE_COLUMNS + min(CITY_PLACES[city][0] for city in ends) * COLUMNS_BETWEEN_CITIES


def _rows_beside(ends: list[str]) -> tuple[int, int]:
    """Return the row next to the western city on the way to the eastern one, and the row after it."""
    (_, west), (_, east) = sorted(CITY_PLACES[city] for city in ends)
    down = 1 if east > west else -1
    return west * ROWS_BETWEEN_CITIES + down, east * ROWS_BETWEEN_CITIES - down
