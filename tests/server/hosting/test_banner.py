"""A free port, the addresses of this machine, and the lines printed at the start."""

from __future__ import annotations

import asyncio
import errno
import socket
from ipaddress import ip_address
from typing import Any

import msgspec
import pytest
import segno

from railherd import Problem
from railherd.server.addresses import free_port, lan_addresses
from railherd.server.hosting.banner import Start, qr_code, start_lines
from railherd.terminal.voice import Voice
from railherd.words.catalogue import LANGUAGES

LOCAL = "127.0.0.1"
START = Start(LOCAL, 8000, 8000, "/data")
AT_HOME = Start("0.0.0.0", 8003, 8000, "/data", ("192.168.1.20", "10.0.0.5"), admin_token="s3cret")
ONLINE = msgspec.structs.replace(AT_HOME, public_url="https://games.example.org")


def lines_of(start: Start, language: str = "en") -> list[str]:
    return start_lines(start, Voice(language))


def test_the_socket_listens_at_the_port_it_says() -> None:
    listener, port = free_port(LOCAL, 0)
    with listener, socket.create_connection((LOCAL, port), timeout=5) as client:
        accepted, _ = listener.accept()
        with accepted:
            client.sendall(b"x")
            assert accepted.recv(1) == b"x"


def test_a_free_port_is_taken_as_asked() -> None:
    listener, port = free_port(LOCAL, 0)
    listener.close()
    again, same = free_port(LOCAL, port)
    again.close()
    assert same == port


def test_the_next_port_is_used_when_the_first_is_taken() -> None:
    first, port = free_port(LOCAL, 0)
    with first:
        second, other = free_port(LOCAL, port)
        with second:
            assert port < other < port + 20


def test_a_port_taken_at_one_address_is_not_taken_at_all_of_them() -> None:
    first, port = free_port(LOCAL, 0)
    with first:
        second, other = free_port("0.0.0.0", port)
        second.close()
        assert other != port


def test_no_free_port_is_a_sentence() -> None:
    listener, port = free_port(LOCAL, 0)
    with listener, pytest.raises(Problem, match=f"from {port} to {port} are taken"):
        free_port(LOCAL, port, tries=1)


def test_ports_end_at_the_highest(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = refusing(monkeypatch, errno.EADDRINUSE)
    with pytest.raises(Problem, match="from 65530 to 65535"):
        free_port(LOCAL, 65530)
    assert asked == list(range(65530, 65536))


def test_twenty_ports_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = refusing(monkeypatch, errno.EADDRINUSE)
    with pytest.raises(Problem, match="from 8000 to 8019"):
        free_port(LOCAL, 8000)
    assert asked == list(range(8000, 8020))


def test_a_forbidden_port_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = refusing(monkeypatch, errno.EACCES)
    with pytest.raises(Problem, match="may not open port 80;"):
        free_port(LOCAL, 80)
    assert asked == [80]


def refusing(monkeypatch: pytest.MonkeyPatch, reason: int) -> list[int]:
    """Refuse every port for a reason; return the ports that were requested."""
    asked: list[int] = []

    class Refusing(socket.socket):
        def bind(self, address: Any) -> None:
            asked.append(address[1])
            raise OSError(reason, "no")

    monkeypatch.setattr(socket, "socket", Refusing)
    return asked


@pytest.mark.parametrize("host", ["192.0.2.77", "no-such-host.invalid"])
def test_an_address_of_another_machine_is_a_sentence(host: str) -> None:
    with pytest.raises(Problem, match=f'"{host}" is no address of this machine'):
        free_port(host, 0)


def test_an_event_loop_serves_the_socket() -> None:
    async def serve() -> bytes:
        listener, port = free_port(LOCAL, 0)

        async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"hello")
            writer.close()
            await writer.wait_closed()

        async with await asyncio.start_server(greet, sock=listener):
            reader, writer = await asyncio.open_connection(LOCAL, port)
            said = await reader.read()
            writer.close()
            await writer.wait_closed()
            return said

    assert asyncio.run(serve()) == b"hello"


