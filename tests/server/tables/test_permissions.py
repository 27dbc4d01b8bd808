"""Who may enter, and who may do what: links, seats, other people's seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table


def test_a_stranger_with_a_link_plays_after_one_tap() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"))
        stranger = server.stranger()
        assert (await stranger.get(f"{table.path}?key={table.link}")).status == 200
        await table.sit(stranger)
        socket = await stranger.watching(table.id)
        assert (socket.state()["phase"], socket.state()["seat"]) == ("playing", 1)
        ana = await table.host.watching(table.id)
        await play(table, [socket, ana], 8)
        assert {entry.seat for entry in table.entries if entry.kind == "choose"} == {0, 1}

    visit(scene)


def test_opening_a_link_takes_no_seat_and_makes_nobody_known() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"))
        known, entries = len(server.store.guests), len(table.entries)
        stranger = server.stranger()
        for method in ("GET", "HEAD"):
            for key in (table.link, await table.seat_link(1)):
                answer = await stranger.ask(method, f"/api{table.path}?key={key}")
                assert answer.header("set-cookie") is None
        assert len(server.store.guests) == known
        assert table.kinds[entries:] == ["renew_link", "renew_link"]  # made by the host
        assert (await stranger.get(f"{table.path}?key={table.link}")).json["seats"][1]["kind"] == "open"

    visit(scene)


def test_a_stranger_has_no_tables_and_stays_a_stranger() -> None:
    async def scene(server: Server) -> None:
        await new_table(server, await server.guest("Ana"))
        answer = await server.stranger().get("/me/tables")
        assert (answer.status, answer.json, answer.header("set-cookie")) == (200, [], None)

    visit(scene)


def test_a_refused_seat_makes_nobody_known_either() -> None:
    async def scene(server: Server) -> None:
        table, _, _ = await two_at_a_table(server)
        known = len(server.store.guests)
        refused = await server.stranger().post(f"{table.path}/sit", {"seat": 1, "key": table.link})
        assert refused.key == "server.too_late_to_sit"
        assert len(server.store.guests) == known

    visit(scene)


@pytest.mark.parametrize("which", ["table", "seat"])
def test_an_invitation_to_one_table_is_refused_at_every_other(which: str) -> None:
    async def scene(server: Server) -> None:
        ana, cy = await server.guest("Ana"), await server.guest("Cy")
        mine = await new_table(server, ana, ["open", "invited"])
        link = mine.link if which == "table" else await mine.seat_link(1)
        others = [await new_table(server, ana, ["open", kind]) for kind in ("open", "invited")]
        others.append(await new_table(server, await server.guest("Bo"), ["open", "open"]))
        socket = await cy.socket()
        for other in others:
            assert await other.seat_link(1) != link
            for seat in (None, 0, 1):
                refused = await cy.post(f"{other.path}/sit", {"seat": seat, "key": link})
                assert (refused.status, refused.key) == (404, "server.no_such_table")
            assert (await cy.get(f"{other.path}?key={link}")).status == 404
            assert await socket.refused("watch", table=other.id, key=link) == "server.no_such_table"
        assert (await cy.get(f"{mine.path}?key={link}")).status == 200

    visit(scene)


def test_an_invitation_to_a_seat_is_good_for_that_seat_alone() -> None:
    async def scene(server: Server) -> None:
        ana, cy = await server.guest("Ana"), await server.guest("Cy")
        table = await new_table(server, ana, ["open", "invited", "open", "invited"])
        link, other = await table.seat_link(1), await table.seat_link(3)
        assert (await cy.post(f"{table.path}/sit", {"seat": 1, "key": other})).key == "server.seat_taken"
        for seat in (0, 2, 3):
            assert (await cy.post(f"{table.path}/sit", {"seat": seat, "key": link})).key == "server.seat_taken"
        assert (await cy.post(f"{table.path}/sit", {"seat": 1, "key": table.link})).key == "server.seat_taken"
        await table.sit(cy, None, link)
        assert (await cy.get(table.path)).json["own"] == [1]
        await table.sit(di := await server.guest("Di"), None, other)
        assert (await di.get(table.path)).json["own"] == [3]

    visit(scene)


@pytest.mark.parametrize("link", ["", "x", "Ü" * 22, "A" * 22])
def test_a_link_cannot_be_made_up(link: str) -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"))
        cy = await server.guest("Cy")
        assert (await cy.post(f"{table.path}/sit", {"key": link})).status == 404
        assert table.kinds == ["create", "sit"]

    visit(scene)


def test_a_private_table_is_as_good_as_none_without_link_or_seat() -> None:
    async def scene(server: Server) -> None:
        table, _, _ = await two_at_a_table(server)
        cy = await server.guest("Cy")
        requests: list[tuple[str, str, Any]] = [
            ("GET", "", None), ("GET", "/record", None), ("POST", "/sit", {}), ("POST", "/stand", None),
            ("POST", "/seats/1", {"kind": "open"}), ("POST", "/seats/1/link", None), ("POST", "/start", None),
            ("POST", "/seats/1/remove", {}),
            ("POST", "/talk", {"on": True}), ("POST", "/resume", None), ("POST", "/rematch", None),
            ("DELETE", "", None), ("GET", "/strip", None), ("GET", "/race", None), ("GET", "/invitation", None),
            ("GET", "/qr", None),
        ]  # fmt: skip
        for method, path, data in requests:
            there = await cy.ask(method, f"/api{table.path}{path}", data)
            nowhere = await cy.ask(method, f"/api/tables/abcdefghijkl{path}", data)
            assert (there.status, there.body) == (404, nowhere.body), path
        socket = await cy.socket()
        for message in messages(table):
            assert await socket.refused(**message) == "server.no_such_table", message
        assert await socket.refused("watch", table=table.id) == "server.no_such_table"
        assert (await cy.get("/tables")).json == (await cy.get("/me/tables")).json == []

    visit(scene)


def messages(table: Table) -> list[dict[str, Any]]:
    """Return every message that can be sent to a table."""
    at = table.server.services.tables.loaded()[0].state.at
    return [
        {"type": kind, "table": table.id, **fields}
        for kind, fields in (
            ("choose", {"at": at, "choice": "lay a1"}), ("undo", {"at": at}), ("redo", {"at": at}),
            ("ask_rewind", {"at": at, "count": 1}), ("answer_rewind", {"yes": True}), ("seat_to_bot", {"seat": 0}),
            ("seat_from_bot", {}), ("take_seat_back", {"seat": 0}), ("say", {"text": "hello"}),
            ("why", {"choice": "lay a1"}), ("show_seat", {"seat": 0}),
        )
    ]  # fmt: skip


def test_whoever_has_no_seat_can_do_nothing_with_any() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), _ = await two_at_a_table(server, talk=True)
        entries = len(table.entries)
        cy = await server.guest("Cy")
        socket = await cy.watching(table.id, table.link)
        assert socket.state()["seat"] is None
        listed = await new_table(server, ana, listed=True)
        for message in messages(table):
            assert await socket.refused(**message) == "server.no_such_table", message  # a link only allows watching
            refusal = "server.nothing_lost" if message["type"] == "take_seat_back" else "server.not_seated"
            assert await socket.refused(**{**message, "table": listed.id}) == refusal, message
        assert len(table.entries) == entries
        assert listed.kinds == ["create", "sit"]

    visit(scene)


def test_one_guest_never_acts_for_anothers_seat() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, talk=True)
        asked = await table.asked(sockets)
        other = next(socket for socket in sockets if socket is not asked)
        seat, at = asked.state()["seat"], asked.state()["at"]
        choice = asked.state()["prompt"]["options"][0]["text"]
        entries = len(table.entries)
        assert await other.refused("choose", table=table.id, at=at, choice=choice) == "core.not_your_turn"
        assert await other.refused("undo", table=table.id, at=at) == "core.not_your_turn"
        assert await other.refused("redo", table=table.id, at=at) == "core.not_your_turn"
        assert await other.refused("seat_to_bot", table=table.id, seat=seat) == "server.not_away_long"
        assert await other.refused("seat_from_bot", table=table.id) == "server.seat_is_yours"
        assert len(table.entries) == entries
        await other.done("say", table=table.id, text="hello", id="mine")
        await asked.done("say", table=table.id, text="to you, too", id="mine")  # ids of different clients do not clash
        spoken = [entry for entry in table.entries if entry.kind == "say"]
        assert [entry.seat for entry in spoken] == [other.state()["seat"], seat]

    visit(scene)


def test_nobody_answers_his_own_wish_for_the_others() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        await play(table, sockets, 4)
        at = sockets[0].state()["at"]
        await sockets[0].done("ask_rewind", table=table.id, at=at, count=2)
        assert await sockets[0].refused("answer_rewind", table=table.id, yes=True) == "server.nothing_asked"
        assert table.kinds[-1] == "ask_rewind"

    visit(scene)
