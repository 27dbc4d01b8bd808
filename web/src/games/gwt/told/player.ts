/** A player in words. */

import type { Passage } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import type { GwtView, PlayerView } from "$/games/gwt/view";
import { sum } from "$/games/trail/view";
import { capital, money, named, strengthText } from "$/games/trail/names";
import { objectiveText } from "$/games/trail/told/objective";
import { say } from "$/words/words.svelte";

type Line = Passage["lines"][number];

export function playerPassage(trail: GwtTrail, view: GwtView, player: PlayerView, names: readonly string[]): Passage {
  const own = `players/${player.seat}`;
  return {
    title: names[player.seat] ?? "",
    lines: [
      ...figures(trail, player),
      ...Object.keys(trail.workers).map((worker) => ({
        text: say("web.gwt.workers", { worker: capital(named(trail, "worker", worker)), count: player.workers[worker as Worker], most: trail.figures.limits.workers_a_row }),
        at: `${own}/workers/${worker}`,
      })),
      ...auxiliary(trail, player, own),
      ...discs(trail, player, own),
      ...player.unbuilt.map((number) => ({ text: unbuilt(trail, view, number), at: `${own}/unbuilt/${number}` })),
      ...kept(trail, player),
      ...cards(trail, player, own),
    ],
  };
}

function figures(trail: GwtTrail, player: PlayerView): Line[] {
  return [
    { text: money(trail, player.money) },
    { text: say("web.gwt.points_so_far", { points: sum(player.points) }) },
    { text: player.place === null ? say("web.gwt.not_begun") : say("web.gwt.rancher_at", { space: named(trail, "space", player.place) }) },
    { text: say("web.gwt.engine_at", { position: named(trail, "position", player.engine) }) },
    { text: `${say("web.gwt.steps")}: ${player.steps}` },
    { text: `${say("web.gwt.hand_limit")}: ${player.hand_limit}` },
    { text: `${say("web.gwt.certificates")}: ${player.certificates}/${player.certificate_limit}` },
  ];
}

function auxiliary(trail: GwtTrail, player: PlayerView, own: string): Line[] {
  return player.auxiliary.map((strength, i) => ({
    text: `${named(trail, "action", `auxiliary.${i + 1}`)}: ${strengthText(trail, strength)}`,
    at: `${own}/auxiliary/${i}`,
  }));
}

function discs(trail: GwtTrail, player: PlayerView, own: string): Line[] {
  return Object.entries(player.board).map(([disc, isThere]) => ({
    text: `${capital(named(trail, "disc", disc))}: ${say(isThere ? "web.gwt.disc_there" : "web.gwt.disc_cleared")}`,
    at: `${own}/board/${disc}`,
  }));
}

function unbuilt(trail: GwtTrail, view: GwtView, number: number): string {
  const face = view.faces[number - 1]!;
  const { craftsmen = 0, points = 0 } = trail.figures.face[face]!;
  return say("web.gwt.unbuilt", { face: capital(named(trail, "face", face)), craftsmen, points });
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

/** The visible part of the hand, and the piles. */
function cards(trail: GwtTrail, player: PlayerView, own: string): Line[] {
  const hand = Object.entries(player.hand).map(([card, count]) => ({
    text: `${say("gwt.part.hand")}: ${say("web.gwt.counted", { what: named(trail, "card", card), count })}`,
    at: `${own}/hand/${card}`,
  }));
  const discarded = Object.entries(player.discards).map(([card, count]) => say("web.gwt.counted", { what: named(trail, "card", card), count }));
  const piles = say("web.gwt.piles", { deck: player.deck, discards: sum(Object.values(player.discards)) });
  const lines = [...hand, { text: `${say("web.gwt.hand_cards", { cards: player.cards })}, ${piles}` }];
  return discarded.length === 0 ? lines : [...lines, { text: say("web.gwt.discards", { cards: discarded.join(", ") }) }];
}
