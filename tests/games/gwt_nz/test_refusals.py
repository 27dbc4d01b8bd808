"""Refusals of New Zealand through the public interface: their names, their figures, their sections, their sentences."""

from __future__ import annotations

import pytest

from railherd.core.playing.match import Match
from railherd.words.catalogue import LANGUAGES, say
from tests.games.gwt_nz import refusals, refusals_board
from tests.games.gwt_nz.stock import GAME
from tests.games.gwt_nz.table import play, refused, table
from tests.kit.refusing import Case, expect_reason, expect_sentences

# Shared with other trail games: New Zealand has nothing that could bring them about.
NEVER = {
    "legal", "off_trail", "not_kansas_city", "objective_missing", "nothing_copied", "not_on_certificate_track",
    "no_workers_any_more", "not_objective",
}  # fmt: skip


def pairing(hand: str) -> Match:
    """Return a table where A asks for two sheep of a type."""
    return play(table(at="n_a", hand=hand), "use 1")


def at_fork() -> Match:
    """Return a table with two ways to B, which pay different hands."""
    return play(table(place="n_a", trail="a1=1-1 rock1=rockfall_black_2"), "travel n_b")


# Buildings of others on every space but two.
TAKEN = (
    "a1=1-1 a2=1-2 a3=1-3 r_b1=1-4 b1=1-5 b2=1-6 b3=1-7 f_b1=1-8 c1=1-9 c2=1-10 c3=2-1 d1=2-2 d2=2-3 e1=2-4 e2=2-5 "
    "e3=2-6"
)

