"""Work out what the page shows of a trail game besides the figures themselves."""

from railherd.core.contract import Json, Names
from railherd.kit.figures.lookup import TrailFigures
from railherd.kit.rules.foresight import FORESIGHT_A_STACK


def worked(figures: TrailFigures, written: Json, names: Names) -> Json:
    """Return what follows from the figures as the data files write them, so that no page has to know the rules."""
    return {
        "doubled": doubled_actions(figures, written["auxiliary"]),
        "entered": [name for space, name in enumerate(names["space"]) if any(space in to for to in figures.to)],
        "foresight": {
            str(place + 1): place // FORESIGHT_A_STACK + 1 for place in range(FORESIGHT_A_STACK * len(figures.stacks))
        },
    }


def doubled_actions(figures: TrailFigures, written: Json) -> Json:
    """Return the auxiliary actions, as the data files write them, with their amounts doubled."""
    shown: Json = {}
    for place, (number, action) in enumerate(written.items()):
        double = figures.actions[figures.auxiliary_actions[2 * place + 1]]
        shown[number] = {name: getattr(double, name) if type(value) is int else value for name, value in action.items()}
    return shown
