/** What lies open of Sarah: her cards and her seat's things. */

import { useScene } from "$/board/scene.svelte";
import type { NzView, PlayerView } from "$/games/gwt_nz/view";
import { SARAH, viewOf } from "$/games/gwt_nz/view";

/** Hers at the table around a component that is shown only where she plays. */
export function useSarah(): { readonly sarah: NonNullable<NzView["sarah"]>; readonly player: PlayerView } {
  const scene = useScene();
  const view = $derived(viewOf(scene.view));
  return {
    get sarah() {
      return view.sarah!;
    },
    get player() {
      return view.players[SARAH]!;
    },
  };
}
