"""What can be counted, as Prometheus reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class Metrics:
    """Counters by name and labels; gauges are given when somebody asks."""

    def __init__(self) -> None:
        self._counters: Counter[str] = Counter()

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self._counters[_series(name, labels)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counters and the gauges, one a line."""
        lines = [f"{series} {value}" for series, value in sorted(self._counters.items())]
        lines += [f"railherd_{name} {value:g}" for name, value in sorted(gauges.items())]
        return "\n".join(lines) + "\n"


def _series(name: str, labels: Mapping[str, str]) -> str:
    told = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
    return f"railherd_{name}_total{{{told}}}" if told else f"railherd_{name}_total"
