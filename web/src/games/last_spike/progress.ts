/** The progress of the game, for the header: tracks on the shortest way between the two ends. */

import type { Progress, View } from "$/contract/game";
import type { SpikeView } from "$/games/last_spike/view";
import { say } from "$/words/words.svelte";

export function progress(view: View): Progress {
  const spike = view as SpikeView;
  const { missing: tracks, whole } = spike.railway;
  const share = 1 - tracks / whole;
  if (tracks === 0) return { share, text: say("web.last_spike.progress.joined") };
  if (spike.over) return { share, text: say("web.last_spike.progress.ended") };
  return { share, text: say("web.last_spike.progress.missing", { tracks }) };
}
