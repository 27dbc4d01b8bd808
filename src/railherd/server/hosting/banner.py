"""The text that is printed when a server has started."""

import io

import msgspec

from railherd.server.addresses import shared_address, web_address
from railherd.server.settings import ALL_INTERFACES, LOOPBACK
from railherd.terminal.voice import Voice

_WHITE_ON_BLACK, _PLAIN = "\x1b[97;40m", "\x1b[0m"


class Start(msgspec.Struct, frozen=True):
    """The facts that are printed when a server has started."""

    host: str  # the address it listens on
    port: int
    asked_port: int
    folder: str  # or the address of the database
    addresses: tuple[str, ...] = ()  # of this machine in its networks
    public_url: str = ""
    admin_token: str | None = None  # at the first start only

    @property
    def local_address(self) -> str:
        """The address for a browser on this machine."""
        return web_address("localhost" if self.host in (LOOPBACK, ALL_INTERFACES, "::") else self.host, self.port)

    @property
    def control_address(self) -> str:
        """The address for commands on this machine: a number, since a name might lead to another program."""
        return web_address({ALL_INTERFACES: LOOPBACK, "::": "::1"}.get(self.host, self.host), self.port)

    @property
    def shared_address(self) -> str:
        """The address for other devices; "" if there is none."""
        return shared_address(self.public_url, self.addresses, self.port)


def start_lines(start: Start, voice: Voice, colour: bool = False) -> list[str]:
    """Return the lines to print at the start. `colour` makes the QR code readable on every terminal."""
    lines = []
    if start.asked_port not in (0, start.port):
        lines.append(voice.say("server.next_port", asked=str(start.asked_port), port=str(start.port)))
    lines.append(voice.say("server.address", url=start.local_address))
    for address in start.addresses:
        lines.append(voice.say("server.lan_address", url=web_address(address, start.port)))
    if start.public_url:
        lines.append(voice.say("server.public_address", url=start.public_url))
    if start.shared_address and not voice.plain:
        lines += qr_code(start.shared_address, colour)
    lines.append(voice.say("server.folder", folder=start.folder))
    if start.admin_token is not None:
        lines.append(voice.say("server.admin_token", token=start.admin_token))
    return [*lines, voice.say("server.how_to_stop")]


def qr_code(url: str, colour: bool = False) -> list[str]:
    """Draw a QR code with half blocks. The light parts are drawn, because most terminals are dark."""
    import segno  # only who shows a code waits for it

    drawn = io.StringIO()
    segno.make_qr(url, error="l").terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    return [f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in lines] if colour else lines
