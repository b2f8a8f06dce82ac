import { t, type PlainKey } from '@isomorph/messages'
import type { VirtualKeyboardKeycap } from 'mathlive'

export type Keycap = string | Partial<VirtualKeyboardKeycap>
export type Rows = readonly (readonly Keycap[])[]

/** A key that says what it does: `name` is the message of its tooltip, which a screen reader says. */
export function key(
  latex: string,
  name: PlainKey,
  more: Partial<VirtualKeyboardKeycap> = {},
): Partial<VirtualKeyboardKeycap> {
  return { latex, tooltip: name, ...more }
}

/** A key that writes more than its label: `#?` is an empty box, `#@` what stands before the caret. */
export function template(label: string, insert: string, name: PlainKey): Partial<VirtualKeyboardKeycap> {
  return { latex: label, insert, tooltip: name, class: 'small' }
}

/** A key with rare ones behind it: they open with a long press. A mark in the corner of the key says so. */
export function withMore(keycap: Partial<VirtualKeyboardKeycap>, variants: readonly Keycap[]): Keycap {
  return { ...keycap, class: `${keycap.class ?? ''} has-more`.trim(), variants: [...variants] }
}

const keysOfNames = 'math-keyboard.key.'

/** What stands behind the shift key of a letter that has a name, as Greek ones do. */
function capitalOf(shift: Keycap, name: string | undefined): Keycap {
  if (typeof shift === 'string' || name === undefined) return shift
  return { ...shift, tooltip: t('math-keyboard.key.capital', { name }) }
}

const isKey = (tooltip: string): tooltip is PlainKey => tooltip.startsWith(keysOfNames)

/** A keycap, what is behind it, and its capital, with their names in the language of the page. */
export function inWords(keycap: Keycap): Keycap {
  if (typeof keycap === 'string') return keycap
  const { tooltip, variants, shift } = keycap
  return {
    ...keycap,
    ...(tooltip !== undefined && { tooltip: isKey(tooltip) ? t(tooltip) : tooltip }),
    ...(Array.isArray(variants) && { variants: variants.map(inWords) }),
    ...(shift !== undefined && { shift: capitalOf(shift, tooltip) }),
  }
}

export const fraction = template('\\frac{a}{b}', '\\frac{#@}{#?}', 'math-keyboard.key.fraction')
export const power = template('x^n', '#@^{#?}', 'math-keyboard.key.power')
export const square = template('x^2', '#@^2', 'math-keyboard.key.squared')
export const root = template('\\sqrt{x}', '\\sqrt{#0}', 'math-keyboard.key.squareRoot')
export const subscript = template('x_n', '#@_{#?}', 'math-keyboard.key.subscript')
export const open = key('(', 'math-keyboard.key.bracket.open')
export const close = key(')', 'math-keyboard.key.bracket.close')
export const point = key('.', 'math-keyboard.key.decimalPoint')
export const plus = key('+', 'math-keyboard.key.plus')
export const minus = key('-', 'math-keyboard.key.minus', { label: '−' })
export const equals = key('=', 'math-keyboard.key.equals')
export const comma = key(',', 'math-keyboard.key.comma')
export const semicolon = key(';', 'math-keyboard.key.semicolon')
/** What separates the items of lists. */
export const separators = withMore(comma, [semicolon])
export const degrees = key('^{\\circ}', 'math-keyboard.key.degrees', { label: '°' })
export const pi = key('\\pi', 'math-keyboard.key.pi')
export const times = withMore(key('\\cdot', 'math-keyboard.key.times', { label: '×' }), [
  key('\\times', 'math-keyboard.key.cross'),
])
const backspace: Keycap = { label: '[backspace]', width: 1 }
/** The last four keys of every keyboard. */
export const editing: readonly Keycap[] = ['[left]', '[right]', backspace, { label: '[hide-keyboard]', width: 1 }]
