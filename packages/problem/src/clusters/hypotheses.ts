/** What wrong answers to a question may have come from: formulas over its variables, each with a name in plain words. */

import { integer, rational, toLatex, ungrouped, type Rational, type Tree } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { numberTree, sizeOf } from '../formulas/substitute.ts'
import type { CompiledFormulaQuestion } from '../question-types/formula/compile.ts'
import { readsAngles } from '../question-types/numeric/mutants.ts'
import { editsOf, fraction, negative, productOf, sumOf, withAnglesIn, type Edit } from './edits.ts'
import {
  computing,
  freeLetters,
  keyFormulas,
  largestFormula,
  pointsFor,
  referenceNumbers,
  type Compute,
  type KeyFormula,
  type Numbers,
} from './key-formulas.ts'
import { say, sayBoth, type Said } from '../wording/said.ts'
import { isNumeric } from './key-value.ts'
import { inWords } from './plain-words.ts'
import { differenceEdits, ratioEdits, ratioName } from './simple-relations.ts'

/** A formula that a wrong answer may have come from. */
export interface Hypothesis {
  readonly tree: Tree
  readonly name: Said
  /** How far it is from the key: one slip is likelier than two, and both than an answer to something else. */
  readonly edits: number
}

/** Hypotheses that always have the same value, called by the shortest of the likeliest names. */
export interface FormulaClass extends Hypothesis {
  readonly latex: string
  readonly compute: Compute
}

export interface Hypotheses {
  readonly keys: readonly KeyFormula[]
  /** Letters that nobody draws. */
  readonly letters: readonly string[]
  /** Values of these letters; one empty point where there are none. */
  readonly points: readonly Numbers[]
  readonly classes: readonly FormulaClass[]
}

/** Slips of one key, pairs that are tried, and classes that are kept: bounds on time and size. */
const maximumSlips = 120
const maximumPairs = 900
export const maximumClasses = 400
/** Variables beyond these are taken for no others. */
const maximumVariables = 8

/** Names of variables with numbers, drawn ones first. */
function variableNames({ variables }: CompiledProblem): readonly string[] {
  const calculated = new Set(variables.calculated.map(({ name }) => name))
  const names = [...variables.byName]
    .filter(([, { variableType }]) => variableType !== 'RichText')
    .map(([name]) => name)
  return [...names.filter((name) => !calculated.has(name)), ...names.filter((name) => calculated.has(name))]
}

const scales: readonly (readonly [Rational, Said])[] = [
  [integer(2), say('slipTwice')],
  [rational(1n, 2n), say('slipHalf')],
  [integer(10), say('slipTimesTooLarge', { times: '10' })],
  [rational(1n, 10n), say('slipTimesTooSmall', { times: '10' })],
  [integer(100), say('slipTimesTooLarge', { times: '100' })],
  [rational(1n, 100n), say('slipTimesTooSmall', { times: '100' })],
  [integer(1000), say('slipTimesTooLarge', { times: '1000' })],
  [rational(1n, 1000n), say('slipTimesTooSmall', { times: '1000' })],
]

const plainDifferences = [1, 2, 3]
const plainFactors = [3, 4, 5].flatMap((whole) => [[whole, 1] as const, [1, whole] as const])

/** What happens to a formula as a whole. */
interface WholeSlip {
  readonly name: Said
  readonly applyTo: (tree: Tree) => Tree
}

const wrongSign: WholeSlip = { name: say('slipWrongSign'), applyTo: negative }
const scaled = scales.map(([factor, name]): WholeSlip => ({
  name,
  applyTo: (tree) => productOf([numberTree(factor), tree]),
}))
const otherAngles: readonly WholeSlip[] = [
  { name: say('slipUsedDegrees'), applyTo: (tree) => withAnglesIn('degrees', tree) },
  { name: say('slipUsedRadians'), applyTo: (tree) => withAnglesIn('radians', tree) },
]

