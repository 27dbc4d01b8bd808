"""Counters and gauges in the Prometheus text format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class Metrics:
    """Counters by name and labels. Gauges are passed in when the text is built."""

    def __init__(self) -> None:
        self._counters: Counter[str] = Counter()

    def count(self, name: str, **labels: str) -> None:
        """Add one to a counter."""
        self._counters[_series(name, labels)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Return all counters and the gauges, one a line."""
        lines = [f"{series} {value}" for series, value in sorted(self._counters.items())]
        lines += [f"railherd_{name} {value:g}" for name, value in sorted(gauges.items())]
        return "\n".join(lines) + "\n"


def _series(name: str, labels: Mapping[str, str]) -> str:
    label_text = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
    return f"railherd_{name}_total{{{label_text}}}" if label_text else f"railherd_{name}_total"
