"""Recognise guests without a password: each of their devices has a cookie with a secret of its own.

The store keeps only hashes of these secrets.
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
from railherd.tables.entries import Device, Guest
from railherd.words.catalogue import say

COOKIE = "railherd"
COOKIE_SECONDS = 365 * 24 * 3600
RENEWAL_MILLISECONDS = 24 * 3600 * 1000
MAX_DEVICES = 8

CODE_LETTERS = "34679ACDEFGHJKMNPQRTUVWXY"  # none that is easily mistaken for another
CODE_LENGTH = 8
CODE_MILLISECONDS = 10 * 60 * 1000

ID_LENGTH = 12
_COOKIE_FORM = re.compile(rf"([a-z2-7]{{{ID_LENGTH}}})\.([A-Za-z0-9_-]{{43}})")
_FIRST_NUMBER, _NUMBERS = 1000, 9000

Clock = Callable[[], int]


class Visit(NamedTuple):
    """A guest, who may be banned, and the cookie value to set if their device needs one."""

    guest: Guest
    cookie: str | None


def new_id() -> str:
    """Return a random id for a guest: 60 bits in lower-case letters and digits."""
    return b32encode(secrets.token_bytes(ID_LENGTH)).decode()[:ID_LENGTH].lower()


def set_cookie(value: str, secure: bool) -> str:
    """Return the Set-Cookie header that makes a device known for another year; `secure` if the address is https."""
    always = f"{COOKIE}={value}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
    return f"{always}; Secure" if secure else always


class Guests:
    """The guests of a server. Changes are made one after the other, so that none undoes another."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._change = asyncio.Lock()

    async def welcome(self, language: str, name: str = "") -> Visit:
        """Make a new guest; without a name they get one in their language."""
        name = _checked(name) if name else _any_name(language)
        secret, now = _new_secret(), self._clock()
        guest = Guest(new_id(), name, (Device(hashed(secret), now),), now, now)
        await self._store.save_guest(guest)
        return Visit(guest, f"{guest.id}.{secret}")

    async def recognise(self, cookie: str | None) -> Visit | None:
        """Return the guest who sent a cookie value, None for a stranger. Once a day the cookie is set again."""
        form = _COOKIE_FORM.fullmatch(cookie or "")
        guest = await self._store.guest(form[1]) if form else None
        if form is None or guest is None:
            return None
        device = _device_of(guest, form[2])
        if device is None:
            return None
        if self._clock() - device.renewed < RENEWAL_MILLISECONDS:
            return Visit(guest, None)
        return await self._renew(guest, device, form[0])

    async def rename(self, id: str, name: str) -> Guest:
        """Give a guest another name; `Problem` if it is no name."""
        name = _checked(name)
        return await self._update(id, lambda guest: msgspec.structs.replace(guest, name=name))

    async def ban(self, id: str, banned: bool = True) -> Guest:
        """Ban a guest, or let them in again."""
        return await self._update(id, lambda guest: msgspec.structs.replace(guest, banned=banned))

    async def give_code(self, id: str) -> str:
        """Make a code to be typed once, within ten minutes, on another device of a guest."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self._store.save_code(hashed(code), id, self._clock() + CODE_MILLISECONDS)
        return code

    async def claim(self, code: str) -> Visit:
        """Return the guest whose code was typed, with a cookie for the new device; `Problem` if the code is wrong."""
        typed = "".join(code.split()).replace("-", "").upper()
        id = await self._store.take_code(hashed(typed), self._clock())
        if id is None:
            raise Problem("server.wrong_code")
        secret, now = _new_secret(), self._clock()
        guest = await self._update(id, lambda guest: _with_device(guest, Device(hashed(secret), now)))
        return Visit(guest, f"{id}.{secret}")

    async def _renew(self, guest: Guest, device: Device, cookie: str) -> Visit:
        """Set the cookie for another year. If that cannot be saved, the guest is let in and it is tried again later."""
        renewed = msgspec.structs.replace(device, renewed=self._clock())
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


def _device_of(guest: Guest, secret: str) -> Device | None:
    """Return the guest's device that has a secret. The time of a comparison tells nothing about the hash."""
    known = hashed(secret)
    return next((device for device in guest.devices if hmac.compare_digest(device.hash, known)), None)


def _with_device(guest: Guest, device: Device) -> Guest:
    """Return the guest with a device as the one used last; of too many, the one longest unused is dropped."""
    others = [other for other in guest.devices if other.hash != device.hash]
    kept = (*others, device)[-MAX_DEVICES:]
    return msgspec.structs.replace(guest, devices=kept, seen=device.renewed)
