/** Great Western Trail: New Zealand with the figures of one table. */

import { COUNTRY } from "$/games/gwt_nz/board/country";
import { BODY, BREED_LOOKS } from "$/games/gwt_nz/breeds";
import { type NzDisc, type NzFigures, ownAction } from "$/games/gwt_nz/figures";
import layout from "$/games/gwt_nz/layout.json";
import { cardSign, COUNTS, gains, spaceSigns, tasksOf, tileSign, VERBS, WORKERS } from "$/games/gwt_nz/signs";
import { notes } from "$/games/gwt_nz/told/notes";
import { mapped, type Proportions, TILE } from "$/games/trail/map/geometry";
import { SHARED_VERBS } from "$/games/trail/signs";
import { type Trail, useTrail } from "$/games/trail/trail";
import { say } from "$/words/words.svelte";

export interface NzTrail extends Trail {
  figures: NzFigures;
}

const WIDE: Proportions = { stretch: 1, farHeight: TILE.height, crowded: 50, fits: "min-aspect-ratio: 3 / 2" };
const TALL: Proportions = { stretch: 2.7, farHeight: 84, crowded: 0, fits: "max-aspect-ratio: 3 / 2" };

export function makeTrail(figures: NzFigures): NzTrail {
  const discsWith = (figure: keyof NzDisc): string[] => Object.keys(figures.disc).filter((disc) => figures.disc[disc]![figure] !== undefined);
  return {
    id: "gwt_nz",
    currency: "£",
    figures,
    workers: WORKERS,
    looks: BREED_LOOKS,
    body: BODY,
    verbs: { ...SHARED_VERBS, ...VERBS },
    gains,
    ownAction,
    cardSign,
    tileSign,
    spaceSigns,
    notes,
    counts: COUNTS,
    tasks: tasksOf({ looks: BREED_LOOKS, figures }),
    taskName: (task) => say(`web.gwt_nz.task.${task}`),
    limits: {
      steps: discsWith("steps"),
      hand: discsWith("hand"),
      certificates: discsWith("certificates"),
      permanent: discsWith("permanent"),
      wool: discsWith("wool"),
    },
    goalName: () => say("gwt_nz.space.wellington"),
    wide: mapped(layout, figures.space, WIDE),
    tall: mapped(layout, figures.space, TALL),
    country: COUNTRY,
  };
}

/** The table's game around a component. */
export const useNz = (): NzTrail => useTrail() as NzTrail;
