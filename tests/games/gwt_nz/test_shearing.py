"""Shearing: reveal sheep for wool, draw with shearers left over, and send the wool to a post (p. 16, appendix)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option
from railherd.core.problem import Problem
from tests.games.gwt_nz.stock import DISCS, POSTS
from tests.games.gwt_nz.table import anytime, cards, deal, decision, money, offered, play, player, refused, story, table

SHEEP = ("t0", "t1", "t3", "t6", "t9", "t12", "t15", "t18", "t21", "f8", "f13", "f17")
ALL_STORED = "large_1 large_2 large_3 large_4 large_5"


def shear(**more: Any) -> Match:
    """Return a table with seat 0 about to shear at building E."""
    return play(table(at="n_e", **{"money": 0, **more}), "use 1")


def fixed(face: str, **more: Any) -> Match:
    """Return a table with seat 0 about to shear at its building 3a or 7a, or at neutral building H."""
    space, choice = {"h": ("n_h", "use 1"), "3a": ("a1", "use 1"), "7a": ("a1", "use 1")}[face]
    trail = "" if face == "h" else f"a1=0-{face[0]}"
    return play(table(at=space, trail=trail, **{"money": 0, **more}), choice)


def wool_of(match: Match) -> int:
    """Return what seat 0 was paid for its wool."""
    (told,) = [event for event in story(match) if event.startswith("0 sheared ")]
    return int(told.split()[-1])


def test_mary_shears_three_sheep() -> None:
    """P. 16: four shearers; one draws in vain, three shear for 8, with one permanent wool for 9."""
    match = shear(
        workers="shearer*3", hand="merino lincoln shropshire*2", deck="shropshire*2", cleared="aux_money_2 wool_1"
    )
    deal(match, "deck_0", "shropshire")
    play(match, "draw")
    assert decision(match) == "shed"
    play(match, "discard shropshire")
    assert decision(match) == "shear"
    play(match, "shear merino", "shear lincoln")
    assert refused(match, "draw") == "counting_sheep"
    play(match, "shear shropshire")
    assert wool_of(match) == 9
    assert money(match)[0] == 9
    assert offered(match) == ["send w5", "send w9", "stop"]
    play(match, "send w9", "disc certificate_limit")
    assert money(match)[0] == 4
    assert story(match)[-2:] == ["0 card_taken romney", "0 transport_paid w9 5"], "transport is paid last"
    assert cards(match, pile="discards").split()[-1] == "romney"
    assert cards(match) == "shropshire"
    assert decision(match) == "use"


def test_mary_hoped_for_a_ryeland() -> None:
    """Case 41, p. 16: with it she would have had 13."""
    match = shear(workers="shearer*3", hand="merino lincoln ryeland shropshire", cleared="aux_money_2 wool_1")
    play(match, "shear merino", "shear lincoln", "shear ryeland", "stop")
    assert wool_of(match) == 13
    assert offered(match) == ["send w5", "send w9", "send w13", "draw", "stop"]


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ({"cleared": "aux_money_2 wool_1"}, 1),
        ({"cleared": "aux_money_2 wool_1 wool_2"}, 2),
        ({"bonuses": "perm_wool*2"}, 2),
        ({"bonuses": "perm_certificate"}, 0),
        ({"cleared": "aux_money_2 certificate_2", "stores": "0 0 2 0 0"}, 0),
    ],
)
def test_permanent_wool_is_added(what: dict[str, Any], more: int) -> None:
    match = shear(hand="ryeland", **what)
    play(match, "shear ryeland")
    assert wool_of(match) == 5 + more


@pytest.mark.parametrize("shearers", [1, 2, 3, 4, 5])
def test_as_many_sheep_as_shearers(shearers: int) -> None:
    match = shear(
        workers=f"shearer*{shearers - 1}" if shearers > 1 else "",
        hand="shropshire southdown merino lincoln ryeland suffolk",
    )
    breeds = ["shropshire", "southdown", "merino", "lincoln", "ryeland"][:shearers]
    play(match, *[f"shear {sheep}" for sheep in breeds])
    assert wool_of(match) == sum(
        {"shropshire": 1, "southdown": 1, "merino": 3, "lincoln": 4, "ryeland": 5}[sheep] for sheep in breeds
    )
    assert "draw" not in offered(match), "nobody is left over"


def test_a_joker_in_the_row_is_a_shearer() -> None:
    """Ruling e2."""
    match = shear(jokers="shearer", hand="merino lincoln ryeland")
    play(match, "shear merino", "shear lincoln")
    assert wool_of(match) == 7


def test_only_different_sheep_of_the_hand() -> None:
    match = shear(workers="shearer*2", hand="merino*2 ferry o01", discards="lincoln")
    assert refused(match, "shear ferry") == "not_cattle"
    assert refused(match, "shear o01") == "not_cattle"
    assert refused(match, "shear lincoln") == "card_not_in_hand"
    play(match, "shear merino")
    assert refused(match, "shear merino") == "breed_revealed"


@pytest.mark.parametrize("order", list(permutations(["merino", "lincoln", "ryeland"])))
def test_the_order_of_shearing_does_not_matter(order: tuple[str, ...]) -> None:
    match = shear(workers="shearer*2", hand="merino lincoln ryeland")
    play(match, *[f"shear {sheep}" for sheep in order])
    assert wool_of(match) == 12


def test_breeding_and_points_do_not_count() -> None:
    match = shear(hand="suffolk", bonuses="perm_certificate", certificates=3)
    play(match, "shear suffolk")
    assert wool_of(match) == 1


def test_shearers_left_over_draw_before_or_after() -> None:
    """P. 16: each shearer once; drawing is a card for a card."""
    match = shear(workers="shearer*2", hand="merino", deck="lincoln shropshire")
    deal(match, "deck_0", "lincoln shropshire")
    play(match, "draw", "discard merino", "shear lincoln", "stop")
    assert offered(match) == ["draw", "stop"]
    play(match, "draw", "discard shropshire")
    assert decision(match) == "use"
    assert wool_of(match) == 4


def test_all_shearers_may_draw() -> None:
    """Ruling a3: nothing is sheared then, and nothing paid."""
    match = shear(workers="shearer", hand="", deck="merino*2", cleared="aux_money_2 wool_1")
    play(match, "draw", "discard merino", "draw", "discard merino")
    assert money(match)[0] == 0
    assert decision(match) == "use"


def test_nothing_to_draw_from() -> None:
    match = shear(hand="merino", deck="")
    assert refused(match, "draw") == "no_cards_to_draw"
    assert refused(table(at="n_e", hand="ferry", deck=""), "use 1") == "cattle_missing"


def test_stopping_without_a_sheep_pays_nothing() -> None:
    """Ruling a3: not even permanent wool."""
    match = shear(hand="merino", cleared="aux_money_2 wool_1")
    play(match, "stop")
    assert money(match)[0] == 0
    assert decision(match) == "use"


def test_a_position_in_which_nobody_is_left_to_shear_is_refused() -> None:
    waiting = {"decision": "shear", "seat": 0, "left": 0, "draws": 1, "breeds": 0, "wool": 0}
    with pytest.raises(Problem) as caught:
        table(at="n_e", hand="merino", pending=waiting)
    assert caught.value.key == "core.data_number"


@pytest.mark.parametrize(("face", "most"), [("h", 1), ("3a", 2), ("7a", 3)])
def test_some_tiles_shear_a_fixed_number(face: str, most: int) -> None:
    """Case 42, rulings a1 and a2: whatever shearers there are; permanent wool is added; nobody draws."""
    match = fixed(face, hand="merino lincoln ryeland hampshire", workers="shearer*4", bonuses="perm_wool")
    assert refused(match, "draw") == "only_shearers_draw"
    breeds = ["lincoln", "merino", "ryeland"][:most]
    play(match, *[f"shear {sheep}" for sheep in breeds])
    assert wool_of(match) == [4, 7, 12][most - 1] + 1
    assert refused(match, "draw") == "no_shearers_left"


@pytest.mark.parametrize(("face", "most"), [("h", 1), ("3a", 2), ("7a", 3)])
def test_fewer_sheep_on_such_a_tile_leave_nobody_to_draw(face: str, most: int) -> None:
    match = fixed(face, hand="ryeland", workers="shearer*4")
    play(match, "shear ryeland", *([] if most == 1 else ["stop"]))
    assert offered(match) == ["send w5", "stop"]


@pytest.mark.parametrize("face", ["h", "3a", "7a"])
def test_such_a_tile_needs_a_sheep(face: str) -> None:
    trail = "" if face == "h" else f"a1=0-{face[0]}"
    assert refused(table(at="n_h" if face == "h" else "a1", trail=trail, hand="ferry"), "use 1") == "cattle_missing"


def sending(wool: int, left: int = 0, **more: Any) -> Match:
    """Return a table with seat 0 asked where its wool goes, with shearers left over."""
    waiting = {"decision": "send_wool", "seat": 0, "wool": wool, "left": left}
    return table(at="n_e", pending=waiting, **{"money": wool, **more})


@pytest.mark.parametrize("wool", [4, 5, 8, 9, 12, 13, 20])
def test_local_wool_posts_up_to_the_wool(wool: int) -> None:
    match = sending(wool, left=1)
    assert offered(match) == [f"send w{post}" for post in (5, 9, 13) if post <= wool] + ["draw", "stop"]
    for post in (5, 9, 13):
        if post > wool:
            assert refused(match, f"send w{post}") == "city_too_far"


@pytest.mark.parametrize(("post", "harbour", "wool"), [("fw7", "large_2", 7), ("fw11", "large_4", 11)])
def test_a_storehouse_unlocks_a_foreign_wool_post(post: str, harbour: str, wool: int) -> None:
    """Case 39."""
    assert refused(sending(20, left=1), f"send {post}") == "no_storehouse_there"
    match = sending(wool, depots=harbour)
    play(match, f"send {post}", "disc steps")
    assert cards(match, pile="discards") == "romney"
    assert refused(sending(wool - 1, left=1, depots=harbour), f"send {post}") == "city_too_far"
    assert refused(sending(20, left=1, depots=harbour, cities=post), f"send {post}") == "city_taken"


@pytest.mark.parametrize("post", SHEEP)
def test_wool_does_not_go_to_posts_for_sheep(post: str) -> None:
    assert refused(sending(20, depots=ALL_STORED), f"send {post}") == "sheep_only"


@pytest.mark.parametrize(("post", "again"), [("w5", False), ("w9", False), ("w13", True)])
def test_only_wool_13_takes_several_discs(post: str, again: bool) -> None:
    match = sending(20, cities=post)
    if again:
        play(match, f"send {post}", "disc steps")
        assert player(match)["cities"][POSTS.index(post)] == 2
        assert match.scores()[0]["lines"]["posts"] == 6
    else:
        assert refused(match, f"send {post}") == "city_taken"


@pytest.mark.parametrize(("post", "cost", "card"), [("w5", 0, ""), ("w9", 5, "romney"), ("w13", 7, "romney")])
def test_what_a_wool_post_costs_and_brings(post: str, cost: int, card: str) -> None:
    """P. 16: every wool post with black corners gives a Romney, which must be taken."""
    match = sending(20)
    play(match, f"send {post}", "disc aux_path_2")
    assert money(match)[0] == 20 - cost
    assert cards(match, pile="discards") == card
    assert decision(match) == "use"


def test_wool_5_takes_white_discs_only() -> None:
    match = sending(5)
    play(match, "send w5")
    assert refused(match, "disc steps") == "disc_black_corners"


def test_transport_and_disc_are_paid_together() -> None:
    match = sending(9, money=9)
    play(match, "send w9")
    assert refused(match, "disc hand_2") == "disc_too_dear"
    play(match, "disc wool_2")
    assert money(match)[0] == 0


def test_no_romney_is_left() -> None:
    match = sending(9, stock="romney=0")
    play(match, "send w9", "disc steps")
    assert cards(match, pile="discards") == ""


def test_sending_is_not_compulsory() -> None:
    match = sending(20)
    play(match, "stop")
    assert decision(match) == "use"
    assert sum(player(match)["cities"]) == 0


def test_one_disc_for_each_shearing_and_then_the_rest_may_draw() -> None:
    match = sending(20, left=2, deck="merino*3")
    play(match, "draw", "discard merino", "send w5", "disc aux_path_2")
    assert decision(match) == "send_wool"
    assert offered(match) == ["draw", "stop"]
    assert refused(match, "send w13") == "wool_sent"
    play(match, "draw", "discard merino")
    assert decision(match) == "use"


def test_discs_of_medium_harbours_serve_wool_posts_too() -> None:
    """Case 18, p. 20."""
    match = sending(9, cleared=" ".join(DISCS), stations="medium_1")
    play(match, "send w9")
    assert offered(match) == ["from medium_1"]


def test_10a_sends_a_disc_without_shearing() -> None:
    """Case 50: still 7 pounds and a Romney, 3 points for each disc."""
    match = table(at="a1", trail="a1=0-10", money=7, cities="w13")
    play(match, "use 2")
    assert decision(match) == "deliver_disc"
    play(match, "disc steps")
    assert money(match)[0] == 3
    assert cards(match, pile="discards") == "romney"
    assert player(match)["cities"][POSTS.index("w13")] == 2
    assert match.scores()[0]["lines"]["posts"] == 6


def test_10a_must_be_paid() -> None:
    assert refused(table(at="a1", trail="a1=0-10", money=6), "use 2") == "city_too_dear"


def test_10a_needs_a_disc() -> None:
    bare = table(at="a1", trail="a1=0-10", money=30, cleared=" ".join(DISCS))
    assert refused(bare, "use 2") == "no_disc_left"
    match = play(table(at="a1", trail="a1=0-10", money=30, cleared=" ".join(DISCS), stations="medium_2"), "use 2")
    assert offered(match) == ["from medium_2"]


def test_exchange_tokens_wait_while_wool_is_counted() -> None:
    """Case 43, p. 20, ruling h2."""
    match = shear(workers="shearer*2", hand="merino shropshire", tokens=1)
    assert anytime(match) == ["exchange 1", "exchange 2"]
    play(match, "shear merino")
    assert anytime(match) == []
    play(match, "stop")
    assert anytime(match) == ["exchange 1", "exchange 2"]


def whole_of(match: Match) -> Option:
    """Return what answers the question and those that go on with it at once."""
    prompt = match.short_prompt()
    assert prompt is not None
    (whole,) = prompt.wholes
    return whole


def test_one_of_each_breed_is_sheared_at_once() -> None:
    match = shear(workers="shearer*3", hand="merino lincoln shropshire*2", cleared="aux_money_2 wool_1")
    whole = whole_of(match)
    assert (whole.key, whole.args) == ("gwt_nz.shear.whole", {"count": 3, "worth": 9})
    match.choose(whole.id)
    match.follow(whole.then)
    assert wool_of(match) == whole.gain == 9
    assert cards(match) == "shropshire"


def test_fewer_shearers_take_the_sheep_with_most_wool() -> None:
    match = shear(workers="shearer*2", hand="merino lincoln southdown ryeland shropshire")
    whole = whole_of(match)
    assert [whole.text, *whole.then] == ["shear merino", "shear lincoln", "shear ryeland"]
    assert whole.args == {"count": 3, "worth": 12}


def test_they_are_sheared_from_the_place_itself_and_a_post_is_reached_at_once() -> None:
    match = table(at="n_e", workers="shearer*3", hand="merino lincoln shropshire*2", money=5)
    prompt = match.short_prompt()
    assert prompt is not None
    assert [(whole.text, whole.args["worth"], whole.at) for whole in prompt.wholes] == [("use 1", 8, None)]
    (post,) = [shortcut for shortcut in prompt.shortcuts if shortcut.at == "cities/w5"]
    match.choose(post.id)
    match.follow(post.then)
    assert wool_of(match) == 8
    assert decision(match) == "deliver_disc"