def test_addresses_are_of_this_machine_and_reachable_from_others() -> None:
    addresses = lan_addresses()
    assert len(set(addresses)) == len(addresses)
    for address in addresses:
        assert not ip_address(address).is_loopback
        listener, _ = free_port(address, 0)
        listener.close()


def routed(monkeypatch: pytest.MonkeyPatch, ways: dict[str, str]) -> None:
    """Simulate a machine's routes: its own address towards each other address."""

    class Probe(socket.socket):
        way = ""

        def connect(self, address: Any) -> None:
            if address[0] not in ways:
                raise OSError(errno.ENETUNREACH, "no way")
            self.way = ways[address[0]]

        def getsockname(self) -> Any:
            return (self.way, 1)

    monkeypatch.setattr(socket, "socket", Probe)


def test_each_network_has_its_address_and_the_usual_way_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    routed(monkeypatch, {"10.254.254.254": "10.8.0.2", "192.0.2.1": "192.168.1.20", "192.168.254.254": "192.168.1.20"})
    assert lan_addresses() == ("192.168.1.20", "10.8.0.2")


def test_addresses_that_nobody_else_can_use_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    unusable = {"192.0.2.1": "127.0.0.1", "192.168.254.254": "169.254.3.3", "10.254.254.254": "0.0.0.0"}
    routed(monkeypatch, unusable)
    assert lan_addresses() == ()


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    routed(monkeypatch, {})
    assert lan_addresses() == ()


def test_the_lines_of_a_lonely_server() -> None:
    assert lines_of(START) == [
        "On this machine: http://localhost:8000",
        "Tables are kept in /data",
        "Ctrl+C stops the server.",
    ]


def test_the_lines_of_a_server_at_home() -> None:
    lines = lines_of(AT_HOME)
    assert lines[:4] == [
        "Port 8000 is taken; port 8003 is used instead.",
        "On this machine: http://localhost:8003",
        "On other devices in your network: http://192.168.1.20:8003",
        "On other devices in your network: http://10.0.0.5:8003",
    ]
    assert lines[4:-3] == qr_code("http://192.168.1.20:8003")
    assert "s3cret" in lines[-2]


def test_the_lines_of_a_server_online() -> None:
    lines = lines_of(ONLINE)
    assert lines[4] == "From anywhere: https://games.example.org"
    assert lines[5:-3] == qr_code("https://games.example.org")


def test_any_free_port_is_no_surprise() -> None:
    assert len(lines_of(msgspec.structs.replace(START, asked_port=0))) == len(lines_of(START))


def test_addresses_with_colons_are_bracketed() -> None:
    assert lines_of(msgspec.structs.replace(START, host="::1"))[0].endswith("http://[::1]:8000")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same(language: str) -> None:
    text = "\n".join(lines_of(ONLINE, language))
    for told in ("8000", "http://localhost:8003", "http://192.168.1.20:8003", ONLINE.public_url, "/data", "s3cret"):
        assert told in text
    assert len(text.splitlines()) == len(lines_of(ONLINE))


def test_a_terminal_without_blocks_gets_no_qr_code() -> None:
    lines = start_lines(AT_HOME, Voice("en", plain=True))
    assert all(line.isascii() for line in lines)
    assert len(lines) == 7


@pytest.mark.parametrize("url", ["http://192.168.1.20:8000", "https://games.example.org"])
def test_the_qr_code_is_drawn_whole(url: str) -> None:
    """Each half block is read back as two modules: light is drawn, dark is left blank."""
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows = []
    for line in qr_code(url):
        pairs = [halves[character] for character in line]
        rows += [[top for top, _ in pairs], [bottom for _, bottom in pairs]]
    expected = [list(map(int, row)) for row in segno.make_qr(url, error="l").matrix_iter(border=4)]
    assert rows[: len(expected)] == expected


def test_the_qr_code_brings_its_own_colours() -> None:
    plain, coloured = qr_code(START.local_address), qr_code(START.local_address, colour=True)
    assert coloured == [f"\x1b[97;40m{line}\x1b[0m" for line in plain]
    assert start_lines(AT_HOME, Voice(), colour=True)[4:-3] == qr_code("http://192.168.1.20:8003", colour=True)
