"""What is reconstructed is told to the page also where its table has no room for it, until somebody corrects it."""

from __future__ import annotations

from railherd.games.registry import find


def reconstructed(overlay: str = "") -> list[str]:
    """Return the names of reconstructed figures whose tables do not say it."""
    found: list[str] = find("gwt_nz", overlay).shown_figures()["worked"]["reconstructed"]
    return found


def test_it_is_told() -> None:
    assert reconstructed() == ["space", "water", "worker", "track.step_tile.2"]


def test_what_somebody_corrected_is_told_no_more() -> None:
    assert reconstructed("space.a1.woods = true") == ["water", "worker", "track.step_tile.2"]
    assert reconstructed("track.step_tile.2 = 5") == ["space", "water", "worker"]
    assert "worker" not in reconstructed('worker.craftsman.3 = { do = "build", price = 3 }')
