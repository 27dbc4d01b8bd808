"""A short description of a browser, made from what it says about itself."""

from __future__ import annotations

MAX_HEADER_LENGTH = 500  # no browser sends more; the rest is ignored

# Most browsers also name those that they descend from, so the first match counts.
_BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Vivaldi": "Vivaldi", "Firefox/": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chromium": "Chromium", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
_SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "CrOS": "ChromeOS", "Windows": "Windows",
    "Macintosh": "macOS", "Linux": "Linux", "BSD": "BSD",
}  # fmt: skip


def describe(user_agent: str | None) -> str:
    """Return the browser's family and its system, as far as they are known: "Firefox, Android"."""
    said = (user_agent or "")[:MAX_HEADER_LENGTH]
    return ", ".join(name for name in (_first(_BROWSERS, said), _first(_SYSTEMS, said)) if name)


def _first(names: dict[str, str], said: str) -> str:
    return next((name for mark, name in names.items() if mark in said), "")
