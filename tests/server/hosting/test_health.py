"""Trouble with the disk is said where the operator looks: log, readiness, figures; its end, too."""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from railherd.server.app import make_app
from railherd.server.health import Health
from railherd.server.metrics import FAMILIES, Metrics
from railherd.server.services import open_services
from railherd.server.settings import Settings
from railherd.server.store.folder_lock import NAME as LOCK_NAME
from railherd.server.store.sqlite import NAME, SqliteStore
from railherd.server.throttle import Throttle
from tests.server.helpers.failing_stores import FullDisk
from tests.server.helpers.in_process import Browser, Server
from tests.server.helpers.store_samples import entry, row, run

ROOT = Path(__file__).resolve().parents[3]
SAMPLE_LINE = re.compile(r'([a-z_]+?)(?:_bucket|_sum|_count)?(?:\{[a-z]+="[^"]*"\})? (?:[0-9.e+-]+|\+Inf)')


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """A server on disk, and what its operator sees."""

    def __init__(self, server: Server, store: SqliteStore, disk: FullDisk, clock: Clock) -> None:
        self.server, self.store, self.disk, self.clock = server, store, disk, clock
        self.operator = Browser(server, address="127.0.0.1")

    async def readiness(self) -> tuple[int, list[str]]:
        """Return status and sentences of /readyz, a little later than the last time."""
        self.clock.now += 2
        answer = await self.operator.ask("GET", "/readyz")
        return answer.status, answer.json["troubles"]

    async def figure(self, series: str) -> float:
        text = (await self.operator.ask("GET", "/metrics")).body.decode()
        return next((float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{series} ")), 0.0)


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Watched]:
    disk, clock, server = FullDisk(), Clock(), Server()
    store = await SqliteStore.open(folder, disk)
    async with open_services(Settings(data=folder), 8000, store=store) as services:
        services.health = Health(store, services.metrics, clock)
        services.health.loaded = True
        server.services, server.app = services, make_app(services)
        yield Watched(server, store, disk, clock)


def watch(folder: Path, scene: Callable[[Watched], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with watched(folder) as server:
            await scene(server)

    run(whole())


def lines(caplog: pytest.LogCaptureFixture, kind: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if getattr(record, "trouble", "") == kind]


def test_a_full_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(here: Watched) -> None:
        eve = here.server.stranger()
        assert await here.readiness() == (200, [])
        here.disk.full = True
        assert (await eve.post("/me", {"name": "Eve"})).status == 503
        status, [sentence] = await here.readiness()
        assert (status, "free some space" in sentence) == (503, True)
        assert await here.figure("railherd_ready") == 0
        assert await here.figure("railherd_failed_writes_total") >= 1
        assert await here.figure('railherd_troubles_total{key="server.trouble_full"}') >= 1
        here.disk.full = False
        assert await here.readiness() == (200, []), "nobody need write for the server to notice"
        assert await here.figure("railherd_ready") == 1
        assert (await eve.post("/me", {"name": "Eve"})).status == 200

    watch(tmp_path, scene)
    assert len(lines(caplog, "server.trouble_full")) == 1
    assert "everything works again" in caplog.messages


def test_a_trouble_is_logged_once_a_minute(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(here: Watched) -> None:
        here.disk.full = True
        assert (await here.server.stranger().post("/me", {"name": "Eve"})).status == 503
        for _ in range(20):
            assert (await here.readiness())[0] == 503
        assert len(lines(caplog, "server.trouble_full")) == 1
        here.clock.now += 60
        await here.readiness()
        assert len(lines(caplog, "server.trouble_full")) == 2

    watch(tmp_path, scene)


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_file_that_is_gone_takes_no_more_writes(tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str) -> None:
    file, aside = tmp_path / NAME, tmp_path / "aside"

    async def scene(here: Watched) -> None:
        assert (await here.server.stranger().post("/me", {"name": "Ana"})).status == 200
        file.rename(aside)
        if how == "replaced":
            file.write_bytes(aside.read_bytes())
        refused = await here.server.stranger().post("/me", {"name": "Eve"})
        assert (refused.status, refused.key) == (503, "server.not_saved")
        status, sentences = await here.readiness()
        assert status == 503
        assert any("removed or replaced" in sentence and NAME in sentence for sentence in sentences)
        assert not any(str(tmp_path) in sentence for sentence in sentences), "strangers read this, too"
        os.replace(aside, file)
        assert await here.readiness() == (200, [])
        assert (await here.server.stranger().post("/me", {"name": "Ben"})).status == 200

    watch(tmp_path, scene)
    assert lines(caplog, "server.trouble_file")


def test_a_lock_file_that_is_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(here: Watched) -> None:
        (tmp_path / LOCK_NAME).unlink()
        status, [sentence] = await here.readiness()
        assert (status, LOCK_NAME in sentence) == (503, True)
        second = await SqliteStore.open(tmp_path)
        assert (await here.readiness())[0] == 503, "now another server holds a lock of the same name"
        await second.close()

    watch(tmp_path, scene)
    assert lines(caplog, "server.trouble_lock")


def test_damaged_pages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Guests of one table cannot be read: they get a sentence, the operator more of them."""

    async def fill() -> None:
        store = await SqliteStore.open(tmp_path)
        await store.create_table(row(), [entry(seq) for seq in range(1, 400)])
        await store.close()

    run(fill())
    file = tmp_path / NAME
    whole = file.read_bytes()
    page = whole.find(b"choice 399") // 4096 * 4096
    file.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])

    async def scene(here: Watched) -> None:
        token = here.server.services.local_token
        asked = await here.operator.ask("POST", "/admin/tables/table/close", None, {"authorization": f"Bearer {token}"})
        assert (asked.status, asked.key) == (503, "server.unreadable")
        for _ in range(2):
            status, sentences = await here.readiness()
            assert status == 503
            assert any("malformed" in sentence for sentence in sentences)

    watch(tmp_path, scene)
    assert len(lines(caplog, "server.trouble_read")) == 1


def test_the_figures_are_valid_and_complete(tmp_path: Path) -> None:
    async def scene(here: Watched) -> None:
        ana = await here.server.guest("Ana")
        socket = await ana.socket()
        socket.put("choose", table="none", at=0, choice="x")
        await socket.until(lambda: bool(socket.of("refused")))
        text = (await here.operator.ask("GET", "/metrics")).body.decode()
        described: dict[str, str] = {}
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                _, _, name, kind = line.split()
                assert name not in described
                described[name] = kind
            elif not line.startswith("# HELP "):
                form = SAMPLE_LINE.fullmatch(line)
                assert form, line
                assert form[1] in described, line
        assert described == {name: FAMILIES[name].kind for name in described}
        assert 'railherd_refusals_total{key="server.no_such_table"} 1' in text
        assert await here.figure("railherd_writes_total") > 0
        assert await here.figure("process_resident_memory_bytes") > 10_000_000
        assert await here.figure("process_open_fds") > 3
        assert await here.figure("railherd_request_seconds_count") >= 2
        await socket.leave()

    watch(tmp_path, scene)


def test_a_histogram_counts_by_bucket() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.002, 0.3, 100):
        metrics.commands.append(seconds)
    text = metrics.text({"railherd_ready": 1})
    assert 'railherd_command_seconds_bucket{le="0.001"} 1\n' in text
    assert 'railherd_command_seconds_bucket{le="0.25"} 2\n' in text
    assert 'railherd_command_seconds_bucket{le="10"} 3\n' in text
    assert 'railherd_command_seconds_bucket{le="+Inf"} 4\n' in text
    assert "railherd_command_seconds_sum 100.303000\nrailherd_command_seconds_count 4\n" in text


def test_what_was_held_back_is_counted() -> None:
    clock = Clock()
    throttle = Throttle(60, clock)
    assert [throttle.hold("a") for _ in range(3)] == [0, None, None]
    assert throttle.hold("b") == 0
    clock.now += 60
    assert throttle.hold("a") == 2


def test_sqlite_says_that_the_disk_is_full_as_we_expect(tmp_path: Path) -> None:
    """The sentence is chosen by SQLite's own words, which are those of a file that may not grow."""
    connection = sqlite3.connect(tmp_path / "small.sqlite")
    connection.execute("CREATE TABLE t (x)")
    connection.execute("PRAGMA max_page_count = 2")
    with pytest.raises(sqlite3.OperationalError, match="disk is full"):
        connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
    connection.close()


def test_the_dashboard_shows_only_what_there_is() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for query in asked for name in re.findall(r"(?:railherd|process)_[a-z_]+", query)}
    suffixed = {name.removesuffix(end) for name in named for end in ("_bucket", "_count") if name.endswith(end)}
    bare = {name for name in named if not name.endswith(("_bucket", "_count"))}
    assert bare | suffixed <= FAMILIES.keys()
    assert {FAMILIES[name].kind for name in suffixed} == {"histogram"}
