"""Many moments requested at once equal single ones, and reveal no more."""

from __future__ import annotations

from typing import Any

import pytest

import railherd
from railherd.server.http.record_bodies import MAX_STRIP_LENGTH
from tests.golden.games import NAMES, file_of, loaded
from tests.server.helpers.in_process import Browser, Server, visit
from tests.server.helpers.table_client import play, two_at_a_table

Json = dict[str, Any]
LAST_SPIKE = next(name for name in NAMES if name.startswith("last_spike/"))


def text_of(name: str) -> str:
    return file_of(name).read_text(encoding="utf-8")


async def bring(browser: Browser, path: str, record: str, **look: Any) -> Json:
    answer = await browser.post(path, {"record": record, **look})
    assert answer.status == 200, answer.body
    found: Json = answer.json
    return found


@pytest.mark.parametrize("name", [NAMES[0], LAST_SPIKE])
@pytest.mark.parametrize("eyes", [{}, {"seat": 1}, {"open": True}], ids=["spectator", "seat", "open"])
def test_a_strip_has_the_same_moments(name: str, eyes: Json) -> None:
    async def scene(server: Server) -> None:
        text, anybody = text_of(name), server.stranger()
        first = len(loaded(name).moves) // 2
        strip = await bring(anybody, "/records/strip", text, first=first, count=5, **eyes)
        assert (strip["first"], len(strip["frames"])) == (first, 5)
        for at, frame in enumerate(strip["frames"], first):
            one = await bring(anybody, "/records", text, at=at, **eyes)
            assert frame["view"] == one["view"]
            assert frame["events"] == one["events"][one["fresh"] :]
            assert {key: frame["chosen"][key] for key in ("seat", "text")} == one["chosen"]
            assert all(strip[key] == one[key] for key in ("last", "seat", "open", "names", "broken"))

    visit(scene)


@pytest.mark.parametrize("game", railherd.games())
def test_strips_one_after_the_other_are_the_whole_game(game: str) -> None:
    name = next(name for name in NAMES if name.startswith(f"{game}/"))

    async def scene(server: Server) -> None:
        match, text, anybody = loaded(name), text_of(name), server.stranger()
        frames: list[Json] = []
        while len(frames) <= len(match.moves):
            strip = await bring(anybody, "/records/strip", text, first=len(frames), count=MAX_STRIP_LENGTH)
            assert strip["first"] == len(frames)
            frames += strip["frames"]
        assert [event for frame in frames for event in frame["events"]] == match.events(None)
        assert frames[0]["chosen"] is None
        assert [(frame["chosen"]["seat"], frame["chosen"]["text"]) for frame in frames[1:]] == [
            (move.seat, move.text) for move in match.moves
        ]
        assert frames[-1]["scores"] == (match.scores() if match.over else None)
        assert not [frame for frame in frames[:-1] if frame["scores"] is not None]

    visit(scene)


def test_a_choice_is_told_in_words_and_by_its_place() -> None:
    async def scene(server: Server) -> None:
        match = railherd.new("last_spike", 2, seed=7)
        asked = match.prompt()
        assert asked is not None
        option = asked.options[0]
        match.choose(option.text)
        strip = await bring(server.stranger(), "/records/strip", match.record(), first=1)
        told = {"text": option.text, "key": option.key, "args": option.args, "at": option.at}
        assert strip["frames"][0]["chosen"] == {"seat": asked.seat, **told}

    visit(scene)


def test_beyond_the_end_is_the_end() -> None:
    async def scene(server: Server) -> None:
        last = len(loaded(LAST_SPIKE).moves)
        strip = await bring(server.stranger(), "/records/strip", text_of(LAST_SPIKE), first=last + 100)
        assert (strip["first"], len(strip["frames"])) == (last, 1)

    visit(scene)


def test_a_record_that_breaks_off_is_shown_up_to_there_and_says_why() -> None:
    async def scene(server: Server) -> None:
        match = railherd.new("last_spike", 2, seed=7)
        asked = match.prompt()
        assert asked is not None
        match.choose(asked.options[0].text)
        record = match.record() + f"{asked.seat} buy sac\n"
        strip = await bring(server.stranger(), "/records/strip", record)
        assert strip["last"] == 1
        assert strip["broken"]["key"] == "core.record_choice"
        assert (await server.stranger().post("/records/strip", {"record": "nonsense"})).key == "core.record_no_header"

    visit(scene)


def test_while_it_is_played_a_strip_tells_what_one_saw_and_no_more() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), sockets = await two_at_a_table(server)
        await play(table, sockets, 9)
        strip = (await ana.get(f"{table.path}/strip?first=0&count=20")).json
        assert (strip["seat"], len(strip["frames"])) == (0, 10)
        for frame in strip["frames"]:
            assert [player["hand"] is not None for player in frame["view"]["players"]] == [True, False]
        told = [frame["chosen"] for frame in strip["frames"][1:]]
        assert {(choice["seat"] == 0, choice["key"] is not None) for choice in told} == {(True, True), (False, False)}
        hidden: dict[str, Any] = {"text": None, "key": None, "args": {}, "at": None}
        assert [choice for choice in told if choice["seat"]] == [
            {"seat": 1, **hidden} for choice in told if choice["seat"]
        ]
        for wish in ("open=true", "seat=1"):
            assert (await ana.get(f"{table.path}/strip?{wish}")).key == "server.not_over"
        for wrong in ("count=0", f"count={MAX_STRIP_LENGTH + 1}", "first=-1", "first=x"):
            assert (await ana.get(f"{table.path}/strip?{wrong}")).key == "server.not_understood", wrong
        assert (await server.stranger().get(f"{table.path}/strip")).key == "server.no_such_table"

    visit(scene)
