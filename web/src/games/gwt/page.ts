/** Great Western Trail on the page. */

import type { Figures } from "$/contract/folder";
import Advice from "$/games/gwt/advice/Advice.svelte";
import Board from "$/games/gwt/board/Board.svelte";
import Details from "$/games/gwt/Details.svelte";
import { eventSign } from "$/games/gwt/eventSigns";
import type { GwtFigures } from "$/games/gwt/figures";
import Legend from "$/games/gwt/Legend.svelte";
import { optionSigns } from "$/games/gwt/optionSigns";
import Own from "$/games/gwt/own/Own.svelte";
import { PAD } from "$/games/gwt/pad";
import Summary from "$/games/gwt/Summary.svelte";
import { card } from "$/games/gwt/told/card";
import { passages } from "$/games/gwt/told/passages";
import { makeTrail } from "$/games/gwt/trail";
import { viewOf } from "$/games/gwt/view";
import Hand from "$/games/trail/own/Hand.svelte";
import { trailPage } from "$/games/trail/page";
import { progress } from "$/games/trail/progress";
import { among } from "$/games/trail/tabs";
import type { TrailPage } from "$/games/trail/trail";

export function page(figures: Figures): TrailPage {
  const trail = makeTrail(figures as unknown as GwtFigures);
  const drawn = { Board, Hand, Own, Summary, Details, Legend, Advice };
  return trailPage(trail, {
    ...drawn,
    tabs: [
      { id: "trail", label: "web.gwt.tab.trail", holds: among("trail", "foresight") },
      { id: "rail", label: "web.gwt.tab.rail", holds: among("rail", "stations", "cities") },
      { id: "markets", label: "web.gwt.tab.markets", holds: among("jobs", "market", "market_stack", "objectives", "objective_stack") },
    ],
    pad: PAD,
    optionSigns: (option, view) => optionSigns(trail, option, viewOf(view)),
    eventSign: (happening) => eventSign(trail, happening),
    progress: (view) => progress(trail, view),
    card: (at, view, options) => card(trail, at, view, options),
    passages: (view, names) => passages(trail, view, names),
  });
}
