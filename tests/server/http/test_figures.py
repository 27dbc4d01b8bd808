"""The component figures that a page draws a game from: the server's own, those of a table, and those of a record."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import railherd
from railherd.games import registry
from railherd.games.registry import find
from railherd.server.settings import Settings
from tests.server.helpers.changed_figures import corrected
from tests.server.helpers.friends import Friends
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.loopback_server import NOWHERE, running
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.network_client import Client, Refused
from tests.server.helpers.store_samples import run
from tests.server.helpers.table_client import new_table

GAMES = Path(registry.__file__).parent
JERSEY = "[breed.jersey]\nvalue = 3\n"
MONEY = ("start = { 2 = 60000", "start = { 2 = 45000")


def in_files(game: str) -> dict[str, object]:
    """Return the figures of a game as its data files write them."""
    files = sorted((GAMES / game / "figures" / "data").glob("*.toml"))
    return {name: value for file in files for name, value in tomllib.loads(file.read_text(encoding="utf-8")).items()}


@pytest.mark.parametrize("game", railherd.games())
def test_figures_are_shown_as_the_files_write_them(game: str) -> None:
    async def scene(server: Server) -> None:
        answer = await server.stranger().get(f"/figures/{game}")
        assert answer.status == 200
        shown = {name: figures for name, figures in answer.json.items() if name != "worked"}
        assert shown == in_files(game)

    visit(scene)


def test_an_unchanged_file_is_not_sent_again() -> None:
    async def scene(server: Server) -> None:
        tag = (await server.stranger().get("/figures/gwt")).header("etag")
        assert tag is not None
        again = await server.stranger().ask("GET", "/api/figures/gwt", None, {"if-none-match": tag})
        assert (again.status, again.body) == (304, b"")
        assert again.header("cache-control") == "no-cache"
        other = await server.stranger().ask("GET", "/api/figures/gwt", None, {"if-none-match": '"other"'})
        assert other.status == 200

    visit(scene)


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/figures/chess", 400, "core.unknown_game"),
        ("/figures/gwt/0123", 404, "server.no_such_figures"),
        (f"/figures/gwt/{'0' * 64}", 404, "server.no_such_figures"),
    ],
)
def test_unknown_figures_are_refused_with_one_sentence(path: str, status: int, key: str) -> None:
    async def scene(server: Server) -> None:
        answer = await server.stranger().get(path)
        assert (answer.status, answer.key) == (status, key)

    visit(scene)


def test_a_digest_belongs_to_one_game() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana)
        digest = (await ana.get(table.path)).json["figures"]
        assert (await ana.get(f"/figures/last_spike/{digest}")).status == 200
        assert (await ana.get(f"/figures/gwt/{digest}")).key == "server.no_such_figures"

    visit(scene)


def test_the_overlay_of_the_server_is_in_its_own_figures_and_in_those_of_its_tables(tmp_path: Path) -> None:
    overlay = tmp_path / "overlay.toml"
    overlay.write_text(JERSEY, encoding="utf-8")

    async def main() -> None:
        settings = Settings(data=NOWHERE, components=overlay)
        async with running(MemoryStore(), settings) as server, Client(server.url, "Ana") as ana:
            table = await ana.create("gwt", "open", "greedy")
            for path in ("/api/figures/gwt", f"/api/figures/gwt/{table['figures']}"):
                assert (await ana.get(path))["breed"]["jersey"]["value"] == 3

    run(main())


def test_a_table_keeps_showing_the_figures_that_it_began_with(tmp_path: Path) -> None:
    async def main() -> None:
        async with Friends(tmp_path) as friends:
            async with friends.life():
                table = await friends.gather()
            with corrected(MONEY):
                async with friends.life():
                    digest = (await friends.ana.get(f"/api/tables/{table}"))["figures"]
                    kept = await friends.ana.get(f"/api/figures/last_spike/{digest}")
                    assert kept["money"]["start"]["2"] == 60000
                    assert (await friends.ana.get("/api/figures/last_spike"))["money"]["start"]["2"] == 45000
                    with pytest.raises(Refused, match="no_such_figures"):
                        await friends.ana.get(f"/api/figures/last_spike/{digest[::-1]}")

    run(main())


def test_a_record_brings_its_figures_along() -> None:
    async def scene(server: Server) -> None:
        record = railherd.new("gwt", 2, seed=1, components=JERSEY).record()
        found = await server.stranger().post("/records/figures", {"record": record})
        assert found.json == find("gwt", JERSEY).shown_figures()
        assert found.json["breed"]["jersey"]["value"] == 3

    visit(scene)
