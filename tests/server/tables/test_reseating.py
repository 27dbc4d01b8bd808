"""A seat belongs to its person: a used link is dead, and only a long absence, told to everybody, lends a seat."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from railherd.tables.state import TableState
from tests.server.helpers.in_process import Browser, Server, Socket, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table

FOUR_MINUTES = 4 * 60_000


def hand(socket: Socket, seat: int) -> Any:
    """Return what a socket is shown of a seat's hand."""
    return socket.state()["view"]["players"][seat]["hand"]


def news(socket: Socket) -> list[str]:
    """Return the kinds of all news that a socket was told."""
    return [line["kind"] for state in socket.of("state") for line in state["news"]]


async def long_absent(server: Server, socket: Socket) -> None:
    await socket.leave()
    server.now += FOUR_MINUTES


async def lent(server: Server) -> tuple[Table, list[Browser], list[Socket], Browser, Socket]:
    """Return a table where Cy has taken the seat of Bo, who is away."""
    table, browsers, sockets = await two_at_a_table(server)
    await play(table, sockets, 5)
    await long_absent(server, sockets[1])
    cy = await server.guest("Cy")
    await table.sit(cy, None, await table.seat_link(1))
    return table, browsers, sockets, cy, await cy.watching(table.id)


def test_a_used_link_is_dead() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), ["open", "invited", "open"])
        bo, cy = await server.guest("Bo"), await server.guest("Cy")
        link = (await table.host.get(f"{table.path}/invitation?seat=1")).json["key"]
        await table.sit(bo, None, link)
        late = await cy.post(f"{table.path}/sit", {"key": link})
        assert (late.status, late.key) == (404, "server.link_used")
        assert (await bo.post(f"{table.path}/stand")).status == 200
        assert (await cy.post(f"{table.path}/sit", {"key": link})).key == "server.link_used"
        assert (await bo.post(f"{table.path}/sit", {"key": link})).status == 200  # open to whoever knows the table
        assert (await bo.post(f"{table.path}/sit", {"key": link})).key == "server.seated_already"

    visit(scene)


def test_a_link_of_earlier_versions_does_not_open_an_occupied_seat_either() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        live, cy = await server.services.tables.get(table.id), await server.guest("Cy")
        link = server.services.access.seat_link(live.state, 1)  # they did not raise its version
        assert (await cy.post(f"{table.path}/sit", {"key": link})).key == "server.seat_taken"
        await long_absent(server, sockets[1])
        assert (await cy.post(f"{table.path}/sit", {"key": link})).key == "server.seat_taken"

    visit(scene)


def test_the_host_gets_no_link_of_a_seat_whose_person_is_there() -> None:
    async def scene(server: Server) -> None:
        table, (ana, bo), sockets = await two_at_a_table(server)
        entries = len(table.entries)
        again = await bo.watching(table.id)  # a second tab
        for _ in range(2):
            for path in ("invitation", "qr"):
                assert (await ana.get(f"{table.path}/{path}?seat=1")).key == "server.seat_taken"
            assert (await ana.post(f"{table.path}/seats/1/link")).key == "server.seat_is_theirs"
            await sockets[1].leave()  # Bo is still there with the other tab
            server.now += FOUR_MINUTES
        await again.leave()
        assert (await ana.post(f"{table.path}/seats/1/link")).key == "server.seat_is_theirs"  # just left
        assert len(table.entries) == entries

    visit(scene)


def test_the_seat_of_an_absent_person_is_lent_and_everybody_is_told() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), sockets = await two_at_a_table(server)
        looker = await (await server.guest("Di")).watching(table.id, table.link)
        await play(table, sockets, 5)
        await long_absent(server, sockets[1])
        assert (await ana.get(f"{table.path}/invitation?seat=1")).key == "server.seat_taken"  # nobody was told yet
        link = await table.seat_link(1)
        assert (await ana.get(f"{table.path}/invitation?seat=1")).json["key"] == link
        cy = await server.guest("Bo")  # of the same name
        watching = await cy.watching(table.id, link)
        assert (watching.state()["invited"], hand(watching, 1)) == (1, None)
        await table.sit(cy, None, link)
        await server.calm()
        assert (watching.state()["own"], watching.state()["invited"]) == ([1], None)
        assert hand(watching, 1)
        for told in (sockets[0], looker):
            assert news(told) == ["offered", "handed_over"]
            line = told.state()["news"][-1]
            assert (line["seat"], line["name"], line["other"]) == (1, "Bo", "Bo")
            assert told.state()["seats"][1]["plays_for"] == "Bo"
        await play(table, [sockets[0], watching], 4)
        assert (await (await server.guest("Eve")).post(f"{table.path}/sit", {"key": link})).key == "server.link_used"

    visit(scene)


def test_whoever_comes_back_in_time_keeps_the_seat() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server, talk=True)
        await long_absent(server, sockets[1])
        link = await table.seat_link(1)
        back = await bo.watching(table.id)
        cy = await server.guest("Cy")
        assert (await cy.post(f"{table.path}/sit", {"key": link})).key == "server.seat_is_theirs"
        await back.done("say", table=table.id, text="Here I am.")
        await long_absent(server, back)
        assert (await cy.post(f"{table.path}/sit", {"key": link})).key == "server.seat_taken"  # the offer is over

    visit(scene)


