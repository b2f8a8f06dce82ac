/** Units carried through a formula. What is not known stays silent: only what cannot be is a mismatch. */

import { childrenOf, variablesIn, type CallNode, type Rational, type Tree } from '@isomorph/evaluator'
import { areConvertible, areSame, isPure, named, product, pure, toPower, unknown, type Measure } from './measure.ts'
import { say, type Said } from '../wording/said.ts'

/** The unit of a variable; unknown where none is said. */
export type UnitOfName = (name: string) => Measure

const mismatch = (said: Said): Measure => ({ kind: 'mismatch', ...said })

/** What is done to things that need the same unit. */
type Verb = 'adds' | 'compares' | 'lists'

/** Fractions such as 1/2 and 3/4 are numbers; a decimal such as 9.81 may stand for a constant that has a unit. */
const largestDenominator = 4n

function literal({ denominator }: Rational): Measure {
  return denominator <= largestDenominator ? pure : unknown
}

/** The first decimal of a formula that may have a unit, as it is spelt. */
export function constantIn(tree: Tree): string | undefined {
  if (tree.kind === 'number') return literal(tree.value).kind === 'unknown' ? tree.spelling : undefined
  for (const child of childrenOf(tree)) {
    const found = constantIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

const hasLetters = (tree: Tree): boolean => variablesIn(tree).size > 0

/** Things that stand side by side in a sum, a comparison or a list need the same unit; numbers alone may have any. */
function together(trees: readonly Tree[], unitOf: UnitOfName, verb: Verb): Measure {
  let found: Measure | undefined
  let isSure = true
  for (const tree of trees) {
    const measure = measureOf(tree, unitOf)
    if (measure.kind === 'mismatch') return measure
    if (measure.kind === 'unknown' || !hasLetters(tree)) {
      isSure &&= !hasLetters(tree)
      continue
    }
    if (found?.kind !== 'unit') found = measure
    else if (!areConvertible(found.unit, measure.unit))
      return mismatch(say(`${verb}Unlike`, { first: named(found.unit), second: named(measure.unit) }))
    else if (!areSame(found.unit, measure.unit))
      return mismatch(say(`${verb}Unconverted`, { first: named(found.unit), second: named(measure.unit) }))
  }
  if (found === undefined) return isSure ? pure : unknown
  return isSure ? found : unknown
}

function times(measures: readonly Measure[]): Measure {
  return measures.reduce((left, right) => {
    if (left.kind === 'mismatch') return left
    if (right.kind === 'mismatch') return right
    return left.kind === 'unit' && right.kind === 'unit' ? product(left.unit, right.unit) : unknown
  }, pure)
}

function power(measure: Measure, exponent: number): Measure {
  return measure.kind === 'unit' ? toPower(measure.unit, exponent) : measure
}

/** A number that is written out: 2, −1, 1/2. */
function written(tree: Tree): number | undefined {
  if (tree.kind === 'group') return written(tree.inner)
  if (tree.kind === 'number') return Number(tree.value.numerator) / Number(tree.value.denominator)
  if (tree.kind === 'signed') {
    const value = written(tree.value)
    return value === undefined || (tree.sign !== '-' && tree.sign !== '+')
      ? undefined
      : tree.sign === '-'
        ? -value
        : value
  }
  if (tree.kind !== 'quotient') return undefined
  const [above, below] = [written(tree.numerator), written(tree.denominator)]
  return above === undefined || below === undefined || below === 0 ? undefined : above / below
}

function raised(base: Tree, exponent: Tree, unitOf: UnitOfName): Measure {
  const [of, to] = [measureOf(base, unitOf), measureOf(exponent, unitOf)]
  if (of.kind === 'mismatch') return of
  if (to.kind === 'mismatch') return to
  if (to.kind === 'unit' && !isPure(to.unit)) return mismatch(say('exponentWithUnit', { unit: named(to.unit) }))
  if (of.kind === 'unknown' || isPure(of.unit)) return of
  const number = written(exponent)
  return number === undefined ? unknown : toPower(of.unit, number)
}

/** What gives the unit of its argument, its square, or a number, whatever the argument is. */
const keeping = new Set(
  ['abs', 'floor', 'ceil', 'round', 'mean', 'median', 'mode', 'sum', 'sort', 'stdev', 'stdevp', 'iqr', 'cumsum'].concat(
    ['quantile', 'range', 'filter'],
  ),
)
const squaring = new Set(['var', 'varp'])
const counting = new Set(['count', 'corr', 'zscore', 'sign'])
/** What takes numbers without a unit only, and gives one. */
const ofNumbers = new Set(['exp', 'ln', 'log', 'sinh', 'cosh', 'tanh'])
/** What takes numbers or angles. */
const ofAngles = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc'])

function ofDimensionless({ name }: CallNode, measure: Measure): Measure {
  if (measure.kind === 'mismatch') return measure
  if (measure.kind === 'unit' && !isPure(measure.unit))
    return mismatch(say('argumentWithUnit', { name, unit: named(measure.unit) }))
  return pure
}

function ofTwo({ name, args }: CallNode, [x, y]: readonly Measure[]): Measure {
  if (x === undefined || y === undefined || args.length !== 2) return unknown
  if (name === 'slope') return times([y, power(x, -1)])
  return name === 'dot' || name === 'cov' ? times([x, y]) : y
}

const ofPairs = new Set(['slope', 'intercept', 'residuals', 'dot', 'cov'])

function ofCall(tree: CallNode, unitOf: UnitOfName): Measure {
  const { name, args } = tree
  if (name === 'map') return unknown
  if (name === 'min' || name === 'max') return together(args, unitOf, 'compares')
  const listed = name === 'filter' ? args.slice(2) : args
  const measures = listed.map((arg) => measureOf(arg, unitOf))
  const failed = measures.find(({ kind }) => kind === 'mismatch')
  if (failed !== undefined) return failed
  const [first = unknown] = measures
  if (name === 'sqrt') return power(first, 0.5)
  if (name === 'root') return power(first, 1 / (written(args[1] ?? tree) ?? Number.NaN))
  if (keeping.has(name)) return first
  if (squaring.has(name)) return power(first, 2)
  if (counting.has(name)) return pure
  if (ofNumbers.has(name) || ofAngles.has(name)) return ofDimensionless(tree, first)
  return ofPairs.has(name) ? ofTwo(tree, measures) : unknown
}

/** The unit of what a formula gives; a mismatch where it adds, compares or raises what does not go together. */
export function measureOf(tree: Tree, unitOf: UnitOfName): Measure {
  switch (tree.kind) {
    case 'number':
      return literal(tree.value)
    case 'mixed-number':
    case 'constant':
      return pure
    case 'symbol':
      return unitOf(tree.name)
    case 'group':
      return measureOf(tree.inner, unitOf)
    case 'signed':
    case 'percent':
      return measureOf(tree.value, unitOf)
    case 'sum':
      return together(
        tree.terms.map(({ value }) => value),
        unitOf,
        'adds',
      )
    case 'product':
      return times(tree.factors.map((factor) => measureOf(factor, unitOf)))
    case 'quotient':
      return times([measureOf(tree.numerator, unitOf), power(measureOf(tree.denominator, unitOf), -1)])
    case 'power':
      return raised(tree.base, tree.exponent, unitOf)
    case 'call':
      return ofCall(tree, unitOf)
    case 'list':
    case 'set':
      return together(tree.items, unitOf, 'lists')
    case 'relation':
      return together(tree.operands, unitOf, 'compares')
    case 'logic':
      return tree.operands.map((part) => measureOf(part, unitOf)).find(({ kind }) => kind === 'mismatch') ?? pure
    default:
      return unknown
  }
}
