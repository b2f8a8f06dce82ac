import {
  close,
  comma,
  editing,
  equals,
  minus,
  open,
  plus,
  power,
  semicolon,
  subscript,
  withMore,
  type Keycap,
  type Rows,
} from './keycaps.ts'

const shiftKey: Keycap = { label: '[shift]', width: 1 }

function letters(row: string): readonly Keycap[] {
  return Array.from(row, (letter) => ({
    label: letter,
    insert: letter,
    class: 'hide-shift',
    shift: { label: letter.toUpperCase(), insert: letter.toUpperCase(), class: 'hide-shift' },
  }))
}

/** In the order of the alphabet, as on calculators: ten keys in a row, as on typewriters, are too narrow on a phone. */
export const roman: Rows = [
  letters('abcdefg'),
  letters('hijklmn'),
  letters('opqrstu'),
  [...letters('vwxyz'), open, close],
  [shiftKey, withMore(subscript, [power]), withMore(equals, [comma, semicolon, plus, minus]), ...editing],
]

const greekRows = [
  ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'],
  ['theta', 'iota', 'kappa', 'lambda', 'mu', 'nu', 'xi'],
  ['pi', 'rho', 'sigma', 'tau', 'upsilon', 'phi', 'chi'],
] as const

const capitals: ReadonlySet<string> = new Set([
  'gamma',
  'delta',
  'theta',
  'lambda',
  'xi',
  'pi',
  'sigma',
  'upsilon',
  'phi',
  'psi',
  'omega',
])

function greekKey(name: string): Keycap {
  const plain = { latex: `\\${name}`, tooltip: name, class: 'hide-shift' }
  if (!capitals.has(name)) return plain
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return { ...plain, shift: { latex: `\\${capital}` } }
}

export const greek: Rows = [
  ...greekRows.map((row) => row.map(greekKey)),
  [shiftKey, greekKey('psi'), greekKey('omega'), subscript, power, open, close],
  [equals, plus, minus, ...editing],
]
