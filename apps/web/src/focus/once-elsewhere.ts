/**
 * Calls back where the focus has gone to something else: not to nothing, as while the editor of formulas takes the place
 * of a field, or when another window is looked at.
 */
export function onceElsewhere(isStillThere: (focused: Element) => boolean, onLeft: () => void): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body && !isStillThere(activeElement)) onLeft()
  })
}
