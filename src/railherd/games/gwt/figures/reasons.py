"""Why something is not allowed in Great Western Trail, with the rulebook section that says so.

Sections are the ids of the chapters in docs/rules/gwt.md.
"""

from typing import Final

from railherd.core.contract import Reason

LEGAL: Final = 0
NOT_NEUTRAL: Final = 1
NOT_A_LOCATION: Final = 2
TOO_FAR: Final = 3
NOT_AHEAD: Final = 4
OTHER_BRANCH: Final = 5
OFF_TRAIL: Final = 6
NOT_KANSAS_CITY: Final = 7
NOT_ON_PATH: Final = 8
CARD_NOT_IN_HAND: Final = 9
NOT_CATTLE: Final = 10
NO_PAIR: Final = 11
NOT_SAME_BREED: Final = 12
NO_SUCH_ACTION: Final = 13
ALREADY_USED: Final = 14
OTHER_SIDE_OF_SLASH: Final = 15
AUXILIARY_TAKEN: Final = 16
LOCAL_TAKEN: Final = 17
NOT_YOUR_BUILDING: Final = 18
NO_BUILDING_HERE: Final = 19
TILE_REPLACED: Final = 20
ACTION_TOO_DEAR: Final = 21
CARD_MISSING: Final = 22
CATTLE_MISSING: Final = 23
PAIR_MISSING: Final = 24
OBJECTIVE_MISSING: Final = 25
NO_CARDS_TO_DRAW: Final = 26
NOWHERE_TO_GO: Final = 27
NO_BUILDING_IN_WOODS: Final = 28
NO_TEPEE_PAIR: Final = 29
NOTHING_TO_COPY: Final = 30
NO_RISK_HERE: Final = 31
NOTHING_COPIED: Final = 32
OVER_CERTIFICATE_LIMIT: Final = 33
NOT_ENOUGH_CERTIFICATES: Final = 34
NOT_ON_CERTIFICATE_TRACK: Final = 35
NO_WORKER_TO_HIRE: Final = 36
NO_ROOM_FOR_WORKERS: Final = 37
WORKERS_TOO_DEAR: Final = 38
NO_WORKER_THERE: Final = 39
ROW_CLOSED: Final = 40
WORKER_TOO_DEAR: Final = 41
WORKER_ROW_FULL: Final = 42
ALL_BUILT: Final = 43
NO_SPACE_TO_BUILD: Final = 44
BUILDINGS_TOO_DEAR: Final = 45
ALREADY_BUILT: Final = 46
TOO_FEW_CRAFTSMEN: Final = 47
BUILDING_TOO_DEAR: Final = 48
NO_BUILDING_SPACE: Final = 49
SPACE_OCCUPIED: Final = 50
NOT_BIGGER: Final = 51
ENGINE_NOT_AHEAD: Final = 52
ENGINE_TOO_FAR: Final = 53
ENGINE_SPACE_TAKEN: Final = 54
ENGINE_WRONG_DISTANCE: Final = 55
ENGINE_NOT_BEHIND: Final = 56
ENGINE_CANNOT_REVERSE: Final = 57
DISC_GONE: Final = 58
DISC_BLACK_CORNERS: Final = 59
DISC_TOO_DEAR: Final = 60
DISCS_LEFT: Final = 61
NO_STATION_DISC: Final = 62
NO_HIRED_WORKER: Final = 63
NO_TEPEE_ANYWHERE: Final = 64
TRADES_TOO_DEAR: Final = 65
NO_TEPEE_THERE: Final = 66
TRADE_TOO_DEAR: Final = 67
NO_HAZARD_ANYWHERE: Final = 68
NO_HAZARD_THERE: Final = 69
AUXILIARY_LOCKED: Final = 70
AUXILIARY_SINGLE_ONLY: Final = 71
MARKET_EMPTY: Final = 72
PURCHASES_TOO_DEAR: Final = 73
TOO_FEW_COWBOYS: Final = 74
CATTLE_TOO_DEAR: Final = 75
NOT_IN_MARKET: Final = 76
ONLY_ONE_THERE: Final = 77
WRONG_VALUE: Final = 78
MARKET_STACK_EMPTY: Final = 79
OBJECTIVE_NOT_SHOWN: Final = 80
OBJECTIVES_EMPTY: Final = 81
NO_OBJECTIVES_LEFT: Final = 82
FORESIGHT_EMPTY: Final = 83
NO_WORKERS_ANY_MORE: Final = 84
CITY_TOO_FAR: Final = 85
CITY_TAKEN: Final = 86
CITY_TOO_DEAR: Final = 87
ALREADY_UPGRADED: Final = 88
STATION_TOO_DEAR: Final = 89
STATION_NO_DISC: Final = 90
STATION_NOT_BEHIND: Final = 91
NO_STATION_TO_UPGRADE: Final = 92
STATIONS_TOO_DEAR: Final = 93
NOT_ADJACENT: Final = 94
NO_COPY_OF_COPY: Final = 95
NOT_SO_MANY: Final = 96
FORESIGHT_LEFT: Final = 97
NOT_OBJECTIVE: Final = 98
TRAVEL_FIRST: Final = 99
ALREADY_TRAVELLED: Final = 100
FINISH_FIRST: Final = 101
CHOOSE_ACTION_FIRST: Final = 102
NOT_OFFERED_HERE: Final = 103
KANSAS_CITY_ORDER: Final = 104
NO_FREE_SPACE: Final = 105

