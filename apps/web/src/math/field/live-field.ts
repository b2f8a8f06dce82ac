import type { MathfieldElement } from 'mathlive'
import { replaceVariables } from '../variable-pills.ts'
import { setTypedShortcuts } from '../typing/typed-shortcuts.ts'
import { detectSystemKeyboard, isKeyboardHeldBack, isTouchFirst } from '../keyboard/keyboard-visibility.ts'
import {
  keepInSight,
  lendKeyboard,
  setKeyboardVisible,
  takeKeyboardBack,
  watchKeyboard,
} from '../keyboard/math-keyboard.ts'
import { takePastedFormulas } from '../pasting/take-pasted-formulas.ts'
import { keepToKeyboards } from '../typing/field-keys.ts'
import { followTyping } from '../typing/follow-typing.ts'
import { focusAtOnce } from '../typing/keys-at-once.ts'
import { followTypedText, type TypedText } from '../typing/typed-text.ts'
import { keepDecimalCommas } from '../typing/decimal-sign.ts'
import { keepUnitKeysApart } from '../typing/unit-keys.ts'
import { contentsOf, type FieldContents } from './field-contents.ts'
import { describeContents } from './spoken-contents.ts'
import type { MathFieldProps, SettledProps } from './math-field-props.ts'

export { setTypedShortcuts, contentsOf, describeContents, lendKeyboard, setKeyboardVisible }

type Description = Required<
  Pick<MathFieldProps, 'label' | 'isInvalid' | 'isReadOnly' | 'placeholder' | 'description' | 'id'>
>

function setAttribute(field: MathfieldElement, name: string, value: string): void {
  if (value === '') field.removeAttribute(name)
  else field.setAttribute(name, value)
}

export function describeField(field: MathfieldElement, described: Description): void {
  field.readOnly = described.isReadOnly
  field.placeholder = described.placeholder === '' ? '' : `\\text{${described.placeholder}}`
  setAttribute(field, 'aria-label', described.label)
  setAttribute(field, 'aria-invalid', described.isInvalid ? 'true' : '')
  setAttribute(field, 'aria-description', described.description)
  setAttribute(field, 'id', described.id)
}

/** Gives the field its keys; the result says what is typed into it. */
export function prepareField(field: MathfieldElement, latest: { readonly current: SettledProps }): TypedText {
  const takesUnits = (): boolean => latest.current.keyboards.includes('unit')
  field.mathVirtualKeyboardPolicy = 'manual'
  field.popoverPolicy = 'off'
  field.environmentPopoverPolicy = 'off'
  field.smartFence = true
  field.menuItems = []
  keepToKeyboards(field)
  focusAtOnce(field)
  takePastedFormulas(
    field,
    (stored) => latest.current.spelling?.toField(stored) ?? replaceVariables(stored, (name) => name),
    (pasted) => latest.current.onPasted?.(pasted),
  )
  const typed = followTypedText(field)
  followTyping(field, takesUnits)
  keepUnitKeysApart(field)
  keepDecimalCommas(field, () => latest.current.decimalSign)
  return typed
}

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

function listenToKeys(field: MathfieldElement, latest: { readonly current: SettledProps }): void {
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && window.mathVirtualKeyboard.visible) setKeyboardVisible(false)
    if (event.key === 'Enter') latest.current.onCommit?.()
  })
}

/** Tells what happens in the field; the result stops that. */
export function listen(
  field: MathfieldElement,
  contents: FieldContents,
  typed: TypedText,
  latest: { readonly current: SettledProps },
  emitted: { readonly current: string[] },
  setKeyboardOpen: (isOpen: boolean) => void,
): () => void {
  const stopWatching = watchKeyboard((isVisible) => {
    const isMine = isVisible && document.activeElement === field
    setKeyboardOpen(isMine)
    if (isMine) keepInSight(field)
  })
  const tellChange = (): void => {
    if (!contents.hasChanged()) return
    const latex = contents.latex()
    emitted.current.push(latex)
    latest.current.onChange(latex, typed.text())
  }
  field.addEventListener('input', tellChange)
  // An exponent that is still empty arrives without an input.
  field.addEventListener('selection-change', tellChange)
  field.addEventListener('focusin', () => {
    lendKeyboard(field, latest.current)
    setKeyboardOpen(window.mathVirtualKeyboard.visible)
    keepInSight(field)
    latest.current.onFocus?.()
  })
  const stopTouches = listenToTouches(field, latest)
  field.addEventListener('focusout', ({ relatedTarget }) => {
    if (takesWords(relatedTarget)) setKeyboardVisible(false)
    setKeyboardOpen(false)
    tellChange()
    contents.settle()
    // What the field is left with may be changed at once, before it has come back.
    emitted.current.splice(0, emitted.current.length, contents.latex())
    latest.current.onBlur?.(contents.latex())
  })
  listenToKeys(field, latest)
  return () => {
    stopTouches()
    stopWatching()
    takeKeyboardBack(field)
  }
}
