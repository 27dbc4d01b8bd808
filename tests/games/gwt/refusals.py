"""Refused steps on the trail, cards, actions, workers and buildings: one table of cases for each."""

from __future__ import annotations

from railherd.core.playing.match import Match
from tests.games.gwt.table import new, play, table
from tests.kit.refusing import Case

# Seat 0 has two of its biggest buildings there, the others all of theirs.
FULL_TRAIL = (
    "p_a1=1-1 p_a2=1-2 p_a3=1-3 p_fl1=1-4 p_fl2=1-5 p_b1=1-6 p_b2=1-7 p_b3=1-8 p_dr1=1-9 p_c1=1-10 p_c2=2-1 "
    "p_cd=2-2 p_it1=2-3 p_it2=2-4 p_e1=2-5 p_e2=2-6 p_rf1=2-7 p_rf2=2-8 p_f1=2-9 p_f2=2-10 p_g1=0-7 p_g2=0-9"
)


def strolling() -> Match:
    """Return a table where an objective card moves the rancher from F, two steps before Kansas City."""
    return play(table(place="n_f", hand="move_1"), "play move_1", "first")


def at_fork() -> Match:
    """Return a table with two ways to B, which pay different hands."""
    return play(table(place="n_a", trail="p_a1=1-1 h_flood_1=flood_black_2"), "travel n_b")


def pairing(hand: str) -> Match:
    """Return a table where F asks for two cattle of a breed."""
    return play(table(at="n_f", hand=hand), "use 1")


TRAIL = {
    "not_neutral": Case("phase_a", new, "place kc", {"space": "kc"}),
    "not_a_location": Case("phase_a", table, "travel p_a1", {"space": "p_a1"}),
    "too_far": Case("phase_a", table, "travel n_d", {"space": "n_d", "steps": 3}),
    "not_ahead": Case("phase_a", lambda: table(place="n_b"), "travel n_a", {"space": "n_a"}),
    "other_branch": Case(
        "phase_a",
        lambda: table(place="p_a3", trail="p_a3=0-1 p_fl1=0-2"),
        "travel p_fl1",
        {"space": "p_fl1"},
    ),
    "off_trail": Case("phase_a", lambda: table(trail="t_m3=tepee_blue"), "travel t_m3", {"space": "t_m3"}),
    "not_kansas_city": Case("objectives", strolling, "go kc", {"space": "kc"}),
    "not_on_path": Case("phase_a", at_fork, "by n_b", {"space": "n_b"}),
    "travel_first": Case("turn", table, "use 1", {}),
    "already_travelled": Case("turn", lambda: table(at="n_a"), "travel n_b", {}),
}

CARDS = {
    "card_not_in_hand": Case("actions", lambda: pairing("jersey*2"), "discard guernsey", {}),
    "not_cattle": Case("actions", lambda: pairing("jersey*2 draw_1"), "discard draw_1", {"card": "draw_1"}),
    "no_pair": Case("actions", lambda: pairing("jersey*2 guernsey"), "discard guernsey", {"card": "guernsey"}),
    "not_same_breed": Case(
        "actions",
        lambda: play(pairing("jersey*2 guernsey"), "discard jersey"),
        "discard guernsey",
        {"card": "guernsey"},
    ),
    "not_objective": Case(
        "actions",
        lambda: play(table(sides="1b", at="p_a1", trail="p_a1=0-1", hand="jersey draw_1"), "use 1"),
        "discard jersey",
        {"card": "jersey"},
    ),
    "not_so_many": Case(
        "actions",
        lambda: play(table(sides="4b", at="p_a1", trail="p_a1=0-4"), "use 1"),
        "draw 2",
        {"number": 2},
    ),
    "objective_not_shown": Case(
        "objectives",
        lambda: play(table(at="n_c", shown="draw_1 draw_2 draw_3 draw_4"), "use 2"),
        "take draw_5",
        {"objective": "draw_5"},
    ),
    "objectives_empty": Case(
        "special", lambda: play(table(at="n_c", shown="draw_1", objective_stack=""), "use 2"), "take top", {}
    ),
}

