"""What a seat does beside the turn is offered, checked, recorded and undone, and leaves others their own."""

from __future__ import annotations

import json
from typing import Any

import pytest

import railherd
from railherd import IllegalChoice, Match, Problem
from railherd.core.agree import agree
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.core.laws.conformance import state_of
from railherd.core.playing import replay
from railherd.core.playing.film import Film
from railherd.core.writing import flat, position, record
from tests.toy.game import State
from tests.toy.lottery import BOAST, Lottery, Turn

GAME = Lottery()


def at_table(seats: int = 2, seed: int = 1) -> Match:
    return replay.start(GAME, agree(GAME, seats, None), seed, [])


def with_hands(*hands: list[str], asked: int = 0, tokens: int = 3, **more: Any) -> Match:
    """Return a match in which each seat holds cards and tokens, and a seat is asked."""
    start = at_table(len(hands)).position()
    players = [{"points": 0, "hand": hand} for hand in hands]
    held = {card for hand in hands for card in hand}
    gone = [card for card in GAME.names["card"] if card not in held and card not in more.pop("pile", ())]
    points = sum(GAME.names["card"].index(card) for card in gone)
    players[0]["points"] = points
    lots = [{"tokens": tokens, "taken": [], "left": []} for _ in hands]
    pending = [{"decision": "move", "seat": asked, "last": None, "boasts": 0}]
    data = {**start, "players": players, "laid": gone, "lots": lots, "pending": pending, **more}
    return replay.from_position(GAME, data, 1, [])


def beside(match: Match, seat: int) -> list[str]:
    prompt = match.prompt(seat)
    assert prompt is not None
    return [option.text for option in (prompt.options if prompt.aside else prompt.anytime)]


def may_undo(match: Match, seat: int) -> bool:
    prompt = match.prompt(seat)
    return prompt is not None and prompt.can_undo


def test_every_seat_is_offered_what_it_may_do_whoever_is_asked() -> None:
    match = with_hands(["c1"], ["c2", "c3"])
    assert beside(match, 0) == ["lot"], "the last card may not be sold: nothing could be done in the turn"
    assert beside(match, 1) == ["lot", "sell c2", "sell c3"]
    waiting = match.prompt(1)
    assert waiting is not None
    assert (waiting.waits_for, waiting.options, waiting.aside) == (0, [], False)
    assert [option.reveals for option in waiting.anytime] == [True, False, False]


def test_an_interrupt_leaves_the_turn_where_it_was() -> None:
    match = with_hands(["c1"], ["c2", "c3"])
    before = match.prompt(0)
    match.interrupt(1, "sell c2")
    assert match.prompt(0) == before
    assert match.asked == 0
    assert match.view(None)["points"][1] == 2
    assert match.events(0)[-1] == {"n": 0, "key": "lottery.sold", "seat": 1, "args": {"card": "c2"}}


def test_it_may_leave_a_question_that_only_its_seat_is_asked() -> None:
    match = with_hands(["c1", "c2"], ["c3"])
    match.interrupt(1, "lot")
    own = match.prompt(1)
    assert own is not None
    assert (own.aside, own.decision, own.waits_for, own.anytime) == (True, "lottery.decide", None, [])
    assert [option.text for option in own.options] == ["take", "leave"]
    match.choose("lay c1", seat=0)  # the others go on
    with pytest.raises(Problem) as refused:
        match.choose("lay c3", seat=1)
    assert refused.value.key == "core.own_question"
    assert match.why_not("lay c3", seat=1) == railherd.Refusal("core.own_question", {"seat": 1}, "")
    match.interrupt(1, "leave")
    match.choose("lay c3", seat=1)


def test_the_game_is_not_over_while_a_question_is_open() -> None:
    match = with_hands(["c1"], [], asked=0)
    match.interrupt(1, "lot")
    match.choose("lay c1", seat=0)
    assert not match.over
    assert match.asked == 1
    assert match.winners() == []
    waiting = match.prompt(0)
    assert waiting is not None
    assert (waiting.waits_for, waiting.options, waiting.anytime) == (1, [], [])
    with pytest.raises(Problem, match="over"):
        match.interrupt(0, "lot")
    with pytest.raises(Problem, match="seat 1 must decide"):
        match.choose("draw", seat=0)
    again = replay.from_position(GAME, match.position(), 1, [])
    assert again.asked == 1
    match.interrupt(1, "take")
    assert match.over
    assert match.prompt(1) is None
    with pytest.raises(Problem, match="nothing to undo"):
        match.undo(1)


