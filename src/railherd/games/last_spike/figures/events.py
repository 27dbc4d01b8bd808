"""What can happen in a game of Last Spike."""

from typing import Final

from railherd.core.event import Arg, EventKind

START_TILE_DRAWN: Final = 0
FIRST_PLAYER: Final = 1
TILE_DRAWN: Final = 2
SALE_NEEDED: Final = 3
LAND_SOLD: Final = 4
TILE_LAID: Final = 5
LAND_CLAIMED: Final = 6
ROUTE_COMPLETED: Final = 7
LAST_SPIKE_LAID: Final = 8
PAID_OUT: Final = 9
LAND_BOUGHT: Final = 10
PURCHASE_DECLINED: Final = 11
TURN_PASSED: Final = 12
BANKRUPT: Final = 13
GAME_ENDED: Final = 14

GOES_ON: Final = -1
LAST_SPIKE: Final = 0
LONE_SURVIVOR: Final = 1
NO_TILES: Final = 2
ENDINGS: Final = ("last_spike", "lone_survivor", "no_tiles")

EVENTS: tuple[EventKind, ...] = (
    EventKind("start_tile_drawn", (Arg("tile", "tile"),)),
    EventKind("first_player"),
    EventKind("tile_drawn", (Arg("tile", "tile", private=True),)),
    EventKind("sale_needed", (Arg("tile", "tile"), Arg("cost", "owed"))),
    EventKind("land_sold", (Arg("card", "card"), Arg("amount", "gained"))),
    EventKind("tile_laid", (Arg("tile", "tile"), Arg("cost", "paid"))),
    EventKind("land_claimed", (Arg("city", "city"),)),
    EventKind("route_completed", (Arg("route", "route"),)),
    EventKind("last_spike_laid", (Arg("bonus", "gained"),)),
    EventKind("paid_out", (Arg("city", "city"), Arg("cards", "number"), Arg("amount", "gained"))),
    EventKind("land_bought", (Arg("card", "card"), Arg("price", "paid"))),
    EventKind("purchase_declined"),
    EventKind("turn_passed"),
    EventKind("bankrupt", (Arg("cash", "paid"),)),
    EventKind("game_ended", (Arg("ending", "ending"),)),
)
