"""What only the operator may see or do: figures, and where a copy is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from railherd.server.accounts.keys import new_admin_token
from tests.server.helpers.in_process import Server, visit

LOOPBACK = "127.0.0.1"
FORWARDED = {
    "x-forwarded-for": "198.51.100.7",
    "forwarded": "for=198.51.100.7",
    "x-real-ip": "198.51.100.7",
    "x-forwarded-proto": "https",
    "via": "1.1 proxy",
    "host": "games.example.org",
}


def test_figures_are_for_this_machine() -> None:
    async def scene(server: Server) -> None:
        here, there = server.stranger(LOOPBACK), server.stranger("198.51.100.7")
        assert (await here.ask("GET", "/metrics")).status == 200
        assert (await server.stranger("::1").ask("GET", "/metrics", headers={"host": "[::1]:8000"})).status == 200
        refused = await there.ask("GET", "/metrics")
        assert (refused.status, refused.key) == (403, "server.admin_only")
        for name, value in FORWARDED.items():
            assert (await here.ask("GET", "/metrics", headers={name: value})).status == 403, name

    visit(scene, public_url="https://games.example.org")


def test_the_admin_token_opens_the_figures_from_anywhere() -> None:
    async def scene(server: Server) -> None:
        token = await new_admin_token(server.store)
        there = server.stranger("198.51.100.7")
        assert (await there.ask("GET", "/metrics", headers={"authorization": f"Bearer {token}"})).status == 200
        assert (await there.ask("GET", "/metrics", headers={"authorization": f"Bearer {token}x"})).status == 403

    visit(scene)


def test_only_a_local_command_writes_a_copy_outside_the_data_folder(tmp_path: Path) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere.sqlite"
    (data / "old").mkdir(parents=True)
    (data / "way out").symlink_to(tmp_path)

    async def scene(server: Server) -> None:
        async def copy(token: str, file: str) -> str:
            answer = await server.stranger().ask(
                "POST", "/admin/backup", {"file": file}, {"authorization": f"Bearer {token}"}
            )
            return "" if answer.status == 200 else answer.key

        admin, local = await new_admin_token(server.store), server.services.local_token
        for good in ("monday.sqlite", "old/tuesday.sqlite", str(data / "wednesday.sqlite"), "old/../thursday.sqlite"):
            assert await copy(admin, good) == "", good
        assert len(list(data.rglob("*day.sqlite"))) == 4
        for outside in (str(elsewhere), "../elsewhere.sqlite", "way out/elsewhere.sqlite", "..", "a\0b"):
            assert await copy(admin, outside) == "server.backup_elsewhere", outside
        assert await copy(admin, "railherd.sqlite-journal") == "server.backup_elsewhere"
        assert await copy(admin, ".") == "server.backup_exists"
        assert await copy(admin, "x" * 1001) == await copy(admin, "") == "server.not_understood"
        assert not elsewhere.exists()
        assert await copy(local, str(elsewhere)) == ""
        assert elsewhere.exists()

    visit(scene, data=data)


@pytest.mark.parametrize("address", ["", "unknown", "10.0.0.1"])
def test_a_caller_without_an_address_is_not_this_machine(address: str) -> None:
    async def scene(server: Server) -> None:
        assert (await server.stranger(address).ask("GET", "/metrics")).status == 403

    visit(scene)