/** Slips of the formula as a whole. */
const wholeSlips = (tree: Tree): readonly WholeSlip[] => [
  ...(readsAngles(tree) ? otherAngles : []),
  wrongSign,
  ...scaled,
]

const symbolOf = (name: string): Tree => ({ kind: 'symbol', name, at: { from: 0, to: 0 } })

const smallFactors = [2, 3, 4]
/** Less likely than a variable alone. */
const editsOfMultiple = 2.5

/** A variable a few times, such as the four sides of a square where its area is asked for. */
function multiplesOf(name: string): readonly Hypothesis[] {
  return smallFactors.map((factor) => {
    const tree = productOf([numberTree(integer(factor)), symbolOf(name)])
    return { tree, name: say('slipGave', { formula: inWords(tree) }), edits: editsOfMultiple }
  })
}

/** The correct answer with a variable too much. */
function variableTooMuch(tree: Tree, name: string): readonly Hypothesis[] {
  const symbol = symbolOf(name)
  const called = inWords(symbol)
  const slips: readonly Edit[] = [
    { tree: sumOf(tree, '+', symbol), name: say('slipAddedToAnswer', { term: called }) },
    { tree: sumOf(tree, '-', symbol), name: say('slipSubtractedFromAnswer', { term: called }) },
    { tree: productOf([tree, symbol]), name: say('slipMultipliedAnswer', { factor: called }) },
    { tree: fraction(tree, symbol), name: say('slipDividedAnswer', { factor: called }) },
  ]
  return slips.map((slip) => ({ ...slip, edits: 2 }))
}

/** A formula is a plain multiple of the key, or differs from it by so much. Numbers are compared by what was typed (`byRelations`). */
function* plainRelations(tree: Tree): Generator<Hypothesis, void> {
  for (const amount of plainDifferences) {
    const term = numberTree(integer(amount))
    const params = { term: String(amount) }
    yield { tree: sumOf(tree, '+', term), name: say('slipAddedToAnswer', params), edits: differenceEdits }
    yield { tree: sumOf(tree, '-', term), name: say('slipSubtractedFromAnswer', params), edits: differenceEdits }
  }
  for (const [numerator, denominator] of plainFactors) {
    const ratio = { kind: 'ratio', numerator, denominator, tens: 0, constant: 'one' } as const
    const factor = numberTree(rational(BigInt(numerator), BigInt(denominator)))
    yield { tree: productOf([factor, tree]), name: ratioName(ratio), edits: ratioEdits(ratio) }
  }
}

/** Formulas of other questions of the problem: learners answer the question beside the one that is asked. */
function otherKeys(compiled: CompiledProblem, { index }: CompiledFormulaQuestion): readonly Hypothesis[] {
  return [...compiled.questions.values()].flatMap((other): readonly Hypothesis[] => {
    if (other.kind !== 'formula' || other.index === index) return []
    const name = say('slipOtherQuestion', { number: String(other.index + 1) })
    return keyFormulas(compiled, other).flatMap(({ ways: [tree] }) =>
      tree === undefined ? [] : [{ tree, name, edits: 2 }],
    )
  })
}

/** A key that is a calculated variable has slips only where it is written out. */
function slipsWithin(tree: Tree, variables: readonly string[]): readonly Edit[] {
  return ungrouped(tree).kind === 'symbol' ? [] : editsOf(tree, variables, maximumSlips)
}

/** Two slips are less likely than a plain multiple of the correct answer. */
const editsOfPair = 2.75

const pairOf = (tree: Tree, first: Said, second: Said): Hypothesis => ({
  tree,
  name: sayBoth(first, second),
  edits: editsOfPair,
})

