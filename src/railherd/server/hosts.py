"""The names by which a server answers.

A page of another site can make its own name lead to this machine (DNS rebinding); the browser then believes that the
server belongs to that site. So requests are answered only for names that are known to be the server's.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from railherd.server.addresses import MAX_PORT

MAX_HOST_LENGTH = 255  # of a name in DNS, with a port

_HOST = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?")
_LOCAL = "localhost"


class AllowedHosts:
    """The names that a server answers by."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(name.lower() for name in names)

    def allow(self, host: str | None) -> bool:
        """Return whether to answer a request with this Host header.

        Addresses in numbers are always allowed: no DNS answer can make them lead elsewhere. So is a request without
        the header, which every browser sends.
        """
        if host is None:
            return True
        name = name_of(host)
        return name is not None and (is_loopback(name) or _is_address(name) or name in self._names)


def name_of(host: str) -> str | None:
    """Return the name or address in a Host header, without port and brackets; None if it is no valid one."""
    form = _HOST.fullmatch(host) if len(host) <= MAX_HOST_LENGTH else None
    if form is None or int(form[2] or 0) > MAX_PORT:
        return None
    name = form[1].lower().removesuffix(".")
    if name.startswith("["):
        return name[1:-1] if _is_address(name[1:-1]) else None
    return name or None


def is_loopback(name: str) -> bool:
    """Return whether a name or address leads each machine to itself."""
    if _is_address(name):
        return ip_address(name).is_loopback
    return name == _LOCAL or name.endswith(f".{_LOCAL}")


def own_names(machine: str | None = None) -> tuple[str, ...]:
    """Return the names of this machine in its network: as it calls itself, and as others find it without a DNS."""
    full = (socket.gethostname() if machine is None else machine).lower()
    short = full.partition(".")[0]
    return tuple(dict.fromkeys(name for name in (full, short, short and f"{short}.local") if name))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
