"""What is hidden (hands and piles), and what others can deduce about a hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from railherd import from_position
from railherd.core.playing.match import Match
from tests.games.gwt.table import cards, deal, new, play, player, table


def seen(match: Match, seat: int, viewer: int | None) -> dict[str, int]:
    """Return what a viewer sees of a seat's hand."""
    hand: dict[str, int] = match.view(viewer)["players"][seat]["hand"]
    return hand


def imagined(match: Match, viewer: int | None, seat: int, seed: int) -> Any:
    """Return a seat in a world that the viewer cannot tell from the true one."""
    world: Any = match.imagine(viewer, seed)
    return world.players[seat]


def hands(match: Match, viewer: int | None, seat: int) -> set[tuple[str, ...]]:
    """Return the hands of a seat that the viewer thinks possible, from many worlds."""
    names = match.game.names["card"]
    return {tuple(names[card] for card in imagined(match, viewer, seat, seed).hand) for seed in range(60)}


def test_everybody_sees_only_the_own_hand() -> None:
    match = table(hand=["jersey*2 guernsey", "holstein aux_sf"])
    assert seen(match, 0, 0) == {"jersey": 2, "guernsey": 1}
    assert seen(match, 1, 1) == {"holstein": 1, "aux_sf": 1}
    assert seen(match, 0, 1) == seen(match, 1, 0) == seen(match, 0, None) == seen(match, 1, None) == {}


def test_the_number_of_cards_is_open() -> None:
    match = table(hand=["jersey*2 guernsey", "holstein aux_sf"])
    assert [own["cards"] for own in match.view(None)["players"]] == [3, 2]
    assert [own["deck"] for own in match.view(None)["players"]] == [11, 14]


def test_piles_are_seen_as_numbers() -> None:
    view = new(2).view(0)
    assert view["stacks"] == [26, 28, 24]
    assert (view["market_stack"], view["objective_stack"], view["players"][0]["deck"]) == (29, 20, 10)


def test_discards_and_played_objectives_are_open() -> None:
    match = table(discards=["", "jersey*2 aux_sf"], objectives=["", "move_1"])
    assert match.view(0)["players"][1]["discards"] == {"jersey": 2, "aux_sf": 1}
    assert match.view(None)["players"][1]["objectives"] == ["move_1", "start_1"]


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    match = play(table(at="n_b", hand="jersey*3", deck="guernsey"), "done")
    own, others = match.events(0)[0], match.events(1)[0]
    assert (own["key"], own["args"]) == ("gwt.card_drawn", {"card": "guernsey"})
    assert (others["key"], others["args"]) == ("gwt.card_drawn.hidden", {})
    assert match.events(None)[0] == others


def test_discarded_cards_are_told_to_all() -> None:
    match = play(table(at="n_e", hand="black_angus"), "use 1")
    for viewer in (0, 1, None):
        assert {"card": "black_angus"} in [event["args"] for event in match.events(viewer)]


def test_income_shows_the_whole_hand() -> None:
    match = table(at="kc", hand="guernsey holstein")
    play(match, "choose 1", "choose 1", "choose 1", "spend 0")
    assert match.view(1)["players"][0]["discards"] == {"guernsey": 1, "holstein": 1}


def test_an_open_objective_card_taken_to_the_hand_is_known() -> None:
    """Ruling 26."""
    match = table(at="p_a1", sides="6b", trail="p_a1=0-6", hand="jersey guernsey", shown="gain2_3")
    play(match, "use 1", "discard jersey", "first", "take gain2_3")
    assert seen(match, 0, 1) == {"gain2_3": 1}
    play(match, "play gain2_3", "decline")
    assert seen(match, 0, 1) == {}


def drawn_blind(**given: Any) -> Match:
    """Return a table where seat 0 has just taken gain2_3 from the top of the stack into its hand."""
    match = table(at="p_a1", sides="6b", trail="p_a1=0-6", hand="jersey", shown="draw_2 move_1", **given)
    deal(match, "objectives", "gain2_3")
    return play(match, "use 1", "discard jersey", "first", "take top")


def test_an_objective_card_from_the_stack_is_secret() -> None:
    match = drawn_blind()
    assert seen(match, 0, 0) == {"gain2_3": 1}
    assert seen(match, 0, 1) == seen(match, 0, None) == {}
    assert match.events(0)[-1]["args"] == {"card": "gain2_3"}
    assert match.events(1)[-1]["args"] == {}


def test_a_secret_objective_card_might_be_any_of_the_stack() -> None:
    match = drawn_blind()
    guesses = hands(match, 1, 0)
    assert all(len(hand) == 1 for hand in guesses)
    assert len(guesses) > 8
    assert ("jersey",) not in guesses
    assert ("draw_2",) not in guesses
    assert hands(match, 0, 0) == {("gain2_3",)}


def test_a_secret_objective_card_is_open_once_played() -> None:
    match = play(drawn_blind(), "play gain2_3", "first")
    assert match.view(1)["players"][0]["objectives"] == ["gain2_3", "start_2"]
    assert cards(match, 0, "blind") == ""


