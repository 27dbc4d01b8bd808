"""Refused workers, tiles, sheep, buildings and harbours: for each reason a table, and what is tried there."""

from __future__ import annotations

from tests.games.gwt_nz.refused import Try, building, buying, holding, investing, playing, sailing
from tests.games.gwt_nz.table import play, table

FULL = "shepherd*4 craftsman*4 sailor*4 shearer*4"
ALL_DISCS = (
    "aux_money_2 aux_draw_2 aux_certificate_1 aux_certificate_2 aux_ship_1 aux_ship_2 aux_path_1 aux_path_2 steps "
    "wool_1 wool_2 hand_1 hand_2 certificate_limit certificate_1 certificate_2"
)
TEN_DEPOTS = "small_4 small_5 small_6 small_7 small_8 small_9 large_2 large_3 large_4 large_5"

WORKERS_AND_TILES = {
    "no_worker_there": Try(lambda: play(table(at="n_a", columns="shepherd:1", money=20), "use 2"), "hire 1 sailor"),
    "no_worker_to_hire": Try(lambda: table(at="n_a", columns="", money=20), "use 2"),
    "workers_too_dear": Try(lambda: table(at="n_a", columns="sailor:5", money=3), "use 2"),
    "no_room_for_workers": Try(lambda: investing("joker_worker", gold=1, workers=FULL), "invest 1 joker_worker"),
    "worker_row_full": Try(
        lambda: play(investing("joker_worker", gold=1, workers="sailor*4"), "invest 1 joker_worker"), "join sailor"
    ),
    "sheep_chosen_first": Try(
        lambda: play(
            table(at="n_a", money=20, workers="shepherd", columns="shepherd:5", market="hampshire"),
            "use 2", "hire 5 shepherd", "first",
        ),
        "stop",
    ),
    "no_bonus_there": Try(lambda: investing("perm_wool"), "invest 1 gold_vp8"),
    "no_bonus_anywhere": Try(lambda: table(at="n_c", jobs="-*2 exchange_vp4", money=9), "use 3"),
    "bonuses_too_dear": Try(lambda: table(at="n_c", jobs="exchange_vp4*3", money=4), "use 3"),
    "no_hazard_anywhere": Try(lambda: investing("hazard", money=20), "invest 1 hazard"),
    "no_hazard_there": Try(
        lambda: play(table(at="n_h", money=5, trail="rock1=rockfall_green_2"), "use 3"), "clear rock2"
    ),
    "no_sheep_to_remove": Try(lambda: investing("romney_swap", hand="shropshire"), "invest 1 romney_swap"),
    "not_starting_sheep": Try(
        lambda: play(investing("romney_swap", hand="merino shropshire"), "invest 1 romney_swap"), "remove shropshire"
    ),
}  # fmt: skip

SHEEP = {
    "market_empty": Try(lambda: table(at="n_f", market="", market_stack="", money=20), "use 2"),
    "purchases_too_dear": Try(lambda: table(at="n_f", market="lincoln", market_stack="", money=4), "use 2"),
    "cattle_too_dear": Try(lambda: buying(1, money=4), "buy lincoln way 2"),
    "not_in_market": Try(lambda: buying(1, money=9, market="corriedale"), "buy lincoln way 2"),
    "only_one_there": Try(lambda: buying(3, money=9, market="lincoln hampshire"), "buy lincoln way 7"),
    "wrong_value": Try(lambda: play(buying(3, money=3), "buy lincoln way 7"), "take hampshire"),
    "market_stack_empty": Try(lambda: buying(2, money=9, market="lincoln", market_stack=""), "add"),
}

BUILDINGS = {
    "all_built": Try(lambda: table(at="n_d", money=50, gone="1 2 3 4 5 6 7 8 9 10"), "use 2"),
    "buildings_too_dear": Try(lambda: table(at="n_d", money=1), "use 2"),
    "building_too_dear": Try(lambda: building(2, money=3), "build 3"),
    "already_built": Try(lambda: building(2, money=9, trail="a1=0-3"), "build 3"),
    "no_building_space": Try(lambda: play(building(1, money=9), "build 1"), "at rock1"),
    "space_occupied": Try(lambda: play(building(1, money=9, trail="a1=1-1"), "build 1"), "at a1"),
    "not_bigger": Try(lambda: play(building(2, money=9, trail="a1=0-4"), "build 3"), "at a1"),
    "not_so_much_bigger": Try(lambda: playing("set_6", trail="a2=0-1 a3=0-3"), "replace 5 a2"),
    "nothing_to_replace": Try(lambda: holding("set_6"), "second"),
}

HARBOURS = {
    "no_hired_worker": Try(
        lambda: play(sailing("n3", money=9, workers="sailor"), "sail n3", "disc aux_path_2"), "appoint shepherd"
    ),
    "already_upgraded": Try(lambda: sailing("n3", money=9, stations="medium_1"), "sail n3"),
    "station_too_dear": Try(lambda: sailing("n3", money=2), "sail n3"),
    "station_no_disc": Try(lambda: sailing("n3", money=20, cleared=ALL_DISCS), "sail n3"),
    "harbour_for_discs": Try(lambda: playing("set_5", ship="n4", money=9), "remote medium_1"),
    "harbour_upgraded": Try(lambda: sailing("n2", money=9, depots="small_1"), "sail n2"),
    "harbour_too_far": Try(lambda: playing("set_5", ship="n4", money=9), "remote small_3"),
    "no_storehouse_left": Try(lambda: sailing("n2", money=9, depots=TEN_DEPOTS, stores="2 2 2 2 2"), "sail n2"),
    "pair_placed": Try(
        lambda: play(sailing("n4", money=9, depots="small_1 small_2", stores="2 0 0 0 0"), "sail n4"), "storehouse 1"
    ),
    "harbours_too_dear": Try(lambda: holding("set_5", ship="n4", money=1, depots="large_1"), "second"),
    "no_harbour_in_reach": Try(
        lambda: holding("set_5", ship="n4", money=9, depots="small_1 small_2 large_1"), "second"
    ),
}
