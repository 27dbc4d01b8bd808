"""What every view has, whatever the game: the shape that the page's types are written from."""

from typing import TypedDict


class View(TypedDict):
    """A position as a seat sees it: JSON of ids. Each game has more."""

    game: str
    rules: int
    options: dict[str, str]
    components: str
    over: bool
    winners: list[int]
    seat: int | None
    asked: int | None
    turn: int


VIEW = View
