import type { VirtualKeyboardKeycap } from 'mathlive'

export type Keycap = string | Partial<VirtualKeyboardKeycap>
export type Rows = readonly (readonly Keycap[])[]

/** A key that says what it does: `name` is its tooltip and what a screen reader says. */
export function key(
  latex: string,
  name: string,
  more: Partial<VirtualKeyboardKeycap> = {},
): Partial<VirtualKeyboardKeycap> {
  return { latex, tooltip: name, ...more }
}

/** A key that writes more than its label: `#?` is an empty box, `#@` what stands before the caret. */
export function template(label: string, insert: string, name: string): Partial<VirtualKeyboardKeycap> {
  return { latex: label, insert, tooltip: name, class: 'small' }
}

/** A key with rare ones behind it: they open with a long press. A mark in the corner of the key says so. */
export function withMore(keycap: Partial<VirtualKeyboardKeycap>, variants: readonly Keycap[]): Keycap {
  return { ...keycap, class: `${keycap.class ?? ''} has-more`.trim(), variants: [...variants] }
}

export const fraction = template('\\frac{a}{b}', '\\frac{#@}{#?}', 'fraction')
export const power = template('x^n', '#@^{#?}', 'power')
export const square = template('x^2', '#@^2', 'squared')
export const root = template('\\sqrt{x}', '\\sqrt{#0}', 'square root')
export const subscript = template('x_n', '#@_{#?}', 'subscript')
export const open = key('(', 'open bracket')
export const close = key(')', 'close bracket')
export const point = key('.', 'decimal point')
export const plus = key('+', 'plus')
export const minus = key('-', 'minus', { label: '−' })
export const equals = key('=', 'equals')
export const comma = key(',', 'comma')
export const semicolon = key(';', 'semicolon')
/** What separates the items of lists. */
export const separators = withMore(comma, [semicolon])
export const degrees = key('^{\\circ}', 'degrees', { label: '°' })
export const pi = key('\\pi', 'pi')
export const times = withMore(key('\\cdot', 'times', { label: '×' }), [key('\\times', 'cross product')])
const backspace: Keycap = { label: '[backspace]', width: 1 }
/** The last four keys of every keyboard. */
export const editing: readonly Keycap[] = ['[left]', '[right]', backspace, { label: '[hide-keyboard]', width: 1 }]
