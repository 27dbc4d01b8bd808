"""`railherd play`."""

from __future__ import annotations

from pathlib import Path

import pytest

from railherd.api import load
from railherd.cli.play import plan_bots, plan_seats
from tests.cli.run import Run


def kept(home: Path) -> list[Path]:
    """Return the autosaves."""
    return sorted((home / "data" / "railherd" / "autosave").glob("*.game"))


def test_alone_it_is_last_spike_against_two_regular_bots(run: Run, home: Path) -> None:
    result = run("play")
    assert result.code == 0
    for part in ("Last Spike · turn ", "● Player 1 ", "▲ Regular 2 ", "■ Regular 3 ", "$50,000"):
        assert part in result.out
    (autosave,) = kept(home)
    assert "# players: person regular regular\n" in autosave.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("seats", "bots", "people", "expected"),
    [
        (None, "", 0, (3, ["regular", "regular"])),
        (5, "", 0, (5, ["regular"] * 4)),
        (None, "", 2, (3, ["regular"])),
        (None, "", 4, (4, [])),
        (None, "random", 0, (2, ["random"])),
        (None, "greedy,random", 2, (4, ["greedy", "random"])),
        (4, "greedy, random", 0, (4, ["greedy", "random"])),
        (None, "none", 0, (3, [])),
        (None, "none", 2, (2, [])),
        (4, "none", 0, (4, [])),
        (2, "greedy,random", 0, (2, ["greedy", "random"])),
    ],
)
def test_seats_and_bots(seats: int | None, bots: str, people: int, expected: tuple[int, list[str]]) -> None:
    count = plan_seats(seats, bots, people)
    assert (count, plan_bots(count, bots, people)) == expected


def test_everything_that_can_be_said(run: Run, home: Path) -> None:
    (home / "dear.toml").write_text("[space.a1]\ncost = 9000\n", encoding="utf-8")
    table = ["--seats", "4", "--bots", "random", "--names", "Ana,Bo, Cy", "--seed", "11", "--option", "money=open"]
    result = run("play", "last_spike", *table, "--components", "dear.toml", typed="\n")
    assert result.code == 0
    assert "Cy" in result.out
    assert "hidden" not in result.out
    assert "A1 9" in result.out
    match = load(kept(home)[0].read_text(encoding="utf-8"))
    assert match.names == ["Ana", "Bo", "Cy", "Random 4"]
    assert match.setup.options["money"] == "open"


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first, second, other = (run("play", "--seed", seed, typed="1\n1\n1\n").out for seed in ("11", "11", "12"))
    assert first.partition("The game is kept")[0] == second.partition("The game is kept")[0]
    assert first.partition("The game is kept")[0] != other.partition("The game is kept")[0]


def test_resume_goes_on_where_it_was_left(run: Run, home: Path) -> None:
    run("play", "--seed", "11", "--bots", "random", typed="1\n1\n1\n")
    (autosave,) = kept(home)
    moves = len(load(autosave.read_text(encoding="utf-8")).moves)
    result = run("play", "--resume", typed="1\n")
    assert "Random 2" in result.out
    assert kept(home) == [autosave]
    assert len(load(autosave.read_text(encoding="utf-8")).moves) > moves


def test_load_goes_on_beside_the_file(run: Run, home: Path) -> None:
    run("play", "--seed", "11", "--bots", "random", typed="1\nsave mine.game\n1\n1\n")
    saved = (home / "mine.game").read_text(encoding="utf-8")
    result = run("play", "--load", "mine.game", typed="1\n1\n1\nlog\n")
    assert "Is land bought?" in result.out
    assert (home / "mine.game").read_text(encoding="utf-8") == saved
    assert len(kept(home)) == 2


def test_loaded_choice_can_be_undone(run: Run) -> None:
    run("play", "--seed", "11", "--bots", "random", typed="1\nsave mine.game\n")
    result = run("play", "--load", "mine.game", typed="undo\n")
    assert "Which tile is laid?" in result.out


def test_load_with_other_bots(run: Run, home: Path) -> None:
    run("play", "--seed", "11", "--seats", "3", typed="save mine.game\n")
    assert run("play", "--load", "mine.game", "--bots", "random,random").code == 0
    assert "# players: person random random\n" in kept(home)[-1].read_text(encoding="utf-8")
    result = run("play", "--load", "mine.game", "--bots", "random,random,random,random")
    assert (result.code, result.err) == (2, "There are 3 seats, too few for 4 bots.\n")


def test_broken_record_goes_on_from_its_last_good_choice(run: Run, home: Path) -> None:
    run("play", "--seed", "11", typed="1\n1\n1\nsave mine.game\n")
    text = (home / "mine.game").read_text(encoding="utf-8")
    head, _, last = text.rstrip().rpartition("\n")
    (home / "mine.game").write_text(f"{head}\n{last[0]} lay nowhere\n", encoding="utf-8")
    result = run("play", "--load", "mine.game", typed="\n")
    assert result.code == 0
    assert "The record can be followed up to line " in result.out
    assert "Which tile is laid?" in result.out


def test_no_color_and_ascii(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run("play", "--seed", "11").out
    assert "\x1b" not in run("play", "--seed", "11", "--no-color").out
    assert run("play", "--seed", "11", "--no-color", "--ascii", typed="help\n").out.isascii()
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run("play", "--seed", "11").out


def test_name_with_markup_is_printed_as_it_is(run: Run) -> None:
    assert "● [red]x " in run("play", "--names", "[red]x").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["poker"], 'There is no game "poker"; there are: '),
        (["--seats", "7"], "This game is for 2 to 6 players, not 7."),
        (["--seats", "0"], "This game is for 2 to 6 players, not 0."),
        (["--seats", "99999999999"], "This game is for 2 to 6 players, not 99999999999."),
        (["--seats", "two"], '--seats needs a whole number, not "two".'),
        (["--seats", "²"], '--seats needs a whole number, not "²".'),
        (["--bots", "alice"], 'There is no bot "alice"; there are: '),
        (["--bots", "greedy,"], 'There is no bot ""; there are: '),
        (["--seats", "2", "--bots", "greedy,greedy,greedy"], "There are 2 seats, too few for 3 bots."),
        (["--names", "Ana,"], '"" cannot be a player\'s name'),
        (["--names", "A,B,C,D", "--seats", "3"], "There must be 3 names"),
        (["--seed", "-1"], '--seed needs a whole number, not "-1".'),
        (["--seed", "9" * 40], "A seed must be a whole number from 0 to 2^128 - 1"),
        (["--option", "money"], '--option needs name=value, not "money"'),
        (["--option", "money=mine"], 'The set-up option money cannot be "mine"'),
        (["--option", "luck=good"], 'There is no set-up option "luck"'),
        (["--components", "none.toml"], "There is no file none.toml."),
        (["--load", "none.game"], "There is no file none.game."),
        (["--load", "."], ". cannot be read."),
        (["--resume"], "There is no unfinished game in "),
        (["--resume", "--seats", "3"], "A saved game brings its own table; leave out --seats."),
        (["--resume", "--load", "x"], "A saved game brings its own table; leave out --load."),
        (["last_spike", "--load", "x"], "A saved game brings its own table; leave out GAME."),
        (["--fly"], "There is no option --fly here"),
        (["--seats"], "The option --seats is used wrongly"),
        (["a", "b"], "There is a word too many or too few"),
    ],
)
def test_wrong_values_are_one_sentence(run: Run, home: Path, arguments: list[str], sentence: str) -> None:
    result = run("play", *arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith(sentence)
    assert result.err.count("\n") == 1
    assert not kept(home)
