"""How a server comes to be reached: a port that is free, the addresses of this machine, and what is said of them."""

import errno
import io
import socket
import sys
from collections.abc import Sequence
from ipaddress import ip_address

import msgspec
import segno

from railherd.core.problem import Problem
from railherd.server.http.origin import bracketed
from railherd.server.settings import EVERYWHERE, HIGHEST_PORT, LOOPBACK
from railherd.terminal.voice import Voice

TRIES = 20
BACKLOG = 2048

# Nothing is sent there: asking for the way tells which of our own addresses would be used for it.
_FAR_AWAY = ("192.0.2.1", "192.168.254.254", "10.254.254.254", "172.31.254.254")
_WHITE_ON_BLACK, _PLAIN = "\x1b[97;40m", "\x1b[0m"


class Start(msgspec.Struct, frozen=True):
    """What there is to say when a server has started."""

    host: str  # where it listens
    port: int
    asked_port: int
    folder: str
    addresses: tuple[str, ...] = ()  # by which other devices in the network reach it
    public_url: str = ""
    admin_token: str | None = None  # at the first start only

    @property
    def here(self) -> str:
        """The address for a browser on this machine."""
        return web_address("localhost" if self.host in (LOOPBACK, EVERYWHERE, "::") else self.host, self.port)

    @property
    def inside(self) -> str:
        """The address for commands on this machine: a number, for a name might lead them to another program."""
        return web_address({EVERYWHERE: LOOPBACK, "::": "::1"}.get(self.host, self.host), self.port)

    @property
    def elsewhere(self) -> str:
        """The address for a telephone, if there is one."""
        return found_at(self.public_url, self.addresses, self.port)


def found_at(public_url: str, addresses: Sequence[str], port: int) -> str:
    """Where other devices find a server; "" if they cannot."""
    return public_url or next((web_address(address, port) for address in addresses), "")


def free_port(host: str, port: int, tries: int = TRIES) -> tuple[socket.socket, int]:
    """A socket that listens at this port, or at the next free one, and which that is. Port 0 is any free one."""
    last = port if port == 0 else min(port + tries - 1, HIGHEST_PORT)
    for candidate in range(port, last + 1):
        listener = _listen(host, candidate)
        if listener is not None:
            return listener, int(listener.getsockname()[1])
    raise Problem("server.ports_taken", {"first": str(port), "last": str(last)})


def lan_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine in the networks it belongs to, the most used one first."""
    found = dict.fromkeys(_address_towards(target) for target in _FAR_AWAY)
    return tuple(address for address in found if address and _is_reachable(address))


def web_address(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://{bracketed(host)}:{port}"


def start_lines(start: Start, voice: Voice, colour: bool = False) -> list[str]:
    """All that is printed at the start. `colour` makes the QR code readable whatever the terminal's own colours."""
    lines = []
    if start.asked_port not in (0, start.port):
        lines.append(voice.say("server.next_port", asked=str(start.asked_port), port=str(start.port)))
    lines.append(voice.say("server.address", url=start.here))
    for address in start.addresses:
        lines.append(voice.say("server.lan_address", url=web_address(address, start.port)))
    if start.public_url:
        lines.append(voice.say("server.public_address", url=start.public_url))
    if start.elsewhere and not voice.plain:
        lines += qr_code(start.elsewhere, colour)
    lines.append(voice.say("server.folder", folder=start.folder))
    if start.admin_token is not None:
        lines.append(voice.say("server.admin_token", token=start.admin_token))
    return [*lines, voice.say("server.how_to_stop")]


def qr_code(url: str, colour: bool = False) -> list[str]:
    """A QR code drawn with half blocks; what is light in it is drawn, for most terminals are dark."""
    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    return [f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in lines] if colour else lines


def _listen(host: str, port: int) -> socket.socket | None:
    """A listening socket; None if the port is taken, `Problem` if no other port would help."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise Problem("server.host_not_here", {"host": host}) from None
    listener = socket.socket(family, kind, protocol)
    try:
        _keep_to_ourselves(listener)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return None
        if error.errno == errno.EACCES:
            raise Problem("server.port_forbidden", {"port": str(port)}) from None
        raise Problem("server.host_not_here", {"host": host}) from None
    return listener


def _keep_to_ourselves(listener: socket.socket) -> None:
    """A port of a server that just ended can be had at once; one that is in use cannot be had, on any system."""
    if sys.platform == "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def _address_towards(target: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:  # no way there
            return ""
        return str(probe.getsockname()[0])


def _is_reachable(address: str) -> bool:
    parsed = ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)
