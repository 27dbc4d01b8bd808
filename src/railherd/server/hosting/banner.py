"""What is said when a server has started."""

import io

import msgspec
import segno

from railherd.server.addresses import found_at, web_address
from railherd.server.settings import EVERYWHERE, LOOPBACK
from railherd.terminal.voice import Voice

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


def start_lines(start: Start, voice: Voice, colour: bool = False) -> list[str]:
    """Return all that is printed at the start. `colour` makes the QR code readable on every terminal."""
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
    """Draw a QR code with half blocks; what is light in it is drawn, for most terminals are dark."""
    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    return [f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in lines] if colour else lines