def test_what_is_not_allowed_is_explained_and_changes_nothing() -> None:
    match = with_hands(["c1"], ["c2", "c3"], tokens=0)
    before = match.fingerprint()
    with pytest.raises(IllegalChoice) as refused:
        match.interrupt(1, "lot")
    assert refused.value.key == "lottery.refusal.no_token"
    assert match.why_not("lot", seat=1) == refused.value.refusal
    assert match.why_not(at="tokens", seat=1) == refused.value.refusal
    for choice in ("draw", "dance", 99, -1, True):
        with pytest.raises(Problem):
            match.interrupt(1, choice)
    with pytest.raises(Problem, match="There is no seat"):
        match.interrupt(2, "lot")
    assert match.fingerprint() == before


def test_a_game_without_such_choices_says_so() -> None:
    with pytest.raises(Problem) as refused:
        railherd.new("last_spike", 2, seed=1).interrupt(1, "lay c1")
    assert refused.value.key == "core.nothing_anytime"


def test_a_seat_undoes_its_own_until_something_is_revealed() -> None:
    match = with_hands(["c1"], ["c2", "c3"])
    before = match.fingerprint()
    match.interrupt(1, "sell c2")
    after = match.fingerprint()
    assert may_undo(match, 1)
    assert not may_undo(match, 0)
    match.undo(1)
    assert match.fingerprint() == before
    match.redo(1)
    assert match.fingerprint() == after
    match.interrupt(1, "lot")
    assert not may_undo(match, 1), "what was revealed stays, and what came before it"
    match.interrupt(1, "take")
    match.undo(1)
    assert beside(match, 1) == ["take", "leave"], "an answer that reveals nothing can be taken back"


def boast_and_sell(match: Match) -> None:
    """Let seat 0 boast in its turn and sell a card, and seat 1 draw a lot in between."""
    match.choose("boast", seat=0)
    match.interrupt(1, "lot")
    match.interrupt(0, "sell c2")


def texts(match: Match) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in match.moves]


def test_what_another_does_meanwhile_does_not_take_the_undo_and_stays() -> None:
    match = with_hands(["c1", "c2", "c3"], ["c4"])
    boast_and_sell(match)
    lot = match.moves[1].dealt
    assert may_undo(match, 0)
    match.undo(0)
    match.undo(0)
    assert not may_undo(match, 0)
    assert texts(match) == [(1, "lot")]
    assert match.moves[0].dealt == lot
    assert beside(match, 1) == ["take", "leave"]
    match.redo(0)
    match.redo(0)
    assert texts(match) == [(1, "lot"), (0, "boast"), (0, "sell c2")]
    match.interrupt(1, "take")
    match.undo(0)
    assert texts(match) == [(1, "lot"), (0, "boast"), (1, "take")]


def test_a_seat_undoes_what_it_did_before_anothers_choice() -> None:
    match = with_hands(["c1"], ["c2", "c3"])
    match.interrupt(1, "sell c2")
    match.choose("boast", seat=0)
    match.undo(1)
    assert texts(match) == [(0, "boast")]
    assert beside(match, 1) == ["lot", "sell c2", "sell c3"]
    match.redo(1)
    assert texts(match) == [(0, "boast"), (1, "sell c2")]


def test_going_another_way_ends_only_ones_own_redo() -> None:
    match = with_hands(["c1", "c2"], ["c3", "c4"])
    match.choose("boast", seat=0)
    match.interrupt(1, "sell c3")
    match.undo(0)
    match.undo(1)
    match.interrupt(1, "sell c4")
    with pytest.raises(Problem, match="nothing to redo"):
        match.redo(1)
    match.redo(0)
    assert texts(match) == [(1, "sell c4"), (0, "boast")]


def test_a_turn_that_passes_on_ends_everybodys_undo() -> None:
    match = with_hands(["c1", "c2"], ["c3", "c4"])
    match.interrupt(1, "sell c3")
    match.choose("lay c1", seat=0)
    assert not may_undo(match, 1)
    with pytest.raises(Problem, match="nothing to undo"):
        match.undo(1)


