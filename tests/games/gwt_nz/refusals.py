"""Refused choices on the trail, at places, with cards and tokens: for each reason a table, and what is tried there."""

from __future__ import annotations

from tests.games.gwt_nz.refused import Try, at_post, discarding, interrupting, paired
from tests.games.gwt_nz.solo import solo
from tests.games.gwt_nz.stock import DISCS
from tests.games.gwt_nz.table import new, play, table

TRAIL = {
    "not_neutral": Try(lambda: play(new(2), "disc aux_ship_1"), "place a1"),
    "disc_not_white": Try(new, "disc steps"),
    "other_branch": Try(lambda: table(place="a1", trail="rock1=rockfall_green_2"), "travel rock1"),
    "sarah_decides": Try(
        lambda: play(solo("9", place=["start", "n_a"]), "sarah turn_up", "sarah move"), "sarah way n_b"
    ),
}

PLACES = {
    "no_such_action": Try(lambda: play(table(at="a1", trail="a1=0-8", sides="8b"), "use 3", "go n_b"), "use 4"),
    "already_used": Try(lambda: play(table(at="n_f", hand="southdown*2"), "use 1"), "use 1"),
    "other_side_of_slash": Try(lambda: play(table(at="n_b"), "use 1", "path 1"), "use 2"),
    "auxiliary_taken": Try(lambda: play(table(at="n_f", hand="southdown"), "auxiliary", "auxiliary 1"), "use 1"),
    "local_taken": Try(lambda: play(table(at="n_f", hand="southdown"), "use 1"), "auxiliary"),
    "not_your_building": Try(lambda: table(at="r_b1", trail="r_b1=1-4"), "use 1"),
    "no_building_here": Try(lambda: table(at="rock1", trail="rock1=rockfall_black_4"), "use 1"),
    "no_risk_here": Try(lambda: table(at="a1", trail="a1=0-3", hand="merino"), "risk"),
    "tile_replaced": Try(
        lambda: play(
            table(at="a1", trail="a1=0-4", columns="craftsman:5", workers="craftsman", money=20),
            "use 1", "hire 5 craftsman", "first", "build 5", "at a1",
        ),
        "use 1",
    ),
    "action_too_dear": Try(lambda: table(at="n_h", money=4, trail="rock1=rockfall_green_2"), "use 3"),
    "auxiliary_locked": Try(
        lambda: play(table(at="n_c", money=9, cleared="certificate_limit"), "use 2"), "auxiliary 3"
    ),
    "auxiliary_single_only": Try(
        lambda: play(table(at="n_e", money=9, cleared="aux_money_2 aux_draw_2"), "use 2"), "auxiliary 1 double"
    ),
}  # fmt: skip

CARDS = {
    "card_not_in_hand": Try(lambda: paired("merino*2"), "discard southdown"),
    "card_missing": Try(lambda: table(at="n_f", hand="merino"), "use 1"),
    "cattle_missing": Try(lambda: table(at="r_b1", trail="r_b1=0-3", hand="ferry"), "risk"),
    "pair_missing": Try(lambda: table(at="n_a", hand="merino southdown"), "use 1"),
    "nothing_gained": Try(lambda: play(table(hand="set_4", discards="lincoln"), "play set_4"), "second"),
    "not_gained": Try(
        lambda: play(
            table(hand="set_4", discards="merino lincoln", gained="lincoln", deck="southdown"), "play set_4", "second"
        ),
        "top merino",
    ),
    "gold_full": Try(lambda: table(at="n_c", gold=5), "use 1"),
    "not_so_far": Try(lambda: play(table(at="n_b"), "use 1"), "path 3"),
    "not_enough_certificates": Try(
        lambda: play(table(at="wellington", hand="merino", certificates=2), "stop"), "spend 3"
    ),
    "breed_revealed": Try(lambda: play(table(at="wellington", hand="merino*2"), "reveal merino"), "reveal merino"),
    "no_shearers_left": Try(lambda: play(table(at="n_e", hand="ryeland"), "use 1", "shear ryeland"), "draw"),
    "only_shearers_draw": Try(lambda: play(table(at="n_h", hand="merino"), "use 1"), "draw"),
    "objective_not_shown": Try(lambda: play(table(at="n_b", shown="o01 o02 o03 o04"), "use 2"), "take o05"),
    "objectives_empty": Try(lambda: play(table(at="n_b", shown="o01", objective_stack=""), "use 2"), "take top"),
    "no_objectives_left": Try(lambda: table(at="n_b", shown="", objective_stack=""), "use 2"),
}

TOKENS = {
    "too_few_tokens": Try(lambda: table(hand="merino"), "exchange 1", aside=True),
    "no_shropshire": Try(lambda: table(tokens=2, hand="merino"), "exchange shropshire", aside=True),
    "no_cards_to_draw": Try(lambda: table(tokens=1, hand="merino", deck=""), "exchange 1", aside=True),
    "counting_sheep": Try(
        lambda: play(table(at="wellington", tokens=1, hand="merino"), "reveal merino"), "exchange 1", aside=True
    ),
    "card_needed": Try(lambda: interrupting(paired("merino*2", tokens=1), "southdown"), "discard merino", aside=True),
}

DELIVERY = {
    "disc_gone": Try(lambda: play(at_post(9), "deliver t9"), "disc aux_money_2"),
    "disc_black_corners": Try(lambda: play(at_post(1), "deliver t1"), "disc steps"),
    "disc_too_dear": Try(lambda: play(at_post(9, money=5), "deliver t9"), "disc hand_1"),
    "discs_left": Try(lambda: play(at_post(1, stations="medium_2"), "deliver t1"), "from medium_2"),
    "no_station_disc": Try(lambda: play(at_post(1, stations="medium_2"), "deliver t1"), "from medium_1"),
    "city_taken": Try(lambda: at_post(9, cities="t9"), "deliver t9"),
    "city_too_dear": Try(lambda: discarding(9, "hand_1 hand_2", money=5), "deliver t9"),
    "no_disc_left": Try(
        lambda: play(
            table(at="n_e", hand="ryeland", workers="shearer", cleared=" ".join(DISCS)),
            "use 1", "shear ryeland", "stop",
        ),
        "send w5",
    ),
    "sheep_only": Try(lambda: play(table(at="n_e", hand="ryeland"), "use 1", "shear ryeland"), "send t1"),
    "wool_sent": Try(
        lambda: play(
            table(at="n_e", hand="ryeland", workers="shearer"),
            "use 1", "shear ryeland", "stop", "send w5", "disc aux_path_2",
        ),
        "send w9",
    ),
    "foresight_empty": Try(
        lambda: play(
            at_post(1, foresight="- sailor perm_wool hazard", stacks=["", ""]), "deliver t1", "disc aux_path_2"
        ),
        "choose 1",
    ),
    "foresight_left": Try(lambda: play(at_post(1), "deliver t1", "disc aux_path_2"), "skip"),
}  # fmt: skip
