"""The ids of everything that trail games share and that has a number."""

from railherd.kit.figures.lookup import MOST_SEATS, TrailFigures


def shared_vocabulary(figures: TrailFigures) -> dict[str, list[str]]:
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
        "worker": list(figures.lists.workers),
        "objective": figures.objective_names,
        "master": figures.master_names,
        "city": figures.city_names,
        "disc": figures.disc_names,
        "action": figures.action_names,
    }