PLACE = {
    "no_such_action": Case("phase_b", lambda: table(at="n_b"), "use 3", {"action": None}),
    "already_used": Case("phase_b", lambda: play(table(at="n_e", hand="black_angus*2"), "use 1"), "use 1", {}),
    "other_side_of_slash": Case("phase_b", lambda: play(table(at="n_c"), "use 1", "certify 1"), "use 2", {}),
    "auxiliary_taken": Case("phase_b", lambda: play(table(at="n_e"), "auxiliary", "auxiliary 1"), "use 2", {}),
    "local_taken": Case("phase_b", lambda: play(table(at="n_e", hand="black_angus"), "use 1"), "auxiliary", {}),
    "not_your_building": Case("phase_b", lambda: table(at="p_a1", trail="p_a1=1-2"), "use 2", {}),
    "no_building_here": Case("phase_b", lambda: table(at="t_1", trail="t_1=tepee_blue"), "use 1", {}),
    "no_risk_here": Case("phase_b", lambda: table(at="p_a1", trail="p_a1=0-2", hand="jersey"), "risk", {}),
    "tile_replaced": Case(
        "special",
        lambda: play(
            table(at="p_a1", trail="p_a1=0-5", money=9, workers="craftsman*2", jobs="craftsman cowboy cowboy"),
            *["use 1", "hire 1 craftsman", "first", "build 6", "at p_a1"],
        ),
        "use 2",
        {},
    ),
    "choose_action_first": Case("phase_b", lambda: table(at="n_a", money=9), "hire 1 cowboy", {}),
    "not_offered_here": Case("phase_b", lambda: table(at="n_a", money=9), "build 1", {}),
    "finish_first": Case("actions", lambda: play(table(at="n_a", money=9), "use 2"), "use 3", {}),
    "over_certificate_limit": Case(
        "actions",
        lambda: table(at="n_a", certificates=2, pending={"decision": "certify", "seat": 0, "most": 2}),
        "certify 2",
        {"limit": 3},
    ),
    "nothing_copied": Case("private", lambda: table(at="n_a"), "copied 1", {}),
    "not_adjacent": Case(
        "private",
        lambda: play(table(sides="8b", at="p_a1", trail="p_a1=0-8 p_a3=0-1"), "use 1"),
        "copy p_a3",
        {"space": "p_a3"},
    ),
    "no_copy_of_copy": Case(
        "private",
        lambda: play(table(sides="8b", at="p_a1", trail="p_a1=0-8 p_a2=1-8"), "use 1"),
        "copy p_a2",
        {"space": "p_a2"},
    ),
    "auxiliary_locked": Case(
        "auxiliary", lambda: play(table(at="n_a"), "auxiliary"), "auxiliary 3", {"action": "auxiliary.3"}
    ),
    "auxiliary_single_only": Case(
        "auxiliary",
        lambda: play(table(at="n_a", cleared="aux_money_2"), "auxiliary"),
        "auxiliary 1 double",
        {"action": "auxiliary.1_double"},
    ),
}

HIRING_AND_BUILDING = {
    "no_worker_there": Case(
        "hire",
        lambda: play(table(at="n_a", money=9, jobs="cowboy*2 cowboy"), "use 2"),
        "hire 1 engineer",
        {"row": 1, "worker": "engineer"},
    ),
    "row_closed": Case(
        "hire",
        lambda: play(table(at="n_a", money=9, jobs="cowboy*2 engineer"), "use 2"),
        "hire 2 engineer",
        {"row": 2},
    ),
    "worker_too_dear": Case(
        "hire",
        lambda: play(table(at="n_a", money=8, jobs="cowboy*2 craftsman engineer*2 -"), "use 3"),
        "hire 3 engineer",
        {"cost": 9, "money": 8},
    ),
    "worker_row_full": Case(
        "hire",
        lambda: play(table(at="n_a", money=8, jobs="cowboy engineer -", workers="cowboy*5"), "use 2"),
        "hire 1 cowboy",
        {"worker": "cowboy"},
    ),
    "already_built": Case(
        "build", lambda: play(table(at="n_b", money=9, trail="p_a1=0-1"), "use 2"), "build 1", {"face": "1a"}
    ),
    "too_few_craftsmen": Case(
        "build", lambda: play(table(at="n_b", money=9), "use 2"), "build 5", {"needed": 3, "craftsmen": 1}
    ),
    "building_too_dear": Case(
        "build",
        lambda: play(table(at="n_b", money=5, workers="craftsman*2"), "use 2"),
        "build 5",
        {"cost": 6, "money": 5},
    ),
    "no_free_space": Case(
        "build",
        lambda: play(table(3, at="n_b", money=9, trail=FULL_TRAIL, workers="craftsman*4"), "use 2"),
        "build 5",
        {"face": "5a"},
    ),
    "no_building_space": Case(
        "build", lambda: play(table(at="n_b", money=2), "use 2", "build 1"), "at kc", {"space": "kc"}
    ),
    "space_occupied": Case(
        "build",
        lambda: play(table(at="n_b", money=2, trail="p_a1=1-1"), "use 2", "build 1"),
        "at p_a1",
        {"space": "p_a1"},
    ),
    "not_bigger": Case(
        "build",
        lambda: play(table(at="n_b", money=2, trail="p_a1=0-2"), "use 2", "build 1"),
        "at p_a1",
        {"space": "p_a1"},
    ),
}
