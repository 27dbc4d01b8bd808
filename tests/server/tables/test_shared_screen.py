"""Several people at one screen: only the hand of the person in front of it is shown, and only they can play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits

BOTH = [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Bo"}]
HIDDEN = [None, None]


async def shared(server: Server, seats: tuple[str, ...] = ("open", "open"), **plan: Any) -> tuple[Table, Socket]:
    """Return a table of Ana and Bo at one screen, in the middle of a game."""
    browser = await server.guest("Ana")
    table = await new_table(server, browser, seats, **{"own_seats": BOTH, **plan})
    return table, await browser.watching(table.id)


def hands(socket: Socket) -> list[Any]:
    """Return the hands that are shown."""
    return [player["hand"] for player in socket.state()["view"]["players"]]


def asked(socket: Socket) -> int:
    """Return the seat that must choose, as everyone sees it."""
    return int(socket.state()["view"]["asked"])


async def turn(table: Table, socket: Socket) -> int:
    """Bring the asked seat to the screen and play its turn; return the seat."""
    seat = asked(socket)
    await socket.done("show_seat", table=table.id, seat=seat)
    while socket.state()["phase"] == "playing" and socket.state()["seat"] == seat and not waits(socket):
        await socket.choose(table.id)
    return seat


def test_a_table_is_made_with_several_seats_of_ones_own() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        state = socket.state()
        assert [seat["name"] for seat in state["seats"]] == ["Ana", "Bo"]
        assert (state["own"], state["seat"], state["phase"]) == ([0, 1], None, "playing")
        assert (await table.host.get(table.path)).json["own"] == [0, 1]
        assert [own["table"] for own in (await table.host.get("/me/tables")).json] == [table.id]

    visit(scene)


def test_until_somebody_says_that_he_is_there_the_screen_shows_what_lies_open() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        state = socket.state()
        assert (hands(socket), state["prompt"], state["view"]["seat"]) == (HIDDEN, None, None)
        at = state["at"]
        for message in ({"type": "choose", "choice": "lay a1", "at": at}, {"type": "undo", "at": at},
                        {"type": "redo", "at": at}, {"type": "ask_rewind", "at": at, "count": 1},
                        {"type": "why", "choice": "lay a1"}, {"type": "seat_from_bot"}):  # fmt: skip
            assert await socket.refused(**message, table=table.id) == "server.face_first"
        assert table.kinds == ["create", "sit", "sit", "start"]

    visit(scene)


def test_the_screen_is_handed_over_from_turn_to_turn_to_the_end() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        played = []
        while socket.state()["phase"] == "playing":
            seat = asked(socket)
            await socket.done("show_seat", table=table.id, seat=seat)
            assert socket.state()["seat"] == seat
            assert [hand is not None for hand in hands(socket)] == [seat == 0, seat == 1]
            assert socket.state()["prompt"]["seat"] == seat
            played.append(await turn(table, socket))
            if socket.state()["phase"] == "playing":
                assert (socket.state()["seat"], hands(socket), socket.state()["prompt"]) == (None, HIDDEN, None)
        assert set(played) == {0, 1}
        assert socket.state()["scores"]
        for entry in table.entries:
            if entry.kind == "choose":
                assert entry.guest == table.host.cookie[:12]

    visit(scene)


def test_the_log_on_a_shared_screen_tells_what_everybody_may_know() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        for _ in range(6):
            await turn(table, socket)
        again = await table.host.watching(table.id)
        await again.done("show_seat", table=table.id, seat=0)
        for heard in (socket, again):
            keys = {event["key"] for state in heard.of("state") for event in state["events"]}
            assert "last_spike.tile_drawn.hidden" in keys
            assert "last_spike.tile_drawn" not in keys

    visit(scene)


def test_whoever_looks_at_his_hand_out_of_turn_does_nothing_for_the_other() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        seat = asked(socket)
        other = 1 - seat
        await socket.done("show_seat", table=table.id, seat=seat)
        choice = socket.state()["prompt"]["options"][0]["text"]
        await socket.done("show_seat", table=table.id, seat=other)
        state = socket.state()
        assert (state["seat"], state["prompt"]["waits_for"], state["prompt"]["options"]) == (other, seat, [])
        assert hands(socket)[seat] is None
        at, entries = state["at"], len(table.entries)
        assert await socket.refused("choose", table=table.id, at=at, choice=choice) == "core.not_your_turn"
        assert await socket.refused("undo", table=table.id, at=at) == "core.not_your_turn"
        because = (await socket.tell("why", table=table.id, choice=choice))[0]
        assert because["problem"]["key"] == "core.not_your_turn"
        assert len(table.entries) == entries

    visit(scene)


def test_nobody_faces_a_seat_that_is_not_his() -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, bo) = await two_at_a_table(server, listed=True)
        assert await ana.refused("show_seat", table=table.id, seat=1) == "server.not_seated"
        assert await ana.refused("show_seat", table=table.id, seat=7) == "server.not_seated"
        looker = await (await server.guest("Cy")).watching(table.id)
        assert await looker.refused("show_seat", table=table.id, seat=0) == "server.not_seated"
        assert [hand is None for hand in hands(ana)] == [False, True]
        await bo.done("show_seat", table=table.id, seat=1)  # a person with one seat always sees it
        assert [hand is None for hand in hands(bo)] == [True, False]

    visit(scene)


def test_each_connection_is_faced_anew() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        seat = asked(socket)
        await socket.done("show_seat", table=table.id, seat=seat)
        again = await table.host.watching(table.id)
        assert (again.state()["own"], again.state()["seat"], hands(again)) == ([0, 1], None, HIDDEN)
        assert socket.state()["seat"] == seat
        await socket.tell("unwatch", table=table.id)
        assert (await socket.tell("watch", table=table.id))[0]["seat"] is None

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_while_bots_play_the_view_stays_with_whoever_was_there_last() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server, ("open", "open", "random"))
        for _ in range(12):
            await socket.until(lambda: asked(socket) != 2)
            await turn(table, socket)
        faced, stayed = None, 0
        for state in socket.of("state"):
            if state["view"]["asked"] == 2 and faced is not None:
                assert (state["seat"], state["view"]["players"][faced]["hand"] is None) == (faced, False)
                stayed += 1
            faced = state["seat"]
        assert stayed > 5
        assert {entry.seat for entry in table.entries if entry.kind == "choose"} == {0, 1, 2}

    visit(scene)


def test_those_at_one_screen_wish_and_answer_with_one_voice() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server, ("open", "open", "open"))
        cy = await server.guest("Cy")
        await table.sit(cy)
        other = await cy.watching(table.id)
        for _ in range(6):
            if asked(socket) == 2:
                while not waits(other):
                    await other.choose(table.id)
            else:
                await turn(table, socket)
        await socket.done("show_seat", table=table.id, seat=0)
        await socket.done("ask_rewind", table=table.id, at=socket.state()["at"], count=3)
        assert socket.state()["rewind"] == {"seat": 0, "count": 3, "agreed": [0, 1], "missing": [2]}
        await other.done("answer_rewind", table=table.id, yes=True)
        assert table.kinds[-1] == "rewind"
        await other.done("ask_rewind", table=table.id, at=other.state()["at"], count=3)
        await socket.done("answer_rewind", table=table.id, yes=True)
        assert table.kinds[-1] == "rewind"

    visit(scene)


def test_alone_with_oneself_one_goes_back_at_once_and_hands_over() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        first = await turn(table, socket)
        moves = table.kinds.count("choose")
        await socket.done("show_seat", table=table.id, seat=1 - first)
        await socket.done("ask_rewind", table=table.id, at=socket.state()["at"], count=moves)
        await server.calm()
        assert table.kinds[-1] == "rewind"
        assert (asked(socket), socket.state()["seat"], hands(socket)) == (first, None, HIDDEN)

    visit(scene)


def test_a_rematch_keeps_the_seats_and_their_names() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        while socket.state()["phase"] == "playing":
            await turn(table, socket)
        again = (await table.host.post(f"{table.path}/rematch")).json
        assert again["own"] == [0, 1]
        assert [seat["name"] for seat in again["seats"]] == ["Ana", "Bo"]
        assert again["phase"] == "playing"

    visit(scene)


def test_whoever_leaves_takes_all_at_his_screen_along() -> None:
    async def scene(server: Server) -> None:
        table, _ = await shared(server, ("open", "open", "open"))
        assert (await table.host.post(f"{table.path}/stand")).status == 200
        assert [seat["kind"] for seat in (await table.host.get(table.path)).json["seats"]] == ["open"] * 3

    visit(scene)


def test_somebody_at_the_screen_goes_on_at_his_own() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server)
        link, bo = await table.seat_link(1), await server.guest("Bo")
        await table.sit(bo, None, link)
        own = await bo.watching(table.id)
        await server.calm()
        assert (own.state()["seat"], socket.state()["own"], socket.state()["seat"]) == (1, [0], 0)
        await play(table, [socket, own], 6)

    visit(scene)


def test_talk_goes_by_the_name_of_the_seat() -> None:
    async def scene(server: Server) -> None:
        table, socket = await shared(server, talk=True)
        await socket.done("show_seat", table=table.id, seat=1)
        await socket.done("say", table=table.id, text="hello")
        assert [(line["name"], line["seat"]) for line in socket.state()["talk"]] == [("Bo", 1)]

    visit(scene)


@pytest.mark.parametrize(
    ("own", "names"),
    [
        ([], ["", ""]),
        ([{"seat": 1}], ["", "Ana"]),
        ([{"seat": 0}, {"seat": 1}], ["Ana", "Ana 2"]),
        ([{"seat": 1}, {"seat": 0, "name": " Di "}], ["Di", "Ana"]),
    ],
)
def test_who_has_no_name_goes_by_the_makers(own: list[dict[str, Any]], names: list[str]) -> None:
    async def scene(server: Server) -> None:
        told = await (await server.guest("Ana")).post(
            "/tables", {"game": "last_spike", "seats": ["open", "open"], "own_seats": own}
        )
        assert [seat["name"] for seat in told.json["seats"]] == names
        assert told.json["own"] == sorted(one["seat"] for one in own)

    visit(scene)


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ([{"seat": 2}], "core.no_such_seat"),
        ([{"seat": 1}, {"seat": 1}], "server.seat_taken"),
        ([{"seat": 1, "name": "a|b"}], "core.wrong_name"),
        ([{"seat": 1, "name": ""}], "server.not_understood"),
        ([{"seat": 9}], "server.not_understood"),
        ([1], "server.not_understood"),
    ],
)
def test_seats_that_cannot_be_had_make_no_table(own: list[Any], key: str) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        refused = await ana.post("/tables", {"game": "last_spike", "seats": ["open", "open"], "own_seats": own})
        assert refused.key == key
        assert server.store.rows == {}

    visit(scene)
