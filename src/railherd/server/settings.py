"""What can be set about a server: on the command line, else in the environment, else by default.

`.env.sample` in the repository explains each.
"""

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from railherd.core.problem import Problem
from railherd.folders import data_folder
from railherd.server.addresses import HIGHEST_PORT, origin_of

LOG_FORMATS = ("text", "json")

MOST_WORKERS = 64
MOST_MINUTES = 24 * 60
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

_YES, _NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*")
_URL = re.compile(r"https?://(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d+)?/?", re.IGNORECASE)


def default_workers() -> int:
    """Bots think beside the server, which keeps one processor for itself if there are several."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Settings(msgspec.Struct, frozen=True):
    """How a server is to run."""

    host: str = LOOPBACK
    port: int = 8000  # 0: any that is free
    data: Path = msgspec.field(default_factory=data_folder)
    lan: bool = False
    public_url: str = ""  # scheme, host and port, without a slash at the end
    open_browser: bool = False
    components: Path | None = None
    bot_workers: int = msgspec.field(default_factory=default_workers)
    absence_minutes: int = 3
    log: str = LOG_FORMATS[0]

    @property
    def bind(self) -> str:
        """The address to listen at."""
        return EVERYWHERE if self.lan else self.host

    @property
    def is_https(self) -> bool:
        """Whether players come by https, so that cookies may insist on it."""
        return self.public_url.startswith("https:")


class Given(NamedTuple):
    """A text that somebody gave, and the option or variable he gave it by."""

    name: str
    text: str

    def told(self, **allowed: object) -> dict[str, object]:
        """The arguments of a sentence that says what is wrong with it."""
        return {"option": self.name, "value": self.text, **allowed}


class Setting(NamedTuple):
    """One thing that can be set."""

    option: str
    variable: str
    read: Callable[[Given], object]


def read_settings(options: Mapping[str, str | bool | None], environment: Mapping[str, str]) -> Settings:
    """The settings; `options` goes by the fields of `Settings`, and None there means: not given.

    An empty variable counts as not set. `Problem` names the first value that is wrong and says what is allowed.
    """
    values = {}
    for field, setting in SETTINGS.items():
        given = _given(setting, options.get(field), environment.get(setting.variable, ""))
        if given is not None:
            values[field] = setting.read(given)
    return Settings(**values)  # type: ignore[arg-type]  # each reader gives what its field needs


def _given(setting: Setting, option: str | bool | None, variable: str) -> Given | None:
    if option is not None:
        return Given(setting.option, str(option).lower() if isinstance(option, bool) else option)
    return Given(setting.variable, variable.strip()) if variable.strip() else None


def _number(low: int, high: int) -> Callable[[Given], int]:
    def read(given: Given) -> int:
        text = given.text
        if text.isascii() and text.isdecimal() and len(text) < 10 and low <= int(text) <= high:
            return int(text)
        raise Problem("server.setting_number", given.told(low=str(low), high=str(high)))

    return read


def _flag(given: Given) -> bool:
    text = given.text.lower()
    if text not in _YES + _NO:
        raise Problem("server.setting_flag", given.told())
    return text in _YES


def _host(given: Given) -> str:
    if not _HOST.fullmatch(given.text):
        raise Problem("server.setting_host", given.told())
    return given.text


def _public_url(given: Given) -> str:
    origin = origin_of(given.text) if _URL.fullmatch(given.text) else ""
    if not origin:
        raise Problem("server.setting_url", given.told())
    return origin


def _log(given: Given) -> str:
    if given.text not in LOG_FORMATS:
        raise Problem("server.setting_choice", given.told(allowed=", ".join(LOG_FORMATS)))
    return given.text


def _folder(given: Given) -> Path:
    """A folder, or a place where one can be made."""
    path = _path(given)
    if not given.text or (path.exists() and not path.is_dir()):
        raise Problem("server.setting_folder", given.told())
    return path


def _file(given: Given) -> Path:
    path = _path(given)
    if not path.is_file() or not os.access(path, os.R_OK):
        raise Problem("server.setting_file", given.told())
    return path


def _path(given: Given) -> Path:
    try:
        path = Path(given.text).expanduser()
        with suppress(FileNotFoundError):
            path.stat()  # some texts, such as one too long, are no path at all
    except (OSError, ValueError, RuntimeError):
        raise Problem("server.setting_path", given.told()) from None
    return path


SETTINGS: dict[str, Setting] = {
    "host": Setting("--host", "RAILHERD_HOST", _host),
    "port": Setting("--port", "RAILHERD_PORT", _number(0, HIGHEST_PORT)),
    "data": Setting("--data", "RAILHERD_DATA", _folder),
    "lan": Setting("--lan", "RAILHERD_LAN", _flag),
    "public_url": Setting("--public-url", "RAILHERD_PUBLIC_URL", _public_url),
    "open_browser": Setting("--open", "RAILHERD_OPEN", _flag),
    "components": Setting("--components", "RAILHERD_COMPONENTS", _file),
    "bot_workers": Setting("--bot-workers", "RAILHERD_BOT_WORKERS", _number(1, MOST_WORKERS)),
    "absence_minutes": Setting("--absence-minutes", "RAILHERD_ABSENCE_MINUTES", _number(1, MOST_MINUTES)),
    "log": Setting("--log", "RAILHERD_LOG", _log),
}
"""Everything that can be set, by the fields of `Settings`."""