def test_a_twin_lives_a_life_of_its_own() -> None:
    match = with_hands(["c1", "c2", "c3"], ["c4"])
    boast_and_sell(match)
    twin, before = match.copy(), (match.fingerprint(), match.record())
    twin.undo(0)
    twin.interrupt(1, "leave")
    assert (match.fingerprint(), match.record()) == before


def test_the_record_says_who_did_it_and_leads_there_again() -> None:
    match = at_table()
    match.interrupt(1, "lot")
    match.choose("draw", seat=0)
    match.interrupt(1, "take")
    assert [line[:6] for line in match.record().splitlines()[1:]] == ["1! lot", "0 draw", "1! take"[:6]]
    again = replay.replay(GAME, record.parse(match.record()))
    assert again.fingerprint() == match.fingerprint()
    assert again.record() == match.record()
    back = replay.rewind(match, 2, seed=9)
    assert [move.text for move in back.moves] == ["lot"]
    assert beside(back, 1) == ["take", "leave"]


def test_a_record_that_interrupts_where_nobody_may_names_its_line() -> None:
    text = at_table().record() + "1! sell c1\n"
    with pytest.raises(replay.BrokenRecord) as broken:
        replay.replay(GAME, record.parse(text))
    assert broken.value.arguments["line"] == 2
    with pytest.raises(Problem, match="Line 2"):
        record.parse(at_table().record() + "!1 lot\n")


def test_a_film_shows_it_at_its_moment() -> None:
    match = at_table()
    match.interrupt(1, "lot")
    match.choose("draw", seat=0)
    match.interrupt(1, "leave")
    film = Film(match)
    assert [moment.view(None)["deciding"][1] for moment in film.run()] == [False, True, True, False]
    match.undo(1)
    film.follow(match.moves)
    assert film.last == 2


def test_a_position_and_flat_ints_keep_open_questions() -> None:
    match = with_hands(["c1", "c2"], ["c3"])
    match.interrupt(1, "lot")
    data = json.loads(json.dumps(match.position()))
    (open_question,) = data["asides"]
    assert (open_question["decision"], open_question["seat"]) == ("decide", 1)
    assert replay.from_position(GAME, data, 1, []).prompt(1) == match.prompt(1)
    state = state_of(match)
    assert position.write(GAME, flat.unpack(GAME, match.setup, flat.pack(GAME, state))) == match.position()
    match.interrupt(1, "leave")
    assert "asides" not in match.position()


def test_a_position_of_a_game_without_asides_refuses_them() -> None:
    data = railherd.new("last_spike", 2, seed=1).position()
    with pytest.raises(Problem, match="asides"):
        railherd.from_position({**data, "asides": []})


@pytest.mark.parametrize("wrong", [{"decision": "fly", "seat": 1}, {"decision": "decide", "seat": 7, "lot": "l0"}])
def test_a_position_with_impossible_asides_is_refused(wrong: dict[str, Any]) -> None:
    data = at_table().position()
    with pytest.raises(Problem, match="asides"):
        replay.from_position(GAME, {**data, "asides": [wrong]}, 1, [])


class GenerousTurn(Turn):
    """A turn in which boasting gives everybody else a token."""

    def apply(self, s: State, option: int) -> None:
        if option == BOAST:
            s.tokens = [tokens + (seat != self.seat) for seat, tokens in enumerate(s.tokens)]
        super().apply(s, option)


class Generous(Lottery):
    """The lottery without tokens, but for those that boasting gives."""

    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
        s = super().new(setup, chance, log)
        s.tokens, s.pending = [0] * setup.seats, [GenerousTurn(0, -1)]
        return s


def test_what_others_have_built_on_cannot_be_undone() -> None:
    game = Generous()
    match = replay.start(game, agree(game, 2, None), 1, [])
    match.choose("boast")
    assert may_undo(match, 0)
    match.interrupt(1, "lot")
    before = match.fingerprint()
    assert not may_undo(match, 0)
    with pytest.raises(Problem) as refused:
        match.undo(0)
    assert refused.value.key == "core.undo_built_on"
    assert match.fingerprint() == before
