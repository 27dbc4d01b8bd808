"""The match: it asks, checks, records, takes back and explains."""

import json
from typing import ClassVar

import pytest

import railherd
from railherd import IllegalChoice, Match, Problem
from railherd.core.agree import agree
from railherd.core.chance import Chance
from railherd.core.contract import Decision, Setup, Words
from railherd.core.event import Event, EventKind
from railherd.core.playing import replay
from railherd.core.playing.growing import Growing
from railherd.core.writing.record import parse
from tests.toy.game import Move, State, Toy


def fresh(seats: int = 3, seed: int = 7) -> Match:
    return railherd.new("last_spike", seats=seats, seed=seed)


def asked(match: Match) -> railherd.Prompt:
    prompt = match.prompt()
    assert prompt is not None
    return prompt


def first_option(match: Match) -> railherd.Option:
    return asked(match).options[0]


def finish(match: Match) -> None:
    while not match.over:
        match.choose(first_option(match).id)


def test_the_prompt_says_who_is_asked_what() -> None:
    prompt = fresh().prompt()
    assert prompt is not None
    assert (prompt.seat, prompt.decision, prompt.waits_for) == (0, "last_spike.lay", None)
    assert prompt.path == ["last_spike.turn", "last_spike.lay"]
    assert [option.text for option in prompt.options] == ["lay c1", "lay e4", "lay u4", "lay z4"]
    lay_c1 = prompt.options[0]
    assert (lay_c1.key, lay_c1.args, lay_c1.at) == ("last_spike.lay.tile", {"tile": "c1", "route": "c"}, "map/c1")
    assert (lay_c1.cost, lay_c1.gain, lay_c1.reveals) == (3000, 0, False)


def test_a_seat_that_is_not_asked_learns_whom_it_waits_for_and_no_options() -> None:
    prompt = fresh().prompt(seat=2)
    assert prompt is not None
    assert (prompt.seat, prompt.waits_for, prompt.options, prompt.can_undo) == (2, 0, [], False)


def test_a_choice_is_made_by_text_or_by_id() -> None:
    by_text, by_id = fresh(), fresh()
    by_text.choose("  LAY   c1 ")
    by_id.choose(first_option(by_id).id, seat=0)
    assert by_text.fingerprint() == by_id.fingerprint()
    assert by_text.view(0)["map"]["c1"]["laid"]


class Counting(Toy):
    """The toy, which counts how often an option is put into words."""

    described = 0

    def describe(self, s: State, decision: Decision, option: int) -> Words:
        self.described += 1
        return super().describe(s, decision, option)


def test_a_choice_is_looked_up_once() -> None:
    game = Counting()
    match = replay.start(game, agree(game, 2, None), 1, [])
    prompt, its_text = match.prompt(), 1
    assert prompt is not None
    game.described = 0
    match.choose("draw")
    assert game.described <= len(prompt.options) + its_text < Move.SPAN


@pytest.mark.parametrize("choice", ["lay q9", "", "dance", 51, -1, 10**30, True])
def test_an_unknown_choice_is_refused_and_changes_nothing(choice: str | int) -> None:
    match = fresh()
    before = match.fingerprint()
    with pytest.raises(Problem) as refused:
        match.choose(choice)
    assert refused.value.key == "core.unknown_choice"
    assert match.fingerprint() == before


@pytest.mark.parametrize("choice", ["lay a3", 2])
def test_an_illegal_choice_says_why_and_changes_nothing(choice: str | int) -> None:
    match = fresh()
    before = match.fingerprint()
    with pytest.raises(IllegalChoice, match="A3 is not in your hand") as refused:
        match.choose(choice)
    assert refused.value.refusal.section == "lay"
    assert match.fingerprint() == before


def test_only_the_asked_seat_may_choose() -> None:
    match = fresh()
    with pytest.raises(Problem, match="seat 0 must decide"):
        match.choose("lay c1", seat=1)
    refusal = match.why_not("lay c1", seat=1)
    assert refusal is not None
    assert refusal.key == "core.not_your_turn"


