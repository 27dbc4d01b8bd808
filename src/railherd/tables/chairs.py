"""The seats of a table: who has each, who plays it, and to whom it belongs."""

from __future__ import annotations

import msgspec

OPEN, INVITED, GUEST, BOT = "open", "invited", "guest", "bot"
AUTOMA = "automa"  # a player whom the rules play: nobody can sit there, and nobody is asked
ABSENT, GIVEN = "absent", "given"  # why a person's seat is offered to others: they are away, or they give it up


class Owner(msgspec.Struct, frozen=True):
    """The guest whose seat somebody else took while they were away. They may take it back at any time."""

    guest: str
    name: str
    moves: int  # choices of the game that had been made by then


class Chair(msgspec.Struct, frozen=True):
    """A seat and who has it. `stand_in` is the bot that plays for its guest."""

    kind: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    version: int = 0  # of its own link; after a new version the old link is invalid
    offered: str = ""  # why the host could make a link for the seat of a person
    owner: Owner | None = None  # if its guest only has it because another was away


def seated(chair: Chair, guest: str, name: str, version: int | None, moves: int | None) -> Chair:
    """Return a chair after a guest took it; `moves` counts the choices of the game, None before it.

    `version` is None in logs of versions that kept used links alive: whoever sat there before had no claim to it.
    """
    owner = chair.owner
    if version is not None and moves is not None and chair.offered == ABSENT and owner is None:
        owner = Owner(chair.guest, chair.name, moves)
    if owner is not None and owner.guest == guest:
        owner = None
    return Chair(GUEST, guest, name, version=chair.version if version is None else version, owner=owner)


def given_back(chair: Chair) -> Chair:
    """Return a chair after its owner took it back; a link that was given out for it dies."""
    assert chair.owner is not None
    return Chair(GUEST, chair.owner.guest, chair.owner.name, version=chair.version + 1)


def after_rewind(chair: Chair, moves: int) -> Chair:
    """Return a chair after the game went back to this many choices."""
    if chair.owner is None or chair.owner.moves <= moves:
        return chair
    return msgspec.structs.replace(chair, owner=msgspec.structs.replace(chair.owner, moves=moves))
