"""Write the protocol's types for the browser app, generated from the server's own.

python tools/typescript.py           writes web/src/protocol.ts
python tools/typescript.py --check   exit code 1 if it is not up to date
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from railherd.server.http import payloads
from railherd.server.http.routes import invitations, replays
from railherd.server.replay.race import Race
from railherd.tables import protocol

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
REST = (
    payloads.Me, payloads.Introduction, payloads.Code, payloads.Catalogue, payloads.NewTable, payloads.TableSummary,
    payloads.Sitting, payloads.Arrangement, payloads.Removal, payloads.TalkAllowed, payloads.SeatLink, payloads.Reached,
    payloads.NewCode, payloads.DeviceInfo, invitations.Invitation, Race, replays.RecordFile,
)  # fmt: skip
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120


def main() -> int:
    """Write the file, or say that it is out of date."""
    parser = argparse.ArgumentParser(description="Types of the protocol for the browser app.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    text = written()
    if parser.parse_args().check:
        current = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
        if current != text:
            print(f"{FILE.name} is not up to date: run `make types`.", file=sys.stderr)
        return int(current != text)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    return 0


def written() -> str:
    """Return the whole file."""
    roots = [protocol.FromClient, protocol.FromServer, *REST]
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    parts = ["// Written by `make types` from the server's types. Do not edit.\n"]
    parts += [declaration(name, schema) for name, schema in sorted(components.items())]
    for name, union in (("FromClient", protocol.FromClient), ("FromServer", protocol.FromServer)):
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n")
    return "\n".join(parts)


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
    if schema.get("type") == "array":
        inner = kind(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    sys.exit(main())
