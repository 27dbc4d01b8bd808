"""The public names of the package."""

from __future__ import annotations

import railherd


def test_public_names_are_sorted() -> None:
    assert list(railherd.__all__) == sorted(railherd.__all__)


def test_public_names_exist() -> None:
    assert not [name for name in railherd.__all__ if not hasattr(railherd, name)]
