"""Tables in one process, without a server: the same messages, the same rules, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

import railherd
from railherd.local.keeper import MemoryKeeper
from railherd.local.rest import answer
from tests.local.page import Page, stay

WHOLE_GAMES = [
    pytest.param("last_spike", ["open", "greedy", "greedy"], {}),
    # The following two are begun and left below.
    pytest.param("gwt", ["open", "greedy"], {}, marks=pytest.mark.soak),
    pytest.param("gwt_nz", ["open"], {"difficulty": "easy"}, marks=pytest.mark.soak, id="sarah"),
    pytest.param("gwt_nz", ["open", "greedy"], {}, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE_GAMES)
def test_a_whole_game_is_played_kept_and_shown_again(game: str, seats: list[str], options: dict[str, str]) -> None:
    keeper, tables = MemoryKeeper(), []

    async def begin(page: Page) -> None:
        tables.append(await page.new_table(game, seats, options=options))
        await page.play(tables[0], 5)

    async def end(page: Page) -> None:
        [table] = tables
        await page.watch(table)
        over = await page.play(table)
        assert over["phase"] == "over"
        text = await page.ask("GET", f"/tables/{table}/record")
        match = railherd.load(text)  # what another house, or a server, makes of the same choices
        assert (match.over, match.record(), match.scores()) == (True, text, over["scores"])
        strip = await page.ask("GET", f"/tables/{table}/strip?first=0&count=3&seat=1&open=false")
        assert len(strip["frames"]) == 3
        race = await page.ask("GET", f"/tables/{table}/race?key=")
        assert race["last"] == strip["last"]
        [summary] = await page.ask("GET", "/me/tables")
        assert (summary["table"], summary["phase"], summary["result"]["scores"]) == (table, "over", over["scores"])

    stay(keeper, begin)
    stay(keeper, end)


@pytest.mark.parametrize(("game", "seats"), [("gwt", ["open", "greedy"]), ("gwt_nz", ["open"])])
def test_a_house_opens_where_it_was_left(game: str, seats: list[str]) -> None:
    keeper, left = MemoryKeeper(), []

    async def leave(page: Page) -> None:
        table = await page.new_table(game, seats)
        left.append(await page.play(table, 8))

    async def come_back(page: Page) -> None:
        await page.watch(left[0]["table"])
        again = page.states[left[0]["table"]]
        parts = ("seq", "at", "view", "prompt", "phase", "own")
        assert {part: again[part] for part in parts} == {part: left[0][part] for part in parts}

    stay(keeper, leave)
    stay(keeper, come_back)


def test_a_choice_is_taken_back() -> None:
    async def scene(page: Page) -> None:
        table = await page.new_table("last_spike", ["open", "greedy"])
        before = await page.asked(table)
        free = next(option["text"] for option in before["prompt"]["options"] if not option["reveals"])
        await page.choose(table, free)
        after = await page.asked(table)
        assert (await page.tell("undo", table=table, at=after["at"]))["type"] == "done"
        again = await page.asked(table)
        assert again["prompt"]["options"] == before["prompt"]["options"]
        assert (again["view"], again["prompt"]["can_redo"]) == (before["view"], True)

    stay(MemoryKeeper(), scene)


def test_a_choice_that_comes_twice_is_made_once_even_in_another_house() -> None:
    keeper, sent = MemoryKeeper(), []

    async def first(page: Page) -> None:
        table = await page.new_table("last_spike", ["open", "greedy"])
        state = await page.asked(table)
        sent.append({"table": table, "at": state["at"], "choice": state["prompt"]["options"][0]["text"], "id": "mine"})
        page.house.hear(page.name, message_of("choose", sent[0]))
        await page.calm()
        sent.append(next(one for one in page.heard if one["type"] == "done"))

    async def second(page: Page) -> None:
        page.house.hear(page.name, message_of("choose", sent[0]))
        await page.calm()
        assert [one for one in page.heard if one["type"] == "done"] == [sent[1]]

    stay(keeper, first)
    stay(keeper, second)


def test_people_who_share_the_screen_see_their_own_hands_alone() -> None:
    async def scene(page: Page) -> None:
        own = [{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Bo"}]
        table = await page.new_table("gwt", ["open", "open"], own_seats=own)
        await page.calm()
        handed = page.states[table]
        assert (handed["seat"], handed["own"]) == (None, [0, 1])
        assert [hand_of(handed, seat) for seat in (0, 1)] == [None, None]
        shown = await page.asked(table)
        assert hand_of(shown, shown["seat"])
        assert hand_of(shown, 1 - shown["seat"]) is None
        while page.states[table]["seat"] is not None:
            await page.choose(table)
            await page.calm()
        assert hand_of(page.states[table], shown["seat"]) is None

    stay(MemoryKeeper(), scene)


def test_two_pages_of_one_game_agree() -> None:
    async def scene(page: Page) -> None:
        table = await page.new_table("last_spike", ["open", "greedy"])
        other = Page(page.house)
        await other.watch(table)
        await page.play(table, 3)
        await other.calm()
        assert other.states[table]["prompt"] == page.states[table]["prompt"]
        await other.choose(table)
        assert (await page.asked(table))["at"] == (await other.asked(table))["at"]

    stay(MemoryKeeper(), scene)


class FullKeeper(MemoryKeeper):
    """A keeper that has no room any more, once it is told so."""

    full = False

    async def put(self, texts: Mapping[str, str]) -> None:
        if self.full:
            raise OSError("full")
        await super().put(texts)


def test_what_is_not_kept_is_not_done() -> None:
    keeper = FullKeeper()

    async def scene(page: Page) -> None:
        table = await page.new_table("last_spike", ["open", "greedy"])
        before = await page.asked(table)
        keeper.full = True
        choice = before["prompt"]["options"][0]["text"]
        refused = await page.tell("choose", table=table, at=before["at"], choice=choice)
        assert (refused["type"], refused["problem"]["key"]) == ("refused", "server.not_saved")
        status, _, text = await answer(page.house, "POST", "/me", "en", '{"name": "Ada"}')
        assert (status, "server.not_saved" in text) == (503, True)
        keeper.full = False
        assert (await page.asked(table))["prompt"] == before["prompt"]
        await page.choose(table, choice)

    stay(keeper, scene)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/tables/none", "", 404, "server.no_such_table"),
        ("GET", "/nothing/here", "", 404, "server.no_such_page"),
        ("POST", "/tables", "{", 400, "server.not_understood"),
        ("POST", "/tables", '{"game": "chess", "seats": ["open"]}', 400, "core.unknown_game"),
        ("POST", "/records/strip", '{"record": "no"}', 400, "core."),
        ("GET", "/figures/gwt/0000", "", 404, "server.no_such_figures"),
    ],
)
def test_a_wrong_request_gets_a_sentence(method: str, path: str, body: str, status: int, key: str) -> None:
    async def scene(page: Page) -> None:
        found = await answer(page.house, method, path, "pt", body)
        assert found.status == status, found
        assert key in found.body

    stay(MemoryKeeper(), scene)


def test_a_house_needs_nothing_that_a_browser_lacks() -> None:
    lacking = ["litestar", "uvicorn", "sqlite3", "resource", "multiprocessing", "platformdirs", "rich", "typer"]
    code = f"import sys, railherd.local.rest; print([name for name in {lacking} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def hand_of(state: dict[str, Any], seat: int) -> Any:
    """Return the hand of a seat as far as a state tells it."""
    return state["view"]["players"][seat]["hand"] or None


def message_of(type: str, fields: dict[str, Any]) -> str:
    """Return a message as a page sends it."""
    return json.dumps({"type": type, **fields})


def test_a_hint_is_weighed_and_noted_here_too() -> None:
    async def scene(page: Page) -> None:
        table = await page.new_table("gwt", ["open", "greedy"])
        state = await page.asked(table)
        advice = await page.tell("advise", table=table, hint=True)
        assert advice["choice"] == advice["best"][0]["choice"]
        assert advice["best"][0]["told"].startswith("Expected lead at the end, in points: ")
        await page.calm()
        assert [line["kind"] for line in page.states[table]["news"]] == ["hint"]
        assert page.states[table]["at"] == state["at"]
        await page.choose(table, str(advice["choice"]))

    stay(MemoryKeeper(), scene)
