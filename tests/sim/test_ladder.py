"""The ladder: duels that can be stopped, published lines, and whether they still hold."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from railherd import Problem
from railherd.bots import digest as digests
from railherd.sim import resume
from railherd.sim.bot_game import Outcome
from railherd.sim.duel import Duel, agree, figures
from railherd.sim.ladder import Published, duels_between
from railherd.sim.resume import play_duel
from railherd.sim.series import Series, play_some
from railherd.sim.statistics import differ, mean_with_error

DUEL = Duel("last_spike", "greedy", "random", 2, 6, 11)


def outcome(seed: int, challenger: int, totals: list[int], winners: list[int]) -> Outcome:
    """Return the end of a game with the challenger in a seat, three turns each and a tenth of a second of thought."""
    seats = len(totals)
    seating = [(seat - challenger) % seats for seat in range(seats)]
    return Outcome(seed, seating, winners, totals, 9, [3] * seats, [0.1] * seats)


def test_a_duel_has_the_challenger_in_every_seat_of_every_deal(tmp_path: Path) -> None:
    outcomes = play_duel(replace(DUEL, seats=3), tmp_path, 1, lambda _: None)
    assert [(one.seed, one.seating.index(0)) for one in outcomes] == [(s, seat) for s in (11, 12) for seat in (0, 2, 1)]
    assert all(len(one.turns) == len(one.cpu) == 3 and min(one.turns) > 0 for one in outcomes)


def test_figures_count_wins_leads_and_turns() -> None:
    outcomes = [
        outcome(1, 0, [50, 40, 30], [0]),
        outcome(1, 1, [20, 50, 30], [1]),
        outcome(2, 2, [60, 20, 60], [0, 2]),
        outcome(2, 0, [10, 20, 30], [2]),
    ]
    found = figures(Duel("last_spike", "greedy", "random", 3, 4, 1), outcomes)
    assert found["share"] == 2.5 / 4
    assert found["margin"] == ((15 + 25) / 2 + (20 - 15) / 2) / 2  # of two deals
    assert found["sides"][0] == {"points": 42.5, "turns": 3.0, "points_a_turn": 14.17, "ms_a_turn": 33.33}
    assert found["sides"][1]["points"] == pytest.approx((40 + 30 + 20 + 30 + 60 + 20 + 20 + 30) / 8, abs=0.06)
    assert found["low"] < found["share"] < found["high"]


def test_a_stopped_duel_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_duel(DUEL, tmp_path / "whole", 1, lambda _: None)

    class Stop(Exception):
        pass

    seen: list[int] = []

    def stop_after_three(done: int) -> None:
        seen.append(done)
        if sum(seen) == 3:
            raise Stop

    with pytest.raises(Stop):
        play_duel(DUEL, tmp_path, 1, stop_after_three)
    (file,) = tmp_path.glob("*.jsonl")
    file.write_text(file.read_text(encoding="utf-8") + '[5, {"seed": 1', encoding="utf-8")  # torn by a power cut
    asked: list[int] = []

    def noting(series: Series, indices: Sequence[int], jobs: int) -> Iterator[dict[int, Outcome]]:
        asked.extend(indices)
        return play_some(series, indices, jobs)

    monkeypatch.setattr(resume, "play_some", noting)
    assert play_duel(DUEL, tmp_path, 1, lambda _: None) == whole
    assert len(asked) == 3
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7


def test_games_of_a_bot_that_thought_otherwise_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_duel(DUEL, tmp_path, 1, lambda _: None)
    monkeypatch.setattr("railherd.sim.duel.digest", lambda bot, game: "another")
    heard: list[int] = []
    play_duel(DUEL, tmp_path, 1, heard.append)
    assert heard[0] == 0


def test_the_digest_follows_search_and_judgement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = [f"bots/{path.name}" for path in digests.sources("railherd.bots.greedy")]
    assert {"bots/greedy.py", "bots/turn_search.py"} <= set(thinking)
    assert "bots/uniform.py" not in thinking
    judging = ("games/gwt/bot/weights.py", "kit/bot/weights.py")
    for name in (*thinking, *judging):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((digests.PACKAGE / name).read_bytes())
    monkeypatch.setattr(digests, "PACKAGE", tmp_path)
    seen = {digests.digest("greedy", "gwt")}
    for name in ("bots/turn_search.py", *judging):
        (tmp_path / name).write_text((tmp_path / name).read_text(encoding="utf-8") + "#", encoding="utf-8")
        seen.add(digests.digest("greedy", "gwt"))
    assert len(seen) == 4


def test_only_what_changed_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    published = Published(tmp_path)
    assert not published.holds(DUEL)
    published.put(figures(DUEL, play_duel(DUEL, tmp_path, 1, lambda _: None)))
    assert published.holds(DUEL)
    assert not published.holds(replace(DUEL, games=8))
    monkeypatch.setattr("railherd.sim.duel.digest", lambda bot, game: "another")
    assert not published.holds(DUEL)


def test_a_line_takes_the_place_of_the_older_one(tmp_path: Path) -> None:
    published = Published(tmp_path)
    line = figures(DUEL, play_duel(DUEL, tmp_path, 1, lambda _: None))
    published.put(line)
    published.put({**line, "seats": 3})
    published.put({**line, "share": 0.125})
    assert [(each["seats"], each["share"]) for each in published.lines("last_spike")] == [
        (2, 0.125),
        (3, line["share"]),
    ]
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| greedy-random-2 | 6 | **12.5%** (" in page
    assert "| 33% |" in page
    assert "| 11 to 13 |" in page


def test_a_share_far_away_does_not_agree() -> None:
    assert agree({"share": 0.60, "games": 400}, {"share": 0.65, "games": 400})
    assert not agree({"share": 0.60, "games": 400}, {"share": 0.70, "games": 400})
    assert not differ(1.0, 10, 1.0, 20)


def test_a_mean_has_its_error() -> None:
    mean, error = mean_with_error([1.0, 2.0, 3.0])
    assert (mean, error) == pytest.approx((2.0, 1.959964 / 3**0.5))
    assert mean_with_error([5.0]) == (5.0, float("inf"))


def test_each_two_bots_play_and_the_stronger_one_challenges() -> None:
    duels = duels_between("last_spike", ["random", "greedy", "random"], 2, 10, 1)
    assert [duel.name for duel in duels] == ["greedy-random-2"]


def test_alone_each_bot_plays_against_the_automa() -> None:
    duels = duels_between("gwt_nz", ["random", "greedy"], 1, 10, 1, {"difficulty": "hard"})
    assert [duel.name for duel in duels] == ["random-sarah-hard-1", "greedy-sarah-hard-1"]
    assert duels[0].series().setup.options["difficulty"] == "hard"
    assert list(duels[0].conditions()["bots"]) == ["random"]


def test_a_line_against_an_automa_counts_its_turns_and_its_chair(tmp_path: Path) -> None:
    (duel,) = duels_between("gwt_nz", ["random"], 1, 2, 1)
    outcomes = play_duel(duel, tmp_path, 1, lambda _: None)
    assert all(abs(one.turns[0] - one.turns[1]) <= 1 < min(one.turns) for one in outcomes)
    line = figures(duel, outcomes)
    assert line["sides"][1]["ms_a_turn"] == 0.0  # the rules think for her
    published = Published(tmp_path)
    published.put(line)
    assert published.holds(duel)
    assert published.find("gwt_nz", "random-sarah-1") == line
    assert "| 50% |" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("bots", "seats", "sentence"),
    [
        (["greedy"], 2, "two different bots"),
        (["greedy", "deep"], 2, 'no bot "deep"'),
        (["greedy", "random"], 9, "2 to 6 players, not 9"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(bots: list[str], seats: int, sentence: str) -> None:
    with pytest.raises(Problem, match=sentence):
        duels_between("last_spike", bots, seats, 10, 1)


def test_an_unknown_line_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    (tmp_path / "ladder").mkdir()
    line = {"game": "last_spike", "challenger": "greedy", "opponent": "random", "seats": 2, "games": 6, "seed": 1}
    (tmp_path / "ladder" / "last_spike.json").write_text(json.dumps([line]), encoding="utf-8")
    with pytest.raises(Problem, match="There are: greedy-random-2"):
        Published(tmp_path).find("last_spike", "expert-novice-2")
