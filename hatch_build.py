"""The build hook: compile the rules on the way into a wheel, or go on without if that cannot be done."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compiles unless RAILHERD_BUILD_COMPILED=0. Failure is not fatal: interpreted rules are good rules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("RAILHERD_BUILD_COMPILED") == "0":
            return
        tool = runpy.run_path(str(Path(self.root, "tools", "compile.py")))
        try:
            compiled: bool = tool["ensure_compiled"]()
        except tool["CompileError"] as error:
            self.app.display_warning(f"{error} The rules will run interpreted.")
            return
        if compiled and version != "editable":  # an editable install finds `_compiled` in the checkout
            folder = str(Path(self.root, "src", "railherd", "_compiled"))
            build_data["force_include"][folder] = "railherd/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
