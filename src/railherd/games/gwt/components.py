"""The component figures of Great Western Trail: read from data/, corrected by an overlay, checked."""

from importlib.resources import files

from railherd.core.problem import Problem
from railherd.core.tables import checked, lay_over, parse
from railherd.games.gwt.schema import Components

FILES = ("board.toml", "buildings.toml", "cards.toml", "railway.toml", "setup.toml", "supply.toml")
SEATS = range(2, 5)


def read_components(overlay: str) -> Components:
    """The figures of the data files with an overlay (TOML text, may be empty) laid over them."""
    data = {}
    for name in FILES:
        text = (files("railherd.games.gwt") / "data" / name).read_text(encoding="utf-8")
        data.update(parse(text))
    lay_over(data, parse(overlay))
    components = checked(data, Components)
    _check_trail(components)
    _check_cards(components)
    return components


def _check_trail(components: Components) -> None:
    """Every step leads on to a later space, so that no path turns in a circle."""
    order = list(components.space)
    for name, space in components.space.items():
        for following in space.to:
            if following not in components.space or order.index(following) <= order.index(name):
                raise Problem("gwt.components_trail", {"where": f"space.{name}.to", "name": following})
        if space.risk and space.risk not in components.risk:
            raise Problem("gwt.components_name", {"where": f"space.{name}.risk", "name": space.risk})


def _check_cards(components: Components) -> None:
    """Every card named exists."""
    for name, cattle in components.cattle.items():
        if cattle.breed not in components.breed:
            raise Problem("gwt.components_name", {"where": f"cattle.{name}.breed", "name": cattle.breed})
    for city, arrow in components.arrow.items():
        if city not in components.city or arrow.to not in components.city:
            raise Problem("gwt.components_name", {"where": f"arrow.{city}", "name": arrow.to})
