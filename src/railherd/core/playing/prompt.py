"""What a seat is asked, with everything a screen needs to show it."""

import msgspec

from railherd.core.contract import Json


class Option(msgspec.Struct, frozen=True):
    """One answer to a prompt.

    `cost` and `gain` are what the asked seat pays and receives at once. Where ways are chosen later that cost
    differently, `cost` is the least and `cost_most` the most. `reveals` says, before the option is
    taken, that it cannot be undone: something hidden comes to light, the turn passes on, or the game ends.

    `then` are the texts of choices that can be made with it. A shortcut has its first choice as `id` and `text`, and
    is otherwise the thing that it comes to.
    """

    id: int
    text: str
    key: str
    args: Json
    at: str | None
    cost: int
    gain: int
    reveals: bool
    cost_most: int | None = None
    then: list[str] = []


class Prompt(msgspec.Struct, frozen=True):
    """A question to `seat`. A seat that is not asked gets no options, and the seat that it waits for.

    `anytime` is what it may do besides, at any time. An `aside` is a question of its own that this left open: its
    seat answers it before anything else, while the turn of others goes on. Both are answered by `Match.interrupt`.
    `wholes` answer this question and those that go on with it at once. `shortcuts` are what else several choices at
    once come to. Only `Match.short_prompt` has them.
    """

    seat: int
    decision: str
    path: list[str]
    can_undo: bool
    options: list[Option] = []
    waits_for: int | None = None
    can_redo: bool = False
    anytime: list[Option] = []
    aside: bool = False
    wholes: list[Option] = []
    shortcuts: list[Option] = []
