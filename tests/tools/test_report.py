"""Results of long runs are written between marks, leaving the rest of the page unchanged."""

from __future__ import annotations

from pathlib import Path

import railherd
from tools.report import Figure, write_soak

PAGE = """# Measured

<!-- soak of server begins -->
old
<!-- soak of server ends -->

## The rest
"""


def test_a_part_is_replaced_and_misses_are_printed_as_misses(tmp_path: Path) -> None:
    page = tmp_path / "measured.md"
    page.write_text(PAGE, encoding="utf-8")
    figures = [Figure("kills", "100", "100", True), Figure("lost", "1", "0", False)]
    part = write_soak("server", figures, 7, page)
    text = page.read_text(encoding="utf-8")
    assert text == PAGE.replace("<!-- soak of server begins -->\nold\n<!-- soak of server ends -->", part)
    assert "| kills | 100 | 100 | reached |" in text
    assert "| lost | 1 | 0 | **missed** |" in text
    assert "`make soak GAME=server` at commit " in text
    assert "seeds from 7." in text
    assert write_soak("server", figures, 7, page) == part
    assert page.read_text(encoding="utf-8") == text


def test_the_page_has_a_place_for_every_long_run() -> None:
    real = (Path(__file__).resolve().parents[2] / "docs" / "measured.md").read_text(encoding="utf-8")
    for name in (*railherd.games(), "server", "page"):
        assert real.index(f"<!-- soak of {name} begins -->") < real.index(f"<!-- soak of {name} ends -->")
