"""Write mutmut's mutants of some sources over them, and list where each mutant differs from its original.

    python -m tools.mutation.generate src/railherd/games/gwt/rules/turn.py ...    in the copy, with mutmut

The list, `mutants.json`, has for each mutant its source and the lines of the statement that was mutated, as they are in
the mutated source: a test that runs none of them cannot tell the mutant from the original.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.mutation.plan import PLAN, Mutant
from tools.mutation.sources import module_of

IMPORT = "from mutmut.mutation.trampoline import"
OURS = "from tools.mutation.switch import"


def main(sources: list[str]) -> None:
    """Mutate every source in place."""
    from mutmut.mutation.file_mutation import mutate_file_contents  # type: ignore[import-not-found]

    found: list[Mutant] = []
    for source in sources:
        made = mutate_file_contents(source, Path(source).read_text(encoding="utf-8"))
        code = made.code.replace(IMPORT, OURS)
        Path(source).write_text(code, encoding="utf-8")
        if made.mutant_names:
            found += mutants_in(source, code, made)
    PLAN.write_text(json.dumps([mutant.row() for mutant in found], ensure_ascii=False), encoding="utf-8")
    print(f"{len(found):,} mutants in {len(sources)} files")


def mutants_in(source: str, code: str, made: Any) -> Iterator[Mutant]:
    """Yield the mutants of one source with the lines that matter to them."""
    text = code.splitlines()
    functions = functions_by_mangled_name(ast.parse(code))
    spans = made.line_span_by_function_name
    for name in made.mutant_names:
        mangled = name.rpartition("__mutmut_")[0]
        copy, original = functions[f"{mangled}__mutmut_orig"], functions[mangled]
        line = first_difference(text, spans[f"{mangled}__mutmut_orig"], spans[name])
        first, last = statement_at(copy, line)
        shift = original.lineno - copy.lineno
        yield Mutant(f"{module_of(source)}.{name}", source, first + shift, last + shift)


def functions_by_mangled_name(module: ast.Module) -> dict[str, ast.FunctionDef]:
    """Return all functions and methods of a mutated source by the names mutmut gives them."""
    found = {}
    owners = [node for node in module.body if isinstance(node, ast.ClassDef)]
    for owner, body in [("", module.body), *((node.name, node.body) for node in owners)]:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                mangled = f"xǁ{owner}ǁ{node.name}" if owner else f"x_{node.name}"
                found[node.name if "__mutmut_" in node.name else mangled] = node
    return found


def first_difference(text: list[str], original: Any, mutant: Any) -> int:
    """Return the first line of the original's copy, other than its name, that is not in the mutant."""
    before, after = text[original.start - 1 : original.end], text[mutant.start - 1 : mutant.end]
    named = next(at for at, line in enumerate(before) if "__mutmut_orig(" in line)
    if before[named].partition("(")[2] != after[named].partition("(")[2]:
        return int(original.start) + named
    pairs = zip(before[named + 1 :], after[named + 1 :], strict=False)
    beyond = min(len(before), len(after)) - 1
    at = next((at for at, (one, other) in enumerate(pairs, named + 1) if one != other), beyond)
    return int(original.start) + at


def statement_at(function: ast.FunctionDef, line: int) -> tuple[int, int]:
    """Return the lines of the innermost statement around a line; of a compound one, those before its body.

    The whole function stands for what belongs to no statement of its body, such as a parameter.
    """
    around = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.stmt) and node is not function and node.lineno <= line <= (node.end_lineno or 0)
    ]
    if not around:
        return function.lineno, function.end_lineno or function.lineno
    inner = max(around, key=lambda node: (node.lineno, -(node.end_lineno or 0)))
    below = [node.lineno for node in ast.walk(inner) if isinstance(node, ast.stmt) and node is not inner]
    last = max(inner.lineno, min(below) - 1) if below else inner.end_lineno or inner.lineno
    return inner.lineno, last


if __name__ == "__main__":
    main(sys.argv[1:])
