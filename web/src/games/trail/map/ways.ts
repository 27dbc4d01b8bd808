/** Which of the viewer's ways a choice opens. */

import type { TrailView, Way } from "$/games/trail/view";
import type { Option } from "$/protocol";

/** The ways of a journey, of a move by a building or a card, or of one side of a fork; none for other choices. */
export function waysOf(view: TrailView, { key, args }: Option): Way[] {
  const name = key.slice(key.indexOf(".") + 1);
  const { space, goal } = args as { space: string; goal: string };
  if (name === "travel.space" || name === "go.space") return view.ways[space] ?? [];
  return name === "fork.space" ? (view.ways[goal] ?? []).filter(({ spaces }) => spaces[1] === space) : [];
}
