import { functionKeys } from '@isomorph/evaluator'
import type { KeyboardLayout } from '@isomorph/problem'
import type { VirtualKeyboardLayout } from 'mathlive'
import type { DecimalSign } from '../typing/decimal-sign.ts'
import { keyFor } from './decimal-keys.ts'
import {
  close,
  separators,
  degrees,
  editing,
  equals,
  fraction,
  key,
  minus,
  open,
  pi,
  plus,
  point,
  power,
  root,
  square,
  template,
  times,
  withMore,
  type Keycap,
  type Rows,
} from './keycaps.ts'
import { keyboardNames } from './keyboard-names.ts'
import { greek, roman } from './letter-layouts.ts'
import './math-keyboard.css'

const tabLabels: Readonly<Record<KeyboardLayout, string>> = {
  numeric: '123',
  roman: 'abc',
  greek: 'αβγ',
  functions: 'f(x)',
  complex: 'a+bi',
  unit: 'm/s',
  symbol: '≤∞',
}

const absolute = template('|x|', '\\left|#0\\right|', 'absolute value')

const numeric: Rows = [
  ['7', '8', '9', { label: '÷', insert: '\\frac{#@}{#?}', tooltip: 'divided by' }, open, close, fraction],
  ['4', '5', '6', times, power, square, root],
  [
    '1',
    '2',
    '3',
    minus,
    template('10^n', '\\times10^{#?}', 'times ten to the power'),
    withMore(key('\\%', 'percent'), [key('\\$', 'dollar')]),
    separators,
  ],
  ['0', point, plus, ...editing],
]

const namedKeys = new Map(
  ([1, 2, 3] as const).flatMap((row) =>
    functionKeys(row).map(({ label, insert }) => [label, { label, insert, tooltip: label, class: 'small' }] as const),
  ),
)

/** The key of a function, with those that are rarely asked for behind it. */
function named(name: string, ...rare: readonly string[]): Keycap {
  const keys = [name, ...rare].map((each) => {
    const known = namedKeys.get(each)
    if (!known) throw new Error(`The evaluator offers no key for ${each}.`)
    return known
  })
  const [first = {}, ...variants] = keys
  return variants.length === 0 ? first : withMore(first, variants)
}

const integral = withMore(template('\\int', '\\int_{#?}^{#?}#? \\,\\mathrm{d}x', 'integral'), [
  template('\\int', '\\int #? \\,\\mathrm{d}x', 'integral without bounds'),
  template('\\oint', '\\oint_{#?}#? \\,\\mathrm{d}x', 'integral along a closed curve'),
  template('\\iint', '\\iint_{#?}#? \\,\\mathrm{d}x\\,\\mathrm{d}y', 'double integral'),
  template('\\iiint', '\\iiint_{#?}#? \\,\\mathrm{d}x\\,\\mathrm{d}y\\,\\mathrm{d}z', 'triple integral'),
])

const functions: Rows = [
  [
    named('sin', 'csc', 'sinh'),
    named('cos', 'sec', 'cosh'),
    named('tan', 'cot', 'tanh'),
    named('ln'),
    named('log'),
    open,
    close,
  ],
  [
    named('arcsin'),
    named('arccos'),
    named('arctan'),
    template('e^x', 'e^{#?}', 'e to the power'),
    root,
    power,
    fraction,
  ],
  [
    integral,
    withMore(template('\\sum', '\\sum_{#?}^{#?}#?', 'sum'), [template('\\prod', '\\prod_{#?}^{#?}#?', 'product')]),
    template('\\frac{d}{dx}', '\\frac{d}{dx}\\left(#?\\right)', 'derivative'),
    template('\\log_b', '\\log_{#?}\\left(#?\\right)', 'logarithm to a base'),
    template('\\sqrt[n]{x}', '\\sqrt[#?]{#0}', 'root'),
    absolute,
    withMore(template('n!', '#@!', 'factorial'), [template('\\binom{n}{k}', '\\binom{#?}{#?}', 'binomial')]),
  ],
  [template('\\lim', '\\lim_{x\\to #?}#?', 'limit'), pi, degrees, ...editing],
]

const complex: Rows = [
  ['7', '8', '9', withMore(key('i', 'imaginary unit i'), [key('j', 'imaginary unit j')]), open, close, fraction],
  ['4', '5', '6', times, pi, power, root],
  [
    '1',
    '2',
    '3',
    minus,
    withMore(key('\\angle', 'angle'), [degrees]),
    withMore(template('e^{i\\theta}', 'e^{i#?}', 'e to the i'), [key('e', 'e')]),
    withMore(template('|z|', '\\left|#0\\right|', 'magnitude'), [
      template('\\overline{z}', '\\overline{#0}', 'conjugate'),
    ]),
  ],
  ['0', point, plus, ...editing],
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
  ],
  [
    unitKey('N', 'newton'),
    unitKey('J', 'joule'),
    unitKey('W', 'watt'),
    unitKey('Pa', 'pascal'),
    unitKey('Hz', 'hertz'),
    unitKey('V', 'volt'),
    unitKey('Ω', 'ohm', '\\Omega'),
  ],
  [
    unitKey('C', 'coulomb'),
    unitKey('F', 'farad'),
    unitKey('T', 'tesla'),
    unitKey('eV', 'electronvolt'),
    unitKey('rad', 'radian'),
    unitKey('°C', 'degree Celsius', '^{\\circ}\\mathrm{C}'),
    unitKey('L', 'litre'),
  ],
  [
    unitKey('mm', 'millimetre'),
    unitKey('cm', 'centimetre'),
    unitKey('km', 'kilometre'),
    unitKey('g', 'gram'),
    unitKey('min', 'minute'),
    unitKey('h', 'hour'),
    power,
  ],
  [template('\\frac{m}{s}', '\\frac{#@}{#?}', 'per'), key('\\cdot', 'times'), square, ...editing],
]

