/** What the drawings of a trail game have in common: its figures and its own signs, made once for each table. */

import { usePage } from "$/board/page";
import type { GamePage, Happening, View } from "$/contract/game";
import type { Action, TrailFigures } from "$/games/trail/figures";
import type { TrailMap } from "$/games/trail/map/geometry";
import type { Country } from "$/games/trail/map/land";
import type { Option } from "$/protocol";
import type { Drawing } from "$/ui/icons/glyphs";
import type { Token } from "$/ui/icons/tokens";

/** The look of a breed's cards: their ground, the text colour on it, and a silhouette in a box of 40 × 24, facing left. */
export interface BreedLook {
  ground: string;
  ink: string;
  /** What distinguishes it besides colour: horns, belt, patches, coat. */
  mark: string;
}

export type Verb = (trail: Trail, action: Action) => Token[];

/** What a game has to say of a thing besides what all trail games say; `ground` is a space without anything on it. */
export type Noted = "space" | "ground" | "tile" | "face" | "objective" | "disc" | "worker";

export interface Trail {
  /** The game: the first part of its text keys. */
  id: string;
  /** The sign of its money. */
  currency: string;
  figures: TrailFigures;
  /** The kinds of workers in the order of their rows. */
  workers: Record<string, { band: string; glyph: Drawing }>;
  looks: Record<string, BreedLook>;
  /** The silhouette that all breeds share. */
  body: string;
  /** An action as signs, by its verb. */
  verbs: Record<string, Verb>;
  /** What an action gains that only this game has. */
  gains: Verb;
  /** An action that only this game names, by the first part of its name and the rest. */
  ownAction: (trail: Trail, group: string, rest: string) => Action | undefined;
  /** Any card by one sign. */
  cardSign: (trail: Trail, card: string) => Token;
  /** A tile of the supply by one sign. */
  tileSign: (trail: Trail, tile: string) => Token;
  /** What is printed on an empty space for a building. */
  spaceSigns: (trail: Trail, space: string) => Token[];
  /** More lines on the card of a thing. */
  notes: (trail: Trail, kind: Noted, id: string) => string[];
  /** What an action or a master counts. */
  counts: Record<string, Token[]>;
  /** The tasks of objective cards. */
  tasks: Record<string, Token>;
  /** The name of a task. */
  taskName: (task: string) => string;
  /** The discs that raise each limit of the player board. */
  limits: Record<"steps" | "hand" | "certificates" | "permanent" | "wool", readonly string[]>;
  /** The name of the place where the trail ends. */
  goalName: () => string;
  /** The map on a desk, and the one on an upright phone. */
  wide: TrailMap;
  tall: TrailMap;
  country: Country;
}

/** The display of a trail game. */
export interface TrailPage extends GamePage {
  trail: Trail;
  /** An option as signs. */
  optionSigns: (option: Option, view: View) => Token[];
  /** The sign of an event; null where its line needs none. */
  eventSign: (happening: Happening) => Token | null;
}

/** The display of the trail game around a component. */
export const useTrailPage = (): TrailPage => usePage() as TrailPage;

/** The trail game around a component. */
export const useTrail = (): Trail => useTrailPage().trail;
