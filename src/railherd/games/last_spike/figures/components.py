"""Read the component figures of Last Spike from data/, correct them by an overlay, and check them."""

from importlib.resources import files

from railherd.core.components.figures import read
from railherd.core.problem import Problem
from railherd.games.last_spike.figures.schema import Components

DATA = files("railherd.games.last_spike.figures") / "data"
FILES = ("board.toml", "land.toml", "setup.toml")
SEATS = range(2, 7)


def read_components(overlay: str) -> Components:
    """Return the figures of the data files, corrected by an overlay (TOML text, may be empty)."""
    components = read(DATA, FILES, overlay, Components)
    _check_map(components)
    _check_tiles(components)
    _check_money(components)
    _check_land(components)
    return components


def _check_map(components: Components) -> None:
    """Refuse unknown cities, routes from a city to itself, and ends of the railway that cannot be joined."""
    named = [city for route in components.route.values() for city in route.ends]
    for city in [*named, components.spike.east, components.spike.west]:
        if city not in components.city:
            raise Problem("last_spike.components_no_city", {"name": city})
    if components.spike.east == components.spike.west:
        raise Problem("last_spike.components_same_ends")
    for name, route in components.route.items():
        if route.ends[0] == route.ends[1]:
            raise Problem("last_spike.components_circle", {"where": f"route.{name}.ends"})
    if components.spike.west not in _reached(components):
        raise Problem("last_spike.components_apart")


def _reached(components: Components) -> set[str]:
    """Return the cities that routes join to the eastern end."""
    reached = {components.spike.east}
    for _ in components.route:
        for one, other in (route.ends for route in components.route.values()):
            if one in reached or other in reached:
                reached |= {one, other}
    return reached


def _check_tiles(components: Components) -> None:
    """Refuse too few tiles for the hands, and with two players for those that stay unseen."""
    tiles, hand = len(components.space), components.tiles.hand
    if max(SEATS) * hand > tiles:
        raise Problem("last_spike.components_hand", {"tiles": tiles, "seats": max(SEATS)})
    if min(SEATS) * hand + components.tiles.unseen_with_two > tiles:
        raise Problem("last_spike.components_unseen", {"tiles": tiles})


def _check_money(components: Components) -> None:
    """Refuse figures that cannot be paid in whole chips."""
    unit = components.money.unit
    figures = {f"space.{name}.cost": [space.cost] for name, space in components.space.items()}
    figures |= {f"card.{name}.price": [card.price] for name, card in components.card.items()}
    figures |= {f"land.{name}.payouts": list(land.payouts) for name, land in components.land.items()}
    figures |= {f"money.start.{seats}": [money] for seats, money in components.money.start.items()}
    figures["spike.bonus"] = [components.spike.bonus]
    for where, values in figures.items():
        for value in values:
            if value % unit:
                raise Problem("last_spike.components_unit", {"where": where, "value": value, "unit": unit})


def _check_land(components: Components) -> None:
    """Refuse a Land 0 with a price, and prices or payouts of a city that do not rise."""
    for city, land in components.land.items():
        prices = [components.card[f"{city}-{rank}"].price for rank in range(5)]
        if prices[0]:
            raise Problem("last_spike.components_land_0", {"where": f"card.{city}-0.price"})
        _check_rising(f"card.{city}-1 … card.{city}-4", prices)
        _check_rising(f"land.{city}.payouts", [0, *land.payouts])


def _check_rising(where: str, figures: list[int]) -> None:
    if any(low >= high for low, high in zip(figures, figures[1:], strict=False)):
        raise Problem("last_spike.components_rising", {"where": where})
