"""Wellington 2: the herd goes to a trading post that it reaches, with disc and transport paid together (pp. 9–10)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.stock import DISCS, POSTS, T
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table
from tests.kit.stock import words

LOCAL = {0: "t0", 1: "t1", 3: "t3", 6: "t6", 9: "t9", 12: "t12", 15: "t15", 18: "t18", 21: "t21"}
FOREIGN = {"f8": ("large_1", 8), "f13": ("large_3", 13), "f17": ("large_5", 17)}
WOOL = ("w5", "w9", "w13", "fw7", "fw11")
WHITE = [disc for disc, white in zip(DISCS, T.disc_white, strict=True) if white]
BLACK = [disc for disc in DISCS if disc not in WHITE]
ALL_STORED = "large_1 large_2 large_3 large_4 large_5"


def worth(value: int, **more: Any) -> Match:
    """Return a table with seat 0 about to deliver a herd of this value, which it was paid."""
    waiting = {"decision": "deliver", "seat": 0, "value": value, "ordinary": 1}
    return table(at="wellington", pending=waiting, **{"money": value, **more})


def deliver(match: Match, post: str, disc: str) -> None:
    """Deliver to a post and take the top objective card, if the post gives one."""
    play(match, f"deliver {post}", f"disc {disc}")
    if decision(match) == "take_objective":
        play(match, "take top")


def points(match: Match, line: str = "posts") -> int:
    """Return a line of seat 0's score."""
    return int(match.scores()[0]["lines"][line])


@pytest.mark.parametrize("value", [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 30])
def test_posts_up_to_the_value_of_the_herd(value: int) -> None:
    match = worth(value)
    assert offered(match) == [f"deliver {post}" for needed, post in LOCAL.items() if needed <= value]
    for needed, post in LOCAL.items():
        if needed > value:
            assert refused(match, f"deliver {post}") == "city_too_far"


@pytest.mark.parametrize("post", LOCAL.values())
def test_one_delivery_to_each_post_but_two(post: str) -> None:
    """Cases 15 and 16, p. 9: posts 0 and 21 take any number."""
    match = worth(21, cities=f"{post}")
    if post in ("t0", "t21"):
        play(match, f"deliver {post}", "disc aux_path_2")
        assert player(match)["cities"][POSTS.index(post)] == 2
    else:
        assert refused(match, f"deliver {post}") == "city_taken"


def test_other_players_discs_do_not_matter() -> None:
    match = worth(9, cities=[None, "t1 t3 t6 t9"])
    assert offered(match)[-1] == "deliver t9"


@pytest.mark.parametrize("post", FOREIGN)
def test_a_storehouse_in_its_large_harbour_unlocks_a_foreign_post(post: str) -> None:
    """P. 9 and p. 16, case 39: the storehouse is free, the delivery pays transport and happens once."""
    harbour, value = FOREIGN[post]
    assert refused(worth(21), f"deliver {post}") == "no_storehouse_there"
    others = " ".join(name for name in words(ALL_STORED) if name != harbour)
    assert refused(worth(21, depots=others), f"deliver {post}") == "no_storehouse_there"
    assert refused(worth(21, depots=[None, harbour]), f"deliver {post}") == "no_storehouse_there"
    match = worth(value, depots=harbour)
    deliver(match, post, "aux_path_2")
    assert f"0 transport_paid {post} {T.post_transport[POSTS.index(post)]}" in story(match)
    assert refused(worth(value - 1, depots=harbour), f"deliver {post}") == "city_too_far"
    assert refused(worth(21, depots=harbour, cities=post), f"deliver {post}") == "city_taken"


def test_a_foreign_post_need_not_be_chosen() -> None:
    assert offered(worth(8, depots=ALL_STORED)) == [
        "deliver t0",
        "deliver t1",
        "deliver t3",
        "deliver t6",
        "deliver f8",
    ]


@pytest.mark.parametrize("post", WOOL)
def test_sheep_do_not_go_to_wool_posts(post: str) -> None:
    """P. 16: wool posts are for shearing, foreign ones with a storehouse too."""
    assert refused(worth(21, depots=ALL_STORED), f"deliver {post}") == "wool_only"


