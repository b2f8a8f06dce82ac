/** On a field that just got the focus, a system keyboard needs this long to slide in. */
export const mobileKeyboardDetectionDelayMs = 250

/** A visible page that lost less height than this has no system keyboard over it: keys come from outside. */
export const externalKeyboardThresholdPx = 100

/** Stands on `body` while the on-screen math keyboard is open. */
export const openKeyboardClass = 'math-keyboard-open'

/** Closes the on-screen math keyboard, which covers the lower part of a phone's screen. */
export function closeMathKeyboard(): void {
  if (document.body.classList.contains(openKeyboardClass)) window.mathVirtualKeyboard.hide({ animate: true })
}

/** Whether the system's own keyboard covers part of the page. */
export function isSystemKeyboardOpen(layoutHeight: number, visibleHeight: number): boolean {
  return layoutHeight - visibleHeight >= externalKeyboardThresholdPx
}

/** Calls back, once a keyboard had time to appear, with whether the system's own keyboard is open. */
export function detectSystemKeyboard(whenKnown: (isOpen: boolean) => void): () => void {
  const timer = setTimeout(() => {
    whenKnown(isSystemKeyboardOpen(window.innerHeight, window.visualViewport?.height ?? window.innerHeight))
  }, mobileKeyboardDetectionDelayMs)
  return () => clearTimeout(timer)
}

/** Whether fingers are the main way to point here, so that the math keyboard opens with the focus. */
export function isTouchFirst(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
