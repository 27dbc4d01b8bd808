"""In which language a browser wants to be spoken to."""

import re

from railherd.words.catalogue import LANGUAGES

DEFAULT = LANGUAGES[0]
LONGEST_HEADER = 1000  # no browser sends more; the rest is not worth reading

_RANGE = re.compile(r"\s*([a-z]{2,3})(?:-[a-z0-9-]+)?\s*(?:;\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*)?", re.IGNORECASE)


def client_language(accept: str | None) -> str:
    """The best of `LANGUAGES` for an Accept-Language header; English if it names none of them."""
    best, best_quality = DEFAULT, 0.0
    for part in (accept or "")[:LONGEST_HEADER].split(","):
        match = _RANGE.fullmatch(part)
        if match is None or match[1].lower() not in LANGUAGES:
            continue
        quality = float(match[2] or 1)
        if quality > best_quality:
            best, best_quality = match[1].lower(), quality
    return best
