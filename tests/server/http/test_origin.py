"""Headers that protect a page from other sites, and requests that come from elsewhere."""

from __future__ import annotations

import pytest

from railherd.server.addresses import allowed_origins, origin_of
from railherd.server.http.origin import SAFE_METHODS, is_same_origin, security_headers

ALLOWED = allowed_origins(8000, "https://games.example.org", ["192.168.1.20"])


def policy_of(host: str | None) -> dict[str, str]:
    directives = security_headers(host)["Content-Security-Policy"].split("; ")
    return {name: value for name, _, value in (directive.partition(" ") for directive in directives)}


def test_a_page_may_use_only_what_this_server_gives_it() -> None:
    assert policy_of(None) == {
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


@pytest.mark.parametrize("host", ["localhost:8000", "games.example.org", "[::1]:8000", "192.168.1.20:8000"])
def test_a_page_may_open_a_socket_to_its_own_host(host: str) -> None:
    assert policy_of(host) == {**policy_of(None), "connect-src": f"'self' ws://{host} wss://{host}"}


@pytest.mark.parametrize("host", ["", "evil; script-src *", "a b", "*", "a,b", "a\r\nX: y", "a:1:2", "'self'", "a/b"])
def test_a_strange_host_does_not_get_into_the_policy(host: str) -> None:
    assert security_headers(host) == security_headers(None)


def test_the_other_headers() -> None:
    headers = security_headers("localhost:8000")
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_methods_that_change_something_are_not_safe() -> None:
    assert not {"POST", "PUT", "PATCH", "DELETE"} & SAFE_METHODS


@pytest.mark.parametrize(
    "origin",
    [
        "http://localhost:8000",
        "http://127.0.0.1:8000",
        "http://[::1]:8000",
        "http://192.168.1.20:8000",
        "https://games.example.org",
    ],
)
def test_our_own_pages_may_ask(origin: str) -> None:
    assert is_same_origin({"origin": origin, "host": "inner:8000"}, ALLOWED)
    assert is_same_origin({"origin": origin, "host": "inner:8000", "sec-fetch-site": "same-origin"}, ALLOWED)


def test_a_page_of_the_host_that_is_asked_may_ask() -> None:
    assert is_same_origin({"origin": "http://attic.local:8000", "host": "Attic.local:8000"}, ALLOWED)
    assert is_same_origin({"origin": "https://attic.local", "host": "attic.local"}, frozenset())


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://localhost:8001",
        "http://localhost",
        "https://localhost:8000",
        "http://games.example.org",
        "https://games.example.org:8443",
        "https://games.example.org.evil.example",
        "https://evil.example/games.example.org",
        "https://games.example.org/",
        "null",
        "",
        "http://[",
        "file://",
    ],
)
def test_other_pages_may_not_ask(origin: str) -> None:
    assert not is_same_origin({"origin": origin, "host": "localhost:8000"}, ALLOWED)
    assert not is_same_origin({"origin": origin}, ALLOWED)
    assert not is_same_origin({"origin": origin, "host": "localhost:8000", "sec-fetch-site": "same-origin"}, ALLOWED)


def test_a_listed_host_must_come_by_its_own_scheme() -> None:
    """A person who can forge pages of the plain http host must not act for the https one."""
    assert not is_same_origin({"origin": "http://games.example.org", "host": "games.example.org"}, ALLOWED)


@pytest.mark.parametrize("origin", ["null", "", "http://a/b", "ftp://a", "a"])
def test_an_origin_is_an_origin_even_if_the_host_agrees(origin: str) -> None:
    assert not is_same_origin({"origin": origin, "host": origin.partition("://")[2]}, frozenset())


@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "SAME", "same-origin, cross-site"])
def test_what_a_browser_calls_another_site_may_not_ask(site: str) -> None:
    assert not is_same_origin({"sec-fetch-site": site, "host": "localhost:8000"}, ALLOWED)
    assert not is_same_origin({"sec-fetch-site": site, "origin": "http://localhost:8000"}, ALLOWED)


def test_programs_and_typed_addresses_may_ask() -> None:
    assert is_same_origin({"host": "localhost:8000"}, ALLOWED)
    assert is_same_origin({"host": "localhost:8000", "sec-fetch-site": "none"}, ALLOWED)


def test_the_list_is_as_browsers_write_it() -> None:
    assert allowed_origins(80, "https://Games.example.org:443/", ["fe80::1"]) == {
        "http://localhost",
        "http://127.0.0.1",
        "http://[::1]",
        "http://[fe80::1]",
        "https://games.example.org",
    }
    assert allowed_origins(8000) == {"http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"}


@pytest.mark.parametrize("url", ["", "localhost", "ws://a", "http://", "http://a:x", "http://a:99999", "http://[::"])
def test_what_is_no_web_address_has_no_origin(url: str) -> None:
    assert origin_of(url) == ""
