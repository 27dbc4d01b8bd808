/** A player in words. */

import type { Passage } from "$/contract/game";
import type { GwtTrail } from "$/games/gwt/trail";
import type { GwtView, PlayerView } from "$/games/gwt/view";
import { capital, money, named } from "$/games/trail/names";
import { objectiveText } from "$/games/trail/told/objective";
import type { Line } from "$/games/trail/told/passages";
import { auxiliaryLines, cardLines, discLines, limitLines, standingLines, unbuiltLines, workerLines } from "$/games/trail/told/player";
import { say } from "$/words/words.svelte";

export function playerPassage(trail: GwtTrail, view: GwtView, player: PlayerView, names: readonly string[]): Passage {
  return {
    title: names[player.seat] ?? "",
    lines: [
      { text: money(trail, player.money) },
      ...standingLines(trail, player),
      { text: say("web.gwt.engine_at", { position: named(trail, "position", player.engine) }) },
      ...limitLines(trail, player),
      ...workerLines(trail, player),
      ...auxiliaryLines(trail, player),
      ...discLines(trail, player),
      ...unbuiltLines(trail, view, player),
      ...kept(trail, player),
      ...cardLines(trail, player),
    ],
  };
}

function kept(trail: GwtTrail, player: PlayerView): Line[] {
  const tepees = (["green", "blue"] as const).filter((colour) => player.tepees[colour] > 0);
  return [
    ...tepees.map((colour) => ({ text: say("web.gwt.counted", { what: capital(named(trail, "supply", `tepee_${colour}`)), count: player.tepees[colour] }) })),
    ...player.hazards.map((tile) => ({ text: capital(named(trail, "supply", tile)) })),
    ...player.masters.map((master) => ({ text: capital(named(trail, "master", master)) })),
    ...player.judged.map((objective) => ({ text: objectiveText(trail, objective) })),
  ];
}
