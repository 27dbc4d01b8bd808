"""Wellington 1: sheep of different breeds are revealed, certificates added, and the value is paid (p. 9)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from railherd.core.notation import IllegalChoice
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option
from tests.games.gwt_nz.table import anytime, cards, decision, money, offered, play, player, refused, story, table

MARY = "english_leicester*2 dorset_horn corriedale"


def visit(**more: Any) -> Match:
    """Return a table with seat 0 in Wellington, about to reveal."""
    return table(at="wellington", **{"money": 0, **more})


def income(match: Match) -> int:
    """Return what seat 0 was paid for its herd."""
    (told,) = [event for event in story(match) if event.startswith("0 income ")]
    return int(told.split()[-1])


def test_mary_reveals_three_breeds() -> None:
    """Cases 12 to 14, p. 9: two Leicesters count once; the second one stays in hand."""
    match = visit(hand=MARY, certificates=3)
    play(match, "reveal english_leicester", "reveal dorset_horn", "reveal corriedale", "stop")
    assert decision(match) == "spend"
    assert offered(match) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    play(match, "spend 2")
    assert income(match) == 10
    assert money(match)[0] == 10
    assert player(match)["certificates"] == 1
    assert cards(match) == "english_leicester"
    assert sorted(cards(match, pile="discards").split()) == ["corriedale", "dorset_horn", "english_leicester"]


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ({"masters": "hm5", "harbour_masters": "hm5 hm1 hm2 hm3 hm4"}, 1),
        ({"masters": "hm5 hm7", "harbour_masters": "hm5 hm7 hm2 hm3 hm4"}, 2),
        ({"masters": "hm1", "harbour_masters": "hm5 hm7 hm1 hm3 hm4"}, 0),
        ({"cleared": "aux_money_2 certificate_1"}, 1),
        ({"cleared": "aux_money_2 certificate_1 certificate_2"}, 2),
        ({"cleared": "aux_money_2 certificate_limit"}, 0),
        ({"bonuses": "perm_certificate*2"}, 2),
        ({"bonuses": "perm_wool"}, 0),
        ({"stores": "0 0 2 0 0"}, 1),
        ({"stores": "0 0 1 0 0"}, 0),
        ({"stores": "2 2 0 2 2"}, 0),
    ],
)
def test_permanent_certificates_always_count(what: dict[str, Any], more: int) -> None:
    """P. 9: with a permanent certificate the value would begin at 9. They are never used up."""
    match = visit(hand=MARY, **what)
    play(match, "reveal english_leicester", "reveal dorset_horn", "reveal corriedale", "stop")
    assert income(match) == 8 + more


def test_a_breed_is_revealed_once() -> None:
    match = visit(hand=MARY)
    play(match, "reveal english_leicester")
    assert refused(match, "reveal english_leicester") == "breed_revealed"
    assert offered(match) == ["reveal dorset_horn", "reveal corriedale", "stop"]


def test_only_sheep_of_the_hand_are_revealed() -> None:
    """P. 9: neither deck-building cards nor bonus cards that are no sheep."""
    match = visit(hand="merino ferry set_1 o03", discards="lincoln")
    assert offered(match) == ["reveal merino", "stop"]
    assert refused(match, "reveal ferry") == "not_cattle"
    assert refused(match, "reveal set_1") == "not_cattle"
    assert refused(match, "reveal o03") == "not_cattle"
    assert refused(match, "reveal lincoln") == "card_not_in_hand"


def test_romney_and_sheep_of_bonus_sets_are_breeds_of_their_own() -> None:
    match = visit(hand="shropshire romney set_3 set_7", slots="set_1 set_3 set_5 set_7")
    play(match, "reveal shropshire", "reveal romney", "reveal set_3", "reveal set_7", "stop")
    assert income(match) == 1 + 3 + 4 + 5


@pytest.mark.parametrize("order", list(permutations(["merino", "lincoln", "suffolk"])))
def test_the_order_of_revealing_does_not_matter(order: tuple[str, ...]) -> None:
    match = visit(hand="merino lincoln suffolk")
    play(match, *[f"reveal {sheep}" for sheep in order], "stop")
    assert income(match) == 2 + 2 + 5


def test_as_many_as_wanted() -> None:
    match = visit(hand="merino lincoln suffolk")
    play(match, "reveal lincoln", "stop")
    assert income(match) == 2
    assert cards(match) == "merino suffolk"


def test_nothing_revealed_is_worth_nothing() -> None:
    """Ruling a5: the delivery is compulsory all the same."""
    match = visit(hand="merino")
    play(match, "stop")
    assert income(match) == 0
    assert offered(match) == ["deliver t0"]
    assert cards(match) == "merino"


def test_certificates_alone_make_a_value() -> None:
    """Ruling a5."""
    match = visit(hand="", certificates=3, bonuses="perm_certificate")
    play(match, "stop", "spend 2")
    assert income(match) == 3
    assert offered(match) == ["deliver t0", "deliver t1", "deliver t3"]


def test_more_certificates_than_there_are() -> None:
    match = visit(hand="merino", certificates=2)
    play(match, "stop")
    assert refused(match, "spend 3") == "not_enough_certificates"


def test_without_temporary_certificates_none_are_asked_for() -> None:
    match = visit(hand="merino", bonuses="perm_certificate")
    play(match, "reveal merino", "stop")
    assert decision(match) == "deliver"


def test_wool_and_points_do_not_count() -> None:
    match = visit(hand="ryeland", cleared="aux_money_2 wool_1")
    play(match, "reveal ryeland", "stop")
    assert income(match) == 2


def test_exchange_tokens_wait_while_sheep_are_counted() -> None:
    """Case 43, p. 20, ruling h2: from the first sheep until the money is taken; before and after they may be used."""
    match = visit(hand="merino shropshire", tokens=[2, 1], certificates=1)
    either = ["exchange 1", "exchange 2", "exchange shropshire"]
    assert anytime(match) == either
    play(match, "reveal merino")
    assert anytime(match) == []
    with pytest.raises(IllegalChoice) as caught:
        match.interrupt(0, "exchange 1")
    assert caught.value.refusal.key == "gwt_nz.refusal.counting_sheep"
    assert anytime(match, 1) == ["exchange 1", "exchange 2"], "the other player counts nothing"
    play(match, "stop")
    assert decision(match) == "spend"
    assert anytime(match) == []
    play(match, "spend 0")
    assert anytime(match) == either


def whole_of(match: Match) -> Option:
    """Return what reveals all sheep at once without spending anything."""
    prompt = match.short_prompt()
    assert prompt is not None
    (whole,) = [whole for whole in prompt.wholes if whole.key == "gwt_nz.reveal.whole"]
    return whole


def take(match: Match, option: Option) -> None:
    match.choose(option.id)
    match.follow(option.then)


def test_one_of_each_breed_is_revealed_at_once() -> None:
    match = visit(hand=MARY, certificates=3)
    before = match.fingerprint()
    whole = whole_of(match)
    assert (whole.key, whole.args) == ("gwt_nz.reveal.whole", {"count": 3, "worth": 8})
    assert whole.at == "trail/wellington"
    take(match, whole)
    assert decision(match) == "spend"
    assert cards(match) == "english_leicester"
    match.undo()
    assert match.fingerprint() == before


def test_the_rest_is_revealed_at_once_after_one_by_itself() -> None:
    match = visit(hand=MARY, bonuses="perm_certificate")
    play(match, "reveal dorset_horn")
    whole = whole_of(match)
    assert whole.args == {"count": 2, "worth": 9}
    assert (whole.gain, whole.cost) == (9, 0)
    take(match, whole)
    assert income(match) == 9


def test_all_certificates_are_spent_with_it_at_once() -> None:
    match = visit(hand=MARY, certificates=3)
    prompt = match.short_prompt()
    assert prompt is not None
    whole = prompt.wholes[1]
    assert (whole.key, whole.args["worth"]) == ("gwt_nz.reveal.whole_spending", 11)
    take(match, whole)
    assert decision(match) == "deliver"
    assert player(match)["certificates"] == 0
    assert income(match) == whole.gain == 11


@pytest.mark.parametrize("hand", ["", "merino", "merino*2", "merino ferry set_1"])
def test_one_breed_alone_is_revealed_as_ever(hand: str) -> None:
    prompt = visit(hand=hand).short_prompt()
    assert prompt is not None
    assert prompt.wholes == []


def to_post(match: Match, post: str) -> Option:
    """Return the one way to deliver to a post by pressing it."""
    prompt = match.short_prompt()
    assert prompt is not None
    (found,) = [shortcut for shortcut in prompt.shortcuts if shortcut.at == f"cities/{post}"]
    return found


@pytest.mark.parametrize(("post", "spent"), [("t3", 0), ("t6", 0), ("t9", 1)])
def test_a_post_is_reached_at_once_with_as_few_certificates_as_it_takes(post: str, spent: int) -> None:
    match = visit(hand=MARY, certificates=3)
    chosen = to_post(match, post)
    take(match, chosen)
    assert decision(match) == "deliver_disc"
    assert player(match)["certificates"] == 3 - spent
    assert income(match) == chosen.gain == 8 + spent


def test_a_post_out_of_reach_is_no_shortcut() -> None:
    prompt = visit(hand=MARY, certificates=1).short_prompt()
    assert prompt is not None
    assert "cities/t12" not in [shortcut.at for shortcut in prompt.shortcuts]
