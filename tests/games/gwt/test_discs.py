"""The discs of the player board: corners, costs, what their spaces unlock, and play without discs."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import GAME, decision, money, offered, play, player, refused, story, table

DISCS = GAME.names["disc"]
WHITE = "aux_money_2 aux_card_2 aux_cert_1 aux_cert_2 aux_engine_1 aux_engine_2 aux_trash_1 aux_trash_2 cert_4"
BLACK = "step_money step_vp hand_1 hand_2 cert_6"


def test_fourteen_discs_nine_of_them_white() -> None:
    assert sorted(DISCS) == sorted(f"{WHITE} {BLACK}".split())
    assert (len(WHITE.split()), len(BLACK.split())) == (9, 5)


@pytest.mark.parametrize(
    ("disc", "changed"),
    [
        ("aux_money_2", {"auxiliary": [2, 1, 0, 0, 0]}),
        ("aux_card_2", {"auxiliary": [1, 2, 0, 0, 0]}),
        ("aux_cert_1", {"auxiliary": [1, 1, 1, 0, 0]}),
        ("aux_cert_2", {"auxiliary": [1, 1, 1, 0, 0]}),
        ("aux_engine_1", {"auxiliary": [1, 1, 0, 1, 0]}),
        ("aux_engine_2", {"auxiliary": [1, 1, 0, 1, 0]}),
        ("aux_trash_1", {"auxiliary": [1, 1, 0, 0, 1]}),
        ("aux_trash_2", {"auxiliary": [1, 1, 0, 0, 1]}),
        ("step_money", {"steps": 4, "money": 20 - 6 + 3}),
        ("step_vp", {"steps": 4, "money": 20 - 6}),
        ("hand_1", {"hand_limit": 5, "money": 20 - 6 - 5}),
        ("hand_2", {"hand_limit": 5, "money": 20 - 6 - 5}),
        ("cert_4", {"certificate_limit": 4}),
        ("cert_6", {"certificate_limit": 3}),
    ],
)
def test_what_a_cleared_space_opens(disc: str, changed: dict[str, object]) -> None:
    """Case 30: the space for six certificates counts only after that for four."""
    match = table(at="n_g", engine="16", money=20)
    before = player(match)
    play(match, "use 1", "advance 16.5", f"disc {disc}")
    after = player(match)
    board = {**before["board"], disc: False}
    assert after["board"] == board
    kept = ("auxiliary", "steps", "hand_limit", "certificate_limit")
    assert {key: after[key] for key in kept} == {
        **{key: before[key] for key in kept},
        **{k: v for k, v in changed.items() if k in kept},
    }
    assert after["money"] == changed.get("money", 14)


def test_both_certificate_spaces_count() -> None:
    """Case 30: 4 then 6."""
    assert player(table(cleared="cert_4"))["certificate_limit"] == 4
    assert player(table(cleared="cert_6"))["certificate_limit"] == 3
    assert player(table(cleared="cert_6 cert_4"))["certificate_limit"] == 6


@pytest.mark.parametrize(("seats", "start", "dollar", "point"), [(2, 3, 4, 4), (3, 3, 5, 4), (4, 4, 6, 5)])
def test_step_limits(seats: int, start: int, dollar: int, point: int) -> None:
    assert player(table(seats))["steps"] == start
    assert player(table(seats, cleared="step_money"))["steps"] == dollar
    assert player(table(seats, cleared="step_vp"))["steps"] == point
    assert player(table(seats, cleared="step_money step_vp"))["steps"] == dollar + point - start


def test_both_hand_spaces_make_six() -> None:
    assert player(table(cleared="hand_1 hand_2"))["hand_limit"] == 6


def test_a_disc_is_taken_once() -> None:
    match = table(at="n_g", engine="16", money=20, cleared="step_vp")
    play(match, "use 1", "advance 16.5")
    assert refused(match, "disc step_vp") == "disc_gone"


def test_while_white_discs_are_left_none_comes_from_a_station() -> None:
    match = table(at="n_g", engine="4", money=20, stations="s2")
    play(match, "use 1", "advance 4.5")
    assert refused(match, "from s2") == "discs_left"
    assert refused(match, "from s3") == "no_station_disc"


def test_black_discs_stand_in_when_no_white_one_is_left() -> None:
    """Case 31, special cases."""
    match = table(at="n_g", engine="4", money=20, cleared=WHITE)
    play(match, "use 1", "advance 4.5")
    assert offered(match) == [*(f"disc {disc}" for disc in BLACK.split()), "decline"]
    play(match, "disc step_money")
    assert money(match)[0] == 20 - 2 + 3


def test_one_white_disc_is_enough_to_bar_the_black_ones() -> None:
    """Case 31."""
    match = table(at="n_g", engine="4", money=20, cleared=WHITE.removesuffix(" cert_4"))
    play(match, "use 1", "advance 4.5")
    assert offered(match) == ["disc cert_4", "decline"]


def test_who_can_pay_for_no_disc_moves_one_from_a_station() -> None:
    """Special cases: only hand discs are left, and the player has less than five dollars."""
    gone = f"{WHITE} step_money step_vp cert_6"
    match = table(at="n_g", engine="4", money=6, cleared=gone, stations="s2 s7")
    play(match, "use 1", "advance 4.5")
    assert offered(match) == ["from s2", "from s7", "decline"]
    assert refused(match, "disc hand_1") == "disc_too_dear"
    play(match, "from s7")
    assert story(match)[-2:] == ["0 station_upgraded s1 2", "0 station_disc_taken s7"]
    assert money(match)[0] == 4
    stations = match.view(None)["stations"]
    assert [name for name in stations if stations[name]["discs"]] == ["s1", "s2"]


def test_seven_dollars_pay_for_station_and_hand_disc() -> None:
    gone = f"{WHITE} step_money step_vp cert_6"
    match = table(at="n_g", engine="4", money=7, cleared=gone, stations="s2 s7")
    play(match, "use 1", "advance 4.5")
    assert offered(match) == ["disc hand_1", "disc hand_2", "decline"]


def test_with_no_disc_left_one_comes_from_a_station() -> None:
    match = table(at="n_g", engine="4", money=50, cleared=f"{WHITE} {BLACK}", stations="s2")
    play(match, "use 1", "advance 4.5")
    assert offered(match) == ["from s2", "decline"]
    play(match, "from s2")
    assert match.scores()[0]["lines"]["stations"] == 1


def test_without_any_disc_there_is_no_upgrade() -> None:
    match = table(at="n_g", engine="4", money=50, cleared=f"{WHITE} {BLACK}")
    play(match, "use 1", "advance 4.5")
    assert decision(match) == "use"


def test_a_disc_from_a_station_brings_nothing_of_its_first_space() -> None:
    match = table(at="n_g", engine="4", money=2, cleared=f"{WHITE} {BLACK}", stations="s2")
    play(match, "use 1", "advance 4.5", "from s2")
    assert money(match)[0] == 0
    assert not any(player(match)["board"].values())
