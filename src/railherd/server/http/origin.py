"""Security headers for every response, and the check that a change comes from our own page."""

from collections.abc import Iterable, Mapping

from railherd.server.addresses import origin_of
from railherd.server.hosts import name_of

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
    "Referrer-Policy": "same-origin",  # links contain signatures, which other sites must not get
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def security_headers(host: str | None) -> dict[str, str]:
    """Return the security headers of a response to a request for this Host.

    Older browsers do not count a websocket of the same host as 'self', so it is named.
    """
    policy = dict(_POLICY)
    if is_host(host):
        policy["connect-src"] += f" ws://{host} wss://{host}"
    return {"Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in policy.items()), **_OTHERS}


def is_host(text: str | None) -> bool:
    """Return whether a text is a valid Host: a name or an address, perhaps with a port."""
    return text is not None and name_of(text) is not None


def is_same_origin(headers: Mapping[str, str], allowed: Iterable[str]) -> bool:
    """Return whether our own page, or no page, sent a request with these headers (names in lower case).

    Check it for every method not in `SAFE_METHODS` and for websockets. Browsers name the origin of such requests; a
    program that names none is no browser, so no other site can make it send a guest's cookie.
    """
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or _is_ours(origin, headers.get("host", ""), frozenset(allowed))


def _is_ours(origin: str, host: str, allowed: frozenset[str]) -> bool:
    """Accept a listed origin, or the same host as the request's. A listed host needs its listed scheme."""
    if origin in allowed:
        return True
    host, theirs = host.lower(), origin.partition("://")[2]
    listed = {ours.partition("://")[2] for ours in allowed}
    return bool(theirs) and origin == origin_of(origin) and theirs == host and theirs not in listed