def test_a_shuffle_tells_the_hand() -> None:
    """Ruling 26: when the pile is empty, all cards but those in hand are open."""
    match = table(at="n_b", hand="jersey guernsey", deck="", discards="holstein*5")
    play(match, "done")
    assert seen(match, 0, 0) == {"jersey": 1, "guernsey": 1, "holstein": 2}
    assert seen(match, 0, 1) == seen(match, 0, None) == {"jersey": 1, "guernsey": 1}


def test_a_shuffle_tells_cards_drawn_just_before() -> None:
    match = play(table(at="n_b", hand="jersey", deck="guernsey", discards="holstein*2 jersey*2"), "done")
    assert seen(match, 0, 1) == {"jersey": 1, "guernsey": 1}


def test_no_shuffle_tells_nothing() -> None:
    """W6: the pile ran out, but nothing has been shuffled yet."""
    match = play(table(at="n_b", hand="jersey*2", deck="guernsey*2", discards="holstein"), "done")
    assert seen(match, 0, 1) == {}


def test_a_shuffle_does_not_tell_a_secret_objective_card() -> None:
    """No other seat has ever seen it."""
    match = drawn_blind(deck="guernsey", discards="holstein*4")
    play(match, "done")
    assert seen(match, 0, 0)["gain2_3"] == 1
    assert seen(match, 0, 1) == seen(match, 0, None) == {"guernsey": 1}
    guesses = {card for hand in hands(match, 1, 0) for card in hand}
    assert {"guernsey", "holstein", "gain2_3", "gain2_1", "move_2"} <= guesses
    assert "draw_2" not in guesses


def test_a_known_card_is_known_until_it_leaves_the_hand() -> None:
    match = table(at="n_e", hand="black_angus*2 jersey", known="black_angus jersey")
    assert seen(match, 0, 1) == {"black_angus": 1, "jersey": 1}
    play(match, "use 1")
    assert (seen(match, 0, 1), cards(match)) == ({"jersey": 1}, "jersey black_angus")


def test_removed_cards_are_open() -> None:
    match = table(at="n_g", cleared="aux_trash_1", engine="9", hand="jersey guernsey", known="jersey guernsey")
    play(match, "use 2", "auxiliary 5", "reverse 8", "remove jersey")
    assert seen(match, 0, 1) == {"guernsey": 1}
    assert match.events(1)[-1]["args"] == {"card": "jersey"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_imagined_worlds_keep_what_the_viewer_knows(viewer: int | None) -> None:
    match = table(hand=["jersey guernsey*2", "dutch_belt jersey holstein"], known=["", "holstein"], discards="jersey*2")
    names = match.game.names["card"]
    for seat in (0, 1):
        true = Counter(f"{cards(match, seat)} {cards(match, seat, 'deck')}".split())
        for seed in range(12):
            other = imagined(match, viewer, seat, seed)
            assert len(other.hand) == 3
            assert Counter(names[card] for card in other.hand + other.deck.bag) == true
            assert [names[card] for card in other.discards] == cards(match, seat, "discards").split()
    if viewer is not None:
        assert hands(match, viewer, viewer) == {tuple(cards(match, viewer).split())}


def on_top(card: str) -> Match:
    """Return a game in which everybody knows what lies on top of the draw pile of the seat that is asked."""
    data = table(at="n_b", hand="jersey guernsey", deck="holstein dutch_belt*3").position()
    data["players"][0]["deck"].remove(card)
    data["players"][0]["deck_top"] = [card]
    return from_position(data)


def test_a_card_known_on_top_of_a_draw_pile_is_known_in_the_hand() -> None:
    match = play(on_top("holstein"), "done")
    assert "holstein" in cards(match, 0).split()
    assert seen(match, 0, 1) == {"holstein": 1}


def test_imagined_worlds_keep_a_card_known_on_top_of_a_draw_pile() -> None:
    match = on_top("holstein")
    holstein = match.game.names["card"].index("holstein")
    for viewer in (0, 1, None):
        assert imagined(match, viewer, 0, seed=3).deck.known == [holstein]
    assert all("holstein" not in hand for hand in hands(match, 1, 0))


def test_imagined_hands_differ_but_for_known_cards() -> None:
    match = table(hand=["", "dutch_belt jersey holstein"], known=["", "holstein"])
    guesses = hands(match, 0, 1)
    assert len(guesses) > 5
    assert all("holstein" in hand for hand in guesses)


def test_an_imagined_seat_can_still_decide() -> None:
    """A seat that is asked which card to discard has one to discard."""
    asked = {"decision": "pay", "seat": 0, "action": "f.1"}
    match = table(at="n_f", hand="guernsey*2 jersey", pending=asked)
    for seed in range(30):
        assert match.imagine(1, seed).legal()


def test_hands_are_open_at_the_end() -> None:
    match = play(table(marker=1, at="n_b", hand=["jersey*4", "guernsey"]), "done")
    assert match.over
    assert seen(match, 1, 0) == {"guernsey": 1}
    assert seen(match, 0, None) == {"jersey": 4}


def test_scores_are_open_at_the_end_only() -> None:
    match = table(marker=1, at="n_b")
    assert player(match)["score"] is None
    play(match, "done")
    assert match.view(1)["players"][0]["score"] == match.scores()[0]["total"]
