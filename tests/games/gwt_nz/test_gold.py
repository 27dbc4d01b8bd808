"""Gold (RB12, RB18): where it comes from, its limit, and the bonus cards it buys as a free action."""

from __future__ import annotations

from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table


def test_gold_is_gained_up_to_five() -> None:
    assert player(play(table(at="n_c", gold=3), "use 1"))["gold"] == 4
    full = table(at="n_c", gold=5)
    assert "use 1" not in offered(full)
    assert refused(full, "use 1") == "gold_full"


def test_a_sheep_for_gold_with_gold_full_only_costs_the_sheep() -> None:
    match = table(at="r_b1", trail="r_b1=0-3", hand="merino", gold=5)
    play(match, "risk", "discard merino")
    assert (player(match)["gold"], cards(match, 0, "discards")) == (5, "merino")


def test_a_card_of_each_slot_for_three_three_four_and_five_gold() -> None:
    for slot, price, card in (
        ("wheel", 3, "set_1"),
        ("barrel", 3, "set_4"),
        ("bell", 4, "set_5"),
        ("compass", 5, "set_10"),
    ):
        match = table(gold=price)
        play(match, f"buy {slot}")
        assert player(match)["gold"] == 0
        assert cards(match, 0, "discards") == card
        short = table(gold=price - 1)
        assert refused(short, f"buy {slot}") == "not_enough_gold"


def test_buying_is_free_as_often_as_gold_lasts_and_does_not_end_the_phase() -> None:
    match = table(gold=5, stock="barrel=1 wheel=1")
    play(match, "buy barrel")
    assert decision(match) == "travel"
    assert player(match)["gold"] == 2
    assert story(match)[-2:] == ["0 gold_spent 3", "0 card_taken set_4"]


def test_an_empty_slot_sells_nothing() -> None:
    match = table(gold=5, stock="bell=0")
    assert refused(match, "buy bell") == "slot_empty"
    assert "buy bell" not in offered(match)


def test_before_moving_and_before_between_and_after_actions_of_phase_b() -> None:
    match = table(at="n_a", gold=5, hand="merino*2", money=20, columns="sailor:1 shearer:1")
    assert "buy wheel" in offered(match)
    play(match, "use 1", "discard merino", "discard merino")
    assert "buy wheel" in offered(match)
    play(match, "use 2")
    assert not any(text.startswith("buy") for text in offered(match))  # inside an action
    play(match, "hire 1 shearer", "first")
    assert "buy wheel" in offered(match)


def test_not_inside_a_movement() -> None:
    match = table(place="n_a", trail="a1=1-1 rock1=rockfall_green_2", money=5, gold=5)
    play(match, "travel n_b")
    assert decision(match) == "fork"
    assert not any(text.startswith("buy") for text in offered(match))


def test_on_arrival_in_wellington_and_after_its_four_parts_but_not_within() -> None:
    match = table(place="e3", gold=5, hand="merino")
    play(match, "travel wellington")
    assert (decision(match), "buy wheel" in offered(match)) == ("pause", True)
    play(match, "go on")
    for _ in range(3):
        assert not any(text.startswith("buy") for text in offered(match))
        play(match, offered(match)[-1])
    while decision(match) != "pause":
        play(match, offered(match)[0])
    play(match, "buy compass", "go on")
    assert "set_10" in cards(match, 0, "discards") + cards(match) + cards(match, 0, "deck")


def test_only_in_ones_own_turn() -> None:
    match = table(gold=[0, 5])
    assert not any(text.startswith("buy") for text in offered(match))


def test_in_the_last_turn_too() -> None:
    match = table(place=["n_a", "n_a"], gold=5, marker=1)
    play(match, "buy compass", "travel n_b", "done")
    assert match.over
    assert cards(match, 0, "discards") == "set_10"


def test_certificates_reaching_two_bring_a_gold() -> None:
    """RB12: from 0 or 1 to 2 or more."""
    for held, gained, gold in ((0, 1, 0), (0, 2, 1), (1, 1, 1), (1, 2, 1), (2, 1, 0)):
        match = table(at="a1", trail="a1=0-9", sides="9b", certificates=held)
        play(match, "use 2", f"certify {gained}")
        assert player(match)["certificates"] == held + gained
        assert player(match)["gold"] == gold


def test_money_of_a_reward_is_always_taken() -> None:
    match = table(at="a1", trail="a1=0-6", sides="6b", hand="merino", money=0)
    play(match, "use 1", "discard merino")
    assert (money(match)[0], player(match)["gold"]) == (5, 1)


def test_two_gold_of_a_tile_with_one_space_left_only_fill_the_track() -> None:
    match = table(at="n_c", flipped=True, gold=4, money=9, jobs="ferry_gold - -")
    play(match, "use 2", "invest 1 ferry_gold")
    assert player(match)["gold"] == 5
