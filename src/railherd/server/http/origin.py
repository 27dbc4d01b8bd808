"""What keeps other people's pages away from ours: headers for every answer, and who may ask for changes."""

import re
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_OTHERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # links hold signatures: no other site is told of them
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_HOST = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?")
_DEFAULT_PORTS = {"http": 80, "https": 443}


def security_headers(host: str | None) -> dict[str, str]:
    """The headers of every answer to a request for this Host.

    Older browsers do not count a websocket of the same host as 'self', so it is named.
    """
    policy = dict(_POLICY)
    if is_host(host):
        policy["connect-src"] += f" ws://{host} wss://{host}"
    return {"Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in policy.items()), **_OTHERS}


def is_host(text: str | None) -> bool:
    """Whether this is a Host: a name or an address, perhaps with a port."""
    return text is not None and _HOST.fullmatch(text) is not None


def is_same_origin(headers: Mapping[str, str], allowed: Iterable[str]) -> bool:
    """Whether a page of ours, or no page at all, sends a request with these headers (names in lower case).

    To be asked of every method not in `SAFE_METHODS` and of the websocket handshake. A browser says where such
    a request comes from; a program that says nothing has no cookies that others could make it send.
    """
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or _is_ours(origin, headers.get("host", ""), frozenset(allowed))


def allowed_origins(port: int, public_url: str = "", addresses: Iterable[str] = ()) -> frozenset[str]:
    """Where our own pages may come from: this machine by its names and addresses, and the public address."""
    hosts = ["localhost", "127.0.0.1", "[::1]", *(bracketed(address) for address in addresses)]
    origins = {origin_of(f"http://{host}:{port}") for host in hosts} | {origin_of(public_url)}
    return frozenset(origin for origin in origins if origin)


def origin_of(url: str) -> str:
    """Scheme, host and port the way browsers write them in `Origin`; "" if this is no web address."""
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
    """A host as an address on the web writes it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _is_ours(origin: str, host: str, allowed: frozenset[str]) -> bool:
    """By the list, or because page and request name the same host. A host on the list must have its scheme too."""
    if origin in allowed:
        return True
    host, theirs = host.lower(), origin.partition("://")[2]
    listed = {ours.partition("://")[2] for ours in allowed}
    return bool(theirs) and origin == origin_of(origin) and theirs == host and theirs not in listed