CASES = {
    "no_space_to_build": Case(
        "build", lambda: table(3, at="n_d", money=50, trail=f"{TAKEN} g1=2-7 g2=0-10"), "use 2", {}
    ),
    "no_free_space": Case(
        "build",
        lambda: play(table(3, at="n_d", money=50, trail=f"{TAKEN} g1=0-1 g2=0-10"), "use 2"),
        "build 2",
        {"face": "2a"},
    ),
    "not_a_location": Case("phase_a", table, "travel a1", {"space": "a1"}),
    "too_far": Case("phase_a", table, "travel n_f", {"space": "n_f", "steps": 3}),
    "not_ahead": Case("phase_a", lambda: table(place="n_b"), "travel n_a", {"space": "n_a"}),
    "not_on_path": Case("phase_a", at_fork, "by n_b", {"space": "n_b"}),
    "travel_first": Case("turn", table, "use 1", {}),
    "already_travelled": Case("turn", lambda: table(at="n_a"), "travel n_b", {}),
    "no_pair": Case("actions", lambda: pairing("merino*2 southdown"), "discard southdown", {"card": "southdown"}),
    "not_same_breed": Case(
        "actions",
        lambda: play(pairing("merino*2 southdown"), "discard merino"),
        "discard southdown",
        {"card": "southdown"},
    ),
    "not_cattle": Case("actions", lambda: pairing("merino*2 ferry"), "discard ferry", {"card": "ferry"}),
    "not_so_many": Case(
        "actions", lambda: play(table(at="a1", trail="a1=0-4"), "use 2"), "draw 3", {"number": 3}
    ),
    "over_certificate_limit": Case(
        "actions",
        lambda: table(at="n_a", certificates=2, pending={"decision": "certify", "seat": 0, "most": 2}),
        "certify 2",
        {"limit": 3},
    ),
    "choose_action_first": Case(
        "phase_b", lambda: table(at="n_a", money=9, columns="sailor:5"), "hire 5 sailor", {}
    ),
    "not_offered_here": Case("phase_b", lambda: table(at="n_a", money=9), "build 1", {}),
    "finish_first": Case(
        "actions", lambda: play(table(at="n_a", money=9, columns="sailor:5"), "use 2"), "use 3", {}
    ),
    "kansas_city_order": Case("kansas_city", lambda: table(at="wellington", hand="merino"), "deliver t0", {}),
    "no_storehouse_placed": Case("private", lambda: table(at="a1", trail="a1=0-5", sides="5b"), "use 1", {}),
    "no_hazard_pair": Case(
        "private", lambda: table(at="a1", trail="a1=0-6", hazards="flood_black_2"), "use 1", {}
    ),
    "stock_empty": Case(
        "special", lambda: table(at="a1", trail="a1=0-7", sides="7b", stock="romney=0"), "use 2", {}
    ),
    "no_such_sheep": Case(
        "hire",
        lambda: play(
            table(at="n_a", money=20, workers="shearer*2", columns="shearer:5", market="hampshire"), "use 2",
            "hire 5 shearer",
        ),
        "first",
        {},
    ),
    "no_building_in_woods": Case("private", lambda: table(at="a1", trail="a1=0-1"), "use 1", {}),
    "not_enough_gold": Case("gold", lambda: table(gold=2), "buy wheel", {"gold": 3, "has": 2}),
    "slot_empty": Case("gold", lambda: table(gold=5, stock="wheel=0"), "buy wheel", {"slot": "wheel"}),
    "water_too_far": Case("ship", lambda: play(table(at="n_g"), "use 1"), "sail n2", {"water": "n2", "moves": 1}),
    "no_harbour_here": Case("harbours", lambda: play(table(at="n_g"), "use 1"), "sail sea0", {"water": "sea0"}),
    "harbour_too_dear": Case(
        "harbours",
        lambda: play(table(at="n_g", money=1, ship="n2"), "use 1"),
        "sail n2",
        {"harbour": "small_1", "cost": 2, "money": 1},
    ),
    "bonus_too_dear": Case(
        "invest",
        lambda: play(table(at="n_c", money=5, jobs="exchange_vp4 hazard exchange_vp4"), "use 3"),
        "invest 1 hazard",
        {"cost": 8, "money": 5},
    ),
    "bonus_row_closed": Case(
        "invest",
        lambda: play(table(at="n_c", money=9, jobs="exchange_vp4*2 perm_wool"), "use 3"),
        "invest 2 perm_wool",
        {"row": 2},
    ),
    "worker_too_dear": Case(
        "hire", lambda: play(table(at="n_a", money=4, columns="sailor:1,5"), "use 2"), "hire 1 sailor",
        {"cost": 8, "money": 4},
    ),
    "space_locked": Case(
        "build", lambda: play(table(at="n_d", money=9), "use 2", "build 1"), "at b3", {"space": "b3", "path": 2}
    ),
    "too_few_craftsmen": Case(
        "build", lambda: play(table(at="n_d", money=9), "use 2"), "build 3", {"needed": 2, "craftsmen": 1}
    ),
    "too_few_cowboys": Case(
        "buy",
        lambda: play(table(at="n_f", money=20, market="suffolk lincoln"), "use 2"),
        "buy suffolk way 6",
        {"needed": 2, "cowboys": 1},
    ),
    "city_too_far": Case(
        "delivery",
        lambda: play(table(at="wellington", hand="merino"), "reveal merino", "stop"),
        "deliver t3",
        {"city": "t3", "needed": 3, "value": 2},
    ),
    "wool_only": Case(
        "delivery", lambda: play(table(at="wellington", hand="merino"), "stop"), "deliver w5", {"city": "w5"}
    ),
    "no_storehouse_there": Case(
        "delivery", lambda: play(table(at="wellington", hand="merino"), "stop"), "deliver f8", {"city": "f8"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given(reason: str) -> None:
    expect_reason(CASES[reason], reason)


@pytest.mark.parametrize("reason", CASES)
def test_the_refusal_is_a_sentence_with_its_figures_in_every_language(reason: str) -> None:
    expect_sentences(CASES[reason])


TRIES = {
    **refusals.TRAIL,
    **refusals.PLACES,
    **refusals.CARDS,
    **refusals.TOKENS,
    **refusals.DELIVERY,
    **refusals_board.WORKERS_AND_TILES,
    **refusals_board.SHEEP,
    **refusals_board.BUILDINGS,
    **refusals_board.HARBOURS,
}


@pytest.mark.parametrize("reason", TRIES)
def test_whoever_tries_is_told_the_reason(reason: str) -> None:
    refusal = TRIES[reason].refusal()
    assert refusal.key == f"gwt_nz.refusal.{reason}"
    for language in LANGUAGES:
        sentence = say(refusal.key, refusal.args, language)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_no_reason_is_left_out() -> None:
    names = [reason.name for reason in GAME.REASONS]
    assert sorted([*CASES, *TRIES, *NEVER]) == sorted(names), "each once"
    assert len(CASES) + len(TRIES) >= 60


@pytest.mark.parametrize("choice", ["use 1", "done", "auxiliary", "hire 1 sailor", "deliver t1", "choose 1", "sail n1"])
def test_before_the_journey_everything_else_waits(choice: str) -> None:
    assert refused(table(), choice) == "travel_first"


@pytest.mark.parametrize("choice", ["travel n_a", "use 1", "spend 0", "deliver t1", "hire 1 sailor", "choose 1"])
def test_wellington_asks_for_one_thing_after_the_other(choice: str) -> None:
    assert refused(table(at="wellington", hand="merino"), choice) == "kansas_city_order"


@pytest.mark.parametrize(
    ("at", "choice"),
    [
        ("n_a", "hire 5 sailor"),
        ("n_d", "build 1"),
        ("n_d", "at a1"),
        ("n_c", "invest 1 exchange_vp4"),
        ("n_f", "buy lincoln way 2"),
        ("n_g", "sail n1"),
        ("n_e", "shear merino"),
        ("n_h", "clear rock1"),
        ("n_b", "take top"),
        ("n_b", "path 2"),
    ],
)
def test_an_action_is_chosen_before_its_parts(at: str, choice: str) -> None:
    match = table(
        at=at, money=20, trail="rock1=rockfall_green_2", columns="sailor:5", hand="merino", market="lincoln",
        jobs="exchange_vp4*3",
    )  # fmt: skip
    assert refused(match, choice) == "choose_action_first"


@pytest.mark.parametrize("choice", ["path 1", "turn fees"])
def test_only_where_something_moves_the_pathfinder_that_action_comes_first(choice: str) -> None:
    assert refused(table(at="n_f", money=9), choice) == "not_offered_here"
    assert refused(table(at="n_f", money=9, cleared="aux_path_1"), choice) == "choose_action_first"


@pytest.mark.parametrize(
    ("place", "reason"),
    [("columns/1-sailor", "not_offered_here"), ("sea/n1", "not_offered_here"), ("trail/n_c", "already_travelled")],
)
def test_a_place_has_the_reason_of_what_it_is_for(place: str, reason: str) -> None:
    refusal = table(at="n_d", money=9).why_not(at=place)
    assert refusal is not None
    assert refusal.key == f"gwt_nz.refusal.{reason}"
