/** Notice when something on the page may have moved, so that nothing is measured while all is still. */

/** Attributes that move what they belong to, or something beside it. */
const MOVING = ["style", "class", "transform", "viewBox", "hidden", "open"];

/** Call a listener now and, at most once a frame, whenever something may have moved. Call the result to stop. */
export function whenMoved(listener: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  const look = (): void => {
    frame = 0;
    listener();
    if (isMoving()) soon();
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: MOVING });
  const heard = ["scroll", "resize", "transitionrun", "animationstart", "load"];
  for (const name of heard) window.addEventListener(name, soon, { capture: true, passive: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const name of heard) window.removeEventListener(name, soon, { capture: true });
  };
}

/** Whether a movement is under way; those without an end only decorate. */
function isMoving(): boolean {
  return document.getAnimations().some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
}
