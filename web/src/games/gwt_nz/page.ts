/** Great Western Trail: New Zealand on the page. */

import type { Figures } from "$/contract/folder";
import Advice from "$/games/gwt_nz/advice/Advice.svelte";
import Board from "$/games/gwt_nz/board/Board.svelte";
import Details from "$/games/gwt_nz/Details.svelte";
import { eventSign } from "$/games/gwt_nz/eventSigns";
import type { NzFigures } from "$/games/gwt_nz/figures";
import Legend from "$/games/gwt_nz/Legend.svelte";
import { optionSigns } from "$/games/gwt_nz/optionSigns";
import Hand from "$/games/gwt_nz/own/Hand.svelte";
import Own from "$/games/gwt_nz/own/Own.svelte";
import { PAD } from "$/games/gwt_nz/pad";
import Pace from "$/games/gwt_nz/sarah/Pace.svelte";
import Summary from "$/games/gwt_nz/Summary.svelte";
import { card } from "$/games/gwt_nz/told/card";
import { passages } from "$/games/gwt_nz/told/passages";
import { makeTrail } from "$/games/gwt_nz/trail";
import { SARAH, viewOf } from "$/games/gwt_nz/view";
import { trailPage } from "$/games/trail/page";
import { progress } from "$/games/trail/progress";
import { among } from "$/games/trail/tabs";
import type { TrailPage } from "$/games/trail/trail";

export function page(figures: Figures): TrailPage {
  const trail = makeTrail(figures as unknown as NzFigures);
  const drawn = { Board, Hand, Own, Summary, Details, Legend, Advice, Pace };
  return trailPage(trail, {
    ...drawn,
    tabs: [
      { id: "trail", label: "web.gwt_nz.tab.trail", holds: among("trail", "foresight") },
      { id: "sea", label: "web.gwt_nz.tab.sea", holds: among("sea", "harbours", "stations", "cities") },
      {
        id: "markets",
        label: "web.gwt_nz.tab.markets",
        holds: among("jobs", "columns", "market", "market_stack", "stock", "objectives", "objective_stack", "path"),
      },
    ],
    pad: PAD,
    actor: (prompt) => (prompt.decision === "gwt_nz.sarah" ? SARAH : null),
    optionSigns: (option, view) => optionSigns(trail, option, viewOf(view)),
    eventSign: (happening) => eventSign(trail, happening),
    progress: (view) => progress(trail, view),
    card: (at, view, options) => card(trail, at, view, options),
    passages: (view, names) => passages(trail, view, names),
  });
}
