/** Great Western Trail: New Zealand on the page. */

import type { Figures } from "$/contract/folder";
import type { GamePage } from "$/contract/game";
import Advice from "$/games/gwt_nz/advice/Advice.svelte";
import Board from "$/games/gwt_nz/board/Board.svelte";
import Details from "$/games/gwt_nz/Details.svelte";
import EventSign from "$/games/gwt_nz/EventSign.svelte";
import { useFigures } from "$/games/gwt_nz/figures";
import Final from "$/games/gwt_nz/Final.svelte";
import Glance from "$/games/gwt_nz/Glance.svelte";
import Legend from "$/games/gwt_nz/Legend.svelte";
import { PAD } from "$/games/gwt_nz/pad";
import OptionSigns from "$/games/gwt_nz/OptionSigns.svelte";
import Hand from "$/games/gwt_nz/own/Hand.svelte";
import Own from "$/games/gwt_nz/own/Own.svelte";
import { progress } from "$/games/gwt_nz/progress";
import Summary from "$/games/gwt_nz/Summary.svelte";
import { card } from "$/games/gwt_nz/told/card";
import { passages } from "$/games/gwt_nz/told/passages";

/** Whether a place begins with one of some names. */
const among =
  (...beginnings: string[]) =>
  (at: string): boolean =>
    beginnings.includes(at.split("/")[0]!);

export function page(figures: Figures): GamePage {
  useFigures(figures);
  return {
    id: "gwt_nz",
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
      { id: "trail", label: "web.gwt_nz.tab.trail", holds: among("trail", "foresight") },
      { id: "sea", label: "web.gwt_nz.tab.sea", holds: among("sea", "harbours", "stations", "cities") },
      { id: "markets", label: "web.gwt_nz.tab.markets", holds: among("jobs", "columns", "market", "market_stack", "stock", "objectives", "objective_stack", "path") },
    ],
    pad: PAD,
    progress,
    card,
    passages,
  };
}
