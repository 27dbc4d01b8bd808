"""The ids of everything in Great Western Trail that has a number."""

from railherd.games.gwt.tables import NEUTRALS, PRIVATES, WORKERS, Tables

PILES: tuple[tuple[str, str], ...] = (
    ("deck_0", "card"),
    ("deck_1", "card"),
    ("deck_2", "card"),
    ("deck_3", "card"),
    ("market", "card"),
    ("objectives", "objective"),
    ("stack_1", "supply"),
    ("stack_2", "supply"),
    ("stack_3", "supply"),
    ("masters", "master"),
    ("neutral", "tile"),
    ("sides", "side"),
    ("start", "objective"),
)

MOST_SEATS = 4


def vocabulary(t: Tables) -> dict[str, list[str]]:
    """Vocabulary -> the id of each number. A private building is named by its owner's seat and its number."""
    neutral = t.face_names[:NEUTRALS]
    private = [f"{seat}-{number + 1}" for seat in range(MOST_SEATS) for number in range(PRIVATES)]
    return {
        "space": t.space_names,
        "tile": neutral + private + t.supply_names,
        "face": t.face_names,
        "side": ["a", "b"],
        "private": [str(number + 1) for number in range(PRIVATES)],
        "supply": t.supply_names,
        "worker": list(WORKERS),
        "card": t.cattle_names + t.objective_names,
        "objective": t.objective_names,
        "station": t.station_names,
        "master": t.master_names,
        "city": t.city_names,
        "position": t.positions,
        "disc": t.disc_names,
        "action": t.action_names,
    }
