import type { MathfieldElement } from 'mathlive'
import { givesCommand } from './field-keys.ts'

/** The text that was typed in one go into an empty field; nothing once anything else was done to the formula. */
export interface TypedText {
  readonly text: () => string | undefined
}

const ignored = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Enter|Escape)$/
const longest = 200

/** What stands after a key; `undefined` where the key does something else than write behind what was typed. */
export function textAfter(text: string, key: string): string | undefined {
  if (ignored.test(key)) return text
  if (key === 'Backspace') return lastWritesItself.test(text) ? text.slice(0, -1) : undefined
  return key.length === 1 && text.length < longest ? text + key : undefined
}

/** A last letter or digit that is no part of a word stands alone in the formula, so one Backspace removes it. */
const lastWritesItself = /(?:^|[^A-Za-z\d])[A-Za-z\d]$|\d\d$/

/** What is left of the text when a key writes over the selection; an empty box is selected by MathLive itself. */
function besideSelection(field: MathfieldElement, text: string | undefined): string | undefined {
  if (field.selectionIsCollapsed || field.getValue(field.selection, 'latex') === '\\placeholder{}') return text
  const [range] = field.selection.ranges
  return range && Math.min(...range) === 0 && Math.max(...range) === field.lastOffset ? '' : undefined
}

export function followTypedText(field: MathfieldElement): TypedText {
  let text: string | undefined
  let left = new AbortController()
  const forget = (): void => {
    text = undefined
  }
  const untilLeft = (): AbortSignal => {
    left.abort()
    left = new AbortController()
    return left.signal
  }
  field.addEventListener(
    'keydown',
    (event) => {
      const { key } = event
      if (field.readOnly || ignored.test(key)) return
      if (givesCommand(event)) return key.toLowerCase() === 'c' ? undefined : forget()
      text = besideSelection(field, text)
      if (text === undefined && field.getValue('latex') === '') text = ''
      text = text === undefined ? undefined : textAfter(text, key)
    },
    { capture: true },
  )
  // Wherever the pointer goes down, the caret may move, or a menu or the on-screen keyboard may write.
  field.addEventListener('focusin', () =>
    document.addEventListener('pointerdown', forget, { capture: true, signal: untilLeft() }),
  )
  field.addEventListener('focusout', () => {
    forget()
    left.abort()
  })
  return { text: () => text }
}
