"""Bots that are in the middle of a turn, kept for its next choice where each choice is a job of its own.

A bot is found again by what its seat sees and is asked: a plan rests on that alone, so nobody's cards are told by it,
and who comes to the very same position at another table may follow it too.
"""

from collections import OrderedDict
from hashlib import sha256

import msgspec

from railherd.bots.contract import Bot, Outlook
from railherd.bots.job import Job
from railherd.bots.levels import Leveled
from railherd.bots.plan import seen

MOST = 200  # each with a position, some kilobytes


class KeptBots:
    """The bots kept by one process, those that waited longest dropped first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._bots: OrderedDict[bytes, Bot] = OrderedDict()

    def take(self, job: Job, outlook: Outlook) -> Bot | None:
        """Return the bot that expected the position of a job, if one did."""
        return self._bots.pop(_key(job, seen(outlook, outlook.world)), None) if self._bots else None

    def put(self, job: Job, outlook: Outlook, bot: Bot) -> None:
        """Keep a bot if its turn goes on."""
        expected = bot.expected(outlook) if isinstance(bot, Leveled) else None
        if expected is None:
            return
        self._bots[_key(job, expected)] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)


def _key(job: Job, position: object) -> bytes:
    whose = (job.game, job.components, job.seats, sorted(job.options.items()), job.seat, job.bot, job.effort)
    return sha256(msgspec.json.encode([whose, position])).digest()
