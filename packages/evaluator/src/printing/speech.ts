import { wordsOf } from '../functions/spellings.ts'
import type { BoundNode, CallNode, ProductNode, Tree } from '../tree.ts'
import { spokenName } from './names.ts'

/** A formula in English words, for screen readers and "how your answer is read": `x squared plus 1`. */
export function toSpeech(tree: Tree): string {
  return speak(tree).replaceAll(/ {2,}/g, ' ').trim()
}

function speak(tree: Tree): string {
  switch (tree.kind) {
    case 'number':
      return tree.spelling.replace(/\\overline\{(\d+)\}/, ' $1 recurring')
    case 'symbol':
      return spokenName(tree.name)
    case 'constant':
      return { e: 'e', i: 'i', pi: 'pi', infinity: 'infinity' }[tree.name]
    case 'sum':
      return tree.terms
        .map(({ sign, value }, index) => (index === 0 && sign === '+' ? '' : `${signs[sign]} `) + speak(value))
        .join(' ')
    case 'signed':
      return `${signs[tree.sign]} ${speak(tree.value)}`
    case 'product':
      return productSpeech(tree, speak)
    case 'quotient':
      return isShort(tree.numerator) && isShort(tree.denominator)
        ? `${speak(tree.numerator)} over ${speak(tree.denominator)}`
        : `the fraction ${speak(tree.numerator)} over ${speak(tree.denominator)}, end fraction,`
    case 'mixed-number':
      return `${speak(tree.whole)} and ${speak(tree.fraction)}`
    case 'power':
      return powerSpeech(tree.base, tree.exponent)
    case 'call':
      return callSpeech(tree)
    case 'group':
      return `open bracket ${speak(tree.inner)} close bracket`
    case 'percent':
      return `${speak(tree.value)} percent`
    case 'relation':
      return tree.operands
        .map((operand, index) => (index > 0 ? `${relations[tree.operators[index - 1]!]} ` : '') + speak(operand))
        .join(' ')
    case 'logic':
      return tree.operator === 'not'
        ? `not ${speak(tree.operands[0]!)}`
        : tree.operands.map(speak).join(` ${logic[tree.operator]} `)
    case 'word':
      return words[tree.word]
    case 'set':
    case 'list':
    case 'tuple':
      return `the ${tree.kind === 'tuple' ? 'ordered group' : tree.kind} of ${spokenItems(tree.items)}`
    case 'set-builder':
      return `the set of all ${speak(tree.variable)} such that ${speak(tree.condition)}`
    case 'set-operation':
      return tree.operands
        .map(speak)
        .join(` ${{ union: 'union', intersection: 'intersected with', difference: 'without' }[tree.operator]} `)
    case 'interval':
      return `the interval from ${speak(tree.lower)} ${tree.isLowerClosed ? 'included' : 'excluded'} to ${speak(tree.upper)} ${tree.isUpperClosed ? 'included' : 'excluded'}`
    case 'matrix':
      return `the ${tree.rows.length} by ${tree.rows[0]?.length ?? 0} matrix with ${tree.rows.map((row, index) => `row ${index + 1}: ${row.map(speak).join(', ')}`).join('; ')}`
    case 'bound':
      return boundSpeech(tree)
    case 'derivative':
      return `the ${ordinal(tree.order)}${tree.isPartial === true ? 'partial ' : ''}derivative with respect to ${spokenName(tree.variable)} of ${speak(tree.body)}`
    case 'quantity':
      return tree.value ? `${speak(tree.value)} ${unitSpeech(tree.unit)}` : unitSpeech(tree.unit)
    default:
      return unitWords[tree.name] ?? tree.name
  }
}

const signs = {
  '+': 'plus',
  '-': 'minus',
  '±': 'plus or minus',
  '∓': 'minus or plus',
} as const
const relations = {
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
} as const
const logic = {
  and: 'and',
  or: 'or',
  not: 'not',
  implies: 'implies',
  iff: 'if and only if',
  xor: 'exclusive or',
  nand: 'not both and',
  nor: 'neither nor',
} as const
const words = {
  true: 'true',
  false: 'false',
  'empty-set': 'the empty set',
  reals: 'the real numbers',
  integers: 'the integers',
  rationals: 'the rational numbers',
  naturals: 'the natural numbers',
  ellipsis: 'and so on',
  complexes: 'the complex numbers',
} as const
const unitWords: Readonly<Record<string, string>> = {
  '°': 'degrees',
  '°C': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '%': 'percent',
}

function productSpeech({ factors, joins }: ProductNode, speakFactor: (factor: Tree) => string): string {
  return factors
    .map((factor, index) => (index > 0 && joins[index - 1] !== 'implied' ? 'times ' : '') + speakFactor(factor))
    .join(' ')
}

function unitSpeech(tree: Tree): string {
  switch (tree.kind) {
    case 'product':
      return productSpeech(tree, unitSpeech)
    case 'quotient':
      return `${unitSpeech(tree.numerator)} per ${inBrackets(tree.denominator)}`
    case 'group':
      return `open bracket ${unitSpeech(tree.inner)} close bracket`
    case 'power':
      return powerSpeech(tree.base, tree.exponent)
    default:
      return speak(tree)
  }
}

/** J/(mol K) is heard with brackets around all that stands below the line. */
function inBrackets(tree: Tree): string {
  return tree.kind === 'product' ? `open bracket ${unitSpeech(tree)} close bracket` : unitSpeech(tree)
}

function isShort(tree: Tree): boolean {
  return tree.kind === 'number' || tree.kind === 'symbol' || tree.kind === 'constant' || tree.kind === 'unit'
}

function spokenItems(items: readonly Tree[]): string {
  return items.length === 0 ? 'nothing' : items.map(speak).join(', ')
}

function powerSpeech(base: Tree, exponent: Tree): string {
  if (exponent.kind === 'number' && exponent.spelling === '2') return `${speak(base)} squared`
  if (exponent.kind === 'number' && exponent.spelling === '3') return `${speak(base)} cubed`
  return isShort(exponent) || exponent.kind === 'signed'
    ? `${speak(base)} to the power ${speak(exponent)}`
    : `${speak(base)} to the power ${speak(exponent)}, end power,`
}

function callSpeech(call: CallNode): string {
  const args = call.args.map(speak)
  if (call.isDecadic && args.length === 1) args.push('10')
  const known = wordsOf(call.name)
  if (known !== undefined) return known.speech(args, isShort(call.args[0]!))
  const name = spokenName(call.name.replace('^{-1}', ' inverse')) + ' prime'.repeat(call.primes ?? 0)
  return `${name} of ${args.join(' and ')}`
}

function ordinal(order: number): string {
  return order === 1 ? '' : order === 2 ? 'second ' : order === 3 ? 'third ' : `${order}th `
}

function boundSpeech(tree: BoundNode): string {
  const variable = spokenName(tree.variable)
  const body = speak(tree.body)
  const lower = tree.lower ? speak(tree.lower) : ''
  const upper = tree.upper ? speak(tree.upper) : ''
  switch (tree.operator) {
    case 'integral':
      return `the integral ${lower ? `from ${lower} to ${upper} ` : ''}of ${body} with respect to ${variable}`
    case 'limit':
      return `the limit as ${variable} goes to ${lower}${tree.direction ? ` from ${tree.direction}` : ''} of ${body}`
    default:
      return `the ${tree.operator} from ${variable} equals ${lower}${upper ? ` to ${upper}` : ''} of ${body}`
  }
}
