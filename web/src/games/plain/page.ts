/** A game that draws nothing: its table is shown in words, with the names that its view has for things. */

import type { GamePage } from "$/contract/game";
import { passages } from "$/games/plain/passages";
import { say } from "$/words/words.svelte";

/** A component that draws nothing. */
const Nothing = (): Record<string, never> => ({});

export const plainPage = (id: string): GamePage => ({
  id,
  isInWords: true,
  Board: Nothing,
  Hand: Nothing,
  Own: Nothing,
  Summary: Nothing,
  Details: Nothing,
  Legend: Nothing,
  tabs: [],
  pad: [],
  progress: ({ over, turn }) => ({ share: Number(over), text: say("web.text.turn", { turn }) }),
  card: () => null,
  passages,
});
