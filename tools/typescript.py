"""Write the types of the socket's messages, of REST and of views for the browser app, generated from the server's own.

python -m tools.typescript           writes web/src/protocol.ts, web/src/rest.ts and the views (schema.ts)
python -m tools.typescript --check   exit code 1 if they are not up to date
"""

import argparse
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from railherd.server.http import payloads
from railherd.server.http.routes import invitations, replays
from railherd.server.replay.moments import Strip
from railherd.server.replay.race import Race
from railherd.tables import protocol
from tools.shown_games import shown_games

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src"
REST = (
    payloads.Me, payloads.Introduction, payloads.Code, payloads.Catalogue, payloads.NewTable, payloads.TableSummary,
    payloads.Sitting, payloads.Arrangement, payloads.Removal, payloads.TalkAllowed, payloads.SeatLink, payloads.Reached,
    payloads.NewCode, payloads.DeviceInfo, invitations.Invitation, Race, replays.RecordFile, Strip,
)  # fmt: skip
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
    """Return the types of what REST takes and gives, but for those that the socket has too."""
    shared = declarations(MESSAGES)
    own = {name: text for name, text in declarations((*MESSAGES, *REST)).items() if name not in shared}
    used = [name for name in shared if any(re.search(rf": .*\b{name}\b", text) for text in own.values())]
    imported = f'import type {{ {", ".join(used)} }} from "$/protocol";\n'
    return "\n".join([HEAD, imported, *own.values()])


def view_types() -> dict[Path, str]:
    """Return the types of each game's views, and of what all trail games have, by file."""
    games = FOLDER / "games"
    shapes = {games / game / "schema.ts": f"railherd.games.{game}.edge.schema" for game in shown_games()}
    shapes[games / "trail" / "schema.ts"] = "railherd.kit.edge.schema"
    shapes[FOLDER / "contract" / "schema.ts"] = "railherd.core.schema"
    return {
        file: "\n".join([HEAD, *declarations((import_module(module).VIEW,)).values()])
        for file, module in shapes.items()
    }


def declarations(roots: tuple[Any, ...]) -> dict[str, str]:
    """Return the interfaces of some types and of all that is in them, by name."""
    _, components = msgspec.json.schema_components(list(roots), ref_template="{name}")
    return {name: declaration(name, schema) for name, schema in sorted(components.items())}


def declaration(name: str, schema: dict[str, Any]) -> str:
    """Return one interface, with its docstring as comment."""
    told = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    required = set(schema.get("required", ())) | {"type"}
    fields = schema.get("properties", {}).items()
    lines = [f"  {field}{'' if field in required else '?'}: {kind(of)};" for field, of in fields]
    return f"{told}export interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def kind(schema: dict[str, Any]) -> str:
    """Return a type in TypeScript notation."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
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
