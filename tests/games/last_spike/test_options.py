"""The options of a game: isolated track, and open money."""

from __future__ import annotations

import pytest

import railherd
from tests.games.last_spike.table import buying, money, offered, play, refused, story, table

STRICT = {"isolated_placement": "only_if_no_adjacent_tile"}


def test_the_defaults() -> None:
    """Ruling 1 and ruling 4: isolated track at any time, money hidden."""
    match = railherd.new("last_spike", seats=2, seed=1)
    assert match.view(0)["options"] == {"isolated_placement": "any_time_double", "money": "hidden"}
    assert match.record().splitlines()[0] == (
        "railherd 1 · last_spike rules=1 seats=2 seed=1 isolated_placement=any_time_double money=hidden"
    )


@pytest.mark.parametrize("isolated", ["any_time_double", "only_if_no_adjacent_tile"])
@pytest.mark.parametrize("open_or_hidden", ["hidden", "open"])
def test_what_was_agreed_is_kept(isolated: str, open_or_hidden: str) -> None:
    agreed = {"isolated_placement": isolated, "money": open_or_hidden}
    match = railherd.new("last_spike", seats=3, seed=1, options=agreed)
    assert match.setup.options == agreed
    assert match.position()["options"] == agreed
    assert railherd.load(match.record()).setup.options == agreed
    assert railherd.from_position(match.position()).setup.options == agreed


@pytest.mark.parametrize(
    ("options", "key"),
    [({"money": "shared"}, "core.wrong_option"), ({"loans": "yes"}, "core.unknown_option")],
)
def test_nothing_else_can_be_agreed(options: dict[str, str], key: str) -> None:
    with pytest.raises(railherd.Problem) as caught:
        railherd.new("last_spike", seats=2, seed=1, options=options)
    assert caught.value.key == key


def test_strict_an_adjacent_tile_goes_first() -> None:
    """Case 3 under the strict option: isolated track only for a player without an adjacent tile."""
    match = table(2, hands=["a1 v2"], options=STRICT)
    assert offered(match) == ["lay a1"]
    assert refused(match, "lay v2") == ("not_isolated_yet", {"tile": "v2"}, "lay")


def test_strict_beside_a_track_is_adjacent_too() -> None:
    match = table(2, laid="v1", hands=["v2 w2"], options=STRICT)
    assert offered(match) == ["lay v2"]


def test_strict_with_isolated_tiles_only_any_may_be_laid_at_double_cost() -> None:
    match = table(2, hands=["a2 v2"], options=STRICT)
    assert offered(match) == ["lay a2", "lay v2"]
    play(match, "lay v2")
    assert story(match) == ["0 tile_laid v2 12000"]
    assert money(match) == [48_000, 60_000]


@pytest.mark.parametrize(("cash", "choices"), [(5_000, ["lay v1"]), (4_000, ["lay a2"])])
def test_strict_an_adjacent_tile_beyond_ones_means_binds_nobody(cash: int, choices: list[str]) -> None:
    """Ruling 2: A2 is isolated and costs 2,000; V1 is adjacent and costs 5,000."""
    assert offered(table(2, hands=["a2 v1"], cash=[cash], options=STRICT)) == choices


def test_strict_an_adjacent_tile_that_sales_could_pay_binds() -> None:
    """Ruling 2: means include what the bank would pay for land."""
    match = table(2, laid="a1", hands=["d2 v1"], cash=[2_000], land=["stl-0 stl-1"], options=STRICT)
    assert offered(match) == ["lay v1"]
    match = table(2, laid="a1", hands=["d2 v1"], cash=[2_000], land=["stl-0"], options=STRICT)
    assert offered(match) == ["lay d2"]


def test_strict_too_dear_is_said_before_isolated() -> None:
    match = table(2, hands=["a1 v2"], cash=[11_000], options=STRICT)
    assert refused(match, "lay v2")[0] == "too_dear"


def test_strict_nobody_is_ruined_by_the_order() -> None:
    """A forbidden isolated tile never leads to bankruptcy: the adjacent one can be paid for."""
    match = table(2, hands=["a1 a3"], cash=[6_000], options=STRICT)
    assert offered(match) == ["lay a1"]
    assert refused(match, "bankrupt") == ("can_still_lay", {}, "sell")


def test_open_money_changes_no_rule() -> None:
    games = [
        table(2, laid="a1", cash=[9_000, 1_000], pending=buying(0), options={"money": value})
        for value in ("hidden", "open")
    ]
    assert offered(games[0]) == offered(games[1])
    assert games[0].view(1)["players"][0]["cash"] is None
    assert games[1].view(1)["players"][0]["cash"] == 9_000
