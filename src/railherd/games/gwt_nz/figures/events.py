"""What can happen in New Zealand besides the events of all trail games."""

from typing import Final

from railherd.core.event import Arg, EventKind
from railherd.core.register import Register
from railherd.kit.figures.events import SHARED

_REGISTER: Final[Register[EventKind]] = Register(SHARED)


def _kind(name: str, *args: Arg) -> int:
    return _REGISTER.add(EventKind(name, args))


MASTER_PLACED: Final = _kind("master_placed", Arg("master", "master"), Arg("harbour", "harbour"))
SET_CHOSEN: Final = _kind("set_chosen", Arg("card", "card"), Arg("slot", "stock"), Arg("cards", "number"))
WORKER_OFFERED: Final = _kind("worker_offered", Arg("worker", "worker"), Arg("cost", "paid"))
PATH_STARTED: Final = _kind("path_started", Arg("disc", "disc"))
PATH_ADVANCED: Final = _kind("path_advanced", Arg("space", "number"))
STEP_TILE_TAKEN: Final = _kind("step_tile_taken")
STEP_TILE_TURNED: Final = _kind("step_tile_turned")
FEE_TILE_TURNED: Final = _kind("fee_tile_turned")
GOLD_GAINED: Final = _kind("gold_gained", Arg("gold", "number"))
GOLD_SPENT: Final = _kind("gold_spent", Arg("gold", "number"))
TOKENS_GAINED: Final = _kind("tokens_gained", Arg("tokens", "number"))
TOKENS_SPENT: Final = _kind("tokens_spent", Arg("tokens", "number"))
CARD_TAKEN: Final = _kind("card_taken", Arg("card", "card"))
CARD_SHOWN: Final = _kind("card_shown", Arg("card", "card"))
CARD_TOPPED: Final = _kind("card_topped", Arg("card", "card", private=True))
NEUTRALS_TURNED: Final = _kind("neutrals_turned")
SHEARED: Final = _kind("sheared", Arg("amount", "gained"))
BONUS_TAKEN: Final = _kind("bonus_taken", Arg("tile", "supply"), Arg("row", "number"), Arg("cost", "paid"))
JOKER_PLACED: Final = _kind("joker_placed", Arg("worker", "worker"))
SHEEP_TOPPED: Final = _kind("sheep_topped", Arg("card", "card"))
SHIP_MOVED: Final = _kind("ship_moved", Arg("water", "water"))
SHIP_RETURNED: Final = _kind("ship_returned")
STOREHOUSE_PLACED: Final = _kind(
    "storehouse_placed", Arg("harbour", "harbour"), Arg("pair", "number"), Arg("cost", "paid")
)
SARAH_CARD: Final = _kind("sarah_card", Arg("sarah_card", "sarah_card"))
SARAH_SHUFFLED: Final = _kind("sarah_shuffled")
SARAH_DECIDED: Final = _kind("sarah_decided", Arg("step", "step"), Arg("rule", "rule"))
SARAH_SPECIALISED: Final = _kind("sarah_specialised", Arg("worker", "worker"))
SARAH_WORKER: Final = _kind("sarah_worker", Arg("worker", "worker"))

EVENTS: tuple[EventKind, ...] = tuple(_REGISTER.items)
