"""The language of a client, from its Accept-Language header."""

from __future__ import annotations

import pytest

from railherd.server.http.language import client_language


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("ru", "ru"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("ES-419", "es"),
        ("de-DE,de;q=0.9,es;q=0.5,en;q=0.4", "es"),
        ("en;q=0.3, ru ; q=0.7", "ru"),
        ("ru;q=0, es;q=0.1", "es"),
        ("ru;q=0", "en"),
        ("zh-Hant-TW", "en"),
        ("pt,ru", "pt"),
        (";;q=,,ru;q=x,\u0661, es", "es"),
        ("../../etc/passwd", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_best_language_we_speak(accept: str | None, language: str) -> None:
    assert client_language(accept) == language