def test_the_owner_takes_the_seat_back_at_once_in_the_middle_of_the_game() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets, cy, cys = await lent(server)
        assert [each["table"] for each in (await bo.get("/me/tables")).json] == [table.id]
        back = await bo.watching(table.id)
        assert (back.state()["lost"], back.state()["own"], hand(back, 1)) == ([1], [], None)
        assert news(back) == ["offered", "handed_over"]
        assert await cys.refused("take_seat_back", table=table.id, seat=1) == "server.nothing_lost"
        await back.done("take_seat_back", table=table.id, seat=1)
        assert (back.state()["lost"], back.state()["own"]) == ([], [1])
        assert hand(back, 1)
        assert (cys.state()["own"], hand(cys, 1)) == ([], None)
        assert {news(each)[-1] for each in (sockets[0], cys, back)} == {"taken_back"}
        at = cys.state()["at"]
        assert await cys.refused("choose", table=table.id, at=at, choice="lay a1") == "server.not_seated"
        await play(table, [sockets[0], back], 6)
        assert (await cy.post(f"{table.path}/rematch")).key == "server.not_seated"

    visit(scene)


def test_the_names_in_the_record_are_those_of_the_end() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets, _, cys = await lent(server)
        while sockets[0].state()["phase"] == "playing":
            await play(table, [sockets[0], cys], 1)
        assert "names Ana | Cy" in (await table.host.get(f"{table.path}/record")).body.decode()
        back = await bo.watching(table.id)
        assert await back.refused("take_seat_back", table=table.id, seat=1) == "core.game_over"
        rematch = (await table.host.post(f"{table.path}/rematch")).json
        assert [seat["name"] for seat in rematch["seats"]] == ["Ana", "Cy"]

    visit(scene)


def test_a_seat_that_could_not_be_saved_stays_its_owners() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server)
        await long_absent(server, sockets[1])
        link, cy = await table.seat_link(1), await server.guest("Cy")
        server.store.failing = True
        assert (await cy.post(f"{table.path}/sit", {"key": link})).key == "server.not_saved"
        server.store.failing = False
        back = await bo.watching(table.id)
        while sockets[0].state()["phase"] == "playing":
            await play(table, [sockets[0], back], 1)
        assert "names Ana | Bo" in (await table.host.get(f"{table.path}/record")).body.decode()

    visit(scene)


def test_whoever_loses_the_seat_in_this_moment_cannot_choose_for_it_any_more() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets, _, cys = await lent(server)
        while (await table.asked([sockets[0], cys])) is not cys:
            await play(table, [sockets[0], cys], 1)
        at, choice = cys.state()["at"], cys.state()["prompt"]["options"][0]["text"]
        back = await bo.watching(table.id)
        server.store.gate = asyncio.Event()
        back.put("take_seat_back", table=table.id, seat=1)
        await server.calm()
        cys.put("choose", table=table.id, at=at, choice=choice)
        await server.calm()
        server.store.gate.set()
        await server.calm()
        assert table.kinds[-1] == "take_seat_back"
        assert cys.of("refused")[-1]["problem"]["key"] == "server.not_seated"

    visit(scene)


def test_nobody_gathers_hands_by_lent_seats() -> None:
    async def scene(server: Server) -> None:
        browsers = [await server.guest(name) for name in ("Ana", "Bo", "Cy")]
        table = await new_table(server, browsers[0], ["open"] * 3)
        for browser in browsers[1:]:
            await table.sit(browser)
        sockets = [await browser.watching(table.id) for browser in browsers[1:]]
        for socket in sockets:
            await socket.leave()
        server.now += FOUR_MINUTES
        di = await server.guest("Di")
        await table.sit(di, None, await table.seat_link(1))
        assert (await di.post(f"{table.path}/sit", {"key": await table.seat_link(2)})).key == "server.seated_already"
        await table.sit(browsers[1], None, await table.seat_link(2))
        back = await browsers[1].watching(table.id)
        assert (back.state()["own"], back.state()["lost"]) == ([2], [1])
        assert await back.refused("take_seat_back", table=table.id, seat=1) == "server.seated_already"

    visit(scene)


def test_a_log_of_today_folds_to_the_same_seats() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), _, _, _ = await lent(server)
        await (await bo.watching(table.id)).done("take_seat_back", table=table.id, seat=1)
        live = await server.services.tables.get(table.id)
        again = TableState(live.state.row, live.state.game)
        for entry in table.entries:
            again.replay(entry)
        assert (again.chairs, again.news) == (live.state.chairs, live.state.news)

    visit(scene)


@pytest.mark.parametrize(("jump", "refusal"), [(60 * 60_000, "server.not_away_long"), (-60 * 60_000, "")])
def test_absence_does_not_depend_on_the_time_of_day(jump: int, refusal: str) -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        await sockets[1].leave()
        server.now += 0 if refusal else FOUR_MINUTES
        server.adjusted = jump
        if refusal:
            assert await sockets[0].refused("seat_to_bot", table=table.id, seat=1) == refusal
            assert (await table.host.post(f"{table.path}/seats/1/link")).key == "server.seat_is_theirs"
        else:
            await sockets[0].done("seat_to_bot", table=table.id, seat=1)
        seat = (await table.host.get(table.path)).json["seats"][1]
        assert seat["away_since"] == server.now + jump - (0 if refusal else FOUR_MINUTES)

    visit(scene)
