"""The host takes a guest out of a seat before the game begins."""

from __future__ import annotations

import pytest

from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import new_table


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_a_removed_guest_sits_down_again_only_by_a_new_link(kind: str) -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), ["open", "open", "open"], listed=True)
        bo = await server.guest("Bo")
        await table.sit(bo, 1, "")
        socket = await bo.watching(table.id)
        before = (await table.host.post(f"{table.path}/seats/2/link")).json["key"]
        assert (await table.host.post(f"{table.path}/seats/1/remove", {"kind": kind})).status == 200
        await server.calm()
        state = socket.state()
        assert (state["own"], state["removed"], state["news"][-1]["kind"]) == ([], True, "removed")
        assert [seat["kind"] for seat in state["seats"]] == ["guest", kind, "open"]
        for sitting in ({}, {"seat": 1}, {"seat": 2}, {"key": table.link}):
            assert (await bo.post(f"{table.path}/sit", sitting)).key in ("server.removed", "server.seat_taken")
        assert (await bo.post(f"{table.path}/sit", {"seat": 2})).key == "server.removed"
        assert table.kinds[-1] == "remove"
        new = (await table.host.get(f"{table.path}/invitation?seat=1")).json["key"]
        assert new != before
        await table.sit(bo, None, new)
        await server.calm()
        assert (socket.state()["own"], socket.state()["removed"]) == ([1], False)

    visit(scene)


def test_at_a_private_table_a_removed_guest_sees_nothing_more_and_is_told_why() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), ["open", "open", "open"])
        bo = await server.guest("Bo")
        await table.sit(bo)
        socket = await bo.watching(table.id)
        assert (await table.host.post(f"{table.path}/seats/1/remove", {})).status == 200
        await server.calm()
        assert socket.said()[-1]["problem"]["key"] == "server.removed"
        heard = len(socket.frames)
        await table.sit(await server.guest("Cy"), 1)
        assert len(socket.frames) == heard
        answer = await bo.get(table.path)
        assert (answer.status, answer.key) == (403, "server.removed")

    visit(scene)


def test_who_may_remove_whom() -> None:
    async def scene(server: Server) -> None:
        ana, bo, cy = [await server.guest(name) for name in ("Ana", "Bo", "Cy")]
        table = await new_table(server, ana, ["open", "open", "greedy", "open"], listed=True)
        await table.sit(bo)
        for guest, seat, data, key in (
            (bo, 0, {}, "server.not_host"), (cy, 1, {}, "server.not_host"), (ana, 0, {}, "server.nobody_to_remove"),
            (ana, 2, {}, "server.nobody_to_remove"), (ana, 3, {}, "server.nobody_to_remove"),
            (ana, 9, {}, "core.no_such_seat"), (ana, 1, {"kind": "bot"}, "server.wrong_seat_kind"),
        ):  # fmt: skip
            assert (await guest.post(f"{table.path}/seats/{seat}/remove", data)).key == key
        await table.sit(cy)
        assert (await ana.post(f"{table.path}/seats/1/remove", {})).key == "server.begun"

    visit(scene)
