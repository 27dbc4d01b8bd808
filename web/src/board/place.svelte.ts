/** An element with an address in the view: it can be pointed at, asked about and, while lit, chosen.
 *
 *     <g {@attach place(scene, "map/a3", say("last_spike.tile.a3"))}> … </g>
 */

import type { Attachment } from "svelte/attachments";

import { drawEdge } from "$/board/edge";
import type { Scene } from "$/board/scene.svelte";
import { say } from "$/words/words.svelte";

const LONG_PRESS = 450;

/** Works on SVG and HTML. The label is the text for screen readers. */
export function place(scene: Scene, at: string, label: string): Attachment<Element> {
  return (element) => {
    introduce(element, at, label);
    const isLit = $derived(scene.at(at).length > 0);
    $effect(() => light(element, isLit));
    $effect(() => (isLit && element instanceof SVGElement ? drawEdge(element) : undefined));
    $effect(() => void element.toggleAttribute("data-hint", isLit && scene.hinted === at));
    const stop = listen(element, scene, at);
    return () => {
      stop();
      scene.unpoint(at);
    };
  };
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

function listen(element: Element, scene: Scene, at: string): () => void {
  let held: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  const release = (): void => clearTimeout(held);
  const handlers: Record<string, (event: Event) => void> = {
    click: (event) => {
      event.stopPropagation();
      if (!wasHeld) scene.press(at, element);
      wasHeld = false;
    },
    keydown: (event) => {
      const key = (event as KeyboardEvent).key;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      scene.press(at, element);
    },
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === "mouse") scene.point(at, element, "mouse");
    },
    pointerleave: () => {
      release();
      scene.unpoint(at, "mouse");
    },
    pointerdown: (event) => {
      wasHeld = false;
      if ((event as PointerEvent).pointerType === "mouse") return;
      held = setTimeout(() => {
        wasHeld = true;
        scene.point(at, element, "hold");
      }, LONG_PRESS);
    },
    pointerup: release,
    pointercancel: release,
    focus: () => {
      if (element.matches(":focus-visible")) scene.point(at, element, "focus");
    },
    blur: () => scene.unpoint(at, "focus"),
  };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  return () => {
    release();
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}