@pytest.mark.parametrize("seat", [-1, 3, True])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    match = fresh()
    for ask in (match.view, match.events, match.prompt):
        with pytest.raises(Problem, match="There is no seat"):
            ask(seat)
    with pytest.raises(Problem, match="There is no seat"):
        match.choose("lay c1", seat=seat)


def test_undo_and_redo_lead_back_and_forth() -> None:
    match = fresh()
    start = match.fingerprint()
    match.choose("lay c1")
    laid = match.fingerprint()
    prompt = match.prompt()
    assert prompt is not None
    assert prompt.can_undo
    assert not prompt.can_redo
    match.undo()
    assert match.fingerprint() == start
    assert asked(match).can_redo
    match.redo()
    assert not asked(match).can_redo
    assert match.fingerprint() == laid
    assert [move.text for move in match.moves] == ["lay c1"]


def test_a_new_choice_ends_redo() -> None:
    match = fresh()
    match.choose("lay c1")
    match.undo()
    match.choose("lay e4")
    assert not asked(match).can_redo
    with pytest.raises(Problem, match="nothing to redo"):
        match.redo()


def test_a_refused_choice_keeps_redo() -> None:
    match = fresh()
    match.choose("lay c1")
    match.undo()
    with pytest.raises(Problem):
        match.choose("lay a3")
    match.redo()
    assert match.moves[-1].text == "lay c1"


def test_the_option_warns_before_a_tile_is_revealed_and_undo_stops_there() -> None:
    match = fresh()
    match.choose("lay c1")
    done = first_option(match)
    assert (done.text, done.reveals) == ("done", True)
    match.choose("done")
    with pytest.raises(Problem, match="nothing to undo"):
        match.undo()


def test_undo_does_not_change_what_comes_next() -> None:
    straight, wavering = fresh(), fresh()
    straight.choose("lay e4")
    wavering.choose("lay c1")
    wavering.undo()
    wavering.choose("lay e4")
    for match in (straight, wavering):
        match.choose("done")
    assert straight.record() == wavering.record()


def test_why_not_by_place_and_by_text() -> None:
    match = fresh()
    assert match.why_not("lay c1") is None
    assert match.why_not(at="map/c1") is None
    refusal = match.why_not(at="map/v2")
    assert refusal == match.why_not("lay v2")
    assert refusal == ("last_spike.refusal.not_in_hand", {"tile": "v2"}, "lay")
    with pytest.raises(Problem, match="There is no choice"):
        match.why_not(at="map/q9")


def test_events_are_numbered_and_can_be_asked_for_from_a_number_on() -> None:
    match = fresh()
    everything = match.events(0)
    assert [event["n"] for event in everything] == list(range(len(everything)))
    match.choose("lay c1")
    assert match.events(0, since=len(everything)) == match.events(0)[len(everything) :]
    assert match.events(0)[-2]["args"] == {"tile": "c1", "cost": 3000}


def test_after_the_end_there_is_nothing_to_choose() -> None:
    match = fresh()
    assert match.winners() == []
    finish(match)
    assert match.prompt() is None
    assert match.winners()
    with pytest.raises(Problem, match="The game is over"):
        match.choose("done")
    refusal = match.why_not("done")
    assert refusal is not None
    assert refusal.key == "core.game_over"


def test_scores_have_the_lines_of_the_pad() -> None:
    match = fresh()
    finish(match)
    for seat, score in enumerate(match.scores()):
        assert score["seat"] == seat
        assert score["total"] == score["lines"]["cash"]
        assert list(score["lines"]) == ["cash", "land_price"]
    best = max(score["total"] for score in match.scores())
    assert all(match.scores()[seat]["total"] == best for seat in match.winners())


class Renumbered(Toy):
    """The toy, whose events have other numbers."""

    EVENTS: ClassVar[tuple[EventKind, ...]] = (EventKind("shuffled"), *Toy.EVENTS)

    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
        s = RenumberedState(chance, 1, setup)
        s.log = log
        s.pending.append(Move(0, -1))
        return s


class RenumberedState(State):
    """A state of the toy that writes the next number for each event."""

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().emit(kind + 1, seat, a, b, c)


