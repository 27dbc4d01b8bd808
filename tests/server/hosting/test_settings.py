"""Settings: command line over environment over defaults, one sentence per mistake, all explained in the sample."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from railherd import Problem
from railherd.folders import data_folder
from railherd.server.settings import SETTINGS, Settings, read_settings
from railherd.words.catalogue import LANGUAGES, say

EXAMPLE = str(Path(__file__).resolve().parents[3] / "examples" / "my_bot.py:MyBot")
SAMPLE = Path(__file__).resolve().parents[3] / ".env.sample"


def sample() -> dict[str, str]:
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name: value for name, _, value in pairs}


def test_defaults() -> None:
    settings = read_settings({}, {})
    assert (settings.host, settings.port, settings.bind) == ("127.0.0.1", 8000, "127.0.0.1")
    assert settings.data == data_folder()
    assert settings.data.name == "railherd"
    assert (settings.lan, settings.open_browser, settings.is_https) == (False, False, False)
    assert (settings.public_url, settings.components) == ("", None)
    assert 1 <= settings.bot_workers <= 4
    assert (settings.absence_minutes, settings.log) == (3, "text")


def test_the_environment_sets_everything(tmp_path: Path) -> None:
    corrections = tmp_path / "mine.toml"
    corrections.write_text("")
    environment = {
        "RAILHERD_HOST": "::1",
        "RAILHERD_PORT": "9000",
        "RAILHERD_DATA": str(tmp_path / "new"),
        "RAILHERD_LAN": "Yes",
        "RAILHERD_PUBLIC_URL": "https://Games.example.org/",
        "RAILHERD_OPEN": "1",
        "RAILHERD_COMPONENTS": str(corrections),
        "RAILHERD_BOT_WORKERS": "2",
        "RAILHERD_ABSENCE_MINUTES": "10",
        "RAILHERD_LOG": "json",
        "RAILHERD_ALLOW_HOST": "attic.lan, Cellar",
        "RAILHERD_BOTS": EXAMPLE,
        "RAILHERD_DATABASE": "postgresql://me:word@db/games",
    }
    settings = read_settings({}, environment)
    assert set(environment) == {setting.variable for setting in SETTINGS.values()}
    assert settings == Settings(
        "::1",
        9000,
        tmp_path / "new",
        True,
        "https://games.example.org",
        True,
        corrections,
        2,
        10,
        "json",
        ("attic.lan", "cellar"),
        ("MyBot",),
        "postgresql://me:word@db/games",
    )
    assert settings.bind == "0.0.0.0"
    assert settings.is_https


def test_the_command_line_counts_more_than_the_environment() -> None:
    environment = {"RAILHERD_PORT": "9000", "RAILHERD_LAN": "yes", "RAILHERD_LOG": "json"}
    settings = read_settings({"port": "9001", "lan": False, "log": None}, environment)
    assert (settings.port, settings.lan, settings.log) == (9001, False, "json")


def test_a_wrong_variable_does_not_matter_where_the_command_line_speaks() -> None:
    assert read_settings({"port": "1"}, {"RAILHERD_PORT": "x"}).port == 1


def test_an_empty_variable_is_not_set() -> None:
    empty = {setting.variable: " " for setting in SETTINGS.values()}
    assert read_settings({}, empty) == read_settings({}, {})


def test_a_folder_may_begin_with_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert read_settings({"data": "~/tables"}, {}).data == tmp_path / "tables"


@pytest.mark.parametrize("url", ["http://example.org", "https://example.org:8443", "http://[2001:db8::1]:80"])
def test_public_addresses(url: str) -> None:
    assert read_settings({"public_url": url}, {}).public_url == url.removesuffix(":80")


WRONG = {
    "bots": ["", "greedy", "missing.py:Fox", "my_bot.py", ":Fox"],
    "host": ["a b", "", "http://localhost", "localhost:8000", "-a", "a/b"],
    "port": ["", "x", "-1", "65536", "80.5", "٣", "1_000", "9" * 50],
    "data": ["", "\0", str(SAMPLE), str(SAMPLE / "x"), "x" * 10_000],
    "lan": ["", "maybe", "2"],
    "public_url": [
        "",
        "example.org",
        "ftp://example.org",
        "https://",
        "https://example.org/path",
        "https://example.org?x",
        "https://user@example.org",
        "https://example.org:99999",
        "https://example.org\n",
        "https://exa mple.org",
    ],
    "open_browser": ["", "oui"],
    "components": ["", "nowhere.toml", "/", "\0"],
    "bot_workers": ["0", "65", "two"],
    "absence_minutes": ["0", "1441", "1.5"],
    "log": ["", "xml", "JSON"],
    "allow_host": ["https://attic.lan", "a b", "attic.lan:80", "*", "a,-"],
    "database": [
        "",
        "railherd",
        "mysql://db/games",
        "postgresql://db",
        "postgresql://db:x/games",
        "postgresql://[",
    ],
}


def test_every_setting_can_be_wrong() -> None:
    assert set(WRONG) == set(SETTINGS) == {field.name for field in msgspec.structs.fields(Settings)}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in WRONG.items() for value in values])
def test_a_wrong_value_is_refused_by_the_name_of_its_option(field: str, value: str) -> None:
    with pytest.raises(Problem) as caught:
        read_settings({field: value}, {})
    sentences = [say(caught.value.key, caught.value.arguments, language) for language in LANGUAGES]
    assert all(SETTINGS[field].option in sentence for sentence in sentences)
    assert len(set(sentences)) == len(LANGUAGES)


def test_a_wrong_address_of_a_database_is_not_repeated_because_of_its_password() -> None:
    with pytest.raises(Problem) as caught:
        read_settings({"database": "mysql://me:secret@db/games"}, {})
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_variable_is_refused_by_its_name(field: str) -> None:
    with pytest.raises(Problem, match=SETTINGS[field].variable):
        read_settings({}, {SETTINGS[field].variable: WRONG[field][-1]})


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"port": "x"}, "from 0 to 65535"),
        ({"absence_minutes": "x"}, "from 1 to 1440"),
        ({"log": "x"}, "text, json"),
        ({"lan": "x"}, "yes or no"),
        ({"public_url": "x"}, "https://"),
        ({"data": str(SAMPLE)}, "folder"),
        ({"components": "x"}, "a file that can be read"),
    ],
)
def test_the_sentence_says_what_is_allowed(options: dict[str, str], allowed: str) -> None:
    with pytest.raises(Problem, match=re.escape(allowed)):
        read_settings(options, {})


def test_the_sample_names_every_variable_and_no_other() -> None:
    assert list(sample()) == [setting.variable for setting in SETTINGS.values()]


def test_the_sample_holds_the_defaults() -> None:
    assert read_settings({}, sample()) == read_settings({}, {})


def test_the_sample_explains_each_with_its_option() -> None:
    text = SAMPLE.read_text(encoding="utf-8")
    explained = re.findall(r"((?:^#.*\n)+)(RAILHERD_\w+)=", text, flags=re.MULTILINE)
    comments = {variable: comment for comment, variable in explained}
    for setting in SETTINGS.values():
        assert f"({setting.option})" in comments[setting.variable]
