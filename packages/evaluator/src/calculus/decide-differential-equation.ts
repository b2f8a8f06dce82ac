import { createBudget, withoutFailure } from '../computing/budget.ts'
import { contains, letter, lettersOf, product, subtract } from '../computing/expression.ts'
import type { Expression } from '../computing/expression.ts'
import { meaningOf } from '../computing/meaning.ts'
import { derivativeShownBy } from '../computing/notation.ts'
import { different, meaningOptions, probeOptionsOf } from '../equivalence/comparison-setting.ts'
import type { ComparisonOptions, Decision, EquivalenceOptions } from '../equivalence/comparison-setting.ts'
import { decideEquivalence } from '../equivalence/decide-equivalence.ts'
import { ungrouped } from '../equivalence/formula.ts'
import { guarded } from '../equivalence/guarded.ts'
import { mapTree } from '../equivalence/map-tree.ts'
import { namesIn } from '../equivalence/rename.ts'
import { understood } from '../equivalence/symbols/understood.ts'
import { childrenOf } from '../children.ts'
import { ONE } from '../numbers/rational.ts'
import type { Span, Tree } from '../tree.ts'
import { differentiate } from './differentiate.ts'
import { isZero } from '../equivalence/vectors/rank.ts'
import type { VectorSetting } from '../equivalence/vectors/rank.ts'

export interface DifferentialEquationOptions extends EquivalenceOptions {
  /** The function that is looked for. */
  readonly function: string
  /** What it is a function of. Default: what the answer shows, else x. */
  readonly variable?: string | undefined
}

/**
 * Is the answer the same differential equation, rearranged or times a factor without the function and its derivatives? All
 * notations of the derivative are one: y', dy/dx, ẏ and, in equations, dy and dx apart.
 */
export function decideDifferentialEquation(key: Tree, answer: Tree, options: DifferentialEquationOptions): Decision {
  const name = options.function
  const variable = options.variable ?? variableOf(key, answer, name)
  if ((variableIn(answer, name) ?? variable) !== variable) return different('a derivative by another letter')
  const kinds = { ...options.kinds, [name]: { functionOf: variable } }
  const asked = { ...options, kinds }
  const [first, second] = [key, answer].map((tree) =>
    dividedByDifferential(withPrimes(tree, name), name, variable, asked),
  ) as [Tree, Tree]
  const asEquations = decideEquivalence(first, second, asked)
  if (asEquations.verdict === 'equal') return asEquations
  return guarded(options, (budget) => {
    const known = understood(first, second, asked)
    const [one, other] = [residualOf(known.key, known.options), residualOf(known.answer, known.options)]
    if (one === undefined || other === undefined) return asEquations
    const setting = { probing: probeOptionsOf(asked), budget }
    return isSameUpToFactor(one, other, name, setting)
      ? { verdict: 'equal', rule: 'the same equation up to a factor' }
      : asEquations
  })
}

/** What the function depends on: as the key shows it, else x or t where the key has one of them, else as the answer shows it. */
function variableOf(key: Tree, answer: Tree, name: string): string {
  const shown = variableIn(key, name)
  if (shown !== undefined) return shown
  const usual = ['x', 't'].filter((each) => each !== name && namesIn(key).has(each))
  const inAnswer = variableIn(answer, name)
  if (inAnswer !== undefined && (usual.length === 0 || usual.includes(inAnswer))) return inAnswer
  return usual[0] ?? 'x'
}

/** The letter that a derivative in the tree is taken by. */
function variableIn(tree: Tree, name: string): string | undefined {
  if (tree.kind === 'derivative' && namesIn(tree.body).has(name)) return tree.variable
  for (const part of childrenOf(tree)) {
    const found = variableIn(part, name)
    if (found !== undefined) return found
  }
  return undefined
}

const primed = (part: Tree, name: string, order: number): Tree => ({
  kind: 'symbol',
  name: name + "'".repeat(order),
  at: part.at,
})