/** Two slips at once. What happens to the whole happens after a slip within: nobody mistakes a factor that they add themselves. */
function* pairsOf(tree: Tree, variables: readonly string[]): Generator<Hypothesis, void> {
  const within = editsOf(tree, [], maximumSlips)
  for (const whole of wholeSlips(tree))
    for (const slip of within) yield pairOf(whole.applyTo(slip.tree), whole.name, slip.name)
  for (const first of slipsWithin(tree, variables).filter(({ edits = 1 }) => edits === 1))
    for (const second of editsOf(first.tree, [], maximumSlips)) yield pairOf(second.tree, first.name, second.name)
}

/** In the order of their edits, the last ones made while they are taken. */
function* hypothesesOf(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  keys: readonly KeyFormula[],
  templates: readonly Hypothesis[],
): Generator<Hypothesis, void> {
  const names = variableNames(compiled)
  const mistakable = names.slice(0, maximumVariables)
  const trees = keys.flatMap(({ ways }) => ways).filter((tree) => sizeOf(tree, largestFormula) <= largestFormula)
  for (const tree of trees) {
    for (const { name, applyTo } of wholeSlips(tree)) yield { tree: applyTo(tree), name, edits: 1 }
    for (const slip of slipsWithin(tree, mistakable)) yield { edits: 1, ...slip }
  }
  for (const name of names)
    yield { tree: symbolOf(name), name: say('slipGave', { formula: inWords(symbolOf(name)) }), edits: 2 }
  yield* otherKeys(compiled, question)
  for (const name of mistakable) yield* multiplesOf(name)
  for (const { ways } of keys)
    for (const name of mistakable) yield* ways.slice(0, 1).flatMap((tree) => variableTooMuch(tree, name))
  if (!isNumeric(question))
    for (const { ways } of keys) for (const tree of ways.slice(0, 1)) yield* plainRelations(tree)
  yield* templates
  for (const tree of trees) yield* pairsOf(tree, mistakable)
}

const isLikelier = (one: Hypothesis, other: Hypothesis): boolean =>
  one.edits < other.edits || (one.edits === other.edits && one.name.message.length < other.name.message.length)

/** The values of a formula to nine digits; `undefined` where it mostly has none. */
function fingerprintOf(compute: Compute, at: readonly Numbers[]): string | undefined {
  const values = at.map(compute)
  const known = values.filter(Number.isFinite)
  if (known.length * 2 < values.length || known.length === 0) return undefined
  const largest = Math.max(...known.map(Math.abs))
  return values.map((value) => (Math.abs(value) < 1e-12 * largest ? '0' : value.toPrecision(9))).join(' ')
}

/** The hypotheses of a question as classes of equal value. What equals a key is no mistake, and is left out. */
export function buildHypotheses(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  templates: readonly Hypothesis[] = [],
): Hypotheses {
  const keys = keyFormulas(compiled, question)
  const letters = [
    ...new Set(
      [...keys.flatMap(({ ways }) => ways), ...templates.map(({ tree }) => tree)].flatMap((tree) =>
        freeLetters(compiled, tree),
      ),
    ),
  ]
  const points = pointsFor(question, letters)
  const at = referenceNumbers(compiled).flatMap((numbers) => points.map((point) => ({ ...point, ...numbers })))
  const right = new Set(keys.map(({ compute }) => fingerprintOf(compute, at)))
  const found = new Map<string, FormulaClass>()
  let tried = 0
  for (const hypothesis of hypothesesOf(compiled, question, keys, templates)) {
    if (found.size >= maximumClasses || (tried += 1) > maximumPairs) break
    const compute = computing(hypothesis.tree, question.setting.computing)
    const fingerprint = compute && fingerprintOf(compute, at)
    if (compute === undefined || fingerprint === undefined || right.has(fingerprint)) continue
    const known = found.get(fingerprint)
    if (known === undefined || isLikelier(hypothesis, known))
      found.set(fingerprint, { ...hypothesis, compute, latex: toLatex(hypothesis.tree) })
  }
  return { keys, letters, points, classes: [...found.values()] }
}
