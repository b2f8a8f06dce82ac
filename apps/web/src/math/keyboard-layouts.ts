import { functionKeys } from '@isomorph/evaluator'
import type { KeyboardLayout } from '@isomorph/problem'
import type { VirtualKeyboardKeycap, VirtualKeyboardLayout } from 'mathlive'
import { keyboardNames } from './keyboard-names.ts'

type Keycap = string | Partial<VirtualKeyboardKeycap>
type Rows = readonly (readonly Keycap[])[]

const tabLabels: Readonly<Record<KeyboardLayout, string>> = {
  numeric: '123',
  roman: 'abc',
  greek: 'αβγ',
  functions: 'f(x)',
  complex: 'a+bi',
  unit: 'm/s',
  symbol: '≤∞',
}

/** A key that says what it does: `name` is its tooltip and what a screen reader says. */
function key(latex: string, name: string, more: Partial<VirtualKeyboardKeycap> = {}): Partial<VirtualKeyboardKeycap> {
  return { latex, tooltip: name, ...more }
}

function template(label: string, insert: string, name: string): Partial<VirtualKeyboardKeycap> {
  return { latex: label, insert, tooltip: name, class: 'small' }
}

/** The keys of functions that stand in one row. */
function named(row: 1 | 2 | 3): readonly Keycap[] {
  return functionKeys(row).map(({ label, insert }) => ({ label, insert, tooltip: label, class: 'small' }))
}

const fraction = template('\\frac{a}{b}', '\\frac{#@}{#?}', 'fraction')
const power = template('x^n', '#@^{#?}', 'power')
const square = template('x^2', '#@^2', 'squared')
const root = template('\\sqrt{x}', '\\sqrt{#0}', 'square root')
const subscript = template('x_n', '#@_{#?}', 'subscript')
const left: Keycap = '[left]'
const right: Keycap = '[right]'
const backspace: Keycap = { label: '[backspace]', width: 1 }
const open = key('(', 'open bracket')
const close = key(')', 'close bracket')
const times = key('\\cdot', 'times', { label: '×' })
const editing: readonly Keycap[] = [left, right, backspace, '[hide-keyboard]']

const numeric: Rows = [
  ['7', '8', '9', { label: '÷', insert: '\\frac{#@}{#?}', tooltip: 'divided by' }, open, close, fraction],
  ['4', '5', '6', times, power, square, root],
  ['1', '2', '3', key('-', 'minus', { label: '−' }), key('\\%', 'percent'), key('\\$', 'dollar'), key(',', 'comma')],
  [
    '0',
    key('.', 'decimal point'),
    template('10^n', '\\times10^{#?}', 'times ten to the power'),
    key('+', 'plus'),
    left,
    right,
    backspace,
    '[hide-keyboard]',
  ],
]

function letters(row: string): readonly Keycap[] {
  return Array.from(row, (letter) => ({
    label: letter,
    insert: letter,
    class: 'hide-shift',
    shift: { label: letter.toUpperCase(), insert: letter.toUpperCase(), class: 'hide-shift' },
  }))
}

const shiftKey: Keycap = { label: '[shift]', width: 1.5 }

const roman: Rows = [
  letters('qwertyuiop'),
  letters('asdfghjkl'),
  [shiftKey, ...letters('zxcvbnm'), backspace],
  [subscript, power, key('=', 'equals'), key(',', 'comma'), open, close, left, right, '[hide-keyboard]'],
]

const greekRows = [
  ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta'],
  ['iota', 'kappa', 'lambda', 'mu', 'nu', 'xi', 'pi', 'rho'],
  ['sigma', 'tau', 'upsilon', 'phi', 'chi', 'psi', 'omega'],
] as const

const capitals: ReadonlySet<string> = new Set('gamma delta theta lambda xi pi sigma upsilon phi psi omega'.split(' '))

function greekKey(name: string): Keycap {
  const latex = `\\${name}`
  if (!capitals.has(name)) return key(latex, name, { class: 'hide-shift' })
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return key(latex, name, { class: 'hide-shift', shift: { latex: `\\${capital}`, tooltip: `capital ${name}` } })
}

const greek: Rows = [
  greekRows[0].map(greekKey),
  greekRows[1].map(greekKey),
  [shiftKey, ...greekRows[2].map(greekKey)],
  [subscript, power, key('=', 'equals'), open, close, ...editing],
]

