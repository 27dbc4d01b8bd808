"""Check what the components files of trail games say by the lists of a game."""

import msgspec

from railherd.core.problem import Problem
from railherd.kit.figures.lookup import Lists
from railherd.kit.figures.schema import Action
from railherd.kit.figures.verbs import COMMON


def check_verb(where: str, action: Action, lists: Lists) -> None:
    """Refuse an unknown verb, and an unknown thing that an action is counted by."""
    for name, known in ((action.do, [verb.name for verb in lists.verbs]), (action.per, lists.counts)):
        if name not in known:
            raise Problem(f"{lists.game}.components_name", {"where": where, "name": name})


def check_operands(where: str, action: Action, lists: Lists) -> None:
    """Refuse an operand that the verb of an action does not have."""
    operands = {verb.name: verb.operands for verb in lists.verbs}
    allowed = (*operands[action.do], *COMMON)
    for field in msgspec.structs.fields(Action):
        given = getattr(action, field.name)
        if field.name not in ("do", *allowed) and given != field.default:
            raise Problem(f"{lists.game}.components_operand", {"where": where, "verb": action.do, "name": field.name})
