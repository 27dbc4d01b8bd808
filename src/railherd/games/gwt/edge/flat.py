"""What only Great Western Trail has, to be written as ints."""

from railherd.games.gwt.actions import PlayableState
from railherd.kit.edge.flat import Held, OwnNumbers


def _table(s: PlayableState) -> list[Held]:
    return []


NUMBERS = OwnNumbers(_table, ("engine",), ("tepees",))
