"""A course learns in rounds, keeps what wins, and goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from railherd.bots.learned import TOGETHER
from railherd.bots.styles import STYLES, hand_made
from railherd.core.rng import Rng
from railherd.games.registry import find
from railherd.train import course, pool
from railherd.train.course import Course, Round, provenance_of
from railherd.train.lesson import Lesson, play_lesson
from railherd.train.self_play import Story, seen_before
from railherd.train.spread import LOCAL_RAY, spread_over
from railherd.train.write import write_drawing, write_weights
from tests.bots.test_value import state_at


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make rounds of four games in two parts, and duels of two."""
    for name, value in {"GAMES_A_ROUND": 4, "GAMES_A_PART": 2, "DUEL_GAMES": 2, "BEAM": (2, 1, 10, 20)}.items():
        monkeypatch.setattr(course, name, value)
    monkeypatch.setattr(pool, "GAMES", 0)


class Here:
    """Plays lessons in this process, and stops after some."""

    def __init__(self, most: int = 1000) -> None:
        self.left = most
        self.played: list[Lesson] = []

    def __call__(self, lessons: list[Lesson]) -> Iterator[list[Story]]:
        for lesson in lessons:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            self.played.append(lesson)
            yield play_lesson(lesson)


def rounds_of(folder: Path, here: Here, games: int = 8, alone: bool = False) -> list[Round]:
    folder.mkdir(exist_ok=True)
    game = "gwt_nz" if alone else "gwt"
    return list(Course(game, games, 5, alone, folder).rounds(here, lambda more: None))


def test_a_course_that_was_stopped_goes_on_and_ends_alike(tmp_path: Path) -> None:
    whole = rounds_of(tmp_path / "whole", Here())
    with pytest.raises(KeyboardInterrupt):
        rounds_of(tmp_path / "stopped", Here(most=9))  # in the second round: six games and a duel are over
    rest = Here()
    assert rounds_of(tmp_path / "stopped", rest) == whole
    assert len(rest.played) == 12 - 8  # of its ninth game and the part with it nothing was kept
    assert [done.games for done in whole] == [4, 4]


def test_games_to_learn_from_are_made_by_the_newest_the_best_and_by_hand(tmp_path: Path) -> None:
    here = Here()
    first, _ = rounds_of(tmp_path / "course", here)
    second_round = [player for lesson in here.played[6:10] for player in lesson.players]
    assert any(player == first.weights for player in second_round)
    assert all(player is None for lesson in here.played[:4] for player in lesson.players)
    assert len({lesson.seed for lesson in here.played}) == 4 + 1 + 4 + 1  # a deal of a duel is played from both seats


def test_new_weights_are_kept_only_if_they_are_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lead in (5.0, -5.0):
        monkeypatch.setattr(course, "_leads", lambda stories, alone, lead=lead: [lead] * len(stories))
        folder = tmp_path / str(lead)
        done = rounds_of(folder, Here(), games=2)
        out = folder / "weights.json"
        assert done[0].is_better is (lead > 0)
        assert write_weights(Course("gwt", 2, 5, False, folder), done, out) is (lead > 0)
        assert out.exists() is (lead > 0)


