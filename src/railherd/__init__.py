"""Play railway and herd board games: rules, bots and environments from one core."""

from railherd._select import use_compiled

COMPILED = use_compiled(__path__)
"""Whether the compiled rules are running."""

from railherd.api import examine, from_position, load, new  # noqa: E402
from railherd.bots.advise import Advice, advise  # noqa: E402
from railherd.core.laws.conformance import Report  # noqa: E402  (the choice above decides what these imports find)
from railherd.core.notation import IllegalChoice, Refusal  # noqa: E402
from railherd.core.playing.match import Match  # noqa: E402
from railherd.core.playing.prompt import Option, Prompt  # noqa: E402
from railherd.core.playing.replay import BrokenRecord  # noqa: E402
from railherd.core.problem import Problem  # noqa: E402
from railherd.games.registry import games  # noqa: E402

__all__ = [
    "Advice",
    "BrokenRecord",
    "COMPILED",
    "IllegalChoice",
    "Match",
    "Option",
    "Problem",
    "Prompt",
    "Refusal",
    "Report",
    "advise",
    "examine",
    "from_position",
    "games",
    "load",
    "new",
]
