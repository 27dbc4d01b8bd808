"""Temporary certificates: a marker on 0, 1, 2, 3, 4, 6 with a limit of 3, 4 or 6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt.table import decision, money, offered, play, player, refused, table


@pytest.mark.parametrize(("cleared", "limit"), [("", 3), ("cert_4", 4), ("cert_6", 3), ("cert_4 cert_6", 6)])
def test_limits(cleared: str, limit: int) -> None:
    """Case 30: the space for 6 counts only once the one for 4 is cleared."""
    match = table(at="p_a1", trail="p_a1=0-10", cleared=cleared)
    assert player(match)["certificate_limit"] == limit
    play(match, "use 1")
    spaces = {3: 3, 4: 4, 6: 5}[limit]
    assert offered(match) == [f"certify {number}" for number in range(spaces + 1)]
    play(match, f"certify {spaces}")
    assert player(match)["certificates"] == limit


@pytest.mark.parametrize(
    ("has", "gained", "then"), [(0, 1, 1), (0, 2, 2), (1, 2, 3), (2, 2, 4), (3, 1, 4), (3, 2, 6), (4, 1, 6)]
)
def test_the_marker_moves_by_spaces(has: int, gained: int, then: int) -> None:
    """From 4 the next space is 6."""
    given: dict[str, Any] = {"sides": "5b", "trail": "p_a1=0-5", "hand": "black_angus", "cleared": "cert_4 cert_6"}
    match = play(table(at="p_a1", certificates=has, **given), "use 1", f"certify {gained}")
    assert player(match)["certificates"] == then


def test_up_to_two_is_none_one_or_two() -> None:
    """Ruling 10: the player chooses."""
    for gained in (0, 1, 2):
        match = table(at="p_a1", sides="5b", trail="p_a1=0-5", hand="black_angus")
        assert player(play(match, "use 1", f"certify {gained}"))["certificates"] == gained


def test_never_past_the_limit() -> None:
    match = play(table(at="p_a1", sides="5b", trail="p_a1=0-5", hand="black_angus", certificates=2), "use 1")
    assert offered(match) == ["certify 0", "certify 1"]
    assert refused(match, "certify 2") == "not_so_many"


def test_at_the_limit_nothing_is_asked() -> None:
    match = play(table(at="p_a1", sides="5b", trail="p_a1=0-5", hand="black_angus", certificates=3), "use 1")
    assert (decision(match), player(match)["certificates"]) == ("use", 3)


def test_a_plain_certificate_is_of_no_use_at_the_limit() -> None:
    assert refused(table(at="n_c", certificates=3), "use 1") == "over_certificate_limit"
    assert refused(table(at="p_a1", trail="p_a1=0-10", certificates=3), "use 1") == "over_certificate_limit"
    assert "use 1" in offered(table(at="n_c", certificates=2))


@pytest.mark.parametrize(
    ("has", "spent"),
    [(0, [0]), (1, [0, 1]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4]), (6, [0, 2, 3, 4, 5, 6])],
)
def test_spending_goes_back_along_the_track(has: int, spent: list[int]) -> None:
    """Ruling 15: from 6 the first step back spends two."""
    given: dict[str, Any] = {"cleared": "cert_4 cert_6", "hand": "guernsey", "money": 0}
    match = table(at="kc", certificates=has, **given)
    play(match, "choose 1", "choose 1", "choose 1")
    assert offered(match) == [f"spend {number}" for number in spent]
    play(match, f"spend {spent[-1]}")
    assert (player(match)["certificates"], money(match)[0]) == (0, 2 + has)


def test_a_single_one_of_six_cannot_be_spent() -> None:
    match = table(at="kc", certificates=6, cleared="cert_4 cert_6")
    play(match, "choose 1", "choose 1", "choose 1")
    assert refused(match, "spend 1") == "not_on_certificate_track"
    match = play(table(at="kc", certificates=2), "choose 1", "choose 1", "choose 1")
    assert refused(match, "spend 3") == "not_enough_certificates"
