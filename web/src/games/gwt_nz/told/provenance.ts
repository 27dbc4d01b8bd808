/** How well a printed figure is known, told on its card where it could not be checked: with the name by which it is corrected. */

import type { Known } from "$/games/gwt_nz/figures";
import { say } from "$/words/words.svelte";

export const sourceLines = ({ provenance }: Partial<Known>, name: string): string[] =>
  provenance === "reconstructed" ? [say("web.gwt_nz.reconstructed", { name })] : [];
