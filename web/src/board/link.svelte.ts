/** An element linked to a place elsewhere on the table: pointing at it or pressing it acts on that place.
 *
 * Only the place itself is lit and addressed; a linked element has `data-for`, and `data-linked` while it may be chosen.
 */

import type { Attachment } from "svelte/attachments";

import type { Scene } from "$/board/scene.svelte";

export function link(scene: Scene, at: string): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-for", at);
    if (element instanceof SVGElement) element.setAttribute("tabindex", "-1"); // listening for focus would make it a Tab stop
    const handlers: Record<string, (event: Event) => void> = {
      click: () => scene.press(at, element),
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") scene.point(at, element, "mouse");
      },
      pointerleave: () => scene.unpoint(at, "mouse"),
      ...(element instanceof SVGElement ? {} : focusing(scene, at, element)),
    };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    $effect(() => {
      element.toggleAttribute("data-linked", scene.at(at).length > 0);
    });
    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
    };
  };
}

/** Only for elements that the keyboard can focus: a browser makes any part of a drawing focusable that listens to these. */
function focusing(scene: Scene, at: string, element: Element): Record<string, () => void> {
  return {
    focus: () => {
      if (element.matches(":focus-visible")) scene.point(at, element, "focus");
    },
    blur: () => scene.unpoint(at, "focus"),
  };
}
