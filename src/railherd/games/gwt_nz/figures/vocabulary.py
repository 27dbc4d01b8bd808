"""The ids of everything in New Zealand that has a number."""

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.lookup import STOCK, WORKERS, Figures
from railherd.kit.figures.lookup import MOST_SEATS

PILES: tuple[tuple[str, str], ...] = (
    ("deck_0", "card"),
    ("deck_1", "card"),
    ("deck_2", "card"),
    ("deck_3", "card"),
    ("market", "card"),
    ("objectives", "objective"),
    ("stack_a", "supply"),
    ("stack_b", "supply"),
    ("masters", "master"),
    ("neutral", "tile"),
    ("sides", "side"),
    ("sets", "set"),
    ("sarah", "sarah_card"),
)


def vocabulary(figures: Figures) -> dict[str, list[str]]:
    """Return the ids of all numbers by vocabulary; a private building has its owner's seat and its number."""
    neutral, numbers = figures.face_names[: figures.neutrals], range(figures.privates)
    private = [f"{seat}-{number + 1}" for seat in range(MOST_SEATS) for number in numbers]
    return {
        "space": figures.space_names,
        "tile": neutral + private + figures.supply_names,
        "face": figures.face_names,
        "side": ["a", "b"],
        "private": [str(number + 1) for number in numbers],
        "supply": figures.supply_names,
        "worker": [*WORKERS, "joker"],
        "card": figures.card_names,
        "objective": figures.objective_names,
        "set": figures.set_names,
        "stock": list(STOCK),
        "water": figures.water_names,
        "harbour": figures.harbour_names,
        "station": figures.station_names,
        "master": figures.master_names,
        "city": figures.city_names,
        "disc": figures.disc_names,
        "action": figures.action_names,
        "sarah_card": figures.sarah.card_names,
        "step": list(steps.NAMES.items),
        "rule": list(lines.NAMES.items),
    }
