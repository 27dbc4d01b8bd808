"""Why something is not allowed in Great Western Trail, besides the reasons of all trail games.

Sections are the ids of the chapters in docs/rules/gwt.md.
"""

from typing import Final

from railherd.core.contract import Reason
from railherd.core.register import Register
from railherd.kit.figures.reasons import SHARED

_REGISTER: Final[Register[Reason]] = Register(SHARED)


def _reason(name: str, section: str) -> int:
    return _REGISTER.add(Reason(name, section))


NOWHERE_TO_GO: Final = _reason("nowhere_to_go", "objectives")
NO_TEPEE_PAIR: Final = _reason("no_tepee_pair", "private")
NOTHING_TO_COPY: Final = _reason("nothing_to_copy", "private")
NO_WORKER_THERE: Final = _reason("no_worker_there", "hire")
ROW_CLOSED: Final = _reason("row_closed", "hire")
ENGINE_NOT_AHEAD: Final = _reason("engine_not_ahead", "engine")
ENGINE_TOO_FAR: Final = _reason("engine_too_far", "engine")
ENGINE_SPACE_TAKEN: Final = _reason("engine_space_taken", "engine")
ENGINE_WRONG_DISTANCE: Final = _reason("engine_wrong_distance", "engine")
ENGINE_NOT_BEHIND: Final = _reason("engine_not_behind", "engine")
ENGINE_CANNOT_REVERSE: Final = _reason("engine_cannot_reverse", "engine")
NO_TEPEE_ANYWHERE: Final = _reason("no_tepee_anywhere", "trade")
TRADES_TOO_DEAR: Final = _reason("trades_too_dear", "trade")
NO_TEPEE_THERE: Final = _reason("no_tepee_there", "trade")
TRADE_TOO_DEAR: Final = _reason("trade_too_dear", "trade")
STATION_NOT_BEHIND: Final = _reason("station_not_behind", "private")
NO_STATION_TO_UPGRADE: Final = _reason("no_station_to_upgrade", "private")
STATIONS_TOO_DEAR: Final = _reason("stations_too_dear", "private")
NOT_ADJACENT: Final = _reason("not_adjacent", "private")
NO_COPY_OF_COPY: Final = _reason("no_copy_of_copy", "private")

REASONS: tuple[Reason, ...] = tuple(_REGISTER.items)
