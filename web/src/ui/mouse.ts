/** Where the mouse was last seen, from the first page on: one that lies still has pointed at nothing that then comes below it. */
export const lastMouse = { x: -1, y: -1 };

export function followMouse(): void {
  document.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (pointerType === "mouse") Object.assign(lastMouse, { x: clientX, y: clientY });
  });
}