def test_the_fingerprint_does_not_depend_on_the_numbers_of_events() -> None:
    matches = [replay.start(game, agree(game, 2, None), 1, []) for game in (Toy(), Renumbered())]
    for match in matches:
        match.choose("draw")
    one, other = matches
    assert one.log_from(0) != other.log_from(0)
    assert one.fingerprint() == other.fingerprint()


class Weathered(Toy):
    """The toy with an option that was added after games had been kept."""

    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {**Toy.OPTIONS, "weather": ("dry", "wet")}
    LATE_OPTIONS: ClassVar[tuple[str, ...]] = ("weather",)


def test_an_option_that_was_added_later_leaves_the_fingerprints_of_older_games() -> None:
    toy, weathered = Toy(), Weathered()
    before = replay.start(toy, agree(toy, 2, {"pace": "fast"}), 1, [])
    dry, wet = (
        replay.start(weathered, agree(weathered, 2, {"pace": "fast", "weather": weather}), 1, [])
        for weather in ("dry", "wet")
    )
    for match in (before, dry, wet):
        match.choose("draw")
    assert dry.fingerprint() == before.fingerprint()
    assert wet.fingerprint() != before.fingerprint()
    old = replay.replay(weathered, parse(before.record()))
    assert old.fingerprint() == before.fingerprint()


def test_the_fingerprint_depends_on_the_order_of_choices_and_not_of_what_each_did() -> None:
    match = fresh()
    match.choose("lay c1")
    before = match.fingerprint()
    first = match._history.events_before[-1]
    log = match._history.log[:]
    assert len(log) - first > 1
    match._history.log = Growing([*log[:first], *log[first:][::-1]])
    assert match.fingerprint() == before
    match._history.log = Growing([*log[: first - 1], log[first], log[first - 1], *log[first + 1 :]])
    assert match.fingerprint() != before
    match._history.log = Growing(log[:-1])
    assert match.fingerprint() != before


def test_the_fingerprint_after_undo_is_the_one_before() -> None:
    match = fresh()
    match.choose("lay c1")
    match.choose("done")
    before = match.fingerprint()
    match.choose(first_option(match).id)
    match.undo()
    match.choose(first_option(match).id)
    match.undo()
    assert match.fingerprint() == before


def test_everything_shown_is_json() -> None:
    match = fresh()
    for shown in (match.view(0), match.view(None), match.events(None), match.position(), match.scores()):
        assert json.loads(json.dumps(shown)) == shown


def test_views_stay_small_enough_to_send() -> None:
    match = fresh(seats=6)
    finish(match)
    assert len(json.dumps(match.view(0)).encode()) < 20_000


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess", "seats": 2}, 'There is no game "chess"'),
        ({"seats": 7}, "for 2 to 6 players, not 7"),
        ({"seats": 1}, "for 2 to 6 players, not 1"),
        ({"seats": True}, "for 2 to 6 players"),
        ({"seats": 2, "seed": -1}, "A seed must be"),
        ({"seats": 2, "seed": 1 << 128}, "A seed must be"),
        ({"seats": 2, "options": {"cash": "open"}}, 'no set-up option "cash"'),
        ({"seats": 2, "options": {"money": "green"}}, 'money cannot be "green"'),
        ({"seats": 2, "names": ["Ana"]}, "must be 2 names"),
        ({"seats": 2, "names": ["Ana", "B|b"]}, "cannot be a player's name"),
        ({"seats": 2, "names": ["Ana", "x" * 41]}, "cannot be a player's name"),
        ({"seats": 2, "names": ["Ana", "a\nb"]}, "cannot be a player's name"),
        ({"seats": 2, "components": "nonsense"}, "not valid TOML"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(Problem, match=sentence) as refused:
        railherd.new(**{"game": "last_spike", **arguments})  # type: ignore[arg-type]
    assert str(refused.value).endswith(".")


def test_without_a_seed_every_match_is_another() -> None:
    assert railherd.new("last_spike", seats=2).record() != railherd.new("last_spike", seats=2).record()
