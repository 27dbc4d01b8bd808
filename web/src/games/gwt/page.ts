/** Great Western Trail on the page. */

import type { GamePage } from "$/contract/game";
import Advice from "$/games/gwt/advice/Advice.svelte";
import Board from "$/games/gwt/board/Board.svelte";
import Details from "$/games/gwt/Details.svelte";
import EventSign from "$/games/gwt/EventSign.svelte";
import Final from "$/games/gwt/Final.svelte";
import Glance from "$/games/gwt/Glance.svelte";
import Legend from "$/games/gwt/Legend.svelte";
import OptionSigns from "$/games/gwt/OptionSigns.svelte";
import Hand from "$/games/gwt/own/Hand.svelte";
import Own from "$/games/gwt/own/Own.svelte";
import { PAD } from "$/games/gwt/pad";
import { progress } from "$/games/gwt/progress";
import Summary from "$/games/gwt/Summary.svelte";
import { card } from "$/games/gwt/told/card";
import { passages } from "$/games/gwt/told/passages";

/** Whether a place begins with one of some names. */
const among =
  (...beginnings: string[]) =>
  (at: string): boolean =>
    beginnings.includes(at.split("/")[0]!);

export const page: GamePage = {
  id: "gwt",
  Board,
  Hand,
  Own,
  Glance,
  Summary,
  Details,
  Legend,
  OptionSigns,
  EventSign,
  Advice,
  Final,
  tabs: [
    { id: "trail", label: "web.gwt.tab.trail", holds: among("trail", "foresight") },
    { id: "rail", label: "web.gwt.tab.rail", holds: among("rail", "stations", "cities") },
    { id: "markets", label: "web.gwt.tab.markets", holds: among("jobs", "market", "market_stack", "objectives", "objective_stack") },
  ],
  pad: PAD,
  progress,
  card,
  passages,
};
