/** An element with an address in the view: it can be pointed at, asked about and, while lit, chosen.
 *
 *     <g {@attach place(scene, "map/a3", say("last_spike.tile.a3"))}> … </g>
 */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { keepEdge } from "$/board/edge";
import { pointable } from "$/board/pointing";
import type { Scene } from "$/board/scene.svelte";
import { say } from "$/words/words.svelte";

/** Works on SVG and HTML. The label is the text for screen readers. */
export function place(scene: Scene, at: string, label: string): Attachment<Element> {
  return (element) => {
    introduce(element, at, label);
    pointable(element, { scene, at });
    const isLit = $derived(scene.at(at).length > 0);
    $effect(() => light(element, isLit));
    $effect(() => (isLit && element instanceof SVGElement ? keepEdge(element) : undefined));
    $effect(() => void element.toggleAttribute("data-traced", scene.traced.has(at)));
    $effect(() => void element.toggleAttribute("data-hint", isLit && scene.hinted === at));
    return () => void tick().then(() => forget(scene, at, element));
  };
}

/** A place that has only got another label is still there, and so is its card. */
function forget(scene: Scene, at: string, element: Element): void {
  if (!element.isConnected) scene.unpoint(at);
}

function introduce(element: Element, at: string, label: string): void {
  element.setAttribute("data-at", at);
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", label);
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1"); // regions set one of theirs to 0
}

function light(element: Element, isLit: boolean): void {
  element.toggleAttribute("data-lit", isLit);
  if (isLit) element.setAttribute("aria-description", say("web.table.lit"));
  else element.removeAttribute("aria-description");
}
