"""Tables of 414419e at a server of today: everybody sees them as they were, and they go on."""

from __future__ import annotations

from pathlib import Path

from tests.compatibility.kept import Json, check_record, today
from tests.compatibility.visiting import TABLES, Visit, visit
from tests.server.helpers.log_entries import fields

PLAYED_ON = 6  # choices of people
TO_THE_END = ("gwt rematch", "last_spike redo pending, two at one screen")
GAMES = ("gwt", "last_spike")


def test_everybody_is_shown_their_tables_as_they_were(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for name, facts in TABLES.items():
            if name.endswith("bot to choose"):  # which it does at once
                continue
            for guest in {facts["host"], *(chair["guest"] for chair in facts["chairs"])} - {""}:
                client = await visit.guest(guest)
                _check_state(await client.watch(facts["id"]), facts, guest)
                await client.stop_watching(facts["id"])

    visit(tmp_path, scene)


def _check_state(state: Json, facts: Json, guest: str) -> None:
    own = [seat for seat, chair in enumerate(facts["chairs"]) if chair["guest"] == guest]
    assert [state[key] for key in ("phase", "seq", "at", "own")] == [
        *(facts[key] for key in ("phase", "seq", "at")),
        own,
    ]
    for seat, chair in zip(state["seats"], facts["chairs"], strict=True):
        assert [seat[key] for key in ("kind", "name", "bot", "stand_in")] == [
            chair[key] for key in ("kind", "name", "bot", "stand_in")
        ]
    assert [[line["name"], line["seat"], line["text"]] for line in state["talk"]] == facts["talk"]
    assert state["rematch"] == facts["rematch"]
    if own == [facts["asked"]]:
        assert len(state["prompt"]["options"]) == facts["count"]
    if facts["phase"] == "over":
        assert [score["total"] for score in state["scores"]] == facts["totals"]


def test_every_game_in_play_goes_on(tmp_path: Path) -> None:
    playing = [name for name, facts in TABLES.items() if facts["phase"] == "playing"]
    assert len(playing) > 20

    async def scene(visit: Visit) -> None:
        for name in playing:
            assert await visit.play_on(name, PLAYED_ON) == PLAYED_ON, name
            assert (await visit.state(name)).at >= TABLES[name]["at"] + PLAYED_ON

    visit(tmp_path, scene)


def test_a_game_of_each_title_goes_on_to_its_end(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for name in TO_THE_END:
            await visit.play_on(name, 10_000)
            state = await visit.state(name)
            assert state.phase == "over"
            assert state.match is not None
            assert state.match.winners()

    visit(tmp_path, scene)


def test_what_was_taken_back_is_chosen_again(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            name = f"{game} redo pending, two at one screen"
            entries = await visit.server.services.store.entries(TABLES[name]["id"])
            taken_back = next(entry for entry in reversed(entries) if entry.kind == "choose")
            client = await visit.asked(name)
            assert client is not None
            await client.do("redo", TABLES[name]["id"])
            match = (await visit.state(name)).match
            assert match is not None
            assert match.moves[-1].text == today(game, fields(taken_back)["text"])

    visit(tmp_path, scene)


def test_a_choice_that_is_sent_again_is_known(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            name = f"{game} mid-turn"
            entries = await visit.server.services.store.entries(TABLES[name]["id"])
            entry = next(entry for entry in reversed(entries) if entry.kind == "choose" and entry.guest)
            guest, _, id = entry.id.partition(":")
            client = await visit.guest(guest)
            await client.watch(entry.table)
            choice = {"table": entry.table, "at": 0, "choice": fields(entry)["text"], "id": id}
            answer = await client.ask({"type": "choose", **choice})
            assert (answer["type"], answer["seq"]) == ("done", entry.seq)
            assert (await visit.state(name)).seq == TABLES[name]["seq"]

    visit(tmp_path, scene)


def test_an_open_wish_is_answered(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            facts = TABLES[f"{game} open wish"]
            seat, count, agreed = facts["wish"]
            assert agreed == [seat]
            other = await visit.guest(facts["chairs"][1 - seat]["guest"])
            await other.watch(facts["id"])
            before = (await visit.state(f"{game} open wish")).match
            await other.do("answer_rewind", facts["id"], yes=True)
            after = (await visit.state(f"{game} open wish")).match
            assert before is not None
            assert after is not None
            assert after.moves == before.moves[:-count]

    visit(tmp_path, scene)


def test_a_guest_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            facts = TABLES[f"{game} stand-in"]
            seat = next(seat for seat, chair in enumerate(facts["chairs"]) if chair["stand_in"])
            client = await visit.guest(facts["chairs"][seat]["guest"])
            await client.watch(facts["id"])
            await client.do("seat_from_bot", facts["id"])
            assert (await visit.state(f"{game} stand-in")).chairs[seat].stand_in == ""

    visit(tmp_path, scene)


def test_a_stopped_game_is_resumed(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            facts = TABLES[f"{game} stopped"]
            client = await visit.guest(facts["host"])
            assert (await client.watch(facts["id"]))["stopped"]["key"]
            await client.post(f"/api/tables/{facts['id']}/resume")
            assert await visit.play_on(f"{game} stopped", PLAYED_ON) == PLAYED_ON

    visit(tmp_path, scene)


def test_a_bot_that_was_asked_chooses(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            facts = TABLES[f"{game} bot to choose"]
            assert facts["chairs"][facts["asked"]]["bot"] == "greedy"
            assert await visit.asked(f"{game} bot to choose") is not None
            assert (await visit.state(f"{game} bot to choose")).seq > facts["seq"]

    visit(tmp_path, scene)


def test_a_gathering_table_fills_and_begins(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            name = f"{game} gathering"
            facts = TABLES[name]
            host = await visit.guest(facts["host"])
            await host.post(f"/api/tables/{facts['id']}/start")
            assert (await visit.state(name)).phase == "playing"
            assert await visit.play_on(name, PLAYED_ON) == PLAYED_ON

    visit(tmp_path, scene)


def test_a_finished_game_is_handed_out_looked_at_again_and_has_the_same_rematch(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for game in GAMES:
            facts = TABLES[f"{game} over"]
            host = await visit.guest(facts["host"])
            check_record(await host.get(f"/api/tables/{facts['id']}/record"), facts["record"])
            for moment in (0, 20, 60):
                strip = await host.get(f"/api/tables/{facts['id']}/strip?first={moment}&count=1&seat=0")
                assert strip["frames"][0]["view"]["players"]
            assert (await host.post(f"/api/tables/{facts['id']}/rematch"))["table"] == facts["rematch"]
            assert facts["rematch"] == TABLES[f"{game} rematch"]["id"]

    visit(tmp_path, scene)
