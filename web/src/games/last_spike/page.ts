/** Last Spike in the browser. */

import type { GamePage } from "$/games/contract";
import Board from "$/games/last_spike/Board.svelte";
import { card } from "$/games/last_spike/cards";
import Legend from "$/games/last_spike/Legend.svelte";
import Details from "$/games/last_spike/me/Details.svelte";
import Hand from "$/games/last_spike/me/Hand.svelte";
import Own from "$/games/last_spike/me/Own.svelte";
import Summary from "$/games/last_spike/me/Summary.svelte";
import { passages } from "$/games/last_spike/passages";
import { progress } from "$/games/last_spike/progress";

export const page: GamePage = {
  id: "last_spike",
  Board,
  Hand,
  Own,
  Summary,
  Details,
  Legend,
  tabs: [{ id: "map", label: "web.last_spike.tab.map", holds: (at) => at.startsWith("map/") || at.startsWith("land/") }],
  progress,
  card,
  passages,
};
