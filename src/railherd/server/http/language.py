"""The language that a browser asks for."""

import re

from railherd.words.catalogue import LANGUAGES

DEFAULT_LANGUAGE = LANGUAGES[0]
MAX_HEADER_LENGTH = 1000  # no browser sends more; the rest is ignored

_RANGE = re.compile(r"\s*([a-z]{2,3})(?:-[a-z0-9-]+)?\s*(?:;\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*)?", re.IGNORECASE)


def client_language(accept: str | None) -> str:
    """Return the best of `LANGUAGES` for an Accept-Language header; English if it names none of them."""
    best, best_quality = DEFAULT_LANGUAGE, 0.0
    for part in (accept or "")[:MAX_HEADER_LENGTH].split(","):
        match = _RANGE.fullmatch(part)
        if match is None or match[1].lower() not in LANGUAGES:
            continue
        quality = float(match[2] or 1)
        if quality > best_quality:
            best, best_quality = match[1].lower(), quality
    return best
