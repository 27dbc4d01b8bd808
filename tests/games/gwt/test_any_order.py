"""Several cards named one by one: people may name them in any order, bots are offered one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from railherd.core.laws.any_order import misordered
from railherd.core.laws.conformance import state_of
from railherd.core.playing.match import Match
from railherd.core.rng import Rng
from tests.games.gwt.table import GAME, cards, decision, money, offered, play, refused, table

COWBOY_4B: dict[str, Any] = {"at": "p_a1", "sides": "4b", "trail": "p_a1=0-4"}


def listed(match: Match) -> list[str]:
    """Return what a bot is offered."""
    return [match.text_of(option) for option in state_of(match).legal()]


def pairing(hand: str) -> Match:
    """Two of a kind for four dollars."""
    return play(table(at="n_f", hand=hand, money=0), "use 1")


def shedding(drawn: str, hand: str) -> Match:
    """As many cards to discard as were drawn."""
    cowboys = len(drawn.split()) - 1
    workers = f"cowboy*{cowboys}" if cowboys else ""
    return play(table(deck=drawn, hand=hand, workers=workers, **COWBOY_4B), "use 1", f"draw {cowboys + 1}")


def removing(left: int, hand: str) -> Match:
    """Cards that may leave the game."""
    asked = {"decision": "remove", "seat": 0, "left": left, "lowest": "jersey"}
    return table(at="n_a", hand=hand, pending=asked)


def buying(market: str) -> Match:
    """Three cowboys and enough for two cards of value three."""
    asked = {"decision": "buy", "seat": 0, "cowboys": 3}
    return table(at="n_c", money=5, market=market, pending=asked)


def same_table(one: Match, other: Match) -> bool:
    """Whether nobody can tell two tables apart."""
    views = [[match.view(seat) for seat in (None, 0, 1)] for match in (one, other)]
    return views[0] == views[1] and one.position()["pending"] == other.position()["pending"]


def test_the_higher_card_of_a_pair_first() -> None:
    hand = "west_highland_3 west_highland_4 west_highland_5"
    match = pairing(hand)
    assert listed(match) == ["discard west_highland_3", "discard west_highland_4"]
    assert offered(match) == ["discard west_highland_3", "discard west_highland_4", "discard west_highland_5"]
    play(match, "discard west_highland_5")
    assert offered(match) == listed(match) == ["discard west_highland_3", "discard west_highland_4"]
    play(match, "discard west_highland_4")
    assert (cards(match), money(match)[0]) == ("west_highland_3", 4)
    assert same_table(match, play(pairing(hand), "discard west_highland_4", "discard west_highland_5"))


def test_the_middle_card_of_three_leaves_both_others() -> None:
    match = play(pairing("west_highland_3 west_highland_4 west_highland_5"), "discard west_highland_4")
    assert listed(match) == ["discard west_highland_5"]
    assert offered(match) == ["discard west_highland_3", "discard west_highland_5"]
    assert cards(play(match, "discard west_highland_3")) == "west_highland_5"


def test_the_second_of_a_pair_is_still_of_the_breed() -> None:
    match = play(pairing("jersey*2 west_highland_3 west_highland_5"), "discard west_highland_5")
    assert offered(match) == ["discard west_highland_3"]
    assert refused(match, "discard jersey") == "not_same_breed"


def test_discards_in_any_order() -> None:
    match = shedding("jersey dutch_belt", "guernsey")
    assert listed(match) == ["discard jersey", "discard dutch_belt"]
    assert offered(match) == ["discard jersey", "discard dutch_belt", "discard guernsey"]
    play(match, "discard dutch_belt")
    assert listed(match) == ["discard guernsey"]
    assert offered(match) == ["discard jersey", "discard guernsey"]
    play(match, "discard jersey")
    assert (cards(match), decision(match)) == ("guernsey", "use")
    assert same_table(match, play(shedding("jersey dutch_belt", "guernsey"), "discard jersey", "discard dutch_belt"))


def test_the_highest_card_first_leaves_all_others() -> None:
    match = play(shedding("jersey dutch_belt black_angus", "guernsey"), "discard guernsey")
    assert listed(match) == ["discard jersey", "discard dutch_belt"]
    assert offered(match) == ["discard jersey", "discard dutch_belt", "discard black_angus"]
    play(match, "discard black_angus")
    assert offered(match) == listed(match) == ["discard jersey", "discard dutch_belt"]
    assert cards(play(match, "discard jersey")) == "dutch_belt"


def test_removals_in_any_order() -> None:
    match = removing(2, "jersey guernsey")
    play(match, "remove guernsey")
    assert (listed(match), offered(match)) == (["stop"], ["remove jersey", "stop"])
    play(match, "remove jersey")
    assert (cards(match), decision(match)) == ("", "use")
    assert same_table(match, play(removing(2, "jersey guernsey"), "remove jersey", "remove guernsey"))


@pytest.mark.parametrize("second", ["holstein", "brown_swiss"])
def test_a_purchase_of_two_in_any_order(second: str) -> None:
    """Ruling 31."""
    market = "holstein brown_swiss ayrshire texas_longhorn_5"
    match = buying(market)
    assert "buy ayrshire way 3" not in listed(match)
    assert "buy ayrshire way 3" in offered(match)
    play(match, "buy ayrshire way 3")
    assert offered(match) == listed(match) == ["take holstein", "take brown_swiss"]
    play(match, f"take {second}")
    assert (decision(match), money(match)[0]) == ("use", 0)
    assert same_table(match, play(buying(market), f"buy {second} way 3", "take ayrshire"))


def test_the_lower_card_of_a_purchase_second() -> None:
    match = play(buying("holstein brown_swiss ayrshire"), "buy brown_swiss way 3")
    assert listed(match) == ["take ayrshire"]
    assert offered(match) == ["take holstein", "take ayrshire"]
    assert cards(play(match, "take holstein"), pile="discards") == "brown_swiss holstein"


def test_another_order_can_be_undone_and_redone() -> None:
    match = play(shedding("jersey dutch_belt", "guernsey"), "discard guernsey", "discard jersey")
    after = match.fingerprint()
    match.undo()
    match.undo()
    assert offered(match) == ["discard jersey", "discard dutch_belt", "discard guernsey"]
    match.redo()
    match.redo()
    assert match.fingerprint() == after


@pytest.mark.parametrize(
    "begin",
    [
        lambda: pairing("west_highland_3 west_highland_4 west_highland_5"),
        lambda: shedding("jersey dutch_belt black_angus", "guernsey*2 holstein"),
        lambda: removing(2, "jersey*2 guernsey holstein"),
        lambda: buying("holstein brown_swiss*2 ayrshire"),
    ],
    ids=["pair", "shed", "remove", "buy"],
)
def test_every_order_comes_to_what_is_offered(begin: Callable[[], Match]) -> None:
    """Ruling 31: the law that the examination checks, here where it matters."""
    state = state_of(begin())
    tried = [misordered(GAME, state, Rng(seed)) for seed in range(30)]
    assert {wrong for _, wrong in tried} == {""}
    assert sum(count for count, _ in tried) > 5


def test_an_order_that_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is seen depends here on which card was discarded last."""
    kind, view = type(GAME), type(GAME).view

    def telling(game: Any, s: Any, seat: int | None) -> Any:
        return {**view(game, s, seat), "last": s.players[0].discards[-1:]}

    state = state_of(shedding("jersey dutch_belt", "guernsey"))
    assert not any(misordered(GAME, state, Rng(seed))[1] for seed in range(30))
    monkeypatch.setattr(kind, "view", telling)
    assert any(misordered(GAME, state, Rng(seed))[1].startswith("discard ") for seed in range(30))
