/** Last Spike in the browser. */

import type { GamePage } from "$/contract/game";
import Board from "$/games/last_spike/board/Board.svelte";
import Details from "$/games/last_spike/Details.svelte";
import Legend from "$/games/last_spike/Legend.svelte";
import Hand from "$/games/last_spike/own/Hand.svelte";
import Own from "$/games/last_spike/own/Own.svelte";
import { PAD } from "$/games/last_spike/pad";
import { progress } from "$/games/last_spike/progress";
import Summary from "$/games/last_spike/Summary.svelte";
import { card } from "$/games/last_spike/told/card";
import { passages } from "$/games/last_spike/told/passages";

/** What it draws is in its view. */
export const page = (): GamePage => ({
  id: "last_spike",
  Board,
  Hand,
  Own,
  Summary,
  Details,
  Legend,
  tabs: [{ id: "map", label: "web.last_spike.tab.map", holds: (at) => at.startsWith("map/") || at.startsWith("land/") }],
  pad: PAD,
  progress,
  card,
  passages,
});
