import type { Tree } from '../tree.ts'
import { EvaluationFailure, createBudget } from '../computing/budget.ts'
import type { Budget } from '../computing/budget.ts'
import { createDoubleState, runDoubles } from '../computing/doubles/double.ts'
import { zeros } from '../computing/doubles/double-state.ts'
import type { Expression } from '../computing/expression.ts'
import { contains, lettersOf, one, partsOf, zero } from '../computing/expression.ts'
import { doubleOf } from '../computing/exact/fractions.ts'
import { meaningOf } from '../computing/meaning.ts'
import { buildProgram } from '../computing/program.ts'
import { compareExpressions } from '../equivalence/expressions/compare-expressions.ts'
import { probeOptionsOf } from '../equivalence/comparison-setting.ts'
import { problemWith } from '../equivalence/decide-equivalence.ts'
import type { Decision, EquivalenceOptions } from '../equivalence/comparison-setting.ts'
import { isStatement } from '../equivalence/formula.ts'
import { ANY_REAL } from '../equivalence/expressions/letter-domains.ts'
import { samplePoint } from '../equivalence/expressions/points.ts'
import { differentiate } from './differentiate.ts'

export interface AntiderivativeOptions extends EquivalenceOptions {
  readonly variable: string
  /** Whether "+ C" has to be there. Default: required. */
  readonly constant?: 'required' | 'not-needed'
}

const different = (rule: string): Decision => ({ verdict: 'different', rule })

function guarded(answer: Tree, options: EquivalenceOptions, work: (budget: Budget) => Decision): Decision {
  const budget = options.budget ?? createBudget()
  try {
    const problem = problemWith(answer, options, budget)
    if (problem !== undefined) return { verdict: 'undecided', rule: 'the answer has no value', problem }
    return work(budget)
  } catch (error) {
    if (error instanceof EvaluationFailure) return { verdict: 'undecided', rule: error.message, problem: error.problem }
    throw error
  }
}

/** Is the answer the same expression as the derivative asked for? An equation such as y = … is not. */
export function decideDerivative(key: Tree, answer: Tree, options: EquivalenceOptions = {}): Decision {
  return guarded(answer, options, (budget) => {
    if (isStatement(key) || isStatement(answer)) return different('an equation instead of an expression')
    return compareExpressions(meaningOf(key, options), meaningOf(answer, options), probeOptionsOf(options), budget)
  })
}

/** Do the two differ by a constant only, given or not? */
export function decideUpToConstant(key: Tree, answer: Tree, options: AntiderivativeOptions): Decision {
  return guarded(answer, options, (budget) => {
    if (isStatement(key) || isStatement(answer)) return different('an equation instead of an expression')
    return sameDerivative(meaningOf(key, options), meaningOf(answer, options), options, budget)
  })
}

/**
 * Is the answer the most general antiderivative: same derivative as the key, a constant of integration that can take any
 * value, and real wherever the key's logarithms are?
 */
export function decideAntiderivative(key: Tree, answer: Tree, options: AntiderivativeOptions): Decision {
  return guarded(answer, options, (budget) => {
    if (isStatement(key) || isStatement(answer)) return different('an equation instead of an expression')
    const [first, second] = [meaningOf(key, options), meaningOf(answer, options)]
    const same = sameDerivative(first, second, options, budget)
    if (same.verdict !== 'equal') return same
    if (!isRealWhereKeyIs(first, second, options.variable)) return different('a logarithm without absolute value')
    if (mixesLogarithms(second, options.variable))
      return different('absolute value in one logarithm and not in another')
    if (options.constant === 'not-needed') return same
    const constants = integrationConstants(second, options.variable, budget)
    if (constants.length === 0) return different('no constant of integration')
    if (constants.length > 1) return different('more than one constant of integration')
    return takesAnyValue(second, constants[0]!) ? same : different('the constant cannot take every value')
  })
}

export interface ConstantOptions extends EquivalenceOptions {
  readonly variable: string
  /** Other letters of the problem, which are not constants of integration. */
  readonly otherLetters?: readonly string[]
  /** The constant must simply be added: + c, not + 3c or − c. Default: true. */
  readonly isStrict?: boolean
}

/** Has the answer exactly one constant of integration? Its derivative is not looked at. */
export function decideIntegrationConstant(answer: Tree, options: ConstantOptions): Decision {
  return guarded(answer, options, (budget) => {
    const meaning = meaningOf(answer, options)
    const known = new Set([options.variable, ...(options.otherLetters ?? [])])
    const added = [...lettersOf(meaning)].filter((name) => !known.has(name))
    if (added.length !== 1)
      return different(added.length === 0 ? 'no constant of integration' : 'more than one new letter')
    const slope = differentiate(meaning, added[0]!)
    if (options.isStrict !== false) return compareExpressions(one, slope, probeOptionsOf(options), budget)
    const constants = integrationConstants(meaning, options.variable, budget)
    const isGood = constants.includes(added[0]!) && takesAnyValue(meaning, added[0]!)
    return isGood
      ? { verdict: 'equal', rule: 'one constant of integration' }
      : different('not a constant of integration')
  })
}

