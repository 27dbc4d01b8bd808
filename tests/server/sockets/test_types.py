"""The browser app's protocol types match the server's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_types_for_the_page_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.typescript", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_every_message_has_its_type_and_its_tag() -> None:
    text = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert 'export interface Choose {\n  type: "choose";' in text
    assert "  prompt: null | Prompt;" in text or "  prompt: Prompt | null;" in text
    told = "State | PresenceUpdate | Done | Refused | Because | Advice | Talk | Events | LobbyChanged | Hello | Ping"
    assert f"export type FromServer = {told};" in text
