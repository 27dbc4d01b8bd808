"""The ids of everything in Great Western Trail that has a number."""

from railherd.games.gwt.figures.lookup import Figures
from railherd.kit.figures.piles import name_piles
from railherd.kit.figures.vocabulary import shared_vocabulary

PILES: tuple[tuple[str, str], ...] = name_piles(("stack_1", "stack_2", "stack_3"), (("start", "objective"),))


def vocabulary(figures: Figures) -> dict[str, list[str]]:
    """Return the ids of all numbers by vocabulary."""
    return {
        **shared_vocabulary(figures),
        "card": figures.cattle_names + figures.objective_names,
        "station": figures.station_names,
        "position": figures.positions,
    }