const MOST_PRIMES = 10n

/** Dots, and orders in brackets such as y^{(4)}, as primes. */
function withPrimes(tree: Tree, name: string): Tree {
  return mapTree(tree, (part) => {
    if (part.kind === 'symbol') {
      const shown = derivativeShownBy(part.name)
      return shown?.base === name ? primed(part, name, shown.order) : part
    }
    if (part.kind !== 'power' || part.base.kind !== 'symbol' || part.base.name !== name) return part
    const { exponent } = part
    const order = exponent.kind === 'group' && exponent.inner.kind === 'number' ? exponent.inner.value : undefined
    const isOrder = order?.denominator === 1n && order.numerator > 0n && order.numerator <= MOST_PRIMES
    return isOrder ? primed(part, name, Number(order.numerator)) : part
  })
}

/** `dy = 2y dx` as y' = 2y. An equation in which dx is not a factor of every term stays as it is. */
function dividedByDifferential(tree: Tree, name: string, variable: string, options: DifferentialEquationOptions): Tree {
  const withLetter = withDifferentials(tree, name, variable, (at) => ({ kind: 'symbol', name: DIFFERENTIAL, at }))
  if (!namesIn(withLetter).has(DIFFERENTIAL)) return tree
  const isFactor = withoutFailure(() => {
    const known = understood(withLetter, withLetter, options)
    const residual = residualOf(known.key, known.options)
    if (residual === undefined) return false
    const slope = differentiate(residual, DIFFERENTIAL)
    const setting = { probing: probeOptionsOf(options), budget: createBudget() }
    return isZero(subtract(product([slope, letter(DIFFERENTIAL)]), residual), setting)
  })
  if (isFactor !== true) return tree
  return withDifferentials(tree, name, variable, (at) => ({ kind: 'number', spelling: '1', value: ONE, at }))
}

/** The letter for dx. No letter that is typed has a name with a space. */
const DIFFERENTIAL = 'd x'

/** Each `dy` as y' times `dx`. */
function withDifferentials(tree: Tree, name: string, variable: string, differential: (at: Span) => Tree): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'product') return part
    const factors: Tree[] = []
    for (let at = 0; at < part.factors.length; at += 1) {
      const [factor, next] = [part.factors[at]!, part.factors[at + 1]]
      const isBefore = factor.kind === 'symbol' && factor.name === 'd' && next?.kind === 'symbol'
      if (!isBefore || (next.name !== name && next.name !== variable)) {
        factors.push(factor)
        continue
      }
      if (next.name === name) factors.push(primed(next, name, 1))
      factors.push(differential(next.at))
      at += 1
    }
    if (factors.length === 1) return factors[0]!
    return { ...part, factors, joins: factors.slice(1).map(() => 'implied' as const) }
  })
}

/** Left side minus right side of one equation. */
function residualOf(tree: Tree, options: ComparisonOptions): Expression | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return undefined
  const [left, right] = bare.operands.map((side) => meaningOf(side, meaningOptions(options)))
  return subtract(left!, right!)
}

/** Whether the key has the function in it, and the ratio changes with nothing but the variable and constants. */
function isSameUpToFactor(key: Expression, answer: Expression, name: string, setting: VectorSetting): boolean {
  if (isZero(answer, setting)) return false
  const letters = new Set([...lettersOf(key), ...lettersOf(answer)])
  const derivatives = new Set([name])
  for (const side of [key, answer]) {
    contains(side, (part) => {
      if (part.op === 'letter' && part.derivative?.name === name) derivatives.add(part.name)
      return false
    })
  }
  const moving = [...letters].filter((other) => derivatives.has(other))
  if (!moving.some((other) => lettersOf(key).has(other))) return false
  return moving.every((other) => {
    const [rise, fall] = [differentiate(answer, other), differentiate(key, other)]
    return isZero(subtract(product([rise, key]), product([answer, fall])), setting)
  })
}
