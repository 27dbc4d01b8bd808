/** Cards of the spaces of the trail. */

import type { Card } from "$/contract/game";
import { actionsOf, FIGURES } from "$/games/gwt_nz/figures";
import { capital, isPassed, money, named, number, pointsText } from "$/games/gwt_nz/names";
import { sourceLines } from "$/games/gwt_nz/told/provenance";
import { ownWays, waysOf } from "$/games/gwt_nz/board/trail/ways";
import { ownerOf, type NzView } from "$/games/gwt_nz/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

export function spaceCard(view: NzView, space: string, options: readonly Option[]): Card {
  const { kind } = FIGURES.space[space]!;
  const { tile, face } = view.trail[space]!;
  const figures = feeFigures(view, space, options);
  if (kind === "kansas_city") return { title: named("space", space), lines: [say("web.gwt_nz.card.wellington")], figures, section: "kansas_city" };
  if (face !== null) return { ...buildingCard(view, space, face), figures: [...buildingFigures(face), ...figures] };
  const title = capital(tile === null ? named("space", space) : named("supply", tile));
  if (kind === "hazard") return { title, lines: hazardLines(tile), figures, section: "hazards" };
  return { title, lines: featureLines(space), figures, section: kind === "building" ? "build" : "phase_a" };
}

/** What comes with a hazard that is cleared. */
function hazardLines(tile: string | null): string[] {
  const take = tile === null ? undefined : FIGURES.supply[tile]!.take;
  return take === undefined ? [] : [say("web.gwt_nz.card.takes", { what: capital(named("stock", take)) })];
}

function buildingCard(view: NzView, space: string, face: string): Card {
  const owner = ownerOf(view.trail[space]!.tile);
  const isTheirs = owner !== null && owner !== view.seat;
  const actions = actionsOf(face).map((_, i) => capital(named("action", `${face}.${i + 1}`)));
  const lines = [...(isTheirs ? [say("web.gwt_nz.card.theirs")] : []), ...actions, ...featureLines(space), ...sourceLines(FIGURES.face[face]!)];
  return { title: capital(named("face", face)), lines, section: "phase_b" };
}

function featureLines(space: string): string[] {
  const { woods, risk, path } = FIGURES.space[space]!;
  return [
    ...(woods ? [say("web.gwt_nz.card.woods")] : []),
    ...(path === undefined ? [] : [say("web.gwt_nz.card.path_needed", { space: path })]),
    ...(risk ? [say("web.gwt_nz.card.risk", { action: named("action", `risk.${risk}`) })] : []),
  ];
}

export function buildingFigures(face: string): [string, string][] {
  const { craftsmen, points } = FIGURES.face[face]!;
  if (craftsmen === undefined) return [];
  return [
    [say("web.gwt_nz.figure.craftsmen"), number(craftsmen)],
    [say("web.gwt_nz.figure.points"), pointsText(points ?? 0)],
  ];
}

/** The fees here, and those of the journey that is offered; if none is, of the next one to this place. */
function feeFigures(view: NzView, space: string, options: readonly Option[]): [string, string][] {
  const { fee } = view.trail[space]!;
  const offered = options.flatMap((option) => waysOf(view, option));
  const ways = (offered.length > 0 ? offered : ownWays(view, space)).filter(({ steps }) => steps > 0);
  const found: [string, string][] = fee > 0 && isPassed(space) ? [[say("web.gwt_nz.figure.fee"), money(fee)]] : [];
  if (ways.length === 0) return found;
  const fees = ways.map(({ fee }) => fee);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  found.push([say("web.gwt_nz.figure.steps"), number(Math.min(...ways.map(({ steps }) => steps)))]);
  found.push([say("web.gwt_nz.figure.way"), least === most ? money(least) : `${money(least)} – ${money(most)}`]);
  return found;
}
