"""Who somebody is, without a password: a guest is known by a secret that lives in the cookies of his devices.

The store keeps hashes alone. `Guest.secret` holds one word for each device, the one longest unused first:
the hash of its secret, "@" and when its cookie was last set.
"""

import asyncio
import hmac
import re
import secrets
from base64 import b32encode
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from railherd.core.names import check_name
from railherd.core.problem import Problem
from railherd.server.accounts.keys import SECRET_BYTES, hashed
from railherd.server.store.contract import NotSaved, Store
from railherd.tables.entries import Guest
from railherd.words.catalogue import say

COOKIE = "railherd"
COOKIE_SECONDS = 365 * 24 * 3600
RENEWED_AFTER = 24 * 3600 * 1000  # milliseconds
MOST_DEVICES = 8

CODE_LETTERS = "34679ACDEFGHJKMNPQRTUVWXY"  # none that is easily read or heard as another
CODE_LENGTH = 8
CODE_LASTS = 10 * 60 * 1000  # milliseconds

ID_LENGTH = 12
_COOKIE_FORM = re.compile(rf"([a-z2-7]{{{ID_LENGTH}}})\.([A-Za-z0-9_-]{{43}})")
_FIRST_NUMBER, _NUMBERS = 1000, 9000

Clock = Callable[[], int]


class Visit(NamedTuple):
    """A guest at the door, and the cookie value to set if his device needs one. He may be banned: look."""

    guest: Guest
    cookie: str | None


class _Device(NamedTuple):
    hash: str
    renewed: int


def new_id() -> str:
    """A random id for a guest: 60 bits in lower-case letters and digits."""
    return b32encode(secrets.token_bytes(ID_LENGTH)).decode()[:ID_LENGTH].lower()


def set_cookie(value: str, secure: bool) -> str:
    """The Set-Cookie header that makes a device known for another year. `secure`: the public address is https."""
    always = f"{COOKIE}={value}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
    return f"{always}; Secure" if secure else always


class Guests:
    """The guests of a server. Changes go one after the other, so that none undoes another."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._change = asyncio.Lock()

    async def welcome(self, language: str, name: str = "") -> Visit:
        """Somebody new; without a name he gets one in his language."""
        name = _checked(name) if name else _any_name(language)
        secret, now = _new_secret(), self._clock()
        guest = Guest(new_id(), name, _written([_Device(hashed(secret), now)]), now, now)
        await self._store.save_guest(guest)
        return Visit(guest, f"{guest.id}.{secret}")

    async def recognise(self, cookie: str | None) -> Visit | None:
        """Who sends this cookie value; None is a stranger. Once a day the cookie is to be set again."""
        form = _COOKIE_FORM.fullmatch(cookie or "")
        guest = await self._store.guest(form[1]) if form else None
        if form is None or guest is None:
            return None
        device = _device_of(guest, form[2])
        if device is None:
            return None
        if self._clock() - device.renewed < RENEWED_AFTER:
            return Visit(guest, None)
        return await self._renew(guest, device, form[0])

    async def rename(self, id: str, name: str) -> Guest:
        """The guest by another name; `Problem` if it is no name."""
        name = _checked(name)
        return await self._update(id, lambda guest: msgspec.structs.replace(guest, name=name))

    async def ban(self, id: str, banned: bool = True) -> Guest:
        """Shut a guest out, or let him in again."""
        return await self._update(id, lambda guest: msgspec.structs.replace(guest, banned=banned))

    async def give_code(self, id: str) -> str:
        """A code to be typed once, within ten minutes, on another device of this guest."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self._store.save_code(hashed(code), id, self._clock() + CODE_LASTS)
        return code

    async def claim(self, code: str) -> Visit:
        """The guest whose code was typed, and a cookie of its own for this device; `Problem` if it is worth nothing."""
        typed = "".join(code.split()).replace("-", "").upper()
        id = await self._store.take_code(hashed(typed), self._clock())
        if id is None:
            raise Problem("server.wrong_code")
        secret, now = _new_secret(), self._clock()
        guest = await self._update(id, lambda guest: _with_device(guest, _Device(hashed(secret), now)))
        return Visit(guest, f"{id}.{secret}")

    async def _renew(self, guest: Guest, device: _Device, cookie: str) -> Visit:
        """The cookie's next year. Should that not be saved, he is welcome all the same, and it is tried again."""
        renewed = device._replace(renewed=self._clock())
        try:
            return Visit(await self._update(guest.id, lambda guest: _with_device(guest, renewed)), cookie)
        except NotSaved:
            return Visit(guest, None)

    async def _update(self, id: str, change: Callable[[Guest], Guest]) -> Guest:
        async with self._change:
            guest = await self._store.guest(id)
            if guest is None:
                raise Problem("server.no_such_guest")
            changed = change(guest)
            await self._store.save_guest(changed)
            return changed


def _checked(name: str) -> str:
    name = name.strip()
    check_name(name)
    return name


def _any_name(language: str) -> str:
    number = str(_FIRST_NUMBER + secrets.randbelow(_NUMBERS))
    return say("server.guest_name", {"number": number}, language)


def _new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def _devices(guest: Guest) -> list[_Device]:
    pairs = (word.split("@") for word in guest.secret.split())
    return [_Device(hash, int(renewed)) for hash, renewed in pairs]


def _written(devices: list[_Device]) -> str:
    return " ".join(f"{device.hash}@{device.renewed}" for device in devices)


def _device_of(guest: Guest, secret: str) -> _Device | None:
    """Which of his devices has this secret; every one is compared in a time that tells nothing."""
    known = hashed(secret)
    return next((device for device in _devices(guest) if hmac.compare_digest(device.hash, known)), None)


def _with_device(guest: Guest, device: _Device) -> Guest:
    """The guest with this device as the one used last; the one longest unused is forgotten if there are too many."""
    others = [other for other in _devices(guest) if other.hash != device.hash]
    kept = [*others, device][-MOST_DEVICES:]
    return msgspec.structs.replace(guest, secret=_written(kept), seen=device.renewed)
