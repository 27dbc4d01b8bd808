"""The settings of a server: from the command line, else from the environment, else the defaults.

`.env.sample` in the repository explains each.
"""

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from railherd.bots.own.enlist import enlist
from railherd.bots.own.source import read_source
from railherd.core.problem import Problem
from railherd.folders import data_folder
from railherd.server.addresses import MAX_PORT, origin_of

LOG_FORMATS = ("text", "json")
DATABASE_SCHEMES = ("postgresql", "postgres")

MAX_WORKERS = 64
MAX_ABSENCE_MINUTES = 24 * 60
LOOPBACK = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"

_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*")
_URL = re.compile(r"https?://(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d+)?/?", re.IGNORECASE)


def default_workers() -> int:
    """Return how many bot processes to run: one processor stays free for the server if there are several."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Settings(msgspec.Struct, frozen=True):
    """All settings of a server."""

    host: str = LOOPBACK
    port: int = 8000  # 0: any free port
    data: Path = msgspec.field(default_factory=data_folder)
    lan: bool = False
    public_url: str = ""  # scheme, host and port, without a slash at the end
    open_browser: bool = False
    components: Path | None = None
    bot_workers: int = msgspec.field(default_factory=default_workers)
    absence_minutes: int = 3
    log: str = LOG_FORMATS[0]
    allow_host: tuple[str, ...] = ()  # more names that the server answers by
    bots: tuple[str, ...] = ()  # players' own, enlisted and called by their names
    database: str = ""  # the address of a PostgreSQL database; "" keeps everything in the folder

    @property
    def bind(self) -> str:
        """The address to listen on."""
        return ALL_INTERFACES if self.lan else self.host

    @property
    def is_https(self) -> bool:
        """Whether players use https, so that cookies can be marked secure."""
        return self.public_url.startswith("https:")

    @property
    def public_host(self) -> str:
        """The name in the public address; "" if there is none."""
        return urlsplit(self.public_url).hostname or ""


class RawValue(NamedTuple):
    """The text of a setting, and the option or environment variable it comes from."""

    name: str
    text: str

    def problem_args(self, **allowed: object) -> dict[str, object]:
        """Return the arguments of a `Problem` with this value."""
        return {"option": self.name, "value": self.text, **allowed}


class Setting(NamedTuple):
    """One setting: its command line option, its environment variable and the function that reads it."""

    option: str
    variable: str
    read: Callable[[RawValue], object]


def read_settings(options: Mapping[str, str | bool | None], environment: Mapping[str, str]) -> Settings:
    """Return the settings. `options` has the fields of `Settings` as keys; None means that an option is not given.

    An empty variable counts as not set. Raise `Problem` with the first wrong value and what is allowed.
    """
    values = {}
    for field, setting in SETTINGS.items():
        raw = _raw_value(setting, options.get(field), environment.get(setting.variable, ""))
        if raw is not None:
            values[field] = setting.read(raw)
    return Settings(**values)  # type: ignore[arg-type]  # each reader returns the type of its field


def _raw_value(setting: Setting, option: str | bool | None, variable: str) -> RawValue | None:
    if option is not None:
        return RawValue(setting.option, str(option).lower() if isinstance(option, bool) else option)
    return RawValue(setting.variable, variable.strip()) if variable.strip() else None


def _number(low: int, high: int) -> Callable[[RawValue], int]:
    def read(raw: RawValue) -> int:
        text = raw.text
        if text.isascii() and text.isdecimal() and len(text) < 10 and low <= int(text) <= high:
            return int(text)
        raise Problem("server.setting_number", raw.problem_args(low=str(low), high=str(high)))

    return read


def _flag(raw: RawValue) -> bool:
    text = raw.text.lower()
    if text not in _YES + _NO:
        raise Problem("server.setting_flag", raw.problem_args())
    return text in _YES


def _host(raw: RawValue) -> str:
    if not _HOST.fullmatch(raw.text):
        raise Problem("server.setting_host", raw.problem_args())
    return raw.text


def _hosts(raw: RawValue) -> tuple[str, ...]:
    names = tuple(name for part in raw.text.split(",") if (name := part.strip().lower()))
    if not all(_HOST.fullmatch(name) for name in names):
        raise Problem("server.setting_hosts", raw.problem_args())
    return names


def _public_url(raw: RawValue) -> str:
    origin = origin_of(raw.text) if _URL.fullmatch(raw.text) else ""
    if not origin:
        raise Problem("server.setting_url", raw.problem_args())
    return origin


def _own_bots(raw: RawValue) -> tuple[str, ...]:
    try:
        sources = [read_source(text.strip()).text for text in raw.text.split(",")]
    except Problem:
        raise Problem("server.setting_bots", raw.problem_args()) from None
    return tuple(enlist(sources))


def _database(raw: RawValue) -> str:
    """Return the address of a database. A wrong one is not repeated, because it may hold a password."""
    try:
        parts = urlsplit(raw.text)
        is_address = parts.scheme in DATABASE_SCHEMES and len(parts.path) > 1 and (parts.port or 1) > 0
    except ValueError:
        is_address = False
    if not is_address:
        raise Problem("server.setting_database", {"option": raw.name})
    return raw.text


def _log(raw: RawValue) -> str:
    if raw.text not in LOG_FORMATS:
        raise Problem("server.setting_choice", raw.problem_args(allowed=", ".join(LOG_FORMATS)))
    return raw.text


def _folder(raw: RawValue) -> Path:
    """Return the path of a folder, or of one that can be made."""
    path = _path(raw)
    if not raw.text or (path.exists() and not path.is_dir()):
        raise Problem("server.setting_folder", raw.problem_args())
    return path


def _file(raw: RawValue) -> Path:
    path = _path(raw)
    if not path.is_file() or not os.access(path, os.R_OK):
        raise Problem("server.setting_file", raw.problem_args())
    return path


def _path(raw: RawValue) -> Path:
    try:
        path = Path(raw.text).expanduser()
        with suppress(FileNotFoundError):
            path.stat()  # some texts, such as a very long one, are no path
    except (OSError, ValueError, RuntimeError):
        raise Problem("server.setting_path", raw.problem_args()) from None
    return path


SETTINGS: dict[str, Setting] = {
    "host": Setting("--host", "RAILHERD_HOST", _host),
    "port": Setting("--port", "RAILHERD_PORT", _number(0, MAX_PORT)),
    "data": Setting("--data", "RAILHERD_DATA", _folder),
    "lan": Setting("--lan", "RAILHERD_LAN", _flag),
    "public_url": Setting("--public-url", "RAILHERD_PUBLIC_URL", _public_url),
    "open_browser": Setting("--open", "RAILHERD_OPEN", _flag),
    "components": Setting("--components", "RAILHERD_COMPONENTS", _file),
    "bot_workers": Setting("--bot-workers", "RAILHERD_BOT_WORKERS", _number(1, MAX_WORKERS)),
    "absence_minutes": Setting("--absence-minutes", "RAILHERD_ABSENCE_MINUTES", _number(1, MAX_ABSENCE_MINUTES)),
    "log": Setting("--log", "RAILHERD_LOG", _log),
    "allow_host": Setting("--allow-host", "RAILHERD_ALLOW_HOST", _hosts),
    "bots": Setting("--bots", "RAILHERD_BOTS", _own_bots),
    "database": Setting("--database", "RAILHERD_DATABASE", _database),
}
"""All settings by the fields of `Settings`."""


def read_place(option: str, text: str) -> Settings:
    """Return settings with the place that an option gives, a folder or the address of a database; `Problem` if none."""
    raw = RawValue(option, text)
    return Settings(database=_database(raw)) if "://" in text else Settings(data=_folder(raw))