const matrixOf = (rows: readonly string[], brackets = 'pmatrix'): string =>
  `\\begin{${brackets}}${rows.join('\\\\')}\\end{${brackets}}`

const tall = { class: 'tall' }

const matrix = withMore({ ...template(matrixOf(['a&b', 'c&d']), matrixOf(['#?&#?', '#?&#?']), 'matrix'), ...tall }, [
  template(matrixOf(['a', 'b']), matrixOf(['#?', '#?']), 'column with two rows'),
  template(matrixOf(['a', 'b', 'c']), matrixOf(['#?', '#?', '#?']), 'column with three rows'),
  template('3\\times3', matrixOf(['#?&#?&#?', '#?&#?&#?', '#?&#?&#?']), 'matrix with three rows'),
  template(matrixOf(['a&b', 'c&d'], 'vmatrix'), matrixOf(['#?&#?', '#?&#?'], 'vmatrix'), 'determinant'),
])

const interval = withMore(template('[a,b]', '\\left[#?,#?\\right]', 'interval'), [
  template('[a,b)', '\\left[#?,#?\\right)', 'interval without its end'),
  template('(a,b]', '\\left(#?,#?\\right]', 'interval without its beginning'),
  template('(a,b)', '\\left(#?,#?\\right)', 'open interval'),
  template(']a,b[', '\\left]#?,#?\\right[', 'open interval with square brackets'),
])

const symbol: Rows = [
  [
    withMore(equals, [
      key('\\Rightarrow', 'implies'),
      key('\\Leftrightarrow', 'is equivalent to'),
      template('\\equiv', '\\equiv #?\\left(\\bmod #?\\right)', 'is congruent to'),
    ]),
    key('\\ne', 'not equal'),
    key('<', 'less than'),
    key('>', 'greater than'),
    key('\\le', 'at most'),
    key('\\ge', 'at least'),
    key('\\approx', 'about'),
  ],
  [
    open,
    close,
    key('[', 'open square bracket'),
    key(']', 'close square bracket'),
    key('\\{', 'open brace'),
    key('\\}', 'close brace'),
    separators,
  ],
  [
    key('\\infty', 'infinity'),
    withMore(key('\\in', 'is in'), [
      key('\\notin', 'is not in'),
      key('\\subset', 'is a subset of'),
      key('\\supset', 'contains'),
    ]),
    withMore(key('\\cup', 'union'), [key('\\setminus', 'without')]),
    key('\\cap', 'intersection'),
    key('\\emptyset', 'empty set'),
    withMore(key('\\mathbb{R}', 'real numbers'), [
      key('\\mathbb{N}', 'natural numbers'),
      key('\\mathbb{Z}', 'whole numbers'),
      key('\\mathbb{Q}', 'rational numbers'),
      key('\\mathbb{C}', 'complex numbers'),
    ]),
    key('\\pm', 'plus or minus'),
  ],
  [
    withMore(key('\\to', 'to'), [key('\\rightleftharpoons', 'in equilibrium with')]),
    key('\\land', 'and'),
    key('\\lor', 'or'),
    key('\\neg', 'not'),
    withMore(pi, [degrees]),
    template('\\{x\\}', '\\left\\{#?\\right\\}', 'set'),
    interval,
  ],
  [
    matrix,
    withMore(template('\\vec a', '\\vec{#?}', 'vector'), [
      template('\\left|\\vec a\\right|', '\\left|\\vec{#?}\\right|', 'length of a vector'),
      template('\\left\\Vert x\\right\\Vert', '\\left\\Vert #?\\right\\Vert', 'norm'),
      template('\\left\\langle u,v\\right\\rangle', '\\left\\langle #?,#?\\right\\rangle', 'angle brackets'),
      template('\\hat a', '\\hat{#?}', 'hat'),
      template('\\dot a', '\\dot{#?}', 'dot'),
      template('\\ddot a', '\\ddot{#?}', 'two dots'),
      key('\\nabla', 'nabla'),
      key('\\hbar', 'h bar'),
    ]),
    { ...template('\\begin{cases}a\\\\b\\end{cases}', '\\begin{cases}#?&#?\\\\#?&#?\\end{cases}', 'cases'), ...tall },
    ...editing,
  ],
]

const rowsOf: Readonly<Record<KeyboardLayout, Rows>> = { numeric, roman, greek, functions, complex, unit, symbol }

/** The layouts for `window.mathVirtualKeyboard.layouts`, in the given order. */
export function keyboardLayoutsFor(
  keyboards: readonly KeyboardLayout[],
  decimalSign: DecimalSign = 'point',
): VirtualKeyboardLayout[] {
  return keyboards.map((id) => ({
    id: `isomorph-${id}`,
    label: tabLabels[id],
    tooltip: keyboardNames[id],
    displayEditToolbar: false,
    rows: rowsOf[id].map((row) => row.map((each) => keyFor(each, decimalSign))),
  }))
}