@pytest.mark.parametrize("post", [post for post in POSTS if post not in WOOL])
def test_black_corners_take_any_disc_white_ones_only_white(post: str) -> None:
    match = worth(30, depots=ALL_STORED)
    play(match, f"deliver {post}")
    black = post not in ("t0", "t1", "t3", "t6")
    first = DISCS[0]  # on the pathfinder track
    assert offered(match) == [f"disc {disc}" for disc in DISCS if disc != first and (black or disc in WHITE)]
    assert refused(match, f"disc {first}") == "disc_gone"
    if not black:
        assert refused(match, "disc steps") == "disc_black_corners"


def test_black_discs_go_anywhere_when_no_white_one_is_left() -> None:
    """Case 17, p. 20."""
    match = worth(30, cleared=" ".join(WHITE))
    play(match, "deliver t3")
    assert offered(match) == [f"disc {disc}" for disc in BLACK]


def test_mary_delivers_to_nine() -> None:
    """Case 15, p. 10: she was at 1 and 6 before; 9 brings an objective card and costs 3."""
    match = worth(10, cities="t1 t6", shown="o01 o02 o03 o04")
    assert offered(match) == ["deliver t0", "deliver t3", "deliver t9"]
    play(match, "deliver t9", "disc certificate_limit")
    assert (decision(match), money(match)[0]) == ("take_objective", 10)
    assert offered(match) == ["take o01", "take o02", "take o03", "take o04", "take top"]
    play(match, "take o02")
    assert money(match)[0] == 7, "transport is paid last"
    assert cards(match, pile="discards") == "o02"
    assert len(match.position()["objectives"]) == 4
    assert decision(match) == "foresight"


def test_the_objective_may_come_from_the_stack() -> None:
    """Ruling d of the dry run."""
    match = worth(9, objective_stack="o24", shown="o01")
    play(match, "deliver t9", "disc steps", "take top")
    assert cards(match, pile="discards") == "o24"


def test_a_post_says_whether_it_brings_an_objective_card() -> None:
    brought = {"t9": 1, "t15": 1, "f8": 1, "f13": 1}
    asked = worth(21, depots=ALL_STORED).prompt()
    assert asked is not None
    assert {
        option.args["city"]: option.args["objectives"] for option in asked.options if option.args["objectives"]
    } == brought
    empty = worth(9, objective_stack="", shown="").prompt()
    assert empty is not None
    assert not any(option.args["objectives"] for option in empty.options)


def test_without_objective_cards_the_delivery_goes_on() -> None:
    match = worth(9, objective_stack="", shown="")
    play(match, "deliver t9", "disc steps")
    assert decision(match) == "foresight"


def test_post_0_pays_six_and_costs_eight_points_each_time() -> None:
    """Case 16, p. 10."""
    match = worth(0, cities="t0")
    play(match, "deliver t0", "disc aux_ship_1")
    assert "0 delivered t0 6" in story(match)
    assert money(match)[0] == 6
    assert points(match) == -16


@pytest.mark.parametrize(
    ("post", "card"), [("t1", "ferry"), ("t3", "kotare"), ("t6", "sheepdog"), ("t12", "sheepdog"), ("t18", "kotare")]
)
def test_a_card_of_the_post_must_be_taken(post: str, card: str) -> None:
    match = worth(21)
    stack = ["romney", "sheepdog", "ferry", "kotare"].index(card)
    left = match.position()["stock"][stack]
    play(match, f"deliver {post}", "disc aux_path_2")
    assert cards(match, pile="discards") == card
    assert match.position()["stock"][stack] == left - 1
    assert decision(match) == "foresight", "nothing was asked"


def test_no_card_of_an_empty_stack() -> None:
    match = worth(1, stock="ferry=0")
    play(match, "deliver t1", "disc aux_path_2")
    assert cards(match, pile="discards") == ""
    assert decision(match) == "foresight"


