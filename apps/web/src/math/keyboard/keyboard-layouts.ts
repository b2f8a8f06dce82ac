import { functionKeys } from '@isomorph/evaluator'
import { t } from '@isomorph/messages'
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
  inWords,
  withMore,
  type Keycap,
  type Rows,
} from './keycaps.ts'
import { keyboardNames } from './keyboard-names.ts'
import { greek, roman } from './letter-layouts.ts'
import { unit } from './unit-layout.ts'
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

const absolute = template('|x|', '\\left|#0\\right|', 'math-keyboard.key.absolute')

const numeric: Rows = [
  [
    '7',
    '8',
    '9',
    { label: '÷', insert: '\\frac{#@}{#?}', tooltip: 'math-keyboard.key.dividedBy' },
    open,
    close,
    fraction,
  ],
  ['4', '5', '6', times, power, square, root],
  [
    '1',
    '2',
    '3',
    minus,
    template('10^n', '\\times10^{#?}', 'math-keyboard.key.tenToThe'),
    withMore(key('\\%', 'math-keyboard.key.percent'), [key('\\$', 'math-keyboard.key.dollar')]),
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

const integral = withMore(template('\\int', '\\int_{#?}^{#?}#? \\,\\mathrm{d}x', 'math-keyboard.key.integral'), [
  template('\\int', '\\int #? \\,\\mathrm{d}x', 'math-keyboard.key.integral.plain'),
  template('\\oint', '\\oint_{#?}#? \\,\\mathrm{d}x', 'math-keyboard.key.integral.closed'),
  template('\\iint', '\\iint_{#?}#? \\,\\mathrm{d}x\\,\\mathrm{d}y', 'math-keyboard.key.integral.double'),
  template(
    '\\iiint',
    '\\iiint_{#?}#? \\,\\mathrm{d}x\\,\\mathrm{d}y\\,\\mathrm{d}z',
    'math-keyboard.key.integral.triple',
  ),
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
    template('e^x', 'e^{#?}', 'math-keyboard.key.eToThe'),
    root,
    power,
    fraction,
  ],
  [
    integral,
    withMore(template('\\sum', '\\sum_{#?}^{#?}#?', 'math-keyboard.key.sum'), [
      template('\\prod', '\\prod_{#?}^{#?}#?', 'math-keyboard.key.product'),
    ]),
    template('\\frac{d}{dx}', '\\frac{d}{dx}\\left(#?\\right)', 'math-keyboard.key.derivative'),
    template('\\log_b', '\\log_{#?}\\left(#?\\right)', 'math-keyboard.key.logarithm'),
    template('\\sqrt[n]{x}', '\\sqrt[#?]{#0}', 'math-keyboard.key.root'),
    absolute,
    withMore(template('n!', '#@!', 'math-keyboard.key.factorial'), [
      template('\\binom{n}{k}', '\\binom{#?}{#?}', 'math-keyboard.key.binomial'),
    ]),
  ],
  [template('\\lim', '\\lim_{x\\to #?}#?', 'math-keyboard.key.limit'), pi, degrees, ...editing],
]

const complex: Rows = [
  [
    '7',
    '8',
    '9',
    withMore(key('i', 'math-keyboard.key.imaginaryI'), [key('j', 'math-keyboard.key.imaginaryJ')]),
    open,
    close,
    fraction,
  ],
  ['4', '5', '6', times, pi, power, root],
  [
    '1',
    '2',
    '3',
    minus,
    withMore(key('\\angle', 'math-keyboard.key.angle'), [degrees]),
    withMore(template('e^{i\\theta}', 'e^{i#?}', 'math-keyboard.key.eToTheI'), [key('e', 'math-keyboard.key.e')]),
    withMore(template('|z|', '\\left|#0\\right|', 'math-keyboard.key.magnitude'), [
      template('\\overline{z}', '\\overline{#0}', 'math-keyboard.key.conjugate'),
    ]),
  ],
  ['0', point, plus, ...editing],
]

const matrixOf = (rows: readonly string[], brackets = 'pmatrix'): string =>
  `\\begin{${brackets}}${rows.join('\\\\')}\\end{${brackets}}`

const tall = { class: 'tall' }

const matrix = withMore(
  { ...template(matrixOf(['a&b', 'c&d']), matrixOf(['#?&#?', '#?&#?']), 'math-keyboard.key.matrix'), ...tall },
  [
    template(matrixOf(['a', 'b']), matrixOf(['#?', '#?']), 'math-keyboard.key.column.two'),
    template(matrixOf(['a', 'b', 'c']), matrixOf(['#?', '#?', '#?']), 'math-keyboard.key.column.three'),
    template('3\\times3', matrixOf(['#?&#?&#?', '#?&#?&#?', '#?&#?&#?']), 'math-keyboard.key.matrix.three'),
    template(
      matrixOf(['a&b', 'c&d'], 'vmatrix'),
      matrixOf(['#?&#?', '#?&#?'], 'vmatrix'),
      'math-keyboard.key.determinant',
    ),
  ],
)

const interval = withMore(template('[a,b]', '\\left[#?,#?\\right]', 'math-keyboard.key.interval'), [
  template('[a,b)', '\\left[#?,#?\\right)', 'math-keyboard.key.interval.withoutEnd'),
  template('(a,b]', '\\left(#?,#?\\right]', 'math-keyboard.key.interval.withoutBeginning'),
  template('(a,b)', '\\left(#?,#?\\right)', 'math-keyboard.key.interval.open'),
  template(']a,b[', '\\left]#?,#?\\right[', 'math-keyboard.key.interval.openSquare'),
])

const symbol: Rows = [
  [
    withMore(equals, [
      key('\\Rightarrow', 'math-keyboard.key.implies'),
      key('\\Leftrightarrow', 'math-keyboard.key.equivalent'),
      template('\\equiv', '\\equiv #?\\left(\\bmod #?\\right)', 'math-keyboard.key.congruent'),
    ]),
    key('\\ne', 'math-keyboard.key.notEqual'),
    key('<', 'math-keyboard.key.less'),
    key('>', 'math-keyboard.key.greater'),
    key('\\le', 'math-keyboard.key.atMost'),
    key('\\ge', 'math-keyboard.key.atLeast'),
    key('\\approx', 'math-keyboard.key.about'),
  ],
  [
    open,
    close,
    key('[', 'math-keyboard.key.bracket.openSquare'),
    key(']', 'math-keyboard.key.bracket.closeSquare'),
    key('\\{', 'math-keyboard.key.bracket.openBrace'),
    key('\\}', 'math-keyboard.key.bracket.closeBrace'),
    separators,
  ],
  [
    key('\\infty', 'math-keyboard.key.infinity'),
    withMore(key('\\in', 'math-keyboard.key.isIn'), [
      key('\\notin', 'math-keyboard.key.isNotIn'),
      key('\\subset', 'math-keyboard.key.subset'),
      key('\\supset', 'math-keyboard.key.contains'),
    ]),
    withMore(key('\\cup', 'math-keyboard.key.union'), [key('\\setminus', 'math-keyboard.key.without')]),
    key('\\cap', 'math-keyboard.key.intersection'),
    key('\\emptyset', 'math-keyboard.key.emptySet'),
    withMore(key('\\mathbb{R}', 'math-keyboard.key.numbers.real'), [
      key('\\mathbb{N}', 'math-keyboard.key.numbers.natural'),
      key('\\mathbb{Z}', 'math-keyboard.key.numbers.whole'),
      key('\\mathbb{Q}', 'math-keyboard.key.numbers.rational'),
      key('\\mathbb{C}', 'math-keyboard.key.numbers.complex'),
    ]),
    key('\\pm', 'math-keyboard.key.plusMinus'),
  ],
  [
    withMore(key('\\to', 'math-keyboard.key.to'), [key('\\rightleftharpoons', 'math-keyboard.key.equilibrium')]),
    key('\\land', 'math-keyboard.key.and'),
    key('\\lor', 'math-keyboard.key.or'),
    key('\\neg', 'math-keyboard.key.not'),
    withMore(pi, [degrees]),
    template('\\{x\\}', '\\left\\{#?\\right\\}', 'math-keyboard.key.set'),
    interval,
  ],
  [
    matrix,
    withMore(template('\\vec a', '\\vec{#?}', 'math-keyboard.key.vector'), [
      template('\\left|\\vec a\\right|', '\\left|\\vec{#?}\\right|', 'math-keyboard.key.vector.length'),
      template('\\left\\Vert x\\right\\Vert', '\\left\\Vert #?\\right\\Vert', 'math-keyboard.key.norm'),
      template(
        '\\left\\langle u,v\\right\\rangle',
        '\\left\\langle #?,#?\\right\\rangle',
        'math-keyboard.key.bracket.angle',
      ),
      template('\\hat a', '\\hat{#?}', 'math-keyboard.key.hat'),
      template('\\dot a', '\\dot{#?}', 'math-keyboard.key.dot'),
      template('\\ddot a', '\\ddot{#?}', 'math-keyboard.key.dots'),
      key('\\nabla', 'math-keyboard.key.nabla'),
      key('\\hbar', 'math-keyboard.key.hBar'),
    ]),
    {
      ...template(
        '\\begin{cases}a\\\\b\\end{cases}',
        '\\begin{cases}#?&#?\\\\#?&#?\\end{cases}',
        'math-keyboard.key.cases',
      ),
      ...tall,
    },
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
    tooltip: t(keyboardNames[id]),
    displayEditToolbar: false,
    rows: rowsOf[id].map((row) => row.map((each) => inWords(keyFor(each, decimalSign)))),
  }))
}
