"""What can happen in every trail game. A game's own events go on after these."""

from typing import Final

from railherd.core.event import Arg, EventKind
from railherd.core.register import Register

SHARED: Final[Register[EventKind]] = Register()


def _kind(name: str, *args: Arg) -> int:
    return SHARED.add(EventKind(name, args))


NEUTRAL_PLACED: Final = _kind("neutral_placed", Arg("tile", "tile"), Arg("space", "space"))
SIDE_CHOSEN: Final = _kind("side_chosen", Arg("face", "face"))
TILE_PLACED: Final = _kind("tile_placed", Arg("tile", "supply"), Arg("space", "space"))
TILE_RETURNED: Final = _kind("tile_returned", Arg("tile", "supply"))
JOB_FILLED: Final = _kind("job_filled", Arg("tile", "supply"), Arg("row", "number"))
FORESIGHT_FILLED: Final = _kind("foresight_filled", Arg("tile", "supply"), Arg("stack", "number"))
CATTLE_ADDED: Final = _kind("cattle_added", Arg("card", "card"))
OBJECTIVE_SHOWN: Final = _kind("objective_shown", Arg("card", "card"))
CARD_DRAWN: Final = _kind("card_drawn", Arg("card", "card", private=True))
HERD_SHUFFLED: Final = _kind("herd_shuffled", Arg("cards", "number"))
RANCHER_PLACED: Final = _kind("rancher_placed", Arg("space", "space"))
RANCHER_MOVED: Final = _kind("rancher_moved", Arg("space", "space"))
FEE_PAID: Final = _kind("fee_paid", Arg("amount", "paid"), Arg("space", "space"), Arg("to", "seat"))
FEE_RECEIVED: Final = _kind("fee_received", Arg("amount", "gained"), Arg("space", "space"), Arg("from", "seat"))
ACTION_USED: Final = _kind("action_used", Arg("action", "action"))
CARD_DISCARDED: Final = _kind("card_discarded", Arg("card", "card"))
CARD_REMOVED: Final = _kind("card_removed", Arg("card", "card"))
MONEY_GAINED: Final = _kind("money_gained", Arg("amount", "gained"))
MONEY_PAID: Final = _kind("money_paid", Arg("amount", "paid"))
CERTIFICATES_GAINED: Final = _kind("certificates_gained", Arg("certificates", "number"))
CERTIFICATES_SPENT: Final = _kind("certificates_spent", Arg("certificates", "number"))
WORKER_HIRED: Final = _kind("worker_hired", Arg("worker", "worker"), Arg("row", "number"), Arg("cost", "paid"))
BUILDING_PLACED: Final = _kind("building_placed", Arg("tile", "tile"), Arg("space", "space"), Arg("cost", "paid"))
BUILDING_REPLACED: Final = _kind("building_replaced", Arg("tile", "tile"), Arg("space", "space"), Arg("cost", "paid"))
DISC_TAKEN: Final = _kind("disc_taken", Arg("disc", "disc"), Arg("cost", "paid"), Arg("reward", "gained"))
STATION_DISC_TAKEN: Final = _kind("station_disc_taken", Arg("station", "station"))
HAZARD_TAKEN: Final = _kind("hazard_taken", Arg("tile", "supply"), Arg("space", "space"), Arg("cost", "paid"))
CATTLE_BOUGHT: Final = _kind("cattle_bought", Arg("card", "card"), Arg("cost", "paid"))
OBJECTIVE_TAKEN: Final = _kind("objective_taken", Arg("card", "card"))
OBJECTIVE_DRAWN: Final = _kind("objective_drawn", Arg("card", "card", private=True))
OBJECTIVE_PLAYED: Final = _kind("objective_played", Arg("card", "card"))
TILE_CHOSEN: Final = _kind("tile_chosen", Arg("tile", "supply"), Arg("stack", "number"))
TILE_LEFT: Final = _kind("tile_left", Arg("tile", "supply"))
MARKER_MOVED: Final = _kind("marker_moved", Arg("row", "number"))
MARKER_TAKEN: Final = _kind("marker_taken")
INCOME: Final = _kind("income", Arg("amount", "gained"))
DELIVERED: Final = _kind("delivered", Arg("city", "city"), Arg("reward", "gained"))
TRANSPORT_PAID: Final = _kind("transport_paid", Arg("city", "city"), Arg("amount", "paid"))
ARROW_COMPLETED: Final = _kind("arrow_completed", Arg("city", "city"), Arg("to", "city"))
STATION_UPGRADED: Final = _kind("station_upgraded", Arg("station", "station"), Arg("cost", "paid"))
MASTER_APPOINTED: Final = _kind(
    "master_appointed", Arg("master", "master"), Arg("station", "station"), Arg("worker", "worker")
)
TURN_ENDED: Final = _kind("turn_ended")
GAME_ENDED: Final = _kind("game_ended")