@pytest.mark.parametrize("post", [post for post in POSTS if post not in WOOL])
def test_transport_is_printed_on_the_post(post: str) -> None:
    printed = {"t9": 3, "t12": 4, "t15": 5, "t18": 6, "t21": 7, "f8": 3, "f13": 5, "f17": 6}.get(post, 0)
    match = worth(21, depots=ALL_STORED)
    deliver(match, post, "aux_path_2")
    assert money(match)[0] == 21 - printed + (6 if post == "t0" else 0)


@pytest.mark.parametrize(("disc", "cost"), [("wool_2", 4), ("hand_1", 3), ("hand_2", 8), ("certificate_1", 4)])
def test_some_discs_cost_money(disc: str, cost: int) -> None:
    """P. 9: together with transport it must be paid in full, otherwise another combination is chosen (p. 10)."""
    match = worth(9, money=3 + cost)
    deliver(match, "t9", disc)
    assert money(match)[0] == 0
    match = worth(9, money=3 + cost - 1)
    play(match, "deliver t9")
    assert refused(match, f"disc {disc}") == "disc_too_dear"


@pytest.mark.parametrize("disc", ["wool_1", "certificate_limit", "certificate_2"])
def test_other_discs_cost_nothing(disc: str) -> None:
    match = worth(9, money=3)
    deliver(match, "t9", disc)
    assert money(match)[0] == 0


def test_the_step_disc_pays_three_and_makes_steps() -> None:
    match = worth(9, money=3)
    deliver(match, "t9", "steps")
    assert money(match)[0] == 3
    assert "0 disc_taken steps 0 3" in story(match)


def test_a_post_without_a_payable_disc_is_barred() -> None:
    """P. 10: only the discs for 3 and 8 are left; post 9 costs 3 besides."""
    left = " ".join(disc for disc in DISCS if disc not in ("hand_1", "hand_2"))
    match = worth(9, money=5, cleared=left)
    assert refused(match, "deliver t9") == "city_too_dear"
    assert offered(match) == ["deliver t0", "deliver t1", "deliver t3", "deliver t6"]


def test_the_six_pounds_of_post_0_come_after_the_disc() -> None:
    left = " ".join(disc for disc in DISCS if disc not in ("hand_1", "hand_2"))
    match = worth(0, money=2, cleared=left, stations="medium_1")
    play(match, "deliver t0")
    assert offered(match) == ["from medium_1"]


def test_a_disc_comes_from_a_medium_harbour_only_if_none_of_the_board_can_be_placed() -> None:
    """Case 18, p. 20, and ruling b of the dry run: the harbour is open to its owner again, its points are lost."""
    match = worth(1, stations="medium_2 medium_5")
    play(match, "deliver t1")
    assert refused(match, "from medium_2") == "discs_left"
    match = worth(1, cleared=" ".join(DISCS), stations="medium_2 medium_5")
    play(match, "deliver t1")
    assert offered(match) == ["from medium_2", "from medium_5"]
    assert refused(match, "from medium_1") == "no_station_disc"
    before = points(match, "harbours")
    play(match, "from medium_5")
    assert player(match)["stations"] == ["medium_2"]
    assert points(match, "harbours") == before - 5


def test_without_any_disc_there_is_no_delivery() -> None:
    """Case 18, p. 20: nothing is placed, no transport paid and no card taken."""
    match = table(at="wellington", money=0, hand="suffolk hampshire", cleared=" ".join(DISCS))
    play(match, "reveal suffolk", "reveal hampshire", "stop")
    assert decision(match) == "foresight"
    assert money(match)[0] == 9 + 2, "two permanent certificates"
    assert cards(match, pile="discards").split() == ["suffolk", "hampshire"]


@pytest.mark.parametrize(
    ("disc", "key", "more"),
    [
        ("hand_1", "hand_limit", 1),
        ("hand_2", "hand_limit", 1),
        ("steps", "steps", 1),
        ("certificate_limit", "certificate_limit", 2),
    ],
)
def test_an_emptied_space_raises_a_limit(disc: str, key: str, more: int) -> None:
    """P. 9, white box."""
    match = worth(9, money=20)
    before = match.view(0)["players"][0][key]
    play(match, "deliver t9", f"disc {disc}", "take top")
    assert match.view(0)["players"][0][key] == before + more
