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
DEVICE_ID_LENGTH = 16
_COOKIE_FORM = re.compile(rf"([a-z2-7]{{{ID_LENGTH}}})\.([A-Za-z0-9_-]{{43}})")
_FIRST_NUMBER, _NUMBERS = 1000, 9000

Clock = Callable[[], int]


class Visit(NamedTuple):
    """A guest, who may be banned, and the cookie value to set if their device needs one."""

    guest: Guest
    cookie: str | None
    device: str = ""  # the id of the device, as `device_id` makes it


def new_id() -> str:
    """Return a random id for a guest: 60 bits in lower-case letters and digits."""
    return b32encode(secrets.token_bytes(ID_LENGTH)).decode()[:ID_LENGTH].lower()


def set_cookie(value: str, secure: bool) -> str:
    """Return the Set-Cookie header that makes a device known for another year; `secure` if the address is https."""
    always = f"{COOKIE}={value}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
    return f"{always}; Secure" if secure else always


def device_id(device: Device) -> str:
    """Return the id by which a guest names one of their devices; it opens nothing."""
    return hashed(device.hash)[:DEVICE_ID_LENGTH]


class Guests:
    """The guests of a server. Changes are made one after the other, so that none undoes another."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._change = asyncio.Lock()

    async def welcome(self, language: str, name: str = "", browser: str = "") -> Visit:
        """Make a new guest, on a device with this description; without a name they get one in their language."""
        name = _checked(name) if name else any_name(language)
        secret, now = _new_secret(), self._clock()
        device = Device(hashed(secret), now, now, browser)
        guest = Guest(new_id(), name, (device,), now, now)
        await self._store.save_guest(guest)
        return Visit(guest, f"{guest.id}.{secret}", device_id(device))

    async def recognise(self, cookie: str | None, browser: str = "") -> Visit | None:
        """Return the guest who sent a cookie value, None for a stranger.

        Once a day the cookie is set again, and a device without a description gets this one.
        """
        form = _COOKIE_FORM.fullmatch(cookie or "")
        guest = await self._store.guest(form[1]) if form else None
        if form is None or guest is None:
            return None
        device = _device_of(guest, form[2])
        if device is None:
            return None
        if self._clock() - device.renewed < RENEWAL_MILLISECONDS:
            return Visit(guest, None, device_id(device))
        return await self._renew(guest, device, form[0], browser)

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

    async def revoke(self, id: str, device: str) -> None:
        """Forget one of a guest's devices; `Problem` if they have no such device."""

        def without(guest: Guest) -> Guest:
            kept = tuple(known for known in guest.devices if device_id(known) != device)
            if len(kept) == len(guest.devices):
                raise Problem("server.no_such_device")
            return msgspec.structs.replace(guest, devices=kept)

        await self._update(id, without)

    async def claim(self, code: str, browser: str = "") -> Visit:
        """Return the guest whose code was typed, with a cookie for the new device; `Problem` if the code is wrong."""
        typed = "".join(code.split()).replace("-", "").upper()
        id = await self._store.take_code(hashed(typed), self._clock())
        if id is None:
            raise Problem("server.wrong_code")
        secret, now = _new_secret(), self._clock()
        device = Device(hashed(secret), now, now, browser)
        guest = await self._update(id, lambda guest: _with_device(guest, device))
        return Visit(guest, f"{id}.{secret}", device_id(device))

    async def _renew(self, guest: Guest, device: Device, cookie: str, browser: str) -> Visit:
        """Set the cookie for another year. If that cannot be saved, the guest is let in and it is tried again later."""
        described = device.description or browser
        renewed = msgspec.structs.replace(device, renewed=self._clock(), description=described)
        try:
            changed = await self._update(guest.id, lambda guest: _with_device(guest, renewed, known=True))
            return Visit(changed, cookie, device_id(device))
        except NotSaved:
            return Visit(guest, None, device_id(device))

    async def _update(self, id: str, change: Callable[[Guest], Guest]) -> Guest:
        async with self._change, self._store.company.in_turn("guests", id):
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


def any_name(language: str) -> str:
    """Return a name for somebody who has not given one."""
    number = str(_FIRST_NUMBER + secrets.randbelow(_NUMBERS))
    return say("server.guest_name", {"number": number}, language)


def _new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def _device_of(guest: Guest, secret: str) -> Device | None:
    """Return the guest's device that has a secret. The time of a comparison tells nothing about the hash."""
    known = hashed(secret)
    return next((device for device in guest.devices if hmac.compare_digest(device.hash, known)), None)


def _with_device(guest: Guest, device: Device, known: bool = False) -> Guest:
    """Return the guest with a device as the one used last; of too many, the one longest unused is dropped.

    A known device that was revoked in the meantime stays so.
    """
    others = [other for other in guest.devices if other.hash != device.hash]
    if known and len(others) == len(guest.devices):
        raise Problem("server.who_are_you")
    kept = (*others, device)[-MAX_DEVICES:]
    return msgspec.structs.replace(guest, devices=kept, seen=device.renewed)
