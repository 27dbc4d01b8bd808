"""What can happen in a game of Great Western Trail besides the events of all trail games."""

from typing import Final

from railherd.core.event import Arg, EventKind
from railherd.core.register import Register
from railherd.kit.figures.events import SHARED

_REGISTER: Final[Register[EventKind]] = Register(SHARED)


def _kind(name: str, *args: Arg) -> int:
    return _REGISTER.add(EventKind(name, args))


MASTER_PLACED: Final = _kind("master_placed", Arg("master", "master"), Arg("station", "station"))
START_OBJECTIVE: Final = _kind("start_objective", Arg("card", "card"))
ENGINE_MOVED: Final = _kind("engine_moved", Arg("position", "position"))
TEPEE_TAKEN: Final = _kind("tepee_taken", Arg("tile", "supply"), Arg("space", "space"))
BUILDING_COPIED: Final = _kind("building_copied", Arg("space", "space"))

EVENTS: tuple[EventKind, ...] = tuple(_REGISTER.items)
