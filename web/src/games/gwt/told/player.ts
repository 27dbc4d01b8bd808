/** A player in words. */

import type { Passage } from "$/contract/game";
import { FIGURES, WORKERS } from "$/games/gwt/figures";
import { capital, money, named } from "$/games/gwt/names";
import { judgedOf } from "$/games/gwt/objectives";
import { objectiveText } from "$/games/gwt/told/objective";
import { sum, type GwtView, type PlayerView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

type Line = Passage["lines"][number];

export function playerPassage(view: GwtView, player: PlayerView, names: readonly string[]): Passage {
  const own = `players/${player.seat}`;
  return {
    title: names[player.seat] ?? "",
    lines: [
      ...figures(player),
      ...WORKERS.map((worker) => ({
        text: say("web.gwt.workers", { worker: capital(named("worker", worker)), count: player.workers[worker], most: FIGURES.limits.workers_a_row }),
        at: `${own}/workers/${worker}`,
      })),
      ...auxiliary(player, own),
      ...discs(player, own),
      ...player.unbuilt.map((number) => ({ text: unbuilt(view, number), at: `${own}/unbuilt/${number}` })),
      ...kept(view, player),
      ...cards(player, own),
    ],
  };
}

function figures(player: PlayerView): Line[] {
  return [
    { text: money(player.money) },
    { text: say("web.gwt.points_so_far", { points: sum(player.points) }) },
    { text: player.place === null ? say("web.gwt.not_begun") : say("web.gwt.rancher_at", { space: named("space", player.place) }) },
    { text: say("web.gwt.engine_at", { position: named("position", player.engine) }) },
    { text: `${say("web.gwt.steps")}: ${player.steps}` },
    { text: `${say("web.gwt.hand_limit")}: ${player.hand_limit}` },
    { text: `${say("web.gwt.certificates")}: ${player.certificates}/${player.certificate_limit}` },
  ];
}

const STRENGTHS = ["web.gwt.locked", "web.gwt.single", "web.gwt.double"] as const;

function auxiliary(player: PlayerView, own: string): Line[] {
  return player.auxiliary.map((strength, i) => ({
    text: `${named("action", `auxiliary.${i + 1}`)}: ${say(STRENGTHS[strength]!)}`,
    at: `${own}/auxiliary/${i}`,
  }));
}

function discs(player: PlayerView, own: string): Line[] {
  return Object.entries(player.board).map(([disc, isThere]) => ({
    text: `${capital(named("disc", disc))}: ${say(isThere ? "web.gwt.disc_there" : "web.gwt.disc_cleared")}`,
    at: `${own}/board/${disc}`,
  }));
}

function unbuilt(view: GwtView, number: number): string {
  const face = view.faces[number - 1]!;
  const { craftsmen = 0, points = 0 } = FIGURES.face[face]!;
  return say("web.gwt.unbuilt", { face: capital(named("face", face)), craftsmen, points });
}

function kept(view: GwtView, player: PlayerView): Line[] {
  const tepees = (["green", "blue"] as const).filter((colour) => player.tepees[colour] > 0);
  return [
    ...tepees.map((colour) => ({ text: say("web.gwt.counted", { what: capital(named("supply", `tepee_${colour}`)), count: player.tepees[colour] }) })),
    ...player.hazards.map((tile) => ({ text: capital(named("supply", tile)) })),
    ...player.masters.map((master) => ({ text: capital(named("master", master)) })),
    ...judgedOf(view, player.seat).map((objective) => ({ text: objectiveText(objective) })),
  ];
}

/** The visible part of the hand, and the piles. */
function cards(player: PlayerView, own: string): Line[] {
  const hand = Object.entries(player.hand).map(([card, count]) => ({
    text: `${say("gwt.part.hand")}: ${say("web.gwt.counted", { what: named("card", card), count })}`,
    at: `${own}/hand/${card}`,
  }));
  const discarded = Object.entries(player.discards).map(([card, count]) => say("web.gwt.counted", { what: named("card", card), count }));
  const piles = say("web.gwt.piles", { deck: player.deck, discards: sum(Object.values(player.discards)) });
  const lines = [...hand, { text: `${say("web.gwt.hand_cards", { cards: player.cards })}, ${piles}` }];
  return discarded.length === 0 ? lines : [...lines, { text: say("web.gwt.discards", { cards: discarded.join(", ") }) }];
}
