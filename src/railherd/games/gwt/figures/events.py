"""What can happen in a game of Great Western Trail."""

from typing import Final

from railherd.core.event import Arg, EventKind

MASTER_PLACED: Final = 0
NEUTRAL_PLACED: Final = 1
SIDE_CHOSEN: Final = 2
TILE_PLACED: Final = 3
TILE_RETURNED: Final = 4
JOB_FILLED: Final = 5
FORESIGHT_FILLED: Final = 6
CATTLE_ADDED: Final = 7
OBJECTIVE_SHOWN: Final = 8
START_OBJECTIVE: Final = 9
CARD_DRAWN: Final = 10
HERD_SHUFFLED: Final = 11
RANCHER_PLACED: Final = 12
RANCHER_MOVED: Final = 13
FEE_PAID: Final = 14
FEE_RECEIVED: Final = 15
ACTION_USED: Final = 16
CARD_DISCARDED: Final = 17
CARD_REMOVED: Final = 18
MONEY_GAINED: Final = 19
MONEY_PAID: Final = 20
CERTIFICATES_GAINED: Final = 21
CERTIFICATES_SPENT: Final = 22
WORKER_HIRED: Final = 23
BUILDING_PLACED: Final = 24
BUILDING_REPLACED: Final = 25
ENGINE_MOVED: Final = 26
STATION_UPGRADED: Final = 27
DISC_TAKEN: Final = 28
STATION_DISC_TAKEN: Final = 29
MASTER_APPOINTED: Final = 30
TEPEE_TAKEN: Final = 31
HAZARD_TAKEN: Final = 32
CATTLE_BOUGHT: Final = 33
OBJECTIVE_TAKEN: Final = 34
OBJECTIVE_DRAWN: Final = 35
OBJECTIVE_PLAYED: Final = 36
TILE_CHOSEN: Final = 37
TILE_LEFT: Final = 38
MARKER_MOVED: Final = 39
MARKER_TAKEN: Final = 40
INCOME: Final = 41
DELIVERED: Final = 42
TRANSPORT_PAID: Final = 43
ARROW_COMPLETED: Final = 44
BUILDING_COPIED: Final = 45
TURN_ENDED: Final = 46
GAME_ENDED: Final = 47

EVENTS: tuple[EventKind, ...] = (
    EventKind("master_placed", (Arg("master", "master"), Arg("station", "station"))),
    EventKind("neutral_placed", (Arg("tile", "tile"), Arg("space", "space"))),
    EventKind("side_chosen", (Arg("face", "face"),)),
    EventKind("tile_placed", (Arg("tile", "supply"), Arg("space", "space"))),
    EventKind("tile_returned", (Arg("tile", "supply"),)),
    EventKind("job_filled", (Arg("tile", "supply"), Arg("row", "number"))),
    EventKind("foresight_filled", (Arg("tile", "supply"), Arg("stack", "number"))),
    EventKind("cattle_added", (Arg("card", "card"),)),
    EventKind("objective_shown", (Arg("card", "card"),)),
    EventKind("start_objective", (Arg("card", "card"),)),
    EventKind("card_drawn", (Arg("card", "card", private=True),)),
    EventKind("herd_shuffled", (Arg("cards", "number"),)),
    EventKind("rancher_placed", (Arg("space", "space"),)),
    EventKind("rancher_moved", (Arg("space", "space"),)),
    EventKind("fee_paid", (Arg("amount", "paid"), Arg("space", "space"), Arg("to", "seat"))),
    EventKind("fee_received", (Arg("amount", "gained"), Arg("space", "space"), Arg("from", "seat"))),
    EventKind("action_used", (Arg("action", "action"),)),
    EventKind("card_discarded", (Arg("card", "card"),)),
    EventKind("card_removed", (Arg("card", "card"),)),
    EventKind("money_gained", (Arg("amount", "gained"),)),
    EventKind("money_paid", (Arg("amount", "paid"),)),
    EventKind("certificates_gained", (Arg("certificates", "number"),)),
    EventKind("certificates_spent", (Arg("certificates", "number"),)),
    EventKind("worker_hired", (Arg("worker", "worker"), Arg("row", "number"), Arg("cost", "paid"))),
    EventKind("building_placed", (Arg("tile", "tile"), Arg("space", "space"), Arg("cost", "paid"))),
    EventKind("building_replaced", (Arg("tile", "tile"), Arg("space", "space"), Arg("cost", "paid"))),
    EventKind("engine_moved", (Arg("position", "position"),)),
    EventKind("station_upgraded", (Arg("station", "station"), Arg("cost", "paid"))),
    EventKind("disc_taken", (Arg("disc", "disc"), Arg("cost", "paid"), Arg("reward", "gained"))),
    EventKind("station_disc_taken", (Arg("station", "station"),)),
    EventKind("master_appointed", (Arg("master", "master"), Arg("station", "station"), Arg("worker", "worker"))),
    EventKind("tepee_taken", (Arg("tile", "supply"), Arg("space", "space"))),
    EventKind("hazard_taken", (Arg("tile", "supply"), Arg("space", "space"), Arg("cost", "paid"))),
    EventKind("cattle_bought", (Arg("card", "card"), Arg("cost", "paid"))),
    EventKind("objective_taken", (Arg("card", "card"),)),
    EventKind("objective_drawn", (Arg("card", "card", private=True),)),
    EventKind("objective_played", (Arg("card", "card"),)),
    EventKind("tile_chosen", (Arg("tile", "supply"), Arg("stack", "number"))),
    EventKind("tile_left", (Arg("tile", "supply"),)),
    EventKind("marker_moved", (Arg("row", "number"),)),
    EventKind("marker_taken"),
    EventKind("income", (Arg("amount", "gained"),)),
    EventKind("delivered", (Arg("city", "city"), Arg("reward", "gained"))),
    EventKind("transport_paid", (Arg("city", "city"), Arg("amount", "paid"))),
    EventKind("arrow_completed", (Arg("city", "city"), Arg("to", "city"))),
    EventKind("building_copied", (Arg("space", "space"),)),
    EventKind("turn_ended"),
    EventKind("game_ended"),
)
