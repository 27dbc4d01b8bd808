/** Situations for the guide: moments of a real game, changed where a test needs it. */

import type { Happening } from "$/contract/game";
import type { SpikeFigures } from "$/games/last_spike/figures";
import type { Situation } from "$/games/last_spike/learn/situation";
import middle from "$/games/last_spike/moments/middle.json";
import start from "$/games/last_spike/moments/start.json";
import type { SpikeView } from "$/games/last_spike/view";
import type { Option } from "$/protocol";

import { SPIKE } from "../../figures";

const MOMENTS = { start, middle };

/** The situation of the seat that is asked at a moment, without events. */
export function situation(moment: keyof typeof MOMENTS, change: Partial<Situation> = {}): Situation & { figures: SpikeFigures } {
  const { view, seat, prompt } = structuredClone(MOMENTS[moment]);
  return {
    view: view as unknown as SpikeView,
    me: seat,
    decision: prompt.decision,
    options: prompt.options as Option[],
    events: [],
    figures: SPIKE,
    ...change,
  };
}

let count = 0;
export const event = (name: string, seat: number | null, args: Record<string, unknown> = {}): Happening => ({
  n: count++,
  key: `last_spike.${name}`,
  seat,
  args,
});

export const option = (text: string, change: Partial<Option> = {}): Option => ({
  id: 0,
  text,
  key: `last_spike.${text.split(" ")[0]}.${text.startsWith("lay") ? "tile" : "city"}`,
  args: {},
  at: null,
  cost: 0,
  gain: 0,
  reveals: false,
  ...change,
});

export const buying = (card: string, cost: number): Option => option(`buy ${card.slice(0, 3)}`, { args: { card }, at: `land/${card.slice(0, 3)}`, cost });

export const NOTHING = option("done", { key: "last_spike.buy.nothing" });