def test_weights_say_where_they_come_from_and_leave_those_of_other_tables(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text('{"tables": {"alone": {"own": [1.0]}}}')
    done = Round(400, 0.9, 0.8, 0.95, 12.0, True, {"own": [2.0], "others": [3.0]})
    write_weights(Course("gwt", 400, 5, False, tmp_path), [done], out)
    tables = json.loads(out.read_text())["tables"]
    assert tables["alone"] == {"own": [1.0]}
    assert tables[TOGETHER]["own"] == [2.0]
    assert tables[TOGETHER]["provenance"]["games"] == 400
    assert tables[TOGETHER]["provenance"]["shares"] == [0.9]


def test_new_weights_are_tried_on_the_pool_and_may_give_nothing_away_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "GAMES", 2)
    monkeypatch.setattr(course, "_leads", lambda stories, alone: [5.0] * len(stories))
    shares = iter([0.9, 0.1])
    monkeypatch.setattr(course, "pool_share", lambda stories: next(shares))
    here = Here()
    first, second = rounds_of(tmp_path / "course", here)
    tried = [lesson.players for lesson in here.played if any(isinstance(player, str) for player in lesson.players)]
    assert tried[:12] == [
        [first.weights, style] if seat == 0 else [style, first.weights] for style in STYLES for seat in range(2)
    ]
    assert [(done.pool, done.is_better) for done in (first, second)] == [(0.9, True), (0.1, False)]
    assert rounds_of(tmp_path / "course", Here(most=0)) == [first, second]


def test_a_share_counts_as_less_only_beyond_chance() -> None:
    assert pool.gives_away(0.4, 0.8, 60)
    assert not pool.gives_away(0.75, 0.8, 60)
    assert not pool.gives_away(0.9, 0.5, 60)
    assert not pool.gives_away(0.1, None, 60)
    assert not pool.gives_away(None, 0.5, 0)
    assert pool.pool_games("last_spike", alone=False) == pool.pool_games("gwt_nz", alone=True) == 0


def test_a_game_of_trees_learns_no_net_and_nothing_of_others_beside_a_seats_own_numbers(tmp_path: Path) -> None:
    course_of = Course("last_spike", 2, 5, False, tmp_path)
    (done,) = course_of.rounds(Here(), lambda more: None)
    assert sorted(done.weights) == ["others", "own"]
    assert any(done.weights["own"])
    assert not any(done.weights["others"])
    assert "net" not in provenance_of(course_of, [done])["what"]


@pytest.mark.parametrize("game", ["gwt", "gwt_nz"])
def test_by_hand_is_played_in_many_manners(game: str) -> None:
    """Who cares for other things plays another game, and the same lesson is always the same."""
    plain = Lesson(game, 2, {}, [None, None], 3, (2, 1, 10, 20))
    stories = [play_lesson(replace(plain, manner=manner)) for manner in (0, 0, 100, 100)]
    assert stories[0] == stories[1] != stories[2] == stories[3]
    assert hand_made(game).dollar == hand_made(game).dollar != 0  # those of the game stay as they are


def test_what_is_learned_of_others_is_what_a_seat_can_know_of_them() -> None:
    game = find("gwt")
    state = state_at(game, 2, 31)
    worlds = [game.imagine(state, 0, seed) for seed in (1, 2, 3)]
    assert len({tuple(game.numbers(world, 1)) for world in worlds}) > 1  # its hand
    assert len({tuple(seen_before(game, world, 0, Rng(4))) for world in worlds}) == 1


def test_alone_both_play_the_same_deals_against_the_automa(tmp_path: Path) -> None:
    here = Here()
    done = rounds_of(tmp_path / "course", here, games=2, alone=True)
    new, old = here.played[-2:]
    assert (new.seats, new.seed) == (1, old.seed)
    assert new.players == [done[0].weights]
    assert old.players == [None]


def test_a_drawing_marks_each_round(tmp_path: Path) -> None:
    rounds = [Round(4, share, 0.2, 0.9, 1.0, share > 0.5, {}) for share in (0.4, 0.7)]
    write_drawing(rounds, "gwt", tmp_path / "plot.svg")
    assert (tmp_path / "plot.svg").read_text().count("<circle") == 2


@pytest.mark.soak
def test_a_cluster_learns_what_a_pool_of_processes_learns(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    found = []
    for place in ("", LOCAL_RAY):
        folder = tmp_path / (place[:3] or "pool")
        folder.mkdir()
        with spread_over(place, 2) as spread:
            found.append(list(Course("gwt", 4, 5, False, folder).rounds(spread, lambda more: None)))
    assert found[0] == found[1]
