"""The commands of the terminal game."""

from __future__ import annotations

from pathlib import Path

import pytest

from railherd.api import load
from railherd.bots.advise import advise
from railherd.terminal.actions import ACTIONS
from tests.terminal.desk import Desk


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make this the folder of files without a folder."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here"


def answer(desk: Desk, number: int = -1) -> str:
    """Return what was printed after a typed line, in one line."""
    text = desk.answers()[number].partition("\n")[2]
    return " ".join(text.partition("A choice, or help:")[0].split())


def test_help_lists_every_command(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["?"])
    desk.play()
    listed = desk.answers()[0].splitlines()
    for name in ACTIONS:
        is_listed = any(line.startswith(name) for line in listed)
        assert is_listed == (name != "seat"), f"{name}: nothing can be done out of turn in this game"


def test_why_explains_a_choice_a_tile_and_a_city(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["why buy den", "why den", "why a1", "WHY LAY A1"])
    desk.play()
    assert answer(desk, 0) == answer(desk, 1) == "First lay a tile, then buy. (The turn)"
    assert answer(desk, 2) == answer(desk, 3) == "A1 is not in your hand. (Laying track)"


def test_why_says_when_something_is_allowed(tmp_path: Path) -> None:
    prompt = Desk(tmp_path).match.prompt(0)
    assert prompt is not None
    desk = Desk(tmp_path, [f"why {prompt.options[0].text}"])
    desk.play()
    assert answer(desk) == "That is allowed now."


def test_why_alone_explains_how_to_ask(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["why", "why nonsense"])
    desk.play()
    assert answer(desk, 0).startswith('Ask about a choice, a tile or a city: "why lay ')
    assert answer(desk, 1) == '"nonsense" is neither a choice nor a command; type help to see both.'


def test_a_hint_is_asked_for_and_followed(tmp_path: Path) -> None:
    asking = Desk(tmp_path, ["hint"])
    asking.play()
    assert not asking.match.moves
    best = advise(asking.match, 0, seed=0).best[0]
    prompt = asking.match.prompt(0)
    assert prompt is not None
    number = prompt.options.index(best.option) + 1
    tile = best.option.text.removeprefix("lay ").upper()
    said = answer(asking)
    assert said.startswith(f"Worth choosing here, the best first: {number} Lay {tile} (")
    assert "Expected lead at the end, in money: $" in said
    following = Desk(tmp_path, ["hint", str(number)])
    following.play()
    assert following.match.moves[0].text == best.option.text


def test_map_comes_with_a_legend_and_land_alone(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["map", "land"])
    desk.play()
    assert "═════ complete" in answer(desk, 0)
    assert answer(desk, 1).startswith("Land Next card")
    assert "Hand" not in answer(desk, 1)


def test_log_tells_everything_so_far(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["1", "1", "1", "1", "log"], names=["Ana", "Bo"])
    desk.play()
    told = answer(desk)
    assert told.count("Ana lays ") == told.count("Bo lays ") == 2
    assert "for the first turn" in told
    assert "Bo draws a tile" in told


def test_save_writes_a_game_that_loads(tmp_path: Path, here: Path) -> None:
    desk = Desk(tmp_path, ["1", "save", f"save {tmp_path}/mine.game", "save sub.game"])
    printed = desk.play()
    for path in (here / "last_spike-1.game", tmp_path / "mine.game", here / "sub.game"):
        assert load(path.read_text(encoding="utf-8")).fingerprint() == desk.match.fingerprint()
    assert "The game is saved in last_spike-1.game." in printed


def test_save_without_a_name_takes_a_free_one(tmp_path: Path, here: Path) -> None:
    Desk(tmp_path, ["save", "1", "save"]).play()
    assert len(load((here / "last_spike-1.game").read_text(encoding="utf-8")).moves) == 0
    assert len(load((here / "last_spike-2.game").read_text(encoding="utf-8")).moves) == 1


def test_save_replaces_a_file_only_after_asking(tmp_path: Path, here: Path) -> None:
    file = here / "x.game"
    for reply, kept in (("n", True), ("", True), ("y", False), ("YES", False)):
        file.write_text("precious", encoding="utf-8")
        printed = Desk(tmp_path, ["save x.game", reply]).play()
        assert "x.game exists already." in printed
        assert (file.read_text(encoding="utf-8") == "precious") is kept
        assert ("Nothing was saved" in printed) is kept


@pytest.mark.parametrize("place", ["nowhere/x.game", ".", "/dev/null", "/", "x" * 300])
def test_unwritable_place_is_one_sentence_and_the_game_goes_on(tmp_path: Path, place: str) -> None:
    desk = Desk(tmp_path, [f"save {place}", "1"])
    desk.play()
    assert answer(desk, 0).endswith("cannot be written; choose another place.")
    assert len(desk.match.moves) == 1
    assert not list(Path().glob("*.part"))


def test_quit_asks_and_keeps_the_game(tmp_path: Path, here: Path) -> None:
    desk = Desk(tmp_path, ["1", "quit", "n", "1"])
    printed = desk.play()
    assert len(desk.match.moves) == 1, "nothing is read after leaving"
    assert "Save the game to a file here before leaving?" in printed
    assert str(desk.autosave) in "".join(printed.split("\n"))
    assert not list(here.iterdir())


def test_quit_and_save(tmp_path: Path, here: Path) -> None:
    desk = Desk(tmp_path, ["1", "quit", "y"])
    desk.play()
    saved = (here / "last_spike-1.game").read_text(encoding="utf-8")
    assert load(saved).fingerprint() == desk.match.fingerprint()


def test_quit_and_think_better_of_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["quit", "", "1"])
    desk.play()
    assert len(desk.match.moves) == 1


def test_end_of_input_keeps_the_game_and_names_the_file(tmp_path: Path, here: Path) -> None:
    desk = Desk(tmp_path, ["1"])
    printed = desk.play()
    assert f"The game is kept in {desk.autosave}" in printed.replace("\n", "")
    assert load(desk.autosave.read_text(encoding="utf-8")).fingerprint() == desk.match.fingerprint()
    assert not list(here.iterdir())


def test_end_of_input_without_an_autosave_saves_here(tmp_path: Path, here: Path) -> None:
    (tmp_path / "autosave").write_text("a file where a folder should be", encoding="utf-8")
    desk = Desk(tmp_path, ["1"])
    printed = desk.play()
    assert " ".join(printed.split()).count("cannot be written") == 1, "said once, not after every choice"
    assert load((here / "last_spike-1.game").read_text(encoding="utf-8")).fingerprint() == desk.match.fingerprint()


def test_interrupt_keeps_the_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["1"])

    def interrupt() -> None:
        if desk.match.moves:
            raise KeyboardInterrupt

    desk.before_line = interrupt
    assert "The game is kept in" in desk.play()


def test_finished_game_is_saved_on_request(tmp_path: Path, here: Path) -> None:
    desk = Desk(tmp_path, ["y"], bots=["random", "random"])
    desk.play()
    assert load((here / "last_spike-1.game").read_text(encoding="utf-8")).over