function sameDerivative(key: Expression, answer: Expression, options: AntiderivativeOptions, budget: Budget): Decision {
  const [first, second] = [differentiate(key, options.variable), differentiate(answer, options.variable)]
  return compareExpressions(first, second, probeOptionsOf(options), budget)
}

/** Letters that shift the whole expression, whatever the variable is. */
function integrationConstants(a: Expression, variable: string, budget: Budget): string[] {
  return [...lettersOf(a)].filter((name) => {
    if (name === variable) return false
    const slope = differentiate(a, name)
    if (compareExpressions(zero, slope, {}, budget).verdict === 'equal') return false
    return compareExpressions(zero, differentiate(slope, variable), {}, budget).verdict === 'equal'
  })
}

/** Does the expression go far up and far down as the constant runs through all numbers? c² and e^c do not. */
function takesAnyValue(a: Expression, constant: string): boolean {
  const letters = [...lettersOf(a)]
  const at = letters.indexOf(constant)
  const value = evaluator(a, letters)
  for (let trial = 0; trial < 10; trial += 1) {
    const point = samplePoint(
      trial,
      letters.map(() => ANY_REAL),
    ).map(doubleOf)
    const values: number[] = []
    for (let exponent = -14; exponent <= 14; exponent += 1) {
      for (const sign of [1, -1])
        values.push(value(point.map((other, index) => (index === at ? sign * 10 ** exponent : other))))
    }
    for (let step = -40; step <= 40; step += 1)
      values.push(value(point.map((other, index) => (index === at ? step : other))))
    const real = values.filter((v) => !Number.isNaN(v))
    if (real.length < 10) continue
    const middle = value(point)
    const centre = Number.isNaN(middle) ? real[Math.floor(real.length / 2)]! : middle
    return Math.max(...real) > centre + 10 && Math.min(...real) < centre - 10
  }
  return false
}

/** Real value at a point, NaN where there is none. */
function evaluator(a: Expression, letters: readonly string[]): (point: readonly number[]) => number {
  const program = buildProgram([a], letters)
  const state = createDoubleState(program)
  const [inputs, budget] = [
    { re: zeros(letters.length), im: zeros(letters.length) },
    createBudget({ nodes: 2_000_000 }),
  ]
  return (point) => {
    point.forEach((value, at) => (inputs.re[at] = value))
    runDoubles(program, inputs, state, budget)
    const output = program.outputs[0]!
    const isReal = Math.abs(state.im[output]!) <= Math.min(state.error[output]!, 1e-6)
    return isReal ? state.re[output]! : Number.NaN
  }
}

const isLogarithm = (a: Expression): boolean => a.op === 'call' && (a.name === 'ln' || a.name === 'log')

/** arcoth and arcosh are taken for antiderivatives by custom, although they miss a stretch around zero. */
const BOUNDED = new Set(['ln', 'log', 'artanh', 'arsech'])
const hasBoundedDomain = (a: Expression): boolean => a.op === 'call' && BOUNDED.has(a.name)

/** ln x is no antiderivative of 1/x for negative x; ln|x| is. */
function isRealWhereKeyIs(key: Expression, answer: Expression, variable: string): boolean {
  if (!contains(answer, hasBoundedDomain)) return true
  const letters = [...new Set([variable, ...lettersOf(key), ...lettersOf(answer)])]
  if (contains(key, isOpen) || contains(answer, isOpen)) return true
  const [first, second] = [evaluator(key, letters), evaluator(answer, letters)]
  for (let at = 0; at < 60; at += 1) {
    // Constants are positive, so that ln(kx) is judged by x alone.
    const point = samplePoint(
      at,
      letters.map(() => ANY_REAL),
    ).map((value, index) => (index === 0 ? doubleOf(value) : Math.abs(doubleOf(value)) + 0.5))
    if (!Number.isNaN(first(point)) && Number.isNaN(second(point))) return false
  }
  return true
}

/** |…| in one logarithm and not in another that would need it just as much. */
function mixesLogarithms(a: Expression, variable: string): boolean {
  const [guardedOnes, open] = [[] as Expression[], [] as Expression[]]
  const visit = (part: Expression): void => {
    if (isLogarithm(part) && part.op === 'call') {
      const argument = part.args[0]!
      const isGuarded = contains(argument, (inner) => inner.op === 'call' && inner.name === 'abs')
      if (isGuarded) guardedOnes.push(argument)
      else if (contains(argument, (inner) => inner.op === 'letter' && inner.name === variable)) open.push(argument)
    }
    for (const inner of partsOf(part)) visit(inner)
  }
  visit(a)
  return guardedOnes.length > 0 && open.some((argument) => canBeNegative(argument, variable))
}

function canBeNegative(a: Expression, variable: string): boolean {
  const letters = [...new Set([variable, ...lettersOf(a)])]
  if (contains(a, isOpen)) return false
  const value = evaluator(a, letters)
  return Array.from({ length: 40 }, (_, at) =>
    samplePoint(
      at,
      letters.map(() => ANY_REAL),
    ),
  ).some(
    (point) =>
      value(
        point.map((coordinate, index) => (index === 0 ? doubleOf(coordinate) : Math.abs(doubleOf(coordinate)) + 0.5)),
      ) < 0,
  )
}

const isOpen = (a: Expression): boolean => a.op === 'call' && (a.name === 'antiderivative' || a.isDeclared === true)
