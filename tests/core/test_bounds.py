"""What a stranger may send is bounded before anything is worked out from it, and refused in one sentence."""

from __future__ import annotations

import time
from typing import Any

import pytest

import railherd
from railherd.core.components import figures
from railherd.core.components.checked import MAX_ITEMS
from railherd.core.problem import MAX_ARGUMENT_LENGTH, Problem
from railherd.core.writing import position, record

HEADER = "railherd 1 · last_spike rules=1 seats=2 seed=7\n"
MOST_CPU = 2.0  # seconds; without the bounds each takes many times as long or fails in another way


def refusal_of(text: str) -> Problem:
    begun = time.process_time()
    with pytest.raises(Problem) as caught:
        railherd.load(text)
    assert time.process_time() - begun < MOST_CPU
    assert len(str(caught.value)) < 3 * MAX_ARGUMENT_LENGTH
    return caught.value


@pytest.mark.parametrize(
    ("text", "key", "arguments"),
    [
        (
            HEADER + " " * record.MAX_LENGTH,
            "core.record_too_long",
            {"found": len(HEADER) + record.MAX_LENGTH, "most": record.MAX_LENGTH},
        ),
        (HEADER + "|\n" * 480_000, "core.record_lines", {"found": 480_001, "most": record.MAX_LINES}),
        (
            HEADER + "names " + "|".join("a" * 90_000),
            "core.record_names",
            {"line": 2, "found": 90_000, "most": record.MAX_NAMES},
        ),
        (HEADER + "names a | a | a", "core.wrong_names", {"count": 2, "found": 3}),
        (
            HEADER + "position " + "9" * record.MAX_LINE_LENGTH,
            "core.record_line_long",
            {"line": 2, "found": 9 + record.MAX_LINE_LENGTH, "most": record.MAX_LINE_LENGTH},
        ),
        (HEADER.strip() + " x=1" * 49, "core.record_header", {}),
        (HEADER + "| a" + ".a" * 45_000 + " = 1", "core.data_too_deep", None),
        (HEADER + "| [a.a.a.a.a.a.a.a.a]", "core.data_too_deep", {"where": "a", "most": figures.MAX_DEPTH - 1}),
        (HEADER + "| x = " + "[" * 8 + "]" * 8, "core.data_too_deep", None),
        (
            HEADER + f"| # {'x' * 50_000}\n" * 3,
            "core.components_too_long",
            {"found": 150_009, "most": figures.MAX_OVERLAY_LENGTH},
        ),
        ("railherd 1 · " + "x" * 9000 + " rules=1", "core.unknown_game", None),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("core.") else "",
)
def test_what_is_beyond_the_bounds_is_refused(text: str, key: str, arguments: dict[str, Any] | None) -> None:
    problem = refusal_of(text)
    assert problem.key == key
    assert arguments is None or problem.arguments == arguments


def test_a_record_at_its_bounds_is_read() -> None:
    """Comments fill the text up to its bounds; the game in it opens."""
    text = railherd.new("last_spike", seats=2, seed=7, names=("Ana", "Bo")).record()
    lines = record.MAX_LINES - len(text.splitlines())
    filled = text + "#\n" * lines
    assert railherd.load(filled).names == ["Ana", "Bo"]
    assert refusal_of(filled + "#\n").key == "core.record_lines"


def test_a_position_has_a_depth_and_lists_of_a_length() -> None:
    good = railherd.new("gwt", seats=2, seed=1).position()
    nested: list[Any] = []
    for _ in range(position.MAX_DEPTH):
        nested = [nested]
    with pytest.raises(Problem) as caught:
        railherd.from_position({**good, "market": nested})
    assert caught.value.key == "core.data_too_deep"
    with pytest.raises(Problem) as caught:
        railherd.from_position({**good, "market": ["jersey"] * (MAX_ITEMS + 1)})
    assert caught.value.key == "core.data_too_many"
    assert caught.value.arguments["found"] == MAX_ITEMS + 1


def test_no_sentence_repeats_more_than_a_part_of_what_was_sent() -> None:
    problem = Problem("core.unknown_game", {"name": "x" * 5000, "known": "gwt"})
    assert problem.arguments["name"] == "x" * MAX_ARGUMENT_LENGTH + "…"
