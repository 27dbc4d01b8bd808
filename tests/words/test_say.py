"""How sentences are built: numbers, plurals and names in the reader's language."""

from __future__ import annotations

import pytest

from railherd import Problem
from railherd.words.catalogue import LANGUAGES, catalogue, say

PAID_OUT = "last_spike.paid_out"
LAID = "last_spike.tile_laid"


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", "1,234,567"), ("pt", "1.234.567"), ("es", "1.234.567"), ("ru", "1\u00a0234\u00a0567")],
)
def test_thousands_are_separated(language: str, number: str) -> None:
    assert catalogue(language).number(1_234_567) == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_numbers_have_no_separator(language: str) -> None:
    assert catalogue(language).number(999) == "999"
    assert catalogue(language).number(0) == "0"


@pytest.mark.parametrize(
    ("language", "number"), [("en", "−12,000"), ("pt", "−12.000"), ("es", "−12.000"), ("ru", "−12\u00a0000")]
)
def test_negative_numbers_have_a_minus_sign(language: str, number: str) -> None:
    assert catalogue(language).number(-12_000) == number


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana lays A3 for $3,000"),
        ("pt", "Ana coloca A3 por $3.000"),
        ("es", "Ana coloca A3 por $3.000"),
        ("ru", "Ana выкладывает A3 за 3\u00a0000\u00a0$"),
    ],
)
def test_money_in_a_sentence(language: str, sentence: str) -> None:
    assert say(LAID, {"who": "Ana", "tile": "a3", "cost": 3000}, language) == sentence


@pytest.mark.parametrize(
    ("language", "cards", "ending"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("pt", 0, "0 carta"),
        ("pt", 1, "1 carta"),
        ("pt", 2, "2 cartas"),
        ("es", 0, "0 cartas"),
        ("es", 1, "1 carta"),
        ("es", 2, "2 cartas"),
        ("ru", 0, "0\u00a0участков"),
        ("ru", 1, "1\u00a0участок"),
        ("ru", 2, "2\u00a0участка"),
        ("ru", 5, "5\u00a0участков"),
        ("ru", 11, "11\u00a0участков"),
        ("ru", 12, "12\u00a0участков"),
        ("ru", 21, "21\u00a0участок"),
        ("ru", 22, "22\u00a0участка"),
        ("ru", 101, "101\u00a0участок"),
        ("ru", 111, "111\u00a0участков"),
        ("ru", -2, "−2\u00a0участка"),
    ],
)
def test_plural_forms(language: str, cards: int, ending: str) -> None:
    sentence = say(PAID_OUT, {"who": "Ana", "city": "den", "cards": cards, "amount": 5000}, language)
    assert sentence.endswith(f" {ending}")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana buys Dodge City 1 for $4,000"),
        ("pt", "Ana compra Dodge City 1 por $4.000"),
        ("es", "Ana compra Dodge City 1 por $4.000"),
        ("ru", "Ana покупает участок Додж-Сити 1 за 4\u00a0000\u00a0$"),
    ],
)
def test_ids_appear_by_their_names(language: str, sentence: str) -> None:
    assert say("last_spike.land_bought", {"who": "Ana", "card": "dod-1", "price": 4000}, language) == sentence


def test_a_name_belongs_to_its_own_vocabulary() -> None:
    assert say(LAID, {"who": "den", "tile": "den", "cost": 0}) == "den lays den for $0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_id_stays_as_it_is(language: str) -> None:
    assert "zz-9" in say(LAID, {"who": "Ana", "tile": "zz-9", "cost": 1000}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_that_no_text_names_is_left_out(language: str) -> None:
    with_more = say("last_spike.first_player", {"who": "Ana", "weather": "fine"}, language)
    assert with_more == say("last_spike.first_player", {"who": "Ana"}, language)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "yes no"), ("pt", "sim não"), ("es", "sí no"), ("ru", "да нет")]
)
def test_truth_is_a_word(language: str, words: str) -> None:
    yes, no = words.split()
    key = "last_spike.first_player"
    assert say(key, {"who": True}, language) == say(key, {"who": yes}, language)
    assert say(key, {"who": False}, language) == say(key, {"who": no}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_inside_a_sentence_speaks_the_same_language(language: str) -> None:
    inner = Problem("core.unknown_game", {"name": "{known}", "known": "last_spike"})
    whole = say("core.record_choice", {"line": 3, "choice": "lay a1", "why": inner}, language)
    assert whole.endswith(f" {say(inner.key, inner.arguments, language)}")
    assert whole.count("{known}") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["{tile}", "{who}", "{", "{}", "{0}", "\\1", "\\g<0>", "%s", "$1"])
def test_what_a_player_wrote_is_not_read_as_a_pattern(language: str, name: str) -> None:
    plain = say(LAID, {"who": "Ana", "tile": "a3", "cost": 3000}, language)
    assert say(LAID, {"who": name, "tile": "a3", "cost": 3000}, language) == plain.replace("Ana", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words(language: str) -> None:
    others = {say("core.game_over", {}, other) for other in LANGUAGES if other != language}
    assert len(others) == len(LANGUAGES) - 1
    assert say("core.game_over", {}, language) not in others


@pytest.mark.parametrize(
    ("language", "text"), [("en", "1,234.50"), ("pt", "1.234,50"), ("es", "1.234,50"), ("ru", "1\xa0234,50")]
)
def test_fractions_have_the_languages_separators(language: str, text: str) -> None:
    assert catalogue(language).decimal(1234.5, 2) == text
    assert catalogue(language).decimal(7.6, 0) == "8"
