/** Where a printed figure comes from, told on its card where it could not be checked. */

import type { Provenance } from "$/games/gwt_nz/figures";
import { say } from "$/words/words.svelte";

export const sourceLines = ({ provenance }: { provenance?: Provenance }): string[] => (provenance === "reconstructed" ? [say("web.gwt_nz.reconstructed")] : []);
