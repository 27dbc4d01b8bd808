"""Work out what the page shows of a trail game besides the figures themselves."""

from railherd.core.contract import Json
from railherd.kit.figures.lookup import TrailFigures


def doubled_actions(figures: TrailFigures, written: Json) -> Json:
    """Return the auxiliary actions, as the data files write them, with their amounts doubled."""
    shown: Json = {}
    for place, (number, action) in enumerate(written.items()):
        double = figures.actions[figures.auxiliary_actions[2 * place + 1]]
        shown[number] = {name: getattr(double, name) if type(value) is int else value for name, value in action.items()}
    return shown
