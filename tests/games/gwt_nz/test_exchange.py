"""Exchange tokens at any time: in own actions, in turns of others, alone or two together (RB18, RB20, rulings h)."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.notation import IllegalChoice
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from tests.games.gwt_nz.table import cards, deal, decision, money, offered, play, player, table


def anytime(match: Match, seat: int = 0) -> list[str]:
    """Return what a seat may do beside the turn."""
    prompt = match.prompt(seat)
    return [] if prompt is None else [option.text for option in prompt.anytime]


def not_now(match: Match, seat: int, choice: str) -> str:
    """Return why a seat may not use its tokens, after checking that trying it changes nothing."""
    before = match.fingerprint()
    with pytest.raises(IllegalChoice) as caught:
        match.interrupt(seat, choice)
    assert match.fingerprint() == before
    return caught.value.refusal.key.removeprefix("gwt_nz.refusal.")


def test_one_token_draws_up_to_two_cards_and_discards_as_many_at_once() -> None:
    match = deal(table(tokens=1, hand="shropshire merino"), "deck_0", "southdown english_leicester")
    assert anytime(match) == ["exchange 1", "exchange 2"]
    match.interrupt(0, "exchange 2")
    assert cards(match) == "shropshire southdown english_leicester merino"
    match.interrupt(0, "discard shropshire")
    match.interrupt(0, "discard merino")
    assert cards(match) == "southdown english_leicester"
    assert player(match)["tokens"] == 0
    assert (decision(match), anytime(match)) == ("travel", [])


def test_one_card_only() -> None:
    match = deal(table(tokens=2, hand="merino"), "deck_0", "southdown")
    match.interrupt(0, "exchange 1")
    match.interrupt(0, "discard southdown")
    assert (cards(match), cards(match, 0, "discards"), player(match)["tokens"]) == ("merino", "southdown", 1)


def test_the_turn_waits_while_ones_own_question_is_open() -> None:
    match = deal(table(tokens=1, hand="merino"), "deck_0", "southdown")
    match.interrupt(0, "exchange 1")
    prompt = match.prompt(0)
    assert prompt is not None
    assert prompt.aside
    assert [option.text for option in prompt.options] == ["discard southdown", "discard merino"]


def test_two_tokens_remove_a_shropshire_for_a_gold() -> None:
    match = table(tokens=2, hand="shropshire merino", gold=2)
    assert anytime(match) == ["exchange 1", "exchange 2", "exchange shropshire"]
    match.interrupt(0, "exchange shropshire")
    assert (cards(match), cards(match, 0, "discards"), player(match)["gold"], player(match)["tokens"]) == (
        "merino",
        "",
        3,
        0,
    )
    assert match.position()["removed"] == ["shropshire"]


def test_with_gold_full_the_removal_is_allowed_and_the_gold_lost() -> None:
    match = table(tokens=2, hand="shropshire", gold=5)
    match.interrupt(0, "exchange shropshire")
    assert (cards(match), player(match)["gold"]) == ("", 5)


def test_what_lacks_tokens_or_cards_is_refused() -> None:
    assert not_now(table(hand="merino"), 0, "exchange 1") == "too_few_tokens"
    assert not_now(table(tokens=1, hand="shropshire"), 0, "exchange shropshire") == "too_few_tokens"
    assert not_now(table(tokens=2, hand="merino"), 0, "exchange shropshire") == "no_shropshire"
    assert not_now(table(tokens=1, hand="merino", deck=""), 0, "exchange 1") == "no_cards_to_draw"


def test_in_anothers_turn_without_disturbing_it() -> None:
    match = deal(table(3, tokens=[0, 2, 0], hand=[None, "shropshire merino"]), "deck_1", "southdown southdown")
    assert anytime(match, 1) == ["exchange 1", "exchange 2", "exchange shropshire"]
    before = offered(match)
    match.interrupt(1, "exchange 2")
    assert offered(match) == before
    play(match, "travel n_a")
    match.interrupt(1, "discard merino")
    match.interrupt(1, "discard shropshire")
    assert cards(match, 1) == "southdown southdown"
    assert decision(match) == "use"


def test_inside_an_action() -> None:
    """RB13: between two investments, and while it is asked what to hire or to buy."""
    match = table(at="n_a", tokens=2, hand="shropshire", money=20, columns="sailor:1")
    play(match, "use 2")
    match.interrupt(0, "exchange shropshire")
    assert decision(match) == "hire"
    assert player(match)["gold"] == 1


def test_the_worked_example_with_the_joker() -> None:
    """RB13: eleven pounds and one token; the first tile brings the second token, both together the gold."""
    match = table(
        at="n_c",
        flipped=True,
        money=11,
        tokens=1,
        hand="shropshire merino",
        jobs="exchange_vp4 joker_worker -",
        cleared="aux_money_2",
    )
    play(match, "use 2", "invest 1 exchange_vp4")
    assert (money(match)[0], player(match)["tokens"]) == (6, 2)
    match.interrupt(0, "exchange shropshire")
    assert (player(match)["gold"], cards(match)) == (1, "merino")
    play(match, "use 1", "auxiliary 1 double", "use 3", "invest 1 joker_worker", "join shearer")
    assert (money(match)[0], player(match)["gold"]) == (0, 0)
    assert player(match)["workers"]["shearer"] == 2


def test_not_while_revealed_sheep_are_counted_in_wellington() -> None:
    match = table(at="wellington", tokens=2, hand="merino shropshire", certificates=2, cities="t1")
    assert "exchange 1" in anytime(match)  # before the first sheep is revealed
    play(match, "reveal merino")
    assert not_now(match, 0, "exchange 1") == "counting_sheep"
    assert not_now(match, 0, "exchange shropshire") == "counting_sheep"
    assert anytime(match) == []
    play(match, "stop")
    assert not_now(match, 0, "exchange 2") == "counting_sheep"
    play(match, "spend 0")
    assert "exchange 1" in anytime(match)  # the income is taken


def test_others_may_use_theirs_meanwhile() -> None:
    match = table(at="wellington", tokens=[0, 1], hand=["merino", "merino"], certificates=1)
    play(match, "reveal merino")
    assert anytime(match, 1) == ["exchange 1", "exchange 2"]


def test_not_while_wool_is_counted() -> None:
    match = table(at="n_e", tokens=1, hand="merino lincoln", workers="shearer")
    play(match, "use 1")
    assert "exchange 1" in anytime(match)
    play(match, "shear merino")
    assert not_now(match, 0, "exchange 1") == "counting_sheep"
    play(match, "stop")
    assert "exchange 1" in anytime(match)


def test_while_an_action_asks_for_a_card_one_that_answers_stays() -> None:
    """A pair of Merino is asked for: what was drawn may go, or another Merino take its place."""
    match = deal(table(at="n_a", tokens=2, hand="merino*2"), "deck_0", "southdown merino")
    play(match, "use 1")
    match.interrupt(0, "exchange 1")
    assert not_now(match, 0, "discard merino") == "card_needed"
    match.interrupt(0, "discard southdown")
    match.interrupt(0, "exchange 1")
    match.interrupt(0, "discard merino")
    assert cards(match) == "merino merino"
    play(match, "discard merino", "discard merino")
    assert cards(match) == ""


def test_while_the_second_of_a_pair_is_asked_for_it_stays() -> None:
    match = deal(table(at="n_a", tokens=1, hand="merino*2"), "deck_0", "southdown shropshire")
    play(match, "use 1", "discard merino")
    match.interrupt(0, "exchange 2")
    assert not_now(match, 0, "discard merino") == "card_needed"
    match.interrupt(0, "discard southdown")
    assert not_now(match, 0, "discard merino") == "card_needed"
    match.interrupt(0, "discard shropshire")
    assert offered(match) == ["discard merino"]


def test_of_two_cards_to_discard_the_first_leaves_a_fitting_second() -> None:
    """With two pairs in hand one may be broken, but not both."""
    match = deal(table(at="n_a", tokens=1, hand="merino*2"), "deck_0", "southdown southdown")
    play(match, "use 1")
    match.interrupt(0, "exchange 2")
    match.interrupt(0, "discard merino")
    assert not_now(match, 0, "discard southdown") == "card_needed"
    match.interrupt(0, "discard merino")
    assert offered(match) == ["discard southdown"]


@pytest.mark.parametrize(("left", "problem"), [(1, ""), (2, "core.position_stuck"), (3, "gwt_nz.position_pending")])
def test_a_position_leaves_no_more_to_discard_than_can_be_spared_or_were_drawn(left: int, problem: str) -> None:
    match = play(table(at="n_a", hand="merino*2 southdown"), "use 1")
    aside = {"decision": "repay", "seat": 0, "left": left, "lowest": "shropshire"}
    position = {**match.position(), "asides": [aside]}
    if not problem:
        assert railherd.from_position(position).position() == position
        return
    with pytest.raises(Problem) as caught:
        railherd.from_position(position)
    assert caught.value.key == problem


def test_two_tokens_leave_the_card_that_an_action_asks_for() -> None:
    match = table(at="n_a", tokens=2, hand="shropshire*2 merino*2")
    play(match, "use 1", "discard merino")
    match.interrupt(0, "exchange shropshire")
    assert cards(match) == "shropshire merino"
    match = table(at="n_a", tokens=2, hand="shropshire*2")
    play(match, "use 1")
    assert not_now(match, 0, "exchange shropshire") == "card_needed"
    assert anytime(match) == ["exchange 1", "exchange 2"]


def test_while_investing_a_removal_brings_the_gold_for_another_tile() -> None:
    jobs, hand = "joker_worker romney_swap -", "shropshire merino"
    match = table(at="n_c", flipped=True, money=9, tokens=2, hand=hand, jobs=jobs)
    play(match, "use 2")
    assert offered(match) == ["invest 1 romney_swap"]
    match.interrupt(0, "exchange shropshire")
    assert "invest 1 joker_worker" in offered(match)


def test_while_cards_just_drawn_are_paid_for() -> None:
    """RB18: at any time, also in the middle of an action; as many cards are owed as before."""
    match = deal(table(at="n_e", tokens=2, hand="merino", workers="shearer"), "deck_0", "english_leicester southdown")
    play(match, "use 1", "draw")
    match.interrupt(0, "exchange 1")
    match.interrupt(0, "discard southdown")
    assert offered(match) == ["discard english_leicester", "discard merino"]
    play(match, "discard merino")
    assert (cards(match), player(match)["tokens"]) == ("english_leicester", 1)


def test_two_tokens_leave_enough_cards_to_pay_for_those_drawn() -> None:
    match = deal(table(at="a1", trail="a1=0-4", tokens=4, hand="shropshire*2"), "deck_0", "shropshire merino")
    play(match, "use 2", "draw 2", "discard shropshire")
    match.interrupt(0, "exchange shropshire")
    match.interrupt(0, "exchange shropshire")
    assert offered(match) == ["discard merino"]
    match = deal(table(at="a1", trail="a1=0-4", tokens=2, hand=""), "deck_0", "shropshire")
    play(match, "use 2", "draw 1")
    assert not_now(match, 0, "exchange shropshire") == "card_needed"


def test_while_gained_cards_are_being_put_on_top_one_draws_them() -> None:
    match = table(tokens=1, hand="set_4 merino", discards="lincoln suffolk", gained="lincoln suffolk", deck="")
    play(match, "play set_4", "second", "top lincoln")
    match.interrupt(0, "exchange 1")
    assert cards(match) == "merino lincoln"
    match.interrupt(0, "discard merino")
    play(match, "top suffolk")
    assert cards(match) == "lincoln suffolk"


def test_gained_cards_that_a_token_shuffles_are_not_put_on_top_any_more() -> None:
    """Rulings b4: only cards of the discard pile move; the card that was played is concluded when all is discarded."""
    match = table(tokens=1, hand="set_4 merino", discards="lincoln", gained="lincoln", deck="")
    play(match, "play set_4", "second")
    match.interrupt(0, "exchange 1")
    assert cards(match, 0, "discards") == ""
    match.interrupt(0, "discard merino")
    assert decision(match) == "travel"
    assert cards(match) in ("merino lincoln", "lincoln set_4"), "another card was drawn from merino and set 4"


def test_while_a_bonus_tile_asks_for_a_sheep_one_stays() -> None:
    match = table(at="n_c", flipped=True, money=9, tokens=2, hand="merino", jobs="romney_swap - -")
    deal(match, "deck_0", "shropshire shropshire")
    play(match, "use 2")
    match.interrupt(0, "exchange 1")
    assert not_now(match, 0, "discard merino") == "card_needed"
    match.interrupt(0, "discard shropshire")
    play(match, "invest 1 romney_swap")
    match.interrupt(0, "exchange 1")
    assert not_now(match, 0, "discard merino") == "card_needed"
    match.interrupt(0, "discard shropshire")
    play(match, "remove merino")


def first_discard(left: int, hand: str) -> Match:
    """Return the first turn of a seat that still has too many cards."""
    waiting = [{"decision": name, "seat": 0} for name in ("place", "start_path")]
    waiting.append({"decision": "shed", "seat": 0, "left": left, "lowest": "shropshire"})
    return table(place="-", path=-1, tokens=4, hand=hand, pending=waiting)


def test_in_the_first_turn_before_the_cards_too_many_are_discarded() -> None:
    match = deal(first_discard(1, "shropshire merino*3 southdown"), "deck_0", "english_leicester")
    match.interrupt(0, "exchange 1")
    match.interrupt(0, "discard merino")
    play(match, "discard merino")
    assert cards(match) == "shropshire southdown english_leicester merino"
    assert decision(match) == "start_path"


def test_in_the_first_turn_a_card_removed_is_one_less_to_discard() -> None:
    """RB5: one discards down to four cards."""
    match = first_discard(2, "shropshire*2 merino*3 southdown")
    match.interrupt(0, "exchange shropshire")
    assert decision(match) == "shed"
    match.interrupt(0, "exchange shropshire")
    assert (cards(match), decision(match)) == ("southdown merino merino merino", "start_path")


def test_from_the_beginning_of_the_first_turn() -> None:
    match = table(place="-", path=-1, tokens=1, hand="merino", pending=[{"decision": "place", "seat": 0}])
    assert "exchange 1" in anytime(match)


def test_after_phase_c_there_is_no_second_refill() -> None:
    match = table(at="n_f", tokens=2, hand="shropshire*4")
    play(match, "done")
    match.interrupt(0, "exchange shropshire")
    assert cards(match) == "shropshire shropshire shropshire"


def test_tokens_come_from_building_8b() -> None:
    match = play(table(at="a1", trail="a1=0-8", sides="8b"), "use 1")
    assert player(match)["tokens"] == 1


def test_in_wellington_one_may_draw_with_a_token_and_play_what_came() -> None:
    match = deal(table(place="e2", tokens=1, hand="merino"), "deck_0", "shropshire")
    play(match, "travel wellington")
    assert decision(match) == "pause"
    match.interrupt(0, "exchange 1")
    match.interrupt(0, "discard shropshire")
    play(match, "go on")
    assert decision(match) == "reveal"
