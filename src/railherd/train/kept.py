"""What a course keeps on disk, so that it goes on where it was stopped."""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np

from railherd.train.linear import Rows


def keep_rows(file: Path, rows: Rows) -> None:
    """Write rows; a file that is there is whole."""
    anew = file.with_suffix(".new.npz")
    np.savez_compressed(
        anew,
        own=rows.own.astype(np.float32),
        others=rows.others.astype(np.float32),
        left=rows.left,
        margin=rows.margin,
        ends=rows.ends,
    )
    os.replace(anew, file)


def read_rows(file: Path, weight: float) -> Rows:
    """Read rows that count with a weight."""
    with np.load(file) as kept:
        return Rows(
            kept["own"].astype(np.float64),
            kept["others"].astype(np.float64),
            kept["left"],
            kept["margin"],
            np.full(len(kept["left"]), weight),
            kept["ends"],
        )


def keep_json(file: Path, data: Any) -> None:
    """Write JSON; a file that is there is whole."""
    anew = file.with_suffix(".new")
    anew.write_text(json.dumps(data) + "\n", encoding="utf-8")
    os.replace(anew, file)


def read_json(file: Path) -> Any:
    """Read JSON, None if there is none."""
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
