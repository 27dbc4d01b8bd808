"""Turns: three phases, one seat after another, and the last turns of the game."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import cards, decision, new, offered, play, player, refused, story, table


def test_a_turn_is_journey_then_use_then_drawing() -> None:
    match = table(place="n_a", hand="dutch_belt", deck="jersey*4", turn=5)
    play(match, "travel n_b", "use 1", "done")
    assert story(match) == [
        "0 rancher_moved n_b",
        "0 action_used b.1",
        "0 card_discarded dutch_belt",
        "0 money_gained 2",
        "0 card_drawn jersey",
        "0 card_drawn jersey",
        "0 card_drawn jersey",
        "0 card_drawn jersey",
        "0 turn_ended",
    ]
    assert (match.asked, match.view(None)["turn"]) == (1, 6)


def test_no_use_without_a_journey() -> None:
    """Phase A comes first."""
    match = table(place="n_b", hand="dutch_belt")
    assert offered(match) == ["travel n_c", "travel n_d", "travel n_e", "travel n_f"]
    for choice in ("use 1", "done", "auxiliary"):
        assert refused(match, choice) == "travel_first"


def test_one_journey_a_turn() -> None:
    match = play(table(place="n_a"), "travel n_b")
    assert refused(match, "travel n_c") == "already_travelled"


@pytest.mark.parametrize(("seats", "asked", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_the_turn_passes_clockwise(seats: int, asked: int, following: int) -> None:
    match = play(table(seats, at="n_b", asked=asked), "done")
    assert (match.asked, decision(match)) == (following, "travel")


def test_the_first_round() -> None:
    match = new(4)
    for seat in range(4):
        assert (match.asked, decision(match), match.view(None)["turn"]) == (seat, "place", seat + 1)
        play(match, "place n_g", "done")
    assert (match.asked, decision(match), match.view(None)["turn"]) == (0, "travel", 5)


def test_everybody_draws_for_oneself() -> None:
    match = play(table(3, at="n_b", asked=1, hand=["jersey", "jersey", "jersey"]), "done")
    assert [len(cards(match, seat).split()) for seat in range(3)] == [1, 4, 1]


@pytest.mark.parametrize(("seats", "marker", "asked", "over"), [(2, 1, 0, True), (3, 1, 2, False), (3, 1, 0, True)])
def test_one_last_turn_for_everybody_but_who_took_the_marker(seats: int, marker: int, asked: int, over: bool) -> None:
    match = play(table(seats, marker=marker, at="n_b", asked=asked), "done")
    assert match.over == over


def test_who_takes_the_marker_has_had_the_last_turn() -> None:
    """The turn goes on to its end, then each other seat has one more."""
    match = table(
        at="kc", jobs="-*23", foresight="tepee_blue*2 cowboy*2 tepee_green*2", hand="guernsey", place=["kc", "n_b"]
    )
    play(match, "choose 1", "choose 1")
    assert match.view(None)["marker"] == 0
    play(match, "choose 1", "spend 0", "deliver topeka", "disc aux_money_2")
    assert (match.asked, decision(match), match.over) == (1, "travel", False)
    play(match, "travel n_c", "done")
    assert match.over
    assert story(match)[-2:] == ["1 turn_ended", "- game_ended"]


def test_after_the_end_nothing_is_asked() -> None:
    match = play(table(marker=1, at="n_b"), "done")
    assert (match.asked, match.prompt()) == (None, None)
    assert match.winners()
    refusal = match.why_not("done")
    assert refusal is not None
    assert refusal.key == "core.game_over"


def test_cards_are_drawn_in_the_last_turn_too() -> None:
    match = play(table(marker=1, at="n_b", hand="jersey"), "done")
    assert len(cards(match).split()) == 4


def test_the_last_turn_may_lead_to_kansas_city() -> None:
    match = table(marker=1, at="kc", foresight="tepee_blue*2 cowboy*2 tepee_green cowboy", hand="guernsey")
    play(match, "choose 1")
    assert offered(match) == ["skip"]
    play(match, "skip")
    assert offered(match) == ["choose 1"]
    play(match, "choose 1", "spend 0", "deliver topeka", "disc aux_money_2")
    assert match.over
    assert player(match)["place"] == "start"
