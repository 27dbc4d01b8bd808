"""A bot whose turn goes on is kept for its next choice, found again by what its seat sees alone."""

from __future__ import annotations

import msgspec
import pytest

import railherd
from railherd.bots import choose
from railherd.bots.choose import choice, outlook_of
from railherd.bots.job import Job, job_of
from railherd.bots.kept import KeptBots
from railherd.bots.levels import Leveled
from railherd.bots.turn_search import best_turns
from railherd.core.playing.match import Match


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Forget all bots; return a list that gets an entry for each search."""
    found: list[int] = []

    def noted(*given: object) -> object:
        found.append(1)
        return best_turns(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("railherd.bots.thinker.best_turns", noted)
    monkeypatch.setattr(choose, "_KEPT", KeptBots())
    return found


def job(match: Match, seed: int, bot: str = "expert") -> Job:
    assert match.asked is not None
    return job_of(match, match.asked, bot, seed)


def take_a_turn(match: Match, bot: str = "expert") -> int:
    """Make the choices of a turn, each by a job of its own; return how many left a choice."""
    turn, seat, count = match.view(None)["turn"], match.asked, 0
    while match.view(None)["turn"] == turn and match.asked == seat:
        prompt = match.prompt()
        assert prompt is not None
        count += len(prompt.options) > 1
        match.choose(match.text_of(choice(job(match, len(match.moves), bot)).option))
    return count


def test_a_turn_is_searched_once_where_nothing_is_drawn(searches: list[int]) -> None:
    for seed in range(4):
        match = railherd.new("gwt", 2, seed=seed)
        searches.clear()
        chosen = take_a_turn(match)
        assert len(searches) < chosen, "at least one choice followed the plan"


def test_the_same_is_chosen_as_by_a_bot_that_stays(searches: list[int]) -> None:
    match, twin = railherd.new("gwt", 2, seed=2), railherd.new("gwt", 2, seed=2)
    first = job(match, 7)
    one = Leveled("expert", first.seed)
    for _ in range(3):
        asked = job(match, 7)
        kept = choice(asked).option
        assert kept == one.choose(outlook_of(job(twin, 7)))
        match.choose(match.text_of(kept))
        twin.choose(twin.text_of(kept))


def test_another_position_seat_or_bot_is_thought_about_anew() -> None:
    match = railherd.new("gwt", 2, seed=2)
    asked, kept = job(match, 7), KeptBots()
    look, bot = outlook_of(asked), Leveled("expert", 1)
    option = bot.choose(look)
    kept.put(asked, look, bot)
    assert kept.take(asked, look) is None, "it expects the next position, not this one"
    match.choose(match.text_of(option))
    after = job(match, 8)
    for other in (
        msgspec.structs.replace(after, bot="regular"),
        msgspec.structs.replace(after, effort=50),
        msgspec.structs.replace(after, components="another"),
    ):
        assert kept.take(other, outlook_of(after)) is None
    assert kept.take(after, outlook_of(after)) is bot
    assert kept.take(after, outlook_of(after)) is None, "whoever follows the plan has it"


def test_no_more_bots_are_kept_than_there_is_room_for() -> None:
    kept, found = KeptBots(most=2), []
    for seed in range(3):
        match = railherd.new("gwt", 2, seed=seed)
        asked = job(match, 7)
        look, bot = outlook_of(asked), Leveled("expert", 1)
        match.choose(match.text_of(bot.choose(look)))
        kept.put(asked, look, bot)
        found.append(job(match, 8))
    assert [kept.take(each, outlook_of(each)) is not None for each in found] == [False, True, True]


def test_a_bot_without_a_plan_is_not_kept(searches: list[int]) -> None:
    kept = KeptBots()
    match = railherd.new("last_spike", 2, seed=2)
    for name in ("novice", "expert"):
        asked = job(match, 7, name)
        look, bot = outlook_of(asked), Leveled(name, 1)
        bot.choose(look)
        kept.put(asked, look, bot)
    assert not kept._bots
