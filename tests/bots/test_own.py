"""Players' own bots: they play everywhere by file and class, and none of their faults ends a game."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import railherd
from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Outlook
from railherd.bots.digest import digest
from railherd.bots.own import bot as own_bot
from railherd.bots.own.enlist import OWN, enlist
from railherd.bots.own.failing import REASONS, Failing
from railherd.bots.registry import BOTS, make_bot
from railherd.core.problem import Problem
from railherd.server.bot_pool.pool import BotPool
from railherd.server.settings import read_settings
from railherd.words.catalogue import LANGUAGES, say
from tests.cli.run import Run, runner
from tests.server.helpers.bot_jobs import options, some_job, with_thinkers

EXAMPLE = "examples/my_bot.py:MyBot"
BOTS_OF_A_PLAYER = """
import os, time

class Last:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, outlook):
        return outlook.legal()[-1]

class Raises(Last):
    def choose(self, outlook):
        return {}["plan"]

class Illegal(Last):
    def choose(self, outlook):
        return 10**6

class Wordy(Last):
    def choose(self, outlook):
        return "the best one"

class Hog(Last):
    def choose(self, outlook):
        return len(bytearray(3 << 30))

class Hangs(Last):
    def choose(self, outlook):
        time.sleep(600)

class Dies(Last):
    def choose(self, outlook):
        os._exit(3)

class Prints(Last):
    def choose(self, outlook):
        print("thinking", flush=True)
        return outlook.legal()[-1]

class NoBot:
    pass
"""


@pytest.fixture(autouse=True)
def _own_bots_leave() -> Iterator[None]:
    yield
    for name in list(OWN):
        del OWN[name], BOTS[name]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with good and bad bots."""
    path = tmp_path / "bots.py"
    path.write_text(BOTS_OF_A_PLAYER, encoding="utf-8")
    return path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def asked(name: str) -> tuple[int, list[int], own_bot.OwnBot]:
    """Return what a bot answers at the beginning of a game, what it may answer, and the bot."""
    match = railherd.new("last_spike", seats=2, seed=1)
    outlook = Outlook(match.game, match.imagine(0, 1), 0)
    bot = make_bot(name, 1)
    assert isinstance(bot, own_bot.OwnBot)
    return ask(bot, outlook).option, outlook.legal(), bot


@pytest.mark.parametrize("name", ["Last", "Prints"])
def test_a_bot_of_ones_own_chooses(file: Path, name: str) -> None:
    assert enlist([f"{file}:{name}", "greedy"]) == [name, "greedy"]
    option, legal, bot = asked(name)
    assert (option, bot.failings) == (legal[-1], [])


@pytest.mark.parametrize(
    ("name", "why", "said"),
    [
        ("Raises", "raised", "KeyError: 'plan' (bots.py:12)"),
        ("Illegal", "illegal", "1000000 is no option"),
        ("Wordy", "illegal", "'the best one' is no number"),
        pytest.param("Hog", "memory", None, marks=pytest.mark.skipif(sys.platform == "win32", reason="no limit there")),
        ("Hangs", "overdue", ""),
        ("Dies", "died", ""),
    ],
)
def test_another_chooses_for_a_bot_that_misbehaves(
    file: Path, name: str, why: str, said: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_bot, "SECONDS", 1.0 if name == "Hangs" else 20.0)
    enlist([f"{file}:{name}"])
    option, legal, bot = asked(name)
    assert option in legal
    (failing,) = bot.failings
    assert (failing.bot, failing.why) == (name, why)
    assert said is None or failing.said == said
    assert asked(name)[0] in legal  # a bot that failed is asked again, in a new process if need be


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_failing_is_a_sentence(language: str) -> None:
    for why in REASONS:
        problem = Failing("Fox", why, "KeyError").problem()
        sentence = say(problem.key, problem.arguments, language)
        assert {"Fox", "greedy"} <= set(re.findall(r"\w+", sentence))
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{file}:No Name", "core.own_bot.form"),
        ("bots.py:", "core.own_bot.form"),
        ("missing.py:Fox", "core.own_bot.no_file"),
        ("{file}:Absent", "core.own_bot.not_loaded"),
        ("{file}:NoBot", "core.own_bot.not_loaded"),
    ],
)
def test_what_cannot_be_a_bot_is_refused(file: Path, text: str, key: str) -> None:
    with pytest.raises(Problem) as refused:
        enlist([text.format(file=file)])
    assert refused.value.key == key
    assert not OWN


