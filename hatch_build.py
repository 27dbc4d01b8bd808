"""Build hook: put the built page and the compiled rules into the wheel, and leave out what cannot be built."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compile the rules unless RAILHERD_BUILD_COMPILED=0.

    A failed compilation does not fail the build: the wheel then runs interpreted rules.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the page and the compiled rules to the build data."""
        if version != "editable":  # an editable install finds everything in the checkout
            self._take_page(build_data)
        if os.environ.get("RAILHERD_BUILD_COMPILED") == "0":
            return
        tool = runpy.run_path(str(Path(self.root, "tools", "compile.py")))
        try:
            compiled: bool = tool["ensure_compiled"]()
        except tool["CompileError"] as error:
            self.app.display_warning(f"{error} The rules will run interpreted.")
            return
        if compiled and version != "editable":
            folder = str(Path(self.root, "src", "railherd", "_compiled"))
            build_data["force_include"][folder] = "railherd/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _take_page(self, build_data: dict[str, Any]) -> None:
        """Add the built page to the wheel: git ignores it, so hatch would leave it out."""
        page = Path(self.root, "src", "railherd", "server", "page")
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "railherd/server/page"
        else:
            self.app.display_warning("The page for browsers is not built: run `make page` to have it in the wheel.")
