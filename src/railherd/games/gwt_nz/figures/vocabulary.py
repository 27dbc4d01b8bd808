"""The ids of everything in New Zealand that has a number."""

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.lookup import HAZARDS, STOCK, WORKERS, Figures
from railherd.kit.figures.piles import name_piles
from railherd.kit.figures.vocabulary import shared_vocabulary

PILES: tuple[tuple[str, str], ...] = name_piles(("stack_a", "stack_b"), (("sets", "set"), ("sarah", "sarah_card")))


def vocabulary(figures: Figures) -> dict[str, list[str]]:
    """Return the ids of all numbers by vocabulary."""
    return {
        **shared_vocabulary(figures),
        "worker": [*WORKERS, "joker"],
        "hazard": list(HAZARDS),
        "card": figures.card_names,
        "set": figures.set_names,
        "stock": list(STOCK),
        "water": figures.water_names,
        "harbour": figures.harbour_names,
        "station": figures.station_names,
        "sarah_card": figures.sarah.card_names,
        "step": list(steps.NAMES.items),
        "rule": list(lines.NAMES.items),
    }
