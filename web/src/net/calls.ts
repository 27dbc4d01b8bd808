/** What pages and the house say to each other on the channel of a site. */

export type ToHouse =
  | { kind: "who" }
  | { kind: "dial"; page: string; language: string }
  | { kind: "say"; page: string; text: string }
  | { kind: "hang_up"; page: string }
  | { kind: "ask"; page: string; number: number; method: string; path: string; language: string; body: string };

export type FromHouse =
  | { kind: "up"; epoch: string }
  | { kind: "loading"; done: number }
  | { kind: "failed"; trouble: string }
  | { kind: "frame"; page: string; text: string }
  | { kind: "answer"; page: string; number: number; status: number; type: string; body: string };

/** The name of a site's channel, lock and store: several sites may lie at one origin. */
export const nameOf = (base: string): string => `railherd ${base}`;

/** The trouble of a house whose tables were kept by a newer version of this page. */
export const NEWER = "newer";
