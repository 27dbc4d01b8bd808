"""Write what a course learned: the weights as a game brings them, and a drawing of how they grew."""

from pathlib import Path

from railherd.bots.learned import ALONE, TOGETHER
from railherd.train.course import Course, Round, provenance_of
from railherd.train.kept import keep_json, read_json
from railherd.train.plot import drawing


def write_weights(course: Course, rounds: list[Round], out: Path) -> bool:
    """Put the best weights into a file beside those for other tables; return whether the last round changed them."""
    if not rounds[-1].is_better:
        return False
    tables = (read_json(out) or {"tables": {}})["tables"]
    kind = ALONE if course.alone else TOGETHER
    tables[kind] = {"provenance": provenance_of(course, rounds), **rounds[-1].weights}
    keep_json(out, {"tables": tables})
    return True


def write_drawing(rounds: list[Round], game: str, file: Path) -> None:
    """Draw how strong each round was against the best before it."""
    file.write_text(drawing(rounds, game), encoding="utf-8")
