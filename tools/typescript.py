"""Write the types of the socket's messages, of REST and of views for the browser app, generated from the server's own.

python -m tools.typescript           writes web/src/protocol.ts, web/src/rest.ts and the views (schema.ts)
python -m tools.typescript --check   exit code 1 if they are not up to date
"""

import argparse
import re
import sys
from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, is_typeddict

import msgspec
from litestar.datastructures import State

from railherd.server.app import bare_app
from railherd.tables import protocol
from tools.shown_games import shown_games

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src"
MESSAGES = (protocol.FromClient, protocol.FromServer)
HEAD = "// Written by `make types` from the server's types. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120


def main() -> int:
    """Write the files, or say which is out of date."""
    parser = argparse.ArgumentParser(description="Types of the protocol for the browser app.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    texts = {FOLDER / "protocol.ts": protocol_types(), FOLDER / "rest.ts": rest_types(), **view_types()}
    if not parser.parse_args().check:
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8")
        return 0
    old = [file for file, text in texts.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    for file in old:
        print(f"{file.name} is not up to date: run `make types`.", file=sys.stderr)
    return int(bool(old))


def protocol_types() -> str:
    """Return the types of the messages over the socket, and of all that is in them."""
    parts = [HEAD, *declarations(MESSAGES).values()]
    for name, union in (("FromClient", protocol.FromClient), ("FromServer", protocol.FromServer)):
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n")
    return "\n".join(parts)


def rest_types() -> str:
    """Return the types of what REST takes and gives, as its document tells, but for those that the socket has too."""
    document = bare_app(State()).openapi_schema.to_schema()["components"]["schemas"]
    shared = declarations(MESSAGES)
    own = {name: declaration(name, schema) for name, schema in sorted(document.items()) if name not in shared}
    used = [name for name in shared if any(re.search(rf": .*\b{name}\b", text) for text in own.values())]
    imported = f'import type {{ {", ".join(used)} }} from "$/protocol";\n'
    return "\n".join([HEAD, imported, *own.values()])


def view_types() -> dict[Path, str]:
    """Return the types of what all views have, of what those of trail games have, and of each game's, by file."""
    shapes = {"contract": "railherd.core.schema", "games/trail": "railherd.kit.edge.schema"}
    shapes |= {f"games/{game}": f"railherd.games.{game}.edge.schema" for game in shown_games()}
    known: dict[str, Shape] = {}
    files = {}
    for folder, name in shapes.items():
        found = shapes_in(import_module(name), f"$/{folder}/schema")
        files[FOLDER / folder / "schema.ts"] = view_file(found, known)
        known |= found if folder in ("contract", "games/trail") else {}
    return files


class Shape(NamedTuple):
    """A declared part of a view, and the file of the page that has its type."""

    file: str
    schema: dict[str, Any]


def shapes_in(module: ModuleType, file: str) -> dict[str, Shape]:
    """Return the parts of views that a module declares."""
    declared = [one for one in vars(module).values() if is_typeddict(one) and one.__module__ == module.__name__]
    _, schemas = msgspec.json.schema_components(declared, ref_template="{name}")
    return {one.__name__: Shape(file, schemas[one.__name__]) for one in declared}


def view_file(own: dict[str, Shape], known: dict[str, Shape]) -> str:
    """Return the types of one file; those that it knows from others are imported, and extended where it can be."""
    shapes = known | own
    parts = []
    for name, shape in sorted(own.items()):
        base = base_of(name, shapes)
        inherited = shapes[base].schema["properties"] if base else ()
        parts.append(declaration(name, shape.schema, base, inherited))
    used = {
        name: shape.file
        for name, shape in known.items()
        if name not in own and any(re.search(rf"[:<] ?\b{name}\b|extends {name}\b", text) for text in parts)
    }
    imports = [
        f'import type {{ {", ".join(name for name in used if used[name] == file)} }} from "{file}";\n'
        for file in sorted(set(used.values()))
    ]
    return "\n".join([HEAD, *(["".join(imports)] if imports else []), *parts])


def base_of(name: str, shapes: dict[str, Shape]) -> str:
    """Return the largest other part of a view that has nothing that this one has not, "" if there is none."""
    fields = shapes[name].schema["properties"]

    def is_base(other: dict[str, Any]) -> bool:
        return len(other["properties"]) < len(fields) and other["properties"].items() <= fields.items()

    bases = [other for other, shape in shapes.items() if other != name and is_base(shape.schema)]
    return max(bases, key=lambda other: len(shapes[other].schema["properties"]), default="")


def declarations(roots: tuple[Any, ...]) -> dict[str, str]:
    """Return the interfaces of some types and of all that is in them, by name."""
    _, components = msgspec.json.schema_components(list(roots), ref_template="{name}")
    return {name: declaration(name, schema) for name, schema in sorted(components.items())}


def declaration(name: str, schema: dict[str, Any], base: str = "", inherited: Collection[str] = ()) -> str:
    """Return one interface, with its docstring as comment; what it has of its base is left out."""
    told = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    required = set(schema.get("required", ())) | {"type"}
    fields = [(field, of) for field, of in schema.get("properties", {}).items() if field not in inherited]
    lines = [f"  {field}{'' if field in required else '?'}: {kind(of)};" for field, of in fields]
    return (
        f"{told}export interface {name} {f'extends {base} ' if base else ''}{{\n"
        + "".join(f"{line}\n" for line in lines)
        + "}\n"
    )


def kind(schema: dict[str, Any]) -> str:
    """Return a type in TypeScript notation."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(kind(one) for one in schema[union])
    if "prefixItems" in schema:
        return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = kind(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    sys.exit(main())
