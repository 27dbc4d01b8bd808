"""Addresses of a server: a free port, the addresses of this machine, and its web origins."""

import errno
import socket
import sys
from collections.abc import Iterable, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from railherd.core.problem import Problem

MAX_PORT = 65535
PORTS_TRIED = 20
LISTEN_BACKLOG = 2048

# Nothing is sent there: connecting a UDP socket shows which of our own addresses the system would use.
_UNROUTED_ADDRESSES = ("192.0.2.1", "192.168.254.254", "10.254.254.254", "172.31.254.254")
_DEFAULT_PORTS = {"http": 80, "https": 443}


def shared_address(public_url: str, addresses: Sequence[str], port: int) -> str:
    """Return the address of a server for other devices; "" if they cannot reach it."""
    return public_url or next((web_address(address, port) for address in addresses), "")


def free_port(host: str, port: int, tries: int = PORTS_TRIED) -> tuple[socket.socket, int]:
    """Return a socket that listens on this port or the next free one, and its port. Port 0 means any free port."""
    last = port if port == 0 else min(port + tries - 1, MAX_PORT)
    for candidate in range(port, last + 1):
        listener = _listen(host, candidate)
        if listener is not None:
            return listener, int(listener.getsockname()[1])
    raise Problem("server.ports_taken", {"first": str(port), "last": str(last)})


def lan_addresses() -> tuple[str, ...]:
    """Return the IPv4 addresses of this machine in its networks, the default route's first."""
    found = dict.fromkeys(_address_towards(target) for target in _UNROUTED_ADDRESSES)
    return tuple(address for address in found if address and _is_reachable(address))


def web_address(host: str, port: int) -> str:
    """Return the address to type into a browser."""
    return f"http://{bracketed(host)}:{port}"


def allowed_origins(port: int, public_url: str = "", addresses: Iterable[str] = ()) -> frozenset[str]:
    """Return the origins of our own pages: this machine by its names and addresses, and the public address."""
    hosts = ["localhost", "127.0.0.1", "[::1]", *(bracketed(address) for address in addresses)]
    origins = {origin_of(f"http://{host}:{port}") for host in hosts} | {origin_of(public_url)}
    return frozenset(origin for origin in origins if origin)


def origin_of(url: str) -> str:
    """Return scheme, host and port as browsers write them in `Origin`; "" if this is not a web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
        return ""
    host = bracketed(parts.hostname)
    return (
        f"{parts.scheme}://{host}"
        if port in (None, _DEFAULT_PORTS[parts.scheme])
        else f"{parts.scheme}://{host}:{port}"
    )


def bracketed(host: str) -> str:
    """Return a host as web addresses write it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _listen(host: str, port: int) -> socket.socket | None:
    """Return a listening socket; None if the port is taken, `Problem` if no other port would help."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise Problem("server.host_not_here", {"host": host}) from None
    listener = socket.socket(family, kind, protocol)
    try:
        _set_port_reuse(listener)
        listener.bind(address)
        listener.listen(LISTEN_BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            return None
        if error.errno == errno.EACCES:
            raise Problem("server.port_forbidden", {"port": str(port)}) from None
        raise Problem("server.host_not_here", {"host": host}) from None
    return listener


def _set_port_reuse(listener: socket.socket) -> None:
    """Allow the port of a server that just ended, but never one that is in use, on any system."""
    if sys.platform == "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def _address_towards(target: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:  # no route
            return ""
        return str(probe.getsockname()[0])


def _is_reachable(address: str) -> bool:
    parsed = ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)
