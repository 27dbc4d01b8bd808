"""Who looks at the lobby is told when another table is there, somebody sits down, or one begins; and nothing else."""

from __future__ import annotations

from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.table_client import new_table


async def at_the_lobby(server: Server) -> Socket:
    socket = await (await server.guest("Cy")).socket()
    await socket.tell("watch_lobby")
    return socket


def test_every_change_of_the_list_is_told() -> None:
    async def scene(server: Server) -> None:
        cy, ana, bo = await at_the_lobby(server), await server.guest("Ana"), await server.guest("Bo")
        told = [0]

        async def is_told() -> bool:
            await server.calm()
            told.append(len(cy.of("lobby")))
            return told[-1] > told[-2]

        table = await new_table(server, ana, ("open", "open", "open"), listed=True)
        assert await is_told()
        assert [one["table"] for one in (await bo.get("/tables")).json] == [table.id]
        await table.sit(bo)
        assert await is_told()
        await table.sit(await server.guest("Di"))
        assert await is_told()
        assert (await bo.get("/tables")).json == []
        watching = await ana.watching(table.id)
        asked = watching if watching.state()["prompt"]["waits_for"] is None else None
        if asked is not None:
            await asked.choose(table.id)
        assert not await is_told()

    visit(scene)


def test_a_table_among_friends_is_not_told_nor_anything_to_who_looks_away() -> None:
    async def scene(server: Server) -> None:
        cy, ana = await at_the_lobby(server), await server.guest("Ana")
        await new_table(server, ana)
        assert cy.of("lobby") == []
        await cy.tell("watch_lobby", on=False)
        await new_table(server, ana, listed=True)
        await server.calm()
        assert cy.of("lobby") == []

    visit(scene)


def test_a_table_without_its_host_is_told_too() -> None:
    async def scene(server: Server) -> None:
        cy, ana = await at_the_lobby(server), await server.guest("Ana")
        await new_table(server, ana, listed=True, own_seats=[])
        await server.calm()
        assert cy.of("lobby")

    visit(scene)
