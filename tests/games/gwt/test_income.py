"""Kansas City 4: the herd's value in dollars, each breed once, with certificates."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import cards, money, offered, play, player, refused, story, table


def arrived(**more: Any) -> Match:
    """Return a table where seat 0 has made its three choices."""
    return play(table(at="kc", **more), "choose 1", "choose 1", "choose 1")


def income(hand: str, **more: Any) -> int:
    """Return the income of a hand without temporary certificates."""
    match = arrived(hand=hand, money=0, **more)
    play(match, "spend 0")
    return money(match)[0]


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("jersey", 1),
        ("dutch_belt", 2),
        ("black_angus", 2),
        ("guernsey", 2),
        ("holstein", 3),
        ("brown_swiss", 3),
        ("ayrshire", 3),
        ("west_highland_4", 4),
        ("texas_longhorn_6", 5),
    ],
)
def test_breeding_values(card: str, value: int) -> None:
    assert income(card) == value


def test_each_breed_counts_once() -> None:
    """Case 28."""
    assert income("jersey*3") == 1
    assert income("jersey*2 guernsey*2") == 3
    assert income("dutch_belt black_angus guernsey") == 6
    assert income("holstein brown_swiss ayrshire") == 9


def test_a_breed_is_one_breed_whatever_its_points() -> None:
    """Ruling 13: two West Highlands with different points count once."""
    assert income("west_highland_3 west_highland_5") == 4
    assert income("texas_longhorn_5 texas_longhorn_7 west_highland_3") == 9


def test_an_empty_hand_brings_nothing() -> None:
    assert income("") == 0


def test_temporary_certificates_are_a_choice() -> None:
    """Case 29."""
    match = arrived(hand="jersey", money=0, certificates=3)
    assert offered(match) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    assert refused(match, "spend 4") == "not_enough_certificates"
    play(match, "spend 2")
    assert story(match)[-3:] == ["0 certificates_spent 2", "0 income 3", "0 card_discarded jersey"]
    assert player(match)["certificates"] == 1
    assert money(match)[0] == 3


def test_from_six_the_marker_goes_back_to_four() -> None:
    """Ruling 15: there is no five on the track, so one certificate alone cannot be spent."""
    match = arrived(hand="jersey", money=0, certificates=6, cleared="cert_4 cert_6")
    assert offered(match) == ["spend 0", "spend 2", "spend 3", "spend 4", "spend 5", "spend 6"]
    assert refused(match, "spend 1") == "not_on_certificate_track"
    play(match, "spend 2")
    assert (player(match)["certificates"], money(match)[0]) == (4, 3)


def test_from_four_every_number_can_be_spent() -> None:
    match = arrived(hand="jersey", certificates=4, cleared="cert_4")
    assert offered(match) == ["spend 0", "spend 1", "spend 2", "spend 3", "spend 4"]


@pytest.mark.parametrize(("masters", "more"), [("sm1 sm2", 0), ("sm3", 1), ("sm3 sm5", 2), ("sm3 sm4 sm5", 3)])
def test_permanent_certificates_always_count(masters: str, more: int) -> None:
    """Case 29."""
    assert income("guernsey", masters=masters) == 2 + more
    assert income("", masters=masters) == more


def test_permanent_certificates_are_not_spent() -> None:
    match = arrived(hand="jersey", money=0, certificates=1, masters="sm3 sm4")
    assert offered(match) == ["spend 0", "spend 1"]
    play(match, "spend 1")
    assert money(match)[0] == 1 + 2 + 1
    assert player(match)["masters"] == ["sm3", "sm4"]


def test_the_whole_hand_is_discarded() -> None:
    match = table(at="kc", hand="jersey*2 guernsey gain2_1", discards="jersey")
    play(match, "enter", "choose 1", "choose 1", "choose 1", "spend 0")
    assert cards(match) == ""
    assert cards(match, pile="discards") == "jersey jersey jersey guernsey gain2_1"


def test_objective_cards_are_worth_nothing_here() -> None:
    match = table(at="kc", hand="guernsey gain2_1", money=0)
    play(match, "enter", "choose 1", "choose 1", "choose 1", "spend 0")
    assert money(match)[0] == 2
