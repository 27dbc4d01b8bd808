"""Guests of 414419e at a server of today: cookies, codes, links and the owner's token are worth what they were."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.compatibility.visiting import FOLDER, TABLES, Visit, visit
from tests.server.helpers.network_client import Refused

GUESTS = FOLDER["guests"]


def test_every_device_is_known(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for key, kept in GUESTS.items():
            if not kept["banned"]:
                known = await visit.device(key).get("/api/me")
                assert known == {"guest": kept["guest"], "name": kept["name"]}

    assert {"Ana 1", "Ana 2", "Ana 3", "Bo 1", "Bo 2"} < set(GUESTS)
    visit(tmp_path, scene)


def test_who_was_banned_stays_out(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        banned = [key for key, kept in GUESTS.items() if kept["banned"]]
        assert banned == ["Di 1"]
        with pytest.raises(Refused, match=r"server\.banned"):
            await visit.device("Di 1").get("/api/me")

    visit(tmp_path, scene)


def test_each_guest_finds_their_tables(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        for key in ("Ana 3", "Bo 2", "Cy 1", "Eve 1"):
            guest = GUESTS[key]["guest"]
            own = {table["table"] for table in await visit.device(key).get("/api/me/tables")}
            assert own == {facts["id"] for facts in TABLES.values() if _belongs(facts, guest)}

    visit(tmp_path, scene)


def _belongs(facts: dict[str, object], guest: str) -> bool:
    chairs = facts["chairs"]
    assert isinstance(chairs, list)
    return facts["host"] == guest or any(chair["guest"] == guest for chair in chairs)


def test_a_code_makes_another_device_the_same_guest_once(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        code = {"code": FOLDER["codes"]["Bo"]}
        claimed = await visit.stranger().post("/api/me/claim", code)
        assert claimed["guest"] == GUESTS["Bo 1"]["guest"]
        with pytest.raises(Refused, match="wrong_code"):
            await visit.stranger("Another").post("/api/me/claim", code)

    visit(tmp_path, scene)


def test_a_link_opens_its_table_and_no_other(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        links = [link for link in FOLDER["links"] if link["opens"]]
        assert len(links) > 5
        for link in links:
            looked = await visit.stranger().get(f"/api/tables/{link['table']}?key={link['key']}")
            assert looked["table"] == link["table"]
            with pytest.raises(Refused, match="no_such_table"):
                await visit.stranger().get(f"/api/tables/{TABLES['gwt closed']['id']}?key={link['key']}")

    visit(tmp_path, scene)


def test_the_link_to_a_seat_gives_that_seat_unless_a_newer_one_was_made(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        gathering = {facts["id"]: facts for facts in TABLES.values() if facts["phase"] == "gathering"}
        for link in FOLDER["links"]:
            if link["table"] not in gathering or (link["opens"] and "seat" not in link):
                continue
            newcomer = visit.stranger(f"Newcomer {link['key']}"[:20])
            await newcomer.introduce()
            reached = await newcomer.http.post(f"/api/tables/{link['table']}/sit", json={"key": link["key"], "seat": 2})
            assert (reached.status_code == httpx.codes.OK) == link["opens"]

    visit(tmp_path, scene)


def test_the_owner_is_let_in_by_the_token_of_the_first_start(tmp_path: Path) -> None:
    async def scene(visit: Visit) -> None:
        stranger = visit.stranger()
        answer = await stranger.http.get("/admin/tables", headers={"Authorization": f"Bearer {FOLDER['admin']}"})
        assert {one["table"]["table"] for one in answer.json()} == {f["id"] for f in TABLES.values() if f["live"]}
        assert (await stranger.http.get("/admin/tables", headers={"Authorization": "Bearer no"})).is_error

    visit(tmp_path, scene)
