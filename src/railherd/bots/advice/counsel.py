"""What a bot answers who is asked for advice: its choice, or the best of the options that it weighed."""

from typing import NamedTuple

from railherd.bots.advice.weigh import Weighed, weigh
from railherd.bots.answer import Answer, ask
from railherd.bots.contract import Bot, Outlook


class Counsel(NamedTuple):
    """The option to take, and the best ones with what they lead to."""

    answer: Answer
    weighed: list[Weighed]


def counsel(bot: Bot, outlook: Outlook, seed: int, worlds: int) -> Counsel:
    """Return what a seat could do: beside the turn what the bot would do, else the best of what is weighed."""
    if not worlds:
        return Counsel(ask(bot, outlook), [])
    if outlook.beside():
        answer = ask(bot, outlook)
        if answer.is_aside:
            return Counsel(answer, [])
    weighed = weigh(outlook, seed, worlds)
    return Counsel(Answer(weighed[0].option), weighed)
