"""After a restart every table is where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

import railherd
from tests.server.helpers.friends import Friends, in_two_lives
from tests.server.helpers.network_client import Refused, choose_in_turn
from tests.server.helpers.store_samples import run


def test_a_table_that_gathers(tmp_path: Path) -> None:
    keys: list[str] = []

    async def before(friends: Friends) -> str:
        made = await friends.ana.create("last_spike", "open", "invited", "greedy", talk=True, listed=True)
        table = str(made["table"])
        keys.extend([(await friends.ana.post(f"/api/tables/{table}/seats/1/link"))["key"] for _ in range(2)])
        await friends.ana.do("say", table, text="come all of you")
        return table

    async def after(friends: Friends, table: str) -> None:
        assert [line["text"] for line in friends.cy.states[table]["talk"]] == ["come all of you"]
        with pytest.raises(Refused, match="seat_taken"):
            await friends.bo.post(f"/api/tables/{table}/sit", {"seat": 1, "key": keys[0]})
        await friends.bo.post(f"/api/tables/{table}/sit", {"key": keys[1]})
        assert (await friends.ana.watch(table))["phase"] == "playing"

    run(in_two_lives(tmp_path, before, after))


@pytest.mark.parametrize("game", railherd.games())
def test_a_game_that_goes_on(tmp_path: Path, game: str) -> None:
    known: list[int] = []

    async def before(friends: Friends) -> str:
        table = await friends.gather(game)
        await choose_in_turn(table, friends.ana, friends.bo, times=15)
        state = await friends.cy.watch(table)
        known.extend([state["seq"], len(state["events"])])
        return table

    async def after(friends: Friends, table: str) -> None:
        seq, events = known
        again = await friends.cy.watch(table, since=seq)
        assert (again["events_from"], again["events"]) == (events, [])
        await choose_in_turn(table, friends.ana, friends.bo, times=5)
        assert (await friends.cy.caught_up(table, seq + 5))["events_from"] >= events

    run(in_two_lives(tmp_path, before, after))


def test_a_game_that_is_over(tmp_path: Path) -> None:
    records: list[str] = []

    async def record(friends: Friends, table: str) -> str:
        return str(await friends.cy.get(f"/api/tables/{table}/record"))

    async def before(friends: Friends) -> str:
        table = await friends.gather()
        await choose_in_turn(table, friends.ana, friends.bo)
        assert friends.ana.states[table]["phase"] == "over"
        records.append(await record(friends, table))
        return table

    async def after(friends: Friends, table: str) -> None:
        assert friends.ana.states[table]["scores"] is not None
        assert await record(friends, table) == records[0]
        following = await friends.bo.post(f"/api/tables/{table}/rematch")
        assert [seat["name"] for seat in following["seats"]] == ["Ana", "Bo"]

    run(in_two_lives(tmp_path, before, after))


def test_what_was_taken_back_can_be_made_again(tmp_path: Path) -> None:
    views: list[object] = []

    async def before(friends: Friends) -> str:
        table = await friends.gather()
        await _until_undo_is_possible(friends, table)
        asked = friends.asked(table)
        views.append(asked.states[table]["view"])
        await asked.do("undo", table)
        views.append(asked.states[table]["view"])
        assert views[0] != views[1]
        return table

    async def after(friends: Friends, table: str) -> None:
        asked = friends.asked(table)
        await asked.do("redo", table)
        assert asked.states[table]["view"] == views[0]
        with pytest.raises(Refused, match="nothing_to_redo"):
            await asked.do("redo", table)
        await asked.do("undo", table)
        assert asked.states[table]["view"] == views[1]

    run(in_two_lives(tmp_path, before, after))


def test_a_choice_of_the_life_before_can_be_taken_back(tmp_path: Path) -> None:
    views: list[object] = []

    async def before(friends: Friends) -> str:
        table = await friends.gather()
        views.append(await _until_undo_is_possible(friends, table))
        return table

    async def after(friends: Friends, table: str) -> None:
        asked = friends.asked(table)
        await asked.do("undo", table)
        assert asked.states[table]["view"] == views[0]

    run(in_two_lives(tmp_path, before, after))


async def _until_undo_is_possible(friends: Friends, table: str) -> object:
    """Choose until the last choice can be taken back; return its chooser's view before it."""
    while True:
        asked = friends.asked(table)
        view = asked.states[table]["view"]
        await choose_in_turn(table, friends.ana, friends.bo, times=1)
        prompt = asked.states[table]["prompt"]
        if prompt["waits_for"] is None and prompt["can_undo"]:
            return view


def test_a_wish_to_go_back_and_the_answer_to_it(tmp_path: Path) -> None:
    async def before(friends: Friends) -> str:
        table = await friends.gather()
        await choose_in_turn(table, friends.ana, friends.bo, times=12)
        await friends.ana.do("ask_rewind", table, count=3)
        return table

    async def after(friends: Friends, table: str) -> None:
        assert friends.bo.states[table]["rewind"] == {"seat": 0, "count": 3, "agreed": [0], "missing": [1]}
        seq = await friends.bo.do("answer_rewind", table, yes=True)
        assert (await friends.ana.caught_up(table, seq + 1))["rewind"] is None
        assert friends.server is not None
        match = (await friends.server.services.tables.get(table)).state.match
        assert match is not None
        assert len(match.moves) == 9

    run(in_two_lives(tmp_path, before, after))


def test_a_game_that_went_back_and_was_dealt_anew(tmp_path: Path) -> None:
    async def before(friends: Friends) -> str:
        table = await friends.gather()
        await choose_in_turn(table, friends.ana, friends.bo, times=20)
        await friends.ana.do("ask_rewind", table, count=12)
        seq = await friends.bo.do("answer_rewind", table, yes=True)
        for client in friends.all:
            await client.caught_up(table, seq + 1)
        await choose_in_turn(table, friends.ana, friends.bo, times=12)
        return table

    async def after(friends: Friends, table: str) -> None:
        await choose_in_turn(table, friends.ana, friends.bo)
        assert friends.ana.states[table]["phase"] == "over"

    run(in_two_lives(tmp_path, before, after))


def test_a_bot_that_plays_for_somebody(tmp_path: Path) -> None:
    async def before(friends: Friends) -> str:
        table = await friends.gather()
        await friends.replace_bo(table)
        await friends.ana.until_asked(table)
        await friends.bo.connect()
        return table

    async def after(friends: Friends, table: str) -> None:
        assert [seat["stand_in"] for seat in friends.cy.states[table]["seats"]] == ["", "regular"]
        await friends.bo.do("seat_from_bot", table)
        assert (await friends.bo.watch(table))["seats"][1]["stand_in"] == ""

    run(in_two_lives(tmp_path, before, after))
