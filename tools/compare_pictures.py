"""Compare pictures of the page with those of another commit, pixel by pixel.

python -m tools.compare_pictures BEFORE AFTER   two folders of pictures by the same names, as from `make look`

Prints each picture that differs, with how many pixels and where; exit code 1 if one does, or is missing.
"""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

SEEN = 8  # of 255: a smaller difference of a colour is the rounding of a blend, which nobody sees


class Difference(NamedTuple):
    """How a picture differs from the one before."""

    name: str
    told: str


def main() -> int:
    """Compare the folders and print what differs."""
    parser = argparse.ArgumentParser(description="Compare pictures of the page, pixel by pixel.")
    parser.add_argument("before", type=Path, help="the folder with the earlier pictures")
    parser.add_argument("after", type=Path, help="the folder with the present ones")
    given = parser.parse_args()
    names = sorted(
        {path.relative_to(folder) for folder in (given.before, given.after) for path in folder.rglob("*.png")}
    )
    found = [one for name in names if (one := compare(name, given.before / name, given.after / name)) is not None]
    for one in found:
        print(f"{one.name}: {one.told}")
    print(f"{len(names) - len(found)} of {len(names)} pictures are equal.")
    return int(bool(found) or not names)


def compare(name: Path, before: Path, after: Path) -> Difference | None:
    """Return how two pictures differ; None if nobody sees a difference."""
    for path, when in ((before, "before"), (after, "after")):
        if not path.is_file():
            return Difference(str(name), f"is missing {when}")
    with Image.open(before) as one, Image.open(after) as other:
        if one.size != other.size:
            return Difference(str(name), f"{one.size[0]}×{one.size[1]} before, {other.size[0]}×{other.size[1]} after")
        bands = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    greatest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    seen = greatest.point([0] * (SEEN + 1) + [255] * (255 - SEEN))
    box = seen.getbbox()
    if box is None:
        return None
    count = seen.histogram()[255]
    return Difference(str(name), f"{count} pixels differ, between {box[0]},{box[1]} and {box[2]},{box[3]}")


if __name__ == "__main__":
    sys.exit(main())
