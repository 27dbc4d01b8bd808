"""An uploaded record is shown moment by moment, as far as it can be followed, and is not kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

import railherd
from railherd.core.writing.record import MAX_LENGTH
from railherd.server.accounts.rate_limit import REPLAY_CPU_AT_ONCE
from railherd.server.http.record_bodies import MAX_NUMBER
from railherd.server.http.routes.replays import MAX_RECORD_BYTES
from railherd.server.replay import cache
from railherd.words.catalogue import LANGUAGES
from tests.golden.games import NAMES, file_of, loaded
from tests.server.helpers.in_process import Answer, Browser, Server, visit
from tests.server.helpers.table_client import play, two_at_a_table

Json = dict[str, Any]
LAST_SPIKE = next(name for name in NAMES if name.startswith("last_spike/"))


def text_of(name: str) -> str:
    return file_of(name).read_text(encoding="utf-8")


async def bring(browser: Browser, record: str, **look: Any) -> Json:
    answer = await browser.post("/records", {"record": record, **look})
    assert answer.status == 200, answer.body
    found: Json = answer.json
    return found


def hands(shown: Json) -> list[bool]:
    """Return for each seat whether its hand is visible."""
    return [player["hand"] is not None for player in shown["view"]["players"]]


@pytest.mark.parametrize("name", [NAMES[0], LAST_SPIKE])
def test_every_moment_of_a_record_is_shown(name: str) -> None:
    async def scene(server: Server) -> None:
        match, text, anybody = loaded(name), text_of(name), server.stranger()
        last = await bring(anybody, text)
        assert (last["at"], last["last"]) == (len(match.moves), len(match.moves))
        assert (last["names"], last["broken"]) == (match.names, None)
        assert (last["view"], last["events"]) == (match.view(None), match.events(None))
        assert last["scores"] == (match.scores() if match.over else None)
        for at in (0, 1, len(match.moves) // 2):
            for seat in range(match.setup.seats):
                shown = await bring(anybody, text, at=at, seat=seat)
                assert (shown["at"], shown["seat"], shown["view"]["seat"]) == (at, seat, seat)
                move = match.moves[at - 1]
                assert shown["chosen"] == ({"seat": move.seat, "text": move.text} if at else None)

    visit(scene)


def test_a_record_is_seen_through_any_eyes_or_laid_open() -> None:
    async def scene(server: Server) -> None:
        text, anybody = text_of(LAST_SPIKE), server.stranger()
        seats = loaded(LAST_SPIKE).setup.seats
        assert hands(await bring(anybody, text, at=9)) == [False] * seats
        assert hands(await bring(anybody, text, at=9, seat=1)) == [seat == 1 for seat in range(seats)]
        opened = await bring(anybody, text, at=9, open=True)
        assert (opened["open"], hands(opened)) == (True, [True] * seats)
        keys = {event["key"] for event in opened["events"]}
        assert "last_spike.tile_drawn" in keys
        assert "last_spike.tile_drawn.hidden" not in keys

    visit(scene)


def test_events_come_from_the_one_that_is_asked_for() -> None:
    async def scene(server: Server) -> None:
        text, anybody = text_of(LAST_SPIKE), server.stranger()
        for eyes in ({}, {"seat": 1}, {"open": True}):
            whole, before = [await bring(anybody, text, at=at, **eyes) for at in (6, 5)]
            assert whole["events_from"] == 0
            assert whole["fresh"] == len(before["events"])
            assert whole["events"][: whole["fresh"]] == before["events"]
            part = await bring(anybody, text, at=6, since=whole["fresh"], **eyes)
            assert (part["events_from"], part["events"]) == (whole["fresh"], whole["events"][whole["fresh"] :])
            beyond = await bring(anybody, text, at=6, since=99_999, **eyes)
            assert (beyond["events_from"], beyond["events"]) == (len(whole["events"]), [])
        assert (await bring(anybody, text, at=0))["fresh"] == 0

    visit(scene)


def test_a_moment_that_is_not_there_is_a_sentence() -> None:
    async def scene(server: Server) -> None:
        text, anybody = text_of(LAST_SPIKE), server.stranger()
        last = len(loaded(LAST_SPIKE).moves)
        refused = await anybody.post("/records", {"record": text, "at": last + 1})
        assert (refused.status, refused.key) == (404, "server.no_such_moment")
        wrong: list[Json] = [
            {"at": -1}, {"at": "x"}, {"at": MAX_NUMBER + 1}, {"seat": -1}, {"seat": 9}, {"since": -1},
            {"since": MAX_NUMBER + 1}, {"open": "perhaps"}, {"first": 1},
        ]  # fmt: skip
        for fields in wrong:
            assert (await anybody.post("/records", {"record": text, **fields})).key == "server.not_understood", fields

    visit(scene)


def test_the_record_of_a_table_can_be_brought_along() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), sockets = await two_at_a_table(server)
        while sockets[0].state()["phase"] == "playing":
            await play(table, sockets, 1)
        record = (await ana.get(f"{table.path}/record")).body.decode()
        for eyes in ({"seat": 1}, {"open": True}):
            query = "&".join(f"{name}={str(value).lower()}" for name, value in eyes.items())
            mine = (await ana.get(f"{table.path}/strip?first=7&count=5&{query}")).json
            brought = await ana.post("/records/strip", {"record": record, "first": 7, "count": 5, **eyes})
            assert mine == brought.json
        race = (await server.stranger().post("/records/race", {"record": record})).json
        assert race == (await ana.get(f"{table.path}/race")).json

    visit(scene)


def broken_at(text: str, choice: int) -> tuple[str, int]:
    """Return a record with nonsense in place of a choice, and the line of it."""
    lines = text.splitlines()
    number = [n for n, line in enumerate(lines) if line[0].isdecimal()][choice]
    lines[number] = f"{lines[number].split()[0]} lay nonsense"
    return "\n".join(lines), number + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_breaks_at_a_choice_opens_up_to_the_last_good_one_and_says_why(language: str) -> None:
    async def scene(server: Server) -> None:
        text, line = broken_at(text_of(LAST_SPIKE), 12)
        headers = {"accept-language": language}
        answer = await server.stranger().ask("POST", "/api/records", {"record": text}, headers)
        shown = answer.json
        assert (answer.status, shown["last"]) == (200, 12)
        assert shown["broken"]["key"] == "core.record_choice"
        assert str(line) in shown["broken"]["text"]
        assert "nonsense" in shown["broken"]["text"]
        assert shown["view"] == loaded_up_to(12).view(None)
        race = (await server.stranger().post("/records/race", {"record": text})).json
        assert race["last"] == 12

    visit(scene)


def loaded_up_to(choices: int) -> railherd.Match:
    lines = text_of(LAST_SPIKE).splitlines()
    last = [n for n, line in enumerate(lines) if line[0].isdecimal()][choices - 1]
    return railherd.load("\n".join(lines[: last + 1]))


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("a picture of a cow", "core.record_no_header"),
        ("railherd 7 · gwt", "core.record_version"),
        ("railherd 1 · chess rules=1 seats=2 seed=7", "core.unknown_game"),
        ("railherd 1 · gwt rules=1 seats=2 seed=" + "9" * 5000, "core.wrong_seed"),
        ("railherd 1 · gwt rules=" + "9" * 5000, "core.record_header"),
        ("railherd 1 · gwt rules=1 seats=" + "9" * 5000, "core.wrong_seats"),
        ("railherd 1 · gwt rules=1 seats=2 seed=7\n" + "9" * 5000 + " x", "core.record_line"),
        ('railherd 1 · gwt rules=1\nposition {"game":' + "9" * 5000 + "}", "core.record_line"),
        ("railherd 1 · gwt rules=1\nposition " + "[" * 100_000, "core.record_line"),
        ("railherd 1 · gwt rules=1 seats=2 seed=7\n| x = " + "9" * 5000, "core.components_not_toml"),
        ("railherd 1 · gwt rules=1 seats=2 seed=7\n| x = " + "[" * 90_000, "core.components_not_toml"),
        ("railherd 1 · gwt rules=1 seats=2 seed=7\nnames a | \x00", "core.wrong_name"),
        ((" " * 99 + "\n") * (MAX_LENGTH // 100), "core.record_no_header"),
        (" " * (MAX_LENGTH + 1), "server.not_understood"),
        ("", "server.not_understood"),
    ],
    ids=lambda value: value[:40].strip() if isinstance(value, str) else None,
)
def test_what_is_no_record_is_refused_with_one_sentence(record: str, key: str) -> None:
    async def scene(server: Server) -> None:
        for path in ("/records", "/records/race", "/records/figures"):
            answer = await server.stranger().post(path, {"record": record})
            assert (answer.status, answer.key) == (400, key)
            assert answer.json["text"].endswith(".")

    visit(scene)


def test_more_than_any_record_has_is_not_read() -> None:
    async def scene(server: Server) -> None:
        answer = await server.stranger().post("/records", {"record": "x" * MAX_RECORD_BYTES})
        assert (answer.status, answer.key) == (413, "server.too_long")

    visit(scene)


def damaged(text: str, rng: random.Random) -> str:
    """Return a record with an error somewhere."""
    lines = text.splitlines()[: rng.randrange(1, 30)]
    for _ in range(rng.randrange(1, 4)):
        number = rng.randrange(len(lines))
        line, at = lines[number], rng.randrange(len(lines[number]) + 1)
        odd = rng.choice(
            ["", "9" * 5000, "-1", "[", "{", "\x00", "²", "null", '"', "~", "|", "=", " ", "\n", "a:b", "\x85"]
        )
        lines[number] = line[:at] + odd + line[at + rng.randrange(6) :]
        if rng.random() < 0.3:
            lines.insert(rng.randrange(len(lines)), rng.choice(["| ", "position ", "names ", "~ ", "= ", "0 "]) + odd)
    return "\n".join(lines) or "\n"


def test_whatever_is_wrong_with_a_record_is_a_sentence() -> None:
    answers: list[Answer] = []

    async def scene(server: Server) -> None:
        for seed in range(300):
            rng = random.Random(seed)
            text = damaged(text_of(rng.choice(NAMES)), rng)
            answers.append(await server.stranger().post("/records", {"record": text}))

    visit(scene)
    assert {answer.status for answer in answers} == {200, 400}
    sentences = [answer.json if answer.status == 400 else answer.json["broken"] for answer in answers]
    assert all(sentence is None or sentence["text"].endswith((".", "…")) for sentence in sentences)
    assert len({sentence["key"] for sentence in sentences if sentence}) > 8


def test_nothing_is_kept_and_each_record_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(text: str) -> railherd.Match:
        read.append(text)
        return railherd.load(text)

    monkeypatch.setattr(cache, "load", counted)

    async def scene(server: Server) -> None:
        text = text_of(LAST_SPIKE)
        for at in range(8):
            answer = await server.stranger().post("/records", {"record": text, "at": at})
            assert (answer.status, answer.header("set-cookie")) == (200, None)
        assert read == [text]
        assert (server.store.rows, server.store.guests) == ({}, {})

    visit(scene)


def test_whoever_uses_up_the_time_of_the_workers_has_to_wait() -> None:
    async def scene(server: Server) -> None:
        text, anybody = text_of(LAST_SPIKE), server.stranger()
        assert (await anybody.post("/records", {"record": text})).status == 200
        server.services.replay_cpu.charge("10.0.0.1", REPLAY_CPU_AT_ONCE)
        for path in ("/records", "/records/strip", "/records/race", "/records/figures"):
            refused = await anybody.post(path, {"record": text})
            assert (refused.status, refused.key) == (429, "server.replays_used_up")
            assert refused.json["args"]["seconds"] == int(str(refused.header("retry-after"))) > 0
        assert (await server.stranger("10.0.0.2").post("/records", {"record": text})).status == 200
        server.seconds += float(str(refused.header("retry-after")))
        assert (await anybody.post("/records", {"record": text})).status == 200

    visit(scene, limits=True)
