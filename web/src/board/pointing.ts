/** Pointing at places and pressing them: one set of listeners for all of the page, which finds the place of an event. */

import type { Scene } from "$/board/scene.svelte";
import { lastMouse } from "$/ui/mouse";

interface Place {
  scene: Scene;
  at: string;
}

type Found = Place & { element: Element };

const LONG_PRESS = 450;
const PLACES = "[data-at], [data-for]";

const places = new WeakMap<Element, Place>();
let isListening = false;
let held: ReturnType<typeof setTimeout> | undefined;
let wasHeld = false;
/** Where the mouse is, and the place that came under it while it lay still. */
let mouse = { x: -1, y: -1 };
let under: Found | null = null;

/** From now on what is done at this element is done at this place. */
export function pointable(element: Element, place: Place): void {
  places.set(element, place);
  if (isListening) return;
  isListening = true;
  mouse = { ...lastMouse };
  for (const [name, handler] of Object.entries(HANDLERS)) document.addEventListener(name, handler as EventListener);
}

function placeOf(target: EventTarget | null): Found | null {
  const element = target instanceof Element ? target.closest(PLACES) : null;
  const place = element === null ? undefined : places.get(element);
  return place === undefined ? null : { ...place, element: element! };
}

/** The part of a place that was pressed, where it has several: a line of a building. */
const partOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-part]")?.dataset["part"] : undefined;

/** When the page changes below a mouse that lies still, nobody has pointed at anything. */
const isStill = ({ clientX, clientY }: PointerEvent): boolean => clientX === mouse.x && clientY === mouse.y;

/** Nor when the page comes up below it: until it moves for the first time, it has lain still. */
const isUnseen = (): boolean => mouse.x < 0;

const release = (): void => clearTimeout(held);

const HANDLERS = {
  click(event: MouseEvent): void {
    const found = placeOf(event.target);
    if (found !== null && !wasHeld) found.scene.press(found.at, found.element, partOf(event.target));
    wasHeld = false;
  },
  keydown(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    const found = placeOf(event.target);
    if (found === null || !found.element.hasAttribute("data-at")) return; // a linked element is a button already
    event.preventDefault();
    found.scene.press(found.at, found.element);
  },
  pointerover(event: PointerEvent): void {
    const found = placeOf(event.target);
    if (found === null || found.element === placeOf(event.relatedTarget)?.element) return;
    if (event.pointerType !== "mouse") return;
    if (isUnseen() || isStill(event)) under = found;
    else found.scene.point(found.at, found.element, "mouse");
  },
  pointermove(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || isStill(event)) return;
    mouse = { x: event.clientX, y: event.clientY };
    under?.scene.point(under.at, under.element, "mouse");
    under = null;
  },
  pointerout(event: PointerEvent): void {
    const found = placeOf(event.target);
    if (found === null || found.element === placeOf(event.relatedTarget)?.element) return;
    release();
    under = null;
    found.scene.unpoint(found.at, "mouse");
  },
  pointerdown(event: PointerEvent): void {
    wasHeld = false;
    const found = placeOf(event.target);
    if (found === null || event.pointerType === "mouse" || !found.element.hasAttribute("data-at")) return;
    release();
    held = setTimeout(() => {
      wasHeld = true;
      found.scene.point(found.at, found.element, "hold");
    }, LONG_PRESS);
  },
  pointerup: release,
  pointercancel: release,
  focusin(event: FocusEvent): void {
    const found = placeOf(event.target);
    if (found !== null && found.element === event.target && found.element.matches(":focus-visible")) {
      found.scene.point(found.at, found.element, "focus");
    }
  },
  focusout(event: FocusEvent): void {
    const found = placeOf(event.target);
    found?.scene.unpoint(found.at, "focus");
  },
};
