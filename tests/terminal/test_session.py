"""A game at the terminal, from the first question to the score pad."""

from __future__ import annotations

from itertools import repeat
from pathlib import Path

import pytest

from railherd.api import load, new
from railherd.core.playing.film import Film
from railherd.terminal.voice import Voice
from railherd.words.catalogue import LANGUAGES
from tests.golden.games import loaded
from tests.terminal.desk import Desk, late_game


def test_whole_game_ends_with_the_score_pad(tmp_path: Path) -> None:
    desk = Desk(tmp_path, repeat("1"), names=["Ana", "Bo"])
    printed = desk.play()
    assert desk.match.over
    end = printed[printed.rindex("The game ends:") :]
    voice = Voice()
    for score in desk.match.scores():
        assert voice.money(score["total"]) in end
        assert voice.money(score["lines"]["land_price"]) in end
    assert "Price of land held" in end
    winners = ", ".join(desk.match.names[seat] for seat in desk.match.winners())
    assert f": {winners}\n" in end
    assert "Save the finished game" in end
    kept = load(desk.autosave.read_text(encoding="utf-8"))
    assert kept.over
    assert kept.fingerprint() == desk.match.fingerprint()


def test_screen_shows_table_news_and_question(tmp_path: Path) -> None:
    printed = Desk(tmp_path, names=["Ana", "Bo"]).play()
    for part in ("Last Spike · turn 1", "Sacramento", "1–5 cards pay", "$60,000", "Hand  ▸", "Ana begins"):
        assert part in printed
    assert "● Ana › Turn › Lay track  Which tile is laid?" in printed
    assert "\n1 Lay " in printed


def test_others_move_by_themselves_and_their_moves_are_told(tmp_path: Path) -> None:
    printed = Desk(tmp_path, ["1", "1"], bots=["greedy", "greedy"], seats=3, names=["Ana", "Bo", "Cy"]).play()
    second_turn = printed[printed.rindex("turn 4") :]
    assert "▲ Bo lays " in second_turn
    assert "■ Cy lays " in second_turn


def test_cost_and_gain_stand_beside_the_choice(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    printed = desk.play()
    prompt = desk.match.prompt(0)
    assert prompt is not None
    for number, option in enumerate(prompt.options, 1):
        line = next(line for line in printed.splitlines() if line.startswith(f"{number} Lay"))
        assert f"−${option.cost:,}" in line


def test_choices_that_end_undo_say_so(tmp_path: Path) -> None:
    printed = Desk(tmp_path, ["1"]).play()
    laying, buying = printed.split("« 1\n")
    assert "no undo after this" not in laying
    assert "(no undo after this)" in buying


def test_only_the_choice_that_ends_undo_says_so(tmp_path: Path) -> None:
    match = new("last_spike", 2, seed=0)
    while (prompt := match.prompt()) and len({option.reveals for option in prompt.options}) == 1:
        match.choose(prompt.options[0].id)
    assert prompt is not None, "the tile that would end the game is among others"
    assert prompt.seat == 0
    choices = Desk(tmp_path, match=match).play().partition("Which tile is laid?")[2]
    for number, option in enumerate(prompt.options, 1):
        said = choices.partition(f"\n{number} Lay")[2].partition(f"\n{number + 1} Lay")[0]
        assert ("(no undo after this)" in said) is option.reveals
        assert ("the last spike, ends the game" in said) is option.reveals


def test_choice_by_number_by_words_and_by_place(tmp_path: Path) -> None:
    first = Desk(tmp_path).match.prompt(0)
    assert first is not None
    option = first.options[1]
    assert option.at is not None
    for typed in ("2", option.text, option.text.upper(), option.at.removeprefix("map/")):
        desk = Desk(tmp_path, [typed])
        desk.play()
        assert [move.text for move in desk.match.moves] == [option.text]


@pytest.mark.parametrize("typed", ["0", "99", "lay", "lay q9", "fly", "-1", "[red]", "½", "undo", "redo", "l"])
def test_bad_input_is_one_sentence_and_nothing_is_lost(tmp_path: Path, typed: str) -> None:
    desk = Desk(tmp_path, [typed])
    before = desk.session.record()
    desk.play()
    (answer,) = desk.answers()
    said = answer.removeprefix(f"{typed}\n").partition("A choice, or help:")[0].strip()
    assert said.endswith(".")
    assert "\n" not in said
    assert desk.session.record() == before


def test_forbidden_choice_says_why(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["buy den"])
    assert "First lay a tile, then buy." in desk.play()
    assert not desk.match.moves


def test_empty_line_shows_the_table_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["", "  "])
    assert desk.play().count("Which tile is laid?") == 3


def test_undo_and_redo(tmp_path: Path) -> None:
    desk = Desk(tmp_path, ["1", "undo", "redo", "undo"])
    before = desk.session.record()
    _, laid, undone, redone, undone_again = desk.play().split("« ")
    assert "Is land bought?" in laid
    assert "Which tile is laid?" in undone
    assert "Is land bought?" in redone
    assert "Which tile is laid?" in undone_again
    assert desk.session.record() == before
    assert "begins" in undone_again, "what was told before the choice is told again"


def test_what_leaves_no_choice_is_taken_told_and_taken_back_with_the_choice(tmp_path: Path) -> None:
    film = Film(loaded("last_spike/lone_survivor"))
    moment = next(n for n in range(film.last) if film.at(n).asked == 0 and film.at(n + 1).forced_next())
    match, forced = film.at(moment), film.at(moment + 1).forced_next()
    seats = match.setup.seats
    desk = Desk(tmp_path, [film.moves[moment].text, "undo"], match=match, seats=seats, bots=["random"] * (seats - 1))
    desk.before_line = lambda: after.append([move.text for move in match.moves[moment:]])
    after: list[list[str]] = []
    _, chosen, _ = desk.play().split("« ")
    assert after == [[], [film.moves[moment].text, forced], []]
    assert " sells " in chosen


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    desk = Desk(tmp_path, bots=["random", "random"])
    printed = desk.play()
    assert desk.match.over
    assert "Player" not in printed.partition("Land ")[0]
    assert "Winner" in printed
    assert "Hand" not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(tmp_path: Path, language: str) -> None:
    voice = Voice(language)
    desk = Desk(tmp_path, ["1", voice.say("terminal.command.undo"), "help", "undo"], language=language)
    printed = desk.play()
    assert voice.say("last_spike.ask.buy") in printed
    assert not desk.match.moves, "the command was understood"
    assert voice.say("terminal.help.undo") in printed
    assert voice.say("core.nothing_to_undo") in " ".join(printed.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_nothing_is_cut_off(tmp_path: Path, width: int, language: str) -> None:
    match = load(late_game(seats=6, choices=70))
    desk = Desk(tmp_path, ["1"], match=match, width=width, language=language, seats=6, bots=["greedy"] * 5)
    printed = desk.play()
    assert voice_of(language, "last_spike.ask.buy") in printed
    assert "…" not in printed


def voice_of(language: str, key: str) -> str:
    return Voice(language).say(key)
