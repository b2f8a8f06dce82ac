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
import { inWords } from './plain-words.ts'

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

/** Slips of the formula as a whole. */
function wholeSlips(tree: Tree): readonly Edit[] {
  const angles = readsAngles(tree)
    ? [
        { tree: withAnglesIn('degrees', tree), name: say('slipUsedDegrees') },
        { tree: withAnglesIn('radians', tree), name: say('slipUsedRadians') },
      ]
    : []
  const scaled = scales.map(([factor, name]) => ({ tree: productOf([numberTree(factor), tree]), name }))
  return [...angles, { tree: negative(tree), name: say('slipWrongSign') }, ...scaled]
}

const symbolOf = (name: string): Tree => ({ kind: 'symbol', name, at: { from: 0, to: 0 } })

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

/** In the order of their edits, the last ones made while they are taken. */
function* hypothesesOf(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  keys: readonly KeyFormula[],
  templates: readonly Hypothesis[],
): Generator<Hypothesis, void> {
  const names = variableNames(compiled)
  const mistakable = names.slice(0, maximumVariables)
  const slips = keys
    .flatMap(({ ways }) => ways)
    .filter((tree) => sizeOf(tree, largestFormula) <= largestFormula)
    .flatMap((tree) => [...wholeSlips(tree), ...slipsWithin(tree, mistakable)])
  for (const slip of slips) yield { edits: 1, ...slip }
  for (const name of names)
    yield { tree: symbolOf(name), name: say('slipGave', { formula: inWords(symbolOf(name)) }), edits: 2 }
  yield* otherKeys(compiled, question)
  for (const { ways } of keys)
    for (const name of mistakable) yield* ways.slice(0, 1).flatMap((tree) => variableTooMuch(tree, name))
  yield* templates
  for (const first of slips.filter(({ edits = 1 }) => edits === 1))
    for (const second of editsOf(first.tree, [], maximumSlips))
      yield { tree: second.tree, name: sayBoth(first.name, second.name), edits: 2 }
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
