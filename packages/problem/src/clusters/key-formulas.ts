/** The keys of a question as formulas over what is drawn, so that slips on the way to a calculated value can be found. */

import {
  compileExpression,
  createBudget,
  freeSymbols,
  toText,
  type CompileOptions,
  type Tree,
} from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { numberIn } from '../formulas/lists/list-value.ts'
import { sizeOf, substitute } from '../formulas/substitute.ts'
import { doublesOf, isReal } from '../formulas/value.ts'
import type { CompiledFormulaQuestion } from '../question-types/formula/compile.ts'
import { isAuthoringError } from '../variables/authoring-error.ts'
import { cachedIn, drawVariant, environmentOf, type Environment, type Variant } from '../variables/variant.ts'

/** Real numbers by the names of variables or letters. */
export type Numbers = Readonly<Record<string, number>>

/** Reference variants, and how many seeds are tried for them. */
const maximumReferences = 8
const triedSeeds = 24
/** Letter points for formulas with letters that nobody draws. */
const letterPoints = 4
/** Larger formulas are not edited. */
export const largestFormula = 200

/** The numbers of a variant, for quick computing. */
export function numbersOf(environment: Environment): Numbers {
  return cachedIn(environment, 'numbers for clusters', () => {
    const numbers: Record<string, number> = {}
    for (const [name, value] of environment.values) {
      const number = numberIn(value)
      if (number !== undefined && isReal(number)) numbers[name] = doublesOf(number)[0]
    }
    return numbers
  })
}

const references = new WeakMap<CompiledProblem, readonly Variant[]>()

/** Variants with fixed seeds. */
export function referenceVariants(compiled: CompiledProblem): readonly Variant[] {
  const known = references.get(compiled)
  if (known !== undefined) return known
  const found: Variant[] = []
  for (let seed = 1; seed <= triedSeeds && found.length < maximumReferences; seed += 1) {
    const variant = drawVariant(compiled, seed)
    if (!isAuthoringError(variant)) found.push(variant)
  }
  references.set(compiled, found)
  return found
}

export const referenceNumbers = (compiled: CompiledProblem): readonly Numbers[] =>
  referenceVariants(compiled).map((variant) => numbersOf(environmentOf(compiled, variant)))

/** Powers of the reciprocal plastic number, whose multiples are spread evenly over a square (the R₂ sequence). */
const spreadSteps = [0.7548776662466927, 0.5698402909980532] as const

/** Letters of an answer that are no variables, each with a positive value at each point. */
export function pointsFor(question: CompiledFormulaQuestion, letters: readonly string[]): readonly Numbers[] {
  if (letters.length === 0) return [{}]
  const areWhole = question.question.assumptions?.letters === 'integer'
  return Array.from({ length: letterPoints }, (_, point) =>
    Object.fromEntries(
      letters.map((name, index) => {
        const spread = ((index + 1) * spreadSteps[0] + (point + 1) * spreadSteps[1]) % 1
        const isWhole = areWhole || question.kinds?.[name] === 'integer'
        return [name, isWhole ? 2 + ((index * 3 + point * 2) % 9) : 0.3 + 2 * spread]
      }),
    ),
  )
}

/** What a formula is worth; NaN where it has no real value. */
export type Compute = (numbers: Numbers) => number

const limits = { nodes: 20_000, points: 100, digits: 200 }

/** A formula made ready to be computed in doubles; `undefined` where it is none of real numbers. */
export function computing(tree: Tree, options: CompileOptions): Compute | undefined {
  const compiled = compileExpression(tree, options)
  if (!compiled.ok) return undefined
  const { computeDouble, letters } = compiled.value
  return (numbers) => {
    if (!letters.every((name) => Object.hasOwn(numbers, name))) return Number.NaN
    const computed = computeDouble(numbers, createBudget(limits))
    if (!computed.ok || Math.abs(computed.value.im) > 1e-12 * Math.abs(computed.value.re)) return Number.NaN
    return computed.value.re
  }
}

export const areClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))

/** `y = x²` is compared by its right side, as answers are. */
export function rightSide(tree: Tree): Tree {
  const bare = tree.kind === 'group' ? tree.inner : tree
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return bare
  const [left, right] = bare.operands
  return left?.kind === 'symbol' && right !== undefined ? right : bare
}

const deepest = 8

/** The formula with calculated variables replaced, and those in what replaces them, so many times. */
function inlined(compiled: CompiledProblem, tree: Tree, depth: number): Tree {
  if (depth === 0) return tree
  return substitute(tree, (name) => {
    const found = compiled.variables.calculated.find((each) => each.name === name)
    const isExact = found !== undefined && !found.variable.parameters.usesValueAsShown
    return isExact ? inlined(compiled, found.tree, depth - 1) : undefined
  })
}

/**
 * A key with calculated variables written out, one step after the other, where that is the same: a value used as shown,
 * or with angles in another unit, stays a variable. Slips in the shorter ways have the shorter names.
 */
function writtenOut(
  compiled: CompiledProblem,
  { setting }: CompiledFormulaQuestion,
  tree: Tree,
  at: readonly Numbers[],
): readonly Tree[] {
  const known = computing(tree, setting.computing)
  const ways = [tree]
  for (let depth = 1; depth <= deepest; depth += 1) {
    const next = inlined(compiled, tree, depth)
    const compute = computing(next, setting.computing)
    const isSame = compute !== undefined && at.every((numbers) => areClose(known?.(numbers) ?? 0, compute(numbers)))
    const isLast = next === ways.at(-1) || !isSame || sizeOf(next, largestFormula) > largestFormula
    if (isLast || toText(next) === toText(ways.at(-1) ?? tree)) break
    ways.push(next)
  }
  return ways
}

export interface KeyFormula {
  /** The same formula, with ever more calculated variables written out. */
  readonly ways: readonly Tree[]
  readonly compute: Compute
}

/** Keys beyond these are not looked at. */
const maximumKeys = 4

/** The keys that earn everything and are one formula each. */
export function keyFormulas(compiled: CompiledProblem, question: CompiledFormulaQuestion): readonly KeyFormula[] {
  const reference = referenceNumbers(compiled)
  const answers = question.sets
    .flatMap((set) => set.answers)
    .filter(({ answer, isList, comparison }) => answer.percentCorrect >= 100 && !isList && comparison.mode === 'value')
  return answers.slice(0, maximumKeys).flatMap((answer): readonly KeyFormula[] => {
    const own = rightSide(answer.tree)
    const letters = freeLetters(compiled, own)
    const at = reference.flatMap((numbers) => pointsFor(question, letters).map((point) => ({ ...point, ...numbers })))
    const compute = computing(own, question.setting.computing)
    return compute === undefined ? [] : [{ ways: writtenOut(compiled, question, own, at), compute }]
  })
}

/** Letters of a formula that are no variables of the problem. */
export function freeLetters({ variables }: CompiledProblem, tree: Tree): readonly string[] {
  return [...new Set(freeSymbols(tree).map(({ name }) => name))].filter((name) => !variables.byName.has(name))
}
