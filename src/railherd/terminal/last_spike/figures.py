"""Figures that the drawing of Last Spike reads from a view."""

from collections.abc import Iterator

from railherd.core.contract import Json
from railherd.terminal.scene import Scene

SPACES_PER_ROUTE = 4


def thousands(amount: int) -> str:
    """Return money as the map shows it: 3 stands for 3,000."""
    return f"{amount / 1000:g}"


def tiles_of(route: str) -> list[str]:
    """Return the tiles of a route, from its first end to its second."""
    return [f"{route}{number}" for number in range(1, SPACES_PER_ROUTE + 1)]


def holders(view: Json, city: str) -> Iterator[tuple[int, int]]:
    """Return the seats that hold land of a city, with how many cards."""
    for player in view["players"]:
        if city in player["land"]:
            yield player["seat"], player["land"][city]


def routes_of(view: Json, city: str) -> list[Json]:
    """Return the routes that meet in a city."""
    return [route for route in view["routes"].values() if city in route["ends"]]


def own_hand(view: Json) -> list[str]:
    """Return the viewer's tiles."""
    return [tile for player in view["players"] for tile in player["hand"] or []]


def choosable_tiles(scene: Scene) -> set[str]:
    """Return the tiles on the map that the viewer may lay now."""
    return {option.at.removeprefix("map/") for option in scene.options if option.at and option.at.startswith("map/")}


def newly_laid(scene: Scene) -> dict[str, int]:
    """Return the tiles in the viewer's news, with who laid them."""
    laid = [event for event in scene.news if event["key"] == "last_spike.tile_laid"]
    return {event["args"]["tile"]: event["seat"] for event in laid}
