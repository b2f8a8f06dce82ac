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

let isTapAwaited = false

/** Whether the focus was put here for a person who has not tapped since. */
export function isKeyboardHeldBack(): boolean {
  return isTapAwaited
}

/** Keeps both keyboards closed until the next tap. */
function holdKeyboardBack(field: HTMLElement): void {
  isTapAwaited = true
  const takesWords = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  // The system's own keyboard comes with the focus, unless the field asks for none.
  if (takesWords) field.inputMode = 'none'
  const release = (): void => {
    isTapAwaited = false
    if (takesWords) field.inputMode = ''
  }
  document.addEventListener('pointerdown', release, { once: true, capture: true })
}

/** Moves the focus for a person. On a phone a keyboard would cover what there is to read: it comes with the next tap. */
export function focusWithoutKeyboard(target: HTMLElement): void {
  if (isTouchFirst()) {
    closeMathKeyboard()
    holdKeyboardBack(target)
  }
  target.focus()
}
