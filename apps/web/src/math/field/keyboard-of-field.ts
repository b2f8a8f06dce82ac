import type { MathfieldElement } from 'mathlive'
import { detectSystemKeyboard, isKeyboardHeldBack, isTouchFirst } from '../keyboard/keyboard-visibility.ts'
import {
  keepInSight,
  lendKeyboard,
  setKeyboardVisible,
  takeKeyboardBack,
  watchKeyboard,
} from '../keyboard/math-keyboard.ts'
import type { SettledProps } from './math-field-props.ts'

/** Whether keys of the math keyboard write nothing there. */
function takesWords(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Whether the math keyboard comes with a touch of the field. */
function opensForTouch({ keyboards, isReadOnly }: SettledProps): boolean {
  return isTouchFirst() && !isKeyboardHeldBack() && keyboards.length > 0 && isReadOnly !== true
}

/** Opens the math keyboard with a touch; the result ends what that waits for. */
function listenToTouches(field: MathfieldElement, latest: { readonly current: SettledProps }): () => void {
  let stopDetecting = (): void => {}
  const open = (): void => {
    if (!opensForTouch(latest.current)) return
    setKeyboardVisible(true)
    // Two keyboards over one page leave no room for the page.
    stopDetecting()
    stopDetecting = detectSystemKeyboard((isOpen) => isOpen && setKeyboardVisible(false))
  }
  field.addEventListener('focusin', open)
  // A tap on a field that has the focus already.
  field.addEventListener('click', () => {
    if (!window.mathVirtualKeyboard.visible) open()
  })
  field.addEventListener('focusout', () => stopDetecting())
  return () => stopDetecting()
}

/** Lends the math keyboard to the field while that has the focus, and tells whether it is open there; the result stops that. */
export function followKeyboard(
  field: MathfieldElement,
  latest: { readonly current: SettledProps },
  setKeyboardOpen: (isOpen: boolean) => void,
): () => void {
  const stopWatching = watchKeyboard((isVisible) => {
    const isMine = isVisible && document.activeElement === field
    setKeyboardOpen(isMine)
    if (isMine) keepInSight(field)
  })
  field.addEventListener('focusin', () => {
    lendKeyboard(field, latest.current)
    setKeyboardOpen(window.mathVirtualKeyboard.visible)
    keepInSight(field)
  })
  const stopTouches = listenToTouches(field, latest)
  field.addEventListener('focusout', ({ relatedTarget }) => {
    if (takesWords(relatedTarget)) setKeyboardVisible(false)
    setKeyboardOpen(false)
  })
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && window.mathVirtualKeyboard.visible) setKeyboardVisible(false)
  })
  return () => {
    stopTouches()
    stopWatching()
    takeKeyboardBack(field)
  }
}
