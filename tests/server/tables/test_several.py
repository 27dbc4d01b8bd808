"""Several choices by one command: kept or refused together, and taken back together."""

from __future__ import annotations

from typing import Any

from railherd.tables.commands import MAX_CHOICES
from railherd.tables.state import TableState
from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.log_entries import fields
from tests.server.helpers.table_client import Table, two_at_a_table

Json = dict[str, Any]


async def at_a_shortcut(table: Table, sockets: list[Socket]) -> tuple[Socket, Json]:
    """Play until somebody can do something by several choices at once that can be undone; return both."""
    while True:
        me = await table.asked(sockets)
        prompt = me.state()["prompt"]
        found = [one for one in prompt["shortcuts"] if not one["reveals"] and len(one["then"]) > 0]
        if found:
            return me, found[0]
        going = [one for one in prompt["options"] if one["text"] != "done"]
        await me.done("choose", table=table.id, at=me.state()["at"], choice=going[-1]["text"])


def test_they_are_one_entry_and_one_undo() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        me, shortcut = await at_a_shortcut(table, sockets)
        before, entries = me.state()["view"], len(table.entries)
        await me.done("choose", table=table.id, at=me.state()["at"], choice=shortcut["text"], then=shortcut["then"])
        assert len(table.entries) == entries + 1
        kept = fields(table.entries[-1])
        assert [kept["text"], *kept["settled"]][: len(shortcut["then"]) + 1] == [shortcut["text"], *shortcut["then"]]
        assert me.state()["view"] != before
        await me.done("undo", table=table.id, at=me.state()["at"])
        assert me.state()["view"] == before

    visit(scene)


def test_they_are_refused_together() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        me, shortcut = await at_a_shortcut(table, sockets)
        before, entries = me.state()["view"], len(table.entries)
        then = [*shortcut["then"], "no such thing"]
        refused = await me.refused("choose", table=table.id, at=me.state()["at"], choice=shortcut["text"], then=then)
        assert refused == "core.unknown_choice"
        assert len(table.entries) == entries
        assert me.state()["view"] == before

    visit(scene)


def test_nothing_is_chosen_past_what_comes_to_light() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        live = await server.services.tables.get(table.id)
        while True:
            me = await table.asked(sockets)
            assert live.state.match is not None
            for option in me.state()["prompt"]["options"]:
                after = live.state.match.copy()
                after.choose(option["text"])
                if after.moves[-1].dealt and after.asked == me.state()["seat"]:
                    then = [after.prompt().options[0].text]  # type: ignore[union-attr] # somebody is asked
                    wanted = {"table": table.id, "at": me.state()["at"], "choice": option["text"]}
                    assert await me.refused("choose", **wanted, then=then) == "server.past_reveal"
                    await me.done("choose", **wanted)
                    return
            going = [one for one in me.state()["prompt"]["options"] if one["text"] != "done"]
            await me.done("choose", table=table.id, at=me.state()["at"], choice=(going or [option])[-1]["text"])

    visit(scene)


def test_too_many_are_no_message() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        me = await table.asked(sockets)
        wanted = {"table": table.id, "at": me.state()["at"], "choice": "done"}
        assert await me.refused("choose", **wanted, then=["done"] * MAX_CHOICES) == "server.not_understood"

    visit(scene)


def test_a_log_with_what_they_dealt_leads_to_the_same_table() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        live = await server.services.tables.get(table.id)
        revealed = 0
        while revealed < 2:
            me = await table.asked(sockets)
            prompt = me.state()["prompt"]
            short = [one for one in prompt["shortcuts"] if one["reveals"]]
            going = [one for one in prompt["options"] if one["text"] != "done"] or prompt["options"]
            wanted, revealed = (short or going)[-1], revealed + bool(short)
            await me.done("choose", table=table.id, at=me.state()["at"], choice=wanted["text"], then=wanted["then"])
        again = TableState(live.state.row, live.state.game)
        for entry in table.entries:
            again.replay(entry)
        assert again.match is not None
        assert live.state.match is not None
        assert again.match.fingerprint() == live.state.match.fingerprint()

    visit(scene)


def test_the_whole_turn_is_taken_back_at_once() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        me = await table.asked(sockets)
        before, views = me.state()["view"], 0
        while views < 3 or not me.state()["prompt"]["can_undo"]:
            me = await table.asked(sockets)
            if not me.state()["prompt"]["can_undo"]:
                before, views = me.state()["view"], 0
            safe = [one for one in me.state()["prompt"]["options"] if not one["reveals"]] or me.state()["prompt"][
                "options"
            ]
            await me.done("choose", table=table.id, at=me.state()["at"], choice=safe[0]["text"])
            views += 1
        entries = len(table.entries)
        await me.done("undo", table=table.id, at=me.state()["at"], turn=True)
        assert me.state()["view"] == before
        assert len(table.entries) == entries + 1
        assert not me.state()["prompt"]["can_undo"]
        await me.done("redo", table=table.id, at=me.state()["at"])
        assert me.state()["prompt"]["can_undo"]

    visit(scene)
