"""Work out what the rules book tells besides the figures themselves: its examples, and what its tables count."""

from typing import Final

from railherd.core.contract import Json, Names
from railherd.games.last_spike.figures.lookup import CARDS_A_CITY, SPACES_A_ROUTE, Figures

ISOLATED: Final = "a3"
FREE: Final = "oma"
SOLD: Final = "oma-3"


def worked(figures: Figures, names: Names) -> Json:
    """Return the examples with the figures of a table, and how many routes meet in each city."""
    routes = {name: sum(1 for ends in figures.route_cities if city in ends) for city, name in enumerate(names["city"])}
    isolated, free, sold = names["tile"].index(ISOLATED), names["city"].index(FREE), names["card"].index(SOLD)
    cost = figures.cost[isolated]
    beside = [name for tile, name in enumerate(names["tile"]) if figures.city_at[tile] == free]
    return {
        "spaces_a_route": SPACES_A_ROUTE,
        "cards_a_city": CARDS_A_CITY,
        "routes": routes,
        "often": max(routes, key=lambda city: routes[city]),
        "isolated": {"tile": ISOLATED, "cost": cost, "isolated": cost * figures.isolated_factor},
        "free": {"city": FREE, "tiles": beside},
        "sale": {"price": figures.price[sold], "amount": figures.sale_value[sold]},
    }
