import { wordsOf } from '../../functions/spellings.ts'
import type { SpeechWords, SpokenBound, SpokenDerivative } from './speech-words.ts'

const ordinal = (order: number): string =>
  order === 1 ? '' : order === 2 ? 'second ' : order === 3 ? 'third ' : `${order}th `

const end = (isClosed: boolean): string => (isClosed ? 'included' : 'excluded')

function bound({ operator, variable, lower, upper, direction, body }: SpokenBound): string {
  switch (operator) {
    case 'integral':
      return `the integral ${lower ? `from ${lower} to ${upper} ` : ''}of ${body} with respect to ${variable}`
    case 'limit':
      return `the limit as ${variable} goes to ${lower}${direction ? ` from ${direction}` : ''} of ${body}`
    default:
      return `the ${operator} from ${variable} equals ${lower}${upper ? ` to ${upper}` : ''} of ${body}`
  }
}

const derivative = ({ order, isPartial, variable, body }: SpokenDerivative): string =>
  `the ${ordinal(order)}${isPartial ? 'partial ' : ''}derivative with respect to ${variable} of ${body}`

/** English. The words of its functions stand in the table of functions. */
export const english: SpeechWords = {
  signs: { '+': 'plus', '-': 'minus', '±': 'plus or minus', '∓': 'minus or plus' },
  constants: { e: 'e', i: 'i', pi: 'pi', infinity: 'infinity' },
  relations: {
    '=': 'equals',
    '≠': 'is not equal to',
    '<': 'is less than',
    '≤': 'is at most',
    '>': 'is greater than',
    '≥': 'is at least',
    '≈': 'is about',
    '∈': 'is in',
    '∉': 'is not in',
    '⊂': 'is a proper subset of',
    '⊆': 'is a subset of',
    '⊃': 'is a proper superset of',
    '⊇': 'is a superset of',
  },
  logic: {
    and: 'and',
    or: 'or',
    not: 'not',
    implies: 'implies',
    iff: 'if and only if',
    xor: 'exclusive or',
    nand: 'not both and',
    nor: 'neither nor',
  },
  words: {
    true: 'true',
    false: 'false',
    'empty-set': 'the empty set',
    reals: 'the real numbers',
    integers: 'the integers',
    rationals: 'the rational numbers',
    naturals: 'the natural numbers',
    ellipsis: 'and so on',
    complexes: 'the complex numbers',
  },
  setOperations: {
    union: 'union',
    intersection: 'intersected with',
    difference: 'without',
    'symmetric-difference': 'symmetric difference with',
  },
  names: {
    capital: (letter) => `capital ${letter}`,
    vector: (letter) => `vector ${letter}`,
    accents: { hat: 'hat', tilde: 'tilde', bar: 'bar', dot: 'dot', ddot: 'double dot', star: 'star' },
    sub: 'sub',
    prime: 'prime',
    inverse: 'inverse',
    concentration: (substance) => `concentration of ${substance}`,
    charges: { '+': 'plus', '-': 'minus' },
    letters: { ħ: 'h bar', '∇': 'nabla' },
  },
  times: 'times',
  percent: (value) => `${value} percent`,
  recurring: (digits) => `${digits} recurring`,
  fraction: (numerator, denominator, isShort) =>
    isShort ? `${numerator} over ${denominator}` : `the fraction ${numerator} over ${denominator}, end fraction,`,
  mixedNumber: (whole, fraction) => `${whole} and ${fraction}`,
  squared: (base) => `${base} squared`,
  cubed: (base) => `${base} cubed`,
  power: (base, exponent, isShort) => `${base} to the power ${exponent}${isShort ? '' : ', end power,'}`,
  brackets: (inner) => `open bracket ${inner} close bracket`,
  collection: (kind, items) =>
    `the ${kind === 'tuple' ? 'ordered group' : kind} of ${items.length === 0 ? 'nothing' : items.join(', ')}`,
  setBuilder: (variable, condition) => `the set of all ${variable} such that ${condition}`,
  interval: ({ lower, upper, isLowerClosed, isUpperClosed }) =>
    `the interval from ${lower} ${end(isLowerClosed)} to ${upper} ${end(isUpperClosed)}`,
  matrix: (rows) =>
    `the ${rows.length} by ${rows[0]?.length ?? 0} matrix with ${rows.map((row, index) => `row ${index + 1}: ${row.join(', ')}`).join('; ')}`,
  bound,
  derivative,
  units: {
    '°': ['degrees', 'degrees'],
    '′': ['minute', 'minutes'],
    '″': ['second', 'seconds'],
    '°C': ['degrees Celsius', 'degrees Celsius'],
    '°F': ['degrees Fahrenheit', 'degrees Fahrenheit'],
    $: ['dollars', 'dollars'],
    '€': ['euros', 'euros'],
    '£': ['pounds', 'pounds'],
    '%': ['percent', 'percent'],
  },
  per: (above, below) => `${above} per ${below}`,
  functionNamed: (name) => wordsOf(name)?.speech,
  applied: (name, args) => `${name} of ${args.join(' and ')}`,
}
