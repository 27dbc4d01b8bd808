/** Last Spike in the browser. */

import type { Figures } from "$/contract/folder";
import type { GamePage } from "$/contract/game";
import Board from "$/games/last_spike/board/Board.svelte";
import { flightsOf, placeOf } from "$/games/last_spike/board/flights";
import Details from "$/games/last_spike/Details.svelte";
import type { SpikeFigures } from "$/games/last_spike/figures";
import { mapOf, type SpikePage } from "$/games/last_spike/layout";
import Legend from "$/games/last_spike/Legend.svelte";
import OptionSigns from "$/games/last_spike/OptionSigns.svelte";
import Brief from "$/games/last_spike/own/Brief.svelte";
import Hand from "$/games/last_spike/own/Hand.svelte";
import Own from "$/games/last_spike/own/Own.svelte";
import { PAD } from "$/games/last_spike/pad";
import { progress } from "$/games/last_spike/progress";
import Summary from "$/games/last_spike/Summary.svelte";
import { card } from "$/games/last_spike/told/card";
import { passages } from "$/games/last_spike/told/passages";
import type { Sound } from "$/ui/sounding";

/** What is heard: a whistle where a line is complete. */
const HEARD: Record<string, Sound> = {
  "last_spike.tile_laid": "build",
  "last_spike.route_completed": "whistle",
  "last_spike.land_bought": "card",
  "last_spike.tile_drawn": "card",
  "last_spike.land_sold": "coin",
  "last_spike.paid_out": "coin",
};

export function page(figures: Figures): GamePage {
  const map = mapOf(figures as unknown as SpikeFigures);
  const made: SpikePage = {
    id: "last_spike",
    map,
    Board,
    Hand,
    Own,
    Brief,
    Summary,
    Details,
    Legend,
    OptionSigns,
    tabs: [{ id: "map", label: "web.last_spike.tab.map", holds: (at) => at.startsWith("map/") || at.startsWith("land/") }],
    pad: PAD,
    flights: flightsOf,
    where: placeOf,
    sound: ({ key }) => HEARD[key] ?? null,
    progress,
    card: (at, view) => card(map, at, view),
    passages: (view, names) => passages(map, view, names),
  };
  return made;
}