REASONS: tuple[Reason, ...] = (
    Reason("legal", ""),
    Reason("not_neutral", "phase_a"),
    Reason("not_a_location", "phase_a"),
    Reason("too_far", "phase_a"),
    Reason("not_ahead", "phase_a"),
    Reason("other_branch", "phase_a"),
    Reason("off_trail", "phase_a"),
    Reason("not_kansas_city", "objectives"),
    Reason("not_on_path", "phase_a"),
    Reason("card_not_in_hand", "actions"),
    Reason("not_cattle", "actions"),
    Reason("no_pair", "actions"),
    Reason("not_same_breed", "actions"),
    Reason("no_such_action", "phase_b", vague=True),
    Reason("already_used", "phase_b"),
    Reason("other_side_of_slash", "phase_b"),
    Reason("auxiliary_taken", "phase_b"),
    Reason("local_taken", "phase_b"),
    Reason("not_your_building", "phase_b"),
    Reason("no_building_here", "phase_b"),
    Reason("tile_replaced", "special"),
    Reason("action_too_dear", "actions"),
    Reason("card_missing", "actions"),
    Reason("cattle_missing", "actions"),
    Reason("pair_missing", "actions"),
    Reason("objective_missing", "actions"),
    Reason("no_cards_to_draw", "actions"),
    Reason("nowhere_to_go", "objectives"),
    Reason("no_building_in_woods", "private"),
    Reason("no_tepee_pair", "private"),
    Reason("nothing_to_copy", "private"),
    Reason("no_risk_here", "phase_b", vague=True),
    Reason("nothing_copied", "private", vague=True),
    Reason("over_certificate_limit", "actions"),
    Reason("not_enough_certificates", "income"),
    Reason("not_on_certificate_track", "income"),
    Reason("no_worker_to_hire", "hire"),
    Reason("no_room_for_workers", "hire"),
    Reason("workers_too_dear", "hire"),
    Reason("no_worker_there", "hire"),
    Reason("row_closed", "hire"),
    Reason("worker_too_dear", "hire"),
    Reason("worker_row_full", "hire"),
    Reason("all_built", "build"),
    Reason("no_space_to_build", "build"),
    Reason("buildings_too_dear", "build"),
    Reason("already_built", "build"),
    Reason("too_few_craftsmen", "build"),
    Reason("building_too_dear", "build"),
    Reason("no_building_space", "build"),
    Reason("space_occupied", "build"),
    Reason("not_bigger", "build"),
    Reason("engine_not_ahead", "engine"),
    Reason("engine_too_far", "engine"),
    Reason("engine_space_taken", "engine"),
    Reason("engine_wrong_distance", "engine"),
    Reason("engine_not_behind", "engine"),
    Reason("engine_cannot_reverse", "engine"),
    Reason("disc_gone", "delivery"),
    Reason("disc_black_corners", "delivery"),
    Reason("disc_too_dear", "delivery"),
    Reason("discs_left", "special"),
    Reason("no_station_disc", "special"),
    Reason("no_hired_worker", "stations"),
    Reason("no_tepee_anywhere", "trade"),
    Reason("trades_too_dear", "trade"),
    Reason("no_tepee_there", "trade"),
    Reason("trade_too_dear", "trade"),
    Reason("no_hazard_anywhere", "hazards"),
    Reason("no_hazard_there", "hazards"),
    Reason("auxiliary_locked", "auxiliary"),
    Reason("auxiliary_single_only", "auxiliary"),
    Reason("market_empty", "buy"),
    Reason("purchases_too_dear", "buy"),
    Reason("too_few_cowboys", "buy"),
    Reason("cattle_too_dear", "buy"),
    Reason("not_in_market", "buy"),
    Reason("only_one_there", "buy"),
    Reason("wrong_value", "buy", vague=True),
    Reason("market_stack_empty", "buy"),
    Reason("objective_not_shown", "objectives"),
    Reason("objectives_empty", "special"),
    Reason("no_objectives_left", "special"),
    Reason("foresight_empty", "foresight"),
    Reason("no_workers_any_more", "end"),
    Reason("city_too_far", "delivery"),
    Reason("city_taken", "delivery"),
    Reason("city_too_dear", "delivery"),
    Reason("already_upgraded", "stations"),
    Reason("station_too_dear", "stations"),
    Reason("station_no_disc", "stations"),
    Reason("station_not_behind", "private"),
    Reason("no_station_to_upgrade", "private"),
    Reason("stations_too_dear", "private"),
    Reason("not_adjacent", "private"),
    Reason("no_copy_of_copy", "private"),
    Reason("not_so_many", "actions"),
    Reason("foresight_left", "foresight"),
    Reason("not_objective", "actions"),
    Reason("travel_first", "turn"),
    Reason("already_travelled", "turn"),
    Reason("finish_first", "actions"),
    Reason("choose_action_first", "phase_b"),
    Reason("not_offered_here", "phase_b"),
    Reason("kansas_city_order", "kansas_city"),
    Reason("no_free_space", "build"),
)
