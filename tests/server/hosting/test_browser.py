"""A browser opens if there is one, and nothing happens otherwise."""

from __future__ import annotations

import threading
import webbrowser

import pytest

from railherd.server.hosting.browser import has_screen, open_browser

ANYWHERE = "http://localhost:8000"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the addresses for which a browser was requested; opening fails."""
    urls: list[str] = []

    def fail(url: str) -> bool:
        urls.append(url)
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    return urls


def wait_for_browsers() -> None:
    for thread in threading.enumerate():
        if thread.name == "browser":
            thread.join(30)


def test_a_browser_is_asked_for_and_may_fail(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser(ANYWHERE)
    wait_for_browsers()
    assert asked == [ANYWHERE]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_only_where_a_window_can_appear(platform: str, environment: dict[str, str], expected: bool) -> None:
    assert has_screen(platform, environment) is expected


def test_without_a_screen_no_browser_is_asked_for(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railherd.server.hosting.browser.has_screen", lambda platform, environment: False)
    open_browser(ANYWHERE)
    wait_for_browsers()
    assert asked == []
