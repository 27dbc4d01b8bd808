"""The engine: forward up to a number of spaces, back an exact number, past other engines, into turnouts."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import decision, money, offered, play, player, refused, story, table


def reach(most: str, engine: str, *others: str) -> list[str]:
    """Return where the engine may stop when building G moves it, with this many engineers."""
    match = table(1 + max(1, len(others)), at="n_g", workers=most, engine=[engine, *others], money=0)
    play(match, "use 1")
    return [text.removeprefix("advance ") for text in offered(match)]


def test_as_far_as_there_are_engineers() -> None:
    assert reach("", "0") == ["1"]
    assert reach("engineer", "0") == ["1", "2"]
    assert reach("engineer*5", "17") == ["18", "19", "20", "21", "21.5", "22", "23"]


def test_at_least_one_space() -> None:
    match = table(at="n_g", engine="3")
    play(match, "use 1")
    assert refused(match, "advance 3") == "engine_not_ahead"
    assert refused(match, "advance 2") == "engine_not_ahead"
    assert refused(match, "advance 5") == "engine_too_far"
    play(match, "advance 4")
    assert story(match) == ["0 action_used g.1", "0 engine_moved 4"]
    assert match.view(None)["rail"]["4"] == [0]


def test_a_turnout_is_a_space_beside_the_next_one() -> None:
    """From 4 one may go to 5 or into the turnout; from 3 with two spaces to either as well."""
    assert reach("", "4") == ["4.5", "5"]
    assert reach("engineer", "3") == ["4", "4.5", "5"]
    assert reach("", "3") == ["4"]


def test_out_of_a_turnout_the_next_space_follows() -> None:
    assert reach("", "4.5") == ["5"]
    assert reach("engineer*2", "4.5") == ["5", "6", "7"]
    assert reach("engineer*3", "4.5") == ["5", "6", "7", "7.5", "8"]


@pytest.mark.parametrize("space", [4, 7, 10, 13, 16, 21, 25, 29, 33])
def test_nine_turnouts(space: int) -> None:
    assert reach("", str(space)) == [f"{space}.5", str(space + 1)]


def test_no_other_space_has_a_turnout() -> None:
    for space in range(39):
        if space not in (4, 7, 10, 13, 16, 21, 25, 29, 33):
            assert reach("", str(space)) == [str(space + 1)]


def test_occupied_spaces_are_as_if_not_there() -> None:
    """Ruling 23."""
    assert reach("", "1", "2") == ["3"]
    assert reach("engineer", "1", "3") == ["2", "4"]
    assert reach("", "1", "2", "3", "4") == ["4.5", "5"]
    match = table(at="n_g", engine=["1", "2"])
    play(match, "use 1")
    assert refused(match, "advance 2") == "engine_space_taken"


def test_an_occupied_turnout_is_closed() -> None:
    assert reach("", "4", "4.5") == ["5"]
    assert reach("", "4", "5") == ["4.5", "6"]


def test_the_start_has_room_for_all() -> None:
    match = table(4, at="p_a1", trail="p_a1=0-1", sides="1b", engine=["1"])
    play(match, "use 2")
    assert offered(match) == ["reverse 0"]
    play(match, "reverse 0")
    assert match.view(None)["rail"]["0"] == [0, 1, 2, 3]


def test_stopping_gives_up_the_rest() -> None:
    """Case 22: moving two of five spaces into a turnout ends the action."""
    match = table(at="n_g", workers="engineer*4", engine="3", money=0)
    play(match, "use 1", "advance 4.5")
    assert (decision(match), player(match)["engine"]) == ("use", "4.5")
    assert refused(match, "use 1") == "already_used"


def test_fixed_distances() -> None:
    """D: $2 for up to two spaces; 8a two; 9a three; 10b four; 2b one for a Jersey."""
    match = table(at="n_d", money=2)
    play(match, "use 2")
    assert offered(match) == ["advance 1", "advance 2"]
    assert money(match)[0] == 0
    assert refused(table(at="n_d", money=1), "use 2") == "action_too_dear"
    for number, side, action, most in ((8, "a", "use 3", 2), (9, "a", "use 1", 3), (10, "b", "use 2", 4)):
        sides = f"{number}b" if side == "b" else ""
        match = table(at="p_a1", trail=f"p_a1=0-{number}", sides=sides)
        play(match, action)
        assert offered(match) == [f"advance {space}" for space in ("1", "2", "3", "4", "4.5")[:most]]
    match = table(at="p_a1", trail="p_a1=0-2", sides="2b", hand="jersey")
    play(match, "use 1", "first")
    assert offered(match) == ["advance 1"]


def backward(spaces: int, engine: str, *others: str) -> list[str]:
    """Return where the engine may stop after moving back, with the fifth auxiliary action, single or double."""
    match = table(
        1 + max(1, len(others)), at="n_g", engine=[engine, *others], cleared="aux_trash_1 aux_trash_2", hand="jersey"
    )
    play(match, "use 2", "auxiliary 5" if spaces == 1 else "auxiliary 5 double")
    return [text.removeprefix("reverse ") for text in offered(match)]


def test_back_by_exactly_as_many() -> None:
    assert backward(1, "3") == ["2"]
    assert backward(2, "3") == ["1"]
    assert backward(2, "2") == ["0"]
    match = table(at="n_g", engine="3", cleared="aux_trash_1 aux_trash_2", hand="jersey")
    play(match, "use 2", "auxiliary 5 double")
    assert refused(match, "reverse 2") == "engine_wrong_distance"
    assert refused(match, "reverse 3") == "engine_not_behind"


def test_back_two_from_the_first_space_is_impossible() -> None:
    """Case 23."""
    match = table(at="n_g", engine="1", cleared="aux_trash_1 aux_trash_2", hand="jersey")
    play(match, "use 2")
    assert refused(match, "auxiliary 5 double") == "engine_cannot_reverse"
    play(match, "auxiliary 5", "reverse 0")


def test_from_the_start_nothing_goes_back() -> None:
    """Case 24: auxiliary actions 3 and 5, the second action of 1b, the delivery of 9a."""
    match = table(at="n_g", engine="0", money=5, cleared="aux_trash_1 aux_cert_1", hand="jersey")
    play(match, "use 2")
    assert refused(match, "auxiliary 3") == "engine_cannot_reverse"
    assert refused(match, "auxiliary 5") == "engine_cannot_reverse"
    assert refused(table(at="p_a1", trail="p_a1=0-1", sides="1b"), "use 2") == "engine_cannot_reverse"
    assert refused(table(at="p_a1", trail="p_a1=0-9"), "use 2") == "engine_cannot_reverse"


def test_going_back_a_turnout_may_count_as_a_space() -> None:
    assert backward(1, "5") == ["4", "4.5"]
    assert backward(2, "5") == ["3", "4"]
    assert backward(1, "4.5") == ["4"]
    assert backward(2, "6") == ["4", "4.5"]


def test_going_back_passes_over_others() -> None:
    assert backward(1, "3", "2") == ["1"]
    assert backward(2, "4", "3", "1") == ["0"]
    assert backward(1, "6", "5") == ["4", "4.5"]
    assert backward(1, "5", "4") == ["3", "4.5"]
    assert backward(1, "5", "4.5") == ["4"]
    match = table(at="n_g", engine=["3", "2"], cleared="aux_trash_1", hand="jersey")
    play(match, "use 2", "auxiliary 5")
    assert refused(match, "reverse 2") == "engine_space_taken"


def test_a_move_back_into_a_turnout_upgrades_before_the_reward() -> None:
    """Case 25 and ruling 7: the station is paid with the money at hand, then the three dollars come."""
    match = table(at="p_a1", trail="p_a1=0-1", sides="1b", engine="5", money=2)
    play(match, "use 2", "reverse 4.5")
    assert decision(match) == "upgrade"
    assert money(match)[0] == 2
    play(match, "disc aux_money_2")
    assert money(match)[0] == 0
    assert offered(match) == ["collect"]
    play(match, "collect")
    assert money(match)[0] == 3
    assert player(match)["board"]["aux_money_2"] is False
    match = table(at="p_a1", trail="p_a1=0-1", sides="1b", engine="5", money=1)
    play(match, "use 2", "reverse 4.5")
    assert decision(match) == "use", "the reward of three dollars comes too late for the station"
    assert money(match)[0] == 4


def test_the_last_space_ends_the_move() -> None:
    """Case 26: however many spaces are left."""
    match = table(at="n_g", workers="engineer*5", engine="36", money=0)
    play(match, "use 1")
    assert offered(match) == ["advance 37", "advance 38", "advance 39"]
    play(match, "advance 39")
    assert decision(match) == "retreat"


def test_from_the_last_space_the_engine_must_go_back() -> None:
    """Case 26 and ruling 17: at least one space, to any free one, start and turnouts included; then three dollars."""
    match = table(4, at="n_g", engine=["38", "37", "33.5", "20"], money=0)
    play(match, "use 1", "advance 39")
    free = [text.removeprefix("retreat ") for text in offered(match)]
    assert free[0] == "0"
    assert free[-2:] == ["36", "38"]
    assert len(free) == 48 - 3
    assert not {"37", "33.5", "20", "39"} & set(free)
    assert {"4.5", "29.5"} <= set(free)
    assert refused(match, "retreat 39") == "engine_not_behind"
    assert refused(match, "retreat 37") == "engine_space_taken"
    play(match, "retreat 0")
    assert story(match)[1:] == ["0 engine_moved 39", "0 engine_moved 0", "0 money_gained 3"]
    assert match.view(None)["rail"]["39"] == []


def test_the_last_space_may_be_upgraded_before_going_back() -> None:
    """Case 26: $3 and nine points; the three dollars come only afterwards."""
    match = table(at="n_g", engine="38", money=3)
    play(match, "use 1", "advance 39")
    assert decision(match) == "upgrade"
    play(match, "disc step_vp")
    assert money(match)[0] == 0
    assert match.view(None)["stations"]["s10"] == {"discs": [0]}
    play(match, "retreat 38")
    assert money(match)[0] == 3
    match = table(at="n_g", engine="38", money=2)
    play(match, "use 1", "advance 39")
    assert decision(match) == "retreat"


def test_the_three_dollars_pay_for_the_station_one_goes_back_to() -> None:
    """Case 26."""
    match = table(at="n_g", engine="38", money=2)
    play(match, "use 1", "advance 39", "retreat 33.5")
    assert money(match)[0] == 5
    play(match, "disc step_vp")
    assert story(match)[-2:] == ["0 station_upgraded s9 5", "0 disc_taken step_vp 0 0"]
    assert money(match)[0] == 0
    match = table(at="n_g", engine="38", money=1)
    play(match, "use 1", "advance 39", "retreat 33.5")
    assert decision(match) == "use"


def test_the_last_space_is_never_occupied() -> None:
    """Case 27: the next engine finds it free at once."""
    match = table(at="n_g", engine=["38", "37"], money=[0, 0], place=[None, "n_f"])
    play(match, "use 1", "advance 39", "retreat 36", "done", "travel n_g", "use 1", "advance 38", "done")
    assert match.view(None)["rail"]["39"] == []
    match = table(at="n_g", engine=["37", "38"], workers="engineer", money=0)
    play(match, "use 1")
    assert offered(match) == ["advance 39"]


def test_at_the_end_of_the_track_one_moves_what_one_can() -> None:
    assert reach("engineer*5", "38") == ["39"]