def test_a_name_of_the_house_stays_its_own(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("class greedy:\n    def choose(self, outlook): return 0\n", encoding="utf-8")
    with pytest.raises(Problem) as refused:
        enlist([f"{file}:greedy"])
    assert refused.value.key == "core.own_bot.name_taken"


def test_two_files_cannot_give_one_name(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text(BOTS_OF_A_PLAYER, encoding="utf-8")
    assert enlist([f"{file}:Last", f"{file}:Last"]) == ["Last", "Last"]
    with pytest.raises(Problem):
        enlist([f"{other}:Last"])


def test_a_changed_file_is_another_bot(file: Path) -> None:
    enlist([f"{file}:Last"])
    before = digest("Last", "gwt")
    file.write_text(BOTS_OF_A_PLAYER + "\n# better\n", encoding="utf-8")
    assert digest("Last", "gwt") != before


def test_the_example_plays_a_series(run: Run) -> None:
    done = run("sim", "last_spike", "--games", "2", "--bots", f"{EXAMPLE},random", "--jobs", "1", "--lang", "en")
    assert done.code == 0, done.err
    assert "MyBot: " in done.out
    assert "×" not in done.out


def test_a_series_counts_what_went_wrong(run: Run, file: Path) -> None:
    done = run("sim", "last_spike", "--games", "1", "--bots", f"{file}:Illegal,random", "--jobs", "1", "--lang", "en")
    (told,) = [line for line in done.out.splitlines() if "×" in line]
    assert told.endswith("Illegal chose what is not allowed, and greedy chose instead: 1000000 is no option. "
                         "Return one of outlook.legal().")  # fmt: skip


def test_the_example_climbs_a_ladder(run: Run, tmp_path: Path) -> None:
    arguments = ["ladder", "last_spike", "--bots", f"random,{EXAMPLE}", "--quick", "--games", "2", "--lang", "en"]
    done = run(*arguments, "--docs", str(tmp_path))
    assert done.code == 0, done.err
    assert done.out.startswith("MyBot-random-2: ")


def test_the_terminal_says_why_another_chose(run: Run, file: Path) -> None:
    done = run("play", "last_spike", "--seats", "2", "--names", "Ana", "--bots", f"{file}:Raises", "--seed", "3",
               "--lang", "en", typed="1\n1\n1\n")  # fmt: skip
    told = " ".join(done.out.split())
    assert "Raises ended with an error, and greedy chose instead: KeyError: 'plan' (bots.py:12)." in told


def test_at_a_server_it_thinks_apart_from_the_others(file: Path) -> None:
    enlist([f"{file}:Last", f"{file}:Raises"])

    async def thought(pool: BotPool) -> list[Answer]:
        answers = [await pool.think(some_job(bot)) for bot in ("Last", "Raises", "greedy")]
        assert len(set(pool.pids())) == 3  # one for each bot of a player's own, one for the house
        return answers

    last, stood_in, greedy = with_thinkers(thought, plugins=())
    assert last == options(some_job("Last"))[-1]
    assert stood_in == greedy != last


def test_a_server_knows_the_bots_of_whoever_runs_it(file: Path) -> None:
    assert read_settings({"bots": f"{file}:Last, {EXAMPLE}"}, {}).bots == ("Last", "MyBot")
    with pytest.raises(Problem):
        read_settings({"bots": "greedy"}, {})