const functions: Rows = [
  [...named(1), open, close],
  [...named(2), fraction, power],
  [
    ...named(3),
    template('\\log_b', '\\log_{#?}\\left(#?\\right)', 'logarithm to a base'),
    template('e^x', 'e^{#?}', 'e to the power'),
    root,
    template('\\sqrt[n]{x}', '\\sqrt[#?]{#0}', 'root'),
    template('|x|', '\\left|#0\\right|', 'absolute value'),
    template('n!', '#@!', 'factorial'),
  ],
  [
    template('\\int', '\\int_{#?}^{#?}#? \\,\\mathrm{d}x', 'integral'),
    template('\\sum', '\\sum_{#?}^{#?}#?', 'sum'),
    template('\\frac{d}{dx}', '\\frac{d}{dx}\\left(#?\\right)', 'derivative'),
    template('\\binom{n}{k}', '\\binom{#?}{#?}', 'binomial'),
    ...editing,
  ],
]

const complex: Rows = [
  ['7', '8', '9', key('i', 'imaginary unit i'), key('j', 'imaginary unit j'), open, close, fraction],
  ['4', '5', '6', key('e', 'e'), key('\\pi', 'pi'), power, root, times],
  [
    '1',
    '2',
    '3',
    key('\\angle', 'angle'),
    key('^{\\circ}', 'degrees', { label: '°' }),
    template('e^{i\\theta}', 'e^{i#?}', 'e to the i'),
    template('|z|', '\\left|#0\\right|', 'magnitude'),
    template('\\overline{z}', '\\overline{#0}', 'conjugate'),
  ],
  ['0', key('.', 'decimal point'), key('+', 'plus'), key('-', 'minus', { label: '−' }), ...editing],
]

function unitKey(symbol: string, name: string, latex = `\\mathrm{${symbol}}`): Keycap {
  return { label: symbol, insert: latex, tooltip: name, class: 'small' }
}

const unit: Rows = [
  [
    unitKey('m', 'metre'),
    unitKey('s', 'second'),
    unitKey('kg', 'kilogram'),
    unitKey('A', 'ampere'),
    unitKey('K', 'kelvin'),
    unitKey('mol', 'mole'),
    unitKey('cd', 'candela'),
    unitKey('rad', 'radian'),
  ],
  [
    unitKey('N', 'newton'),
    unitKey('J', 'joule'),
    unitKey('W', 'watt'),
    unitKey('Pa', 'pascal'),
    unitKey('Hz', 'hertz'),
    unitKey('V', 'volt'),
    unitKey('Ω', 'ohm', '\\Omega'),
    unitKey('C', 'coulomb'),
  ],
  [
    unitKey('mm', 'millimetre'),
    unitKey('cm', 'centimetre'),
    unitKey('km', 'kilometre'),
    unitKey('g', 'gram'),
    unitKey('L', 'litre'),
    unitKey('min', 'minute'),
    unitKey('h', 'hour'),
    unitKey('°C', 'degree Celsius', '^{\\circ}\\mathrm{C}'),
  ],
  [template('\\frac{m}{s}', '\\frac{#@}{#?}', 'per'), key('\\cdot', 'times'), square, power, ...editing],
]

const symbol: Rows = [
  [
    key('=', 'equals'),
    key('\\ne', 'not equal'),
    key('<', 'less than'),
    key('>', 'greater than'),
    key('\\le', 'at most'),
    key('\\ge', 'at least'),
    key('\\pm', 'plus or minus'),
    key('\\approx', 'about'),
  ],
  [
    open,
    close,
    key('[', 'open square bracket'),
    key(']', 'close square bracket'),
    key('\\{', 'open brace'),
    key('\\}', 'close brace'),
    key(';', 'semicolon'),
    key(',', 'comma'),
  ],
  [
    key('\\infty', 'infinity'),
    key('\\in', 'is in'),
    key('\\cup', 'union'),
    key('\\cap', 'intersection'),
    key('\\emptyset', 'empty set'),
    key('\\pi', 'pi'),
    key('\\to', 'to'),
    key('^{\\circ}', 'degrees', { label: '°' }),
  ],
  [key('\\land', 'and'), key('\\lor', 'or'), key('\\neg', 'not'), key('\\mathbb{R}', 'real numbers'), ...editing],
]

const rowsOf: Readonly<Record<KeyboardLayout, Rows>> = { numeric, roman, greek, functions, complex, unit, symbol }

/** The layouts for `window.mathVirtualKeyboard.layouts`, in the given order. */
export function keyboardLayoutsFor(keyboards: readonly KeyboardLayout[]): VirtualKeyboardLayout[] {
  return keyboards.map((id) => ({
    id: `isomorph-${id}`,
    label: tabLabels[id],
    tooltip: keyboardNames[id],
    displayEditToolbar: false,
    rows: rowsOf[id].map((row) => [...row]),
  }))
}
