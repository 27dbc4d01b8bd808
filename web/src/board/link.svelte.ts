/** An element linked to a place elsewhere on the table: pointing at it or pressing it acts on that place.
 *
 * Only the place itself is lit and addressed; a linked element has `data-for`, and `data-linked` while it may be chosen.
 */

import type { Attachment } from "svelte/attachments";

import { pointable } from "$/board/pointing";
import type { Scene } from "$/board/scene.svelte";

export function link(scene: Scene, at: string): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-for", at);
    pointable(element, { scene, at });
    $effect(() => void element.toggleAttribute("data-linked", scene.at(at).length > 0));
  };
}
