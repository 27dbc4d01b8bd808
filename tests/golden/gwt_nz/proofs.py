"""What each golden game of New Zealand proves."""

from __future__ import annotations

from tests.golden.gwt_nz.people_proofs import PEOPLE
from tests.golden.gwt_nz.solo_proofs import SOLO

PROOFS: dict[str, tuple[str | tuple[str, ...], ...]] = {**PEOPLE, **SOLO}
