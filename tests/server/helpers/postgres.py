"""A PostgreSQL server of the tests' own, where its programs are installed, and a new database for each test."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

LEFT_OUT = "PostgreSQL's programs are not installed: the tests on it were left out (Debian: apt install postgresql)."
REQUIRED = "postgres" in os.environ.get("RAILHERD_REQUIRE", "").split(",")
DEBIAN = Path("/usr/lib/postgresql")
USER = "railherd"
# PostgreSQL refuses to run as root.
UNPRIVILEGED = ("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups")
FAST = ("-c", "fsync=off", "-c", "full_page_writes=off")


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest if there are several."""
    found = sorted((path.parent for path in DEBIAN.glob("*/bin/initdb")), key=lambda path: int(path.parent.name))
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent  # the other programs may not be on the path


class Cluster:
    """A running PostgreSQL server, reached by a socket in its own folder."""

    def __init__(self, folder: Path, bin: Path, options: Sequence[str] = FAST) -> None:
        self.folder, self._bin, self._options = folder, bin, options

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self.folder}", *self._options]
        self.run("pg_ctl", "start", "-w", "-s", *self._data, "-l", str(self.folder / "log"), "-o", " ".join(settings))

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is as if it had been killed."""
        self.run("pg_ctl", "stop", "-w", "-s", "-m", how, *self._data)

    @property
    def is_running(self) -> bool:
        """Whether it has been started and not stopped."""
        return (self.folder / "data" / "postmaster.pid").exists()

    def new_database(self, name: str, how: str = "") -> str:
        """Make a database unless it is there; return its address."""
        there = f"SELECT 1 FROM pg_database WHERE datname = '{name}'"
        if not self.run("psql", *self._as_user, "-tAc", there, "postgres"):
            self.run("psql", *self._as_user, "-qc", f"CREATE DATABASE {name} {how}", "postgres")
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs; return what it prints."""
        command = [*(UNPRIVILEGED if os.geteuid() == 0 else ()), str(self._bin / program), *arguments]
        return subprocess.run(command, cwd=self.folder, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    @property
    def _data(self) -> tuple[str, str]:
        return "-D", str(self.folder / "data")

    @property
    def _as_user(self) -> tuple[str, ...]:
        return "-h", str(self.folder), "-U", USER


@contextmanager
def cluster(bin: Path, options: Sequence[str] = FAST) -> Iterator[Cluster]:
    """Yield a new server until the block ends. Its folder's name is short, because that of a socket must be."""
    with tempfile.TemporaryDirectory(prefix="railherd-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody", "nogroup")
        made = Cluster(folder, bin, options)
        made.run("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", *made._data)
        made.start()
        try:
            yield made
        finally:
            if made.is_running:
                made.stop("immediate")
