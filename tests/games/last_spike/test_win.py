"""Who wins: most cash, then the dearest land; a tie after that is shared."""

from __future__ import annotations

import pytest

import railherd
from tests.games.last_spike.table import buying, money, play, table

RAILWAY = "b e v y1 y2 y4"


def finished(cash: list[int], land: list[str]) -> railherd.Match:
    """Let seat 0 lay the last spike, which brings it 15,000; the last seat gets 17,000 for its free land."""
    match = table(len(cash) + 1, laid=RAILWAY, hands=["y3"], cash=[cash[0] - 15_000, *cash[1:], 0], land=land)
    play(match, "lay y3")
    assert money(match)[:-1] == cash
    assert money(match)[-1] == 17_000
    return match


def test_most_cash_wins() -> None:
    assert finished([30_000, 31_000, 29_000], []).winners() == [1]
    assert finished([32_000, 31_000, 29_000], []).winners() == [0]
    assert finished([30_000, 31_000, 33_000], []).winners() == [2]


def test_land_is_worth_nothing() -> None:
    """Case 25."""
    match = finished([30_000, 31_000], ["stl-0 stl-1 stl-2 stl-3 stl-4"])
    assert match.winners() == [1]
    assert match.scores()[0] == {"seat": 0, "total": 30_000, "rank": 2, "lines": {"cash": 30_000, "land_price": 34_000}}
    assert match.scores()[1] == {"seat": 1, "total": 31_000, "rank": 1, "lines": {"cash": 31_000, "land_price": 0}}


@pytest.mark.parametrize(
    ("land", "winner"), [(["stl-1", "den-1 den-2"], 0), (["den-4", "stl-1"], 1), (["dod-1", "den-1 den-2"], 1)]
)
def test_the_dearest_land_breaks_a_tie(land: list[str], winner: int) -> None:
    """The sum of the printed prices decides, not the number of cards or their payouts."""
    assert finished([30_000, 30_000], land).winners() == [winner]


def test_free_land_weighs_nothing_in_a_tie() -> None:
    assert finished([30_000, 30_000], ["stl-0 dod-0", "den-1"]).winners() == [1]


def test_what_is_still_level_is_shared() -> None:
    """Ruling 12."""
    match = finished([30_000, 30_000, 30_000], ["stl-1", "", "dod-1 dod-2"])
    assert match.winners() == [2]
    match = finished([30_000, 30_000, 30_000], ["dod-1 dod-2", "", "stl-3"])
    assert match.winners() == [0, 2]
    assert match.result() == "30000 30000 30000 17000 · 0 2"


def test_everybody_may_share() -> None:
    match = table(3, laid=RAILWAY, hands=["y3"], cash=[5_000, 20_000, 3_000])
    play(match, "lay y3")
    assert money(match) == [20_000, 20_000, 20_000]
    assert match.winners() == [0, 1, 2]


def test_the_last_payouts_come_before_the_reckoning() -> None:
    match = table(2, laid=RAILWAY, hands=["y3"], cash=[29_000, 31_000], land=["sac-0 sac-1", "ogd-0"])
    play(match, "lay y3")
    assert money(match) == [64_000, 38_000]
    assert match.winners() == [0]


def test_the_bankrupt_do_not_win() -> None:
    match = table(3, laid=RAILWAY, bankrupt=[1], hands=["y3"], cash=[5_000, 0, 3_000], removed="ogd-0 sac-0")
    play(match, "lay y3")
    assert match.winners() == [0]
    assert money(match) == [20_000, 0, 3_000]


def test_the_bankrupt_do_not_even_share_nothing() -> None:
    """Case 20: the survivor wins without a dollar, although the others have as much."""
    match = table(2, hands=["v1"], cash=[4_000, 0])
    play(match, "bankrupt")
    assert money(match) == [0, 0]
    assert match.winners() == [1]


def test_nobody_has_won_before_the_end() -> None:
    match = table(2, laid="a1", pending=buying(0))
    assert match.winners() == []
    assert match.view(None)["winners"] == []
    assert match.result() is None
