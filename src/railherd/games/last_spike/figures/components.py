"""The component figures of Last Spike: read from data/, corrected by an overlay, checked."""

from railherd.core.figures import read
from railherd.core.problem import Problem
from railherd.games.last_spike.figures.schema import Components

FILES = ("board.toml", "land.toml", "setup.toml")
SEATS = range(2, 7)


def read_components(overlay: str) -> Components:
    """The figures of the data files with an overlay (TOML text, may be empty) laid over them."""
    components = read("railherd.games.last_spike.figures", FILES, overlay, Components)
    _check_map(components)
    _check_tiles(components)
    _check_money(components)
    _check_land(components)
    return components


def _check_map(components: Components) -> None:
    """Every city named must exist, and the two ends of the railway must be worth joining."""
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
    """The cities that routes join to the eastern end."""
    reached = {components.spike.east}
    for _ in components.route:
        for one, other in (route.ends for route in components.route.values()):
            if one in reached or other in reached:
                reached |= {one, other}
    return reached


def _check_tiles(components: Components) -> None:
    """There must be tiles enough for the hands, and with two players for those that stay unseen."""
    tiles, hand = len(components.space), components.tiles.hand
    if max(SEATS) * hand > tiles:
        raise Problem("last_spike.components_hand", {"tiles": tiles, "seats": max(SEATS)})
    if min(SEATS) * hand + components.tiles.unseen_with_two > tiles:
        raise Problem("last_spike.components_unseen", {"tiles": tiles})


def _check_money(components: Components) -> None:
    """Everything is paid in whole chips."""
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
    """Land 0 is free and the piles lie cheapest first; more cards of a city never pay less."""
    for city, land in components.land.items():
        prices = [components.card[f"{city}-{rank}"].price for rank in range(5)]
        if prices[0]:
            raise Problem("last_spike.components_land_0", {"where": f"card.{city}-0.price"})
        _check_rising(f"card.{city}-1 … card.{city}-4", prices)
        _check_rising(f"land.{city}.payouts", [0, *land.payouts])


def _check_rising(where: str, figures: list[int]) -> None:
    if any(low >= high for low, high in zip(figures, figures[1:], strict=False)):
        raise Problem("last_spike.components_rising", {"where": where})
