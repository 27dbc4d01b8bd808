"""Functions whose bodies can be swapped, imported by the mutated sources in place of mutmut's trampoline.

mutmut's own trampoline asks at every call which mutant is on, and makes the rules several times slower. Here a function
stays as it is until `switch_on` gives it the body of a mutant, once, in a process that tries only this mutant.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

MutantDict = dict[str, Callable[..., Any]]
Function = TypeVar("Function", bound=Callable[..., Any])

FROM_THE_START = "RAILHERD_MUTANT"  # names a mutant that is on while its module is imported
MARK = "__mutmut_"

_known: dict[str, tuple[FunctionType, MutantDict]] = {}


def wrap_in_trampoline(mutants: MutantDict, is_classmethod: bool = False) -> Callable[[Function], Function]:
    """Decorate a function that mutmut mutates; `mutants` is filled after the function."""

    def decorate(function: Function) -> Function:
        assert isinstance(function, FunctionType)
        owner, _, name = function.__qualname__.rpartition(".")
        key = f"{function.__module__}.{f'xǁ{owner}ǁ{name}' if owner else f'x_{name}'}"
        _known[key] = function, mutants
        wanted = os.environ.get(FROM_THE_START, "")
        return _called_late(function, mutants, wanted) if wanted.partition(MARK)[0] == key else function

    return decorate


def _called_late(function: Any, mutants: MutantDict, wanted: str) -> Any:
    """Return a function that is replaced by its mutant as soon as the module has defined it."""
    name = wanted.rpartition(".")[2]

    @wraps(function)
    def call(*arguments: Any, **named: Any) -> Any:
        if name in mutants:
            return _plain(mutants[name])(*arguments, **named)
        return function(*arguments, **named)

    return call


def switch_on(mutant: str) -> None:
    """Make this mutant run in place of its original from now on, in this process."""
    function, mutants = _known[mutant.partition(MARK)[0]]
    body = _plain(mutants[mutant.rpartition(".")[2]])
    function.__code__ = body.__code__
    function.__defaults__ = body.__defaults__
    function.__kwdefaults__ = body.__kwdefaults__


def _plain(mutant: Any) -> Any:
    """Return the function inside a class method."""
    return getattr(mutant, "__func__", mutant)
