import type { Budget } from '../../computing/budget.ts'
import { createBudget, EvaluationFailure } from '../../computing/budget.ts'
import { createRecent } from '../../computing/recent.ts'
import { exactValue } from '../../computing/exact/exact.ts'
import type { Expression } from '../../computing/expression.ts'
import { contains, partsOf } from '../../computing/expression.ts'
import { sameFraction } from '../../computing/exact/fractions.ts'
import { modularValue } from './modular.ts'
import type { ModularValue } from './modular.ts'
import type { Sides } from './at-point.ts'
import { DISJOINT, probe } from './probe.ts'
import type { Points, ProbeOptions, Witness } from './probe.ts'

/** What comparing came to, and the rule that decided. */
export interface Comparison {
  readonly verdict: 'equal' | 'different' | 'undecided'
  readonly rule: string
  /** Values of the letters where the two differ. */
  readonly witness?: Witness
  /** What both are worth there, where doubles worked it out. */
  readonly sides?: Sides
  /** Where agreement at points decided. */
  readonly points?: Points
}

/** ∞ as a value; as a bound of an integral it is harmless. */
function hasInfinity(a: Expression): boolean {
  switch (a.op) {
    case 'number':
    case 'letter':
    case 'loop':
      return false
    case 'constant':
      return a.name === 'infinity'
    case 'quotient':
      return hasInfinity(a.numerator) || hasInfinity(a.denominator)
    case 'power':
      return hasInfinity(a.base) || hasInfinity(a.exponent)
    default:
      for (const part of partsOf(a)) if (hasInfinity(part)) return true
      return false
  }
}

const isInfinity = (a: Expression): boolean => a.op === 'constant' && a.name === 'infinity'

/** Are two expressions the same? Cheap certain rules first, sampling with rising precision last. */
export function compareExpressions(
  key: Expression,
  answer: Expression,
  options: ProbeOptions = {},
  budget: Budget = createBudget(),
): Comparison {
  if (hasInfinity(key) || hasInfinity(answer)) return compareInfinite(key, answer)
  const { outcome: modular, hasValue } = compareModular(key, answer)
  if (modular === 'equal') return { verdict: 'equal', rule: 'same normal form' }
  const exact = compareExactly(key, answer, budget)
  if (exact !== undefined) return exact
  if (!hasValue && isPoleEverywhere(answer)) throw new EvaluationFailure('DivideByZero')
  const probed = probeWithRoots(key, answer, options, budget)
  // Two different rational functions differ even where no sampled point shows it.
  if (modular === 'different' && probed.verdict !== 'different')
    return { verdict: 'different', rule: 'different normal forms' }
  return probed
}

/**
 * Where principal values leave nothing to compare, as for (−x)^(1/3) and −x^(1/3), odd roots are meant to be real.
 */
function probeWithRoots(key: Expression, answer: Expression, options: ProbeOptions, budget: Budget): Comparison {
  const probed = probe(key, answer, options, budget)
  if (probed.rule !== DISJOINT || options.realOddRoots === true) return probed
  const again = probe(key, answer, { ...options, realOddRoots: true }, budget)
  return again.verdict === 'equal' ? { verdict: 'equal', rule: 'values at points, odd roots being real' } : probed
}

/** 1/(x−x) has no value wherever x is. */
const isPoleEverywhere = (a: Expression): boolean =>
  contains(a, (part) => part.op === 'quotient' || part.op === 'power') &&
  [1n, 77n].every((seed) => modularValue(a, { seed }) === undefined)

/** The value modulo the prime at one point, worked out once for a key that many answers are compared with. */
const residueOf = createRecent<Expression, ModularValue | undefined>()
const residueAt = (a: Expression): ModularValue | undefined => modularValue(a, { seed: 0x1505n })

interface ModularOutcome {
  readonly outcome: 'equal' | 'different' | 'unknown'
  /** The answer has a value at one point at least, so that it is no pole everywhere. */
  readonly hasValue: boolean
}

function compareModular(key: Expression, answer: Expression): ModularOutcome {
  const first = residueOf(key, residueAt)
  const second = residueOf(answer, residueAt)
  const hasValue = second !== undefined
  if (first === undefined || second === undefined) return { outcome: 'unknown', hasValue }
  if (first.value === second.value) return { outcome: 'equal', hasValue }
  return { outcome: first.isRational && second.isRational ? 'different' : 'unknown', hasValue }
}

function compareExactly(key: Expression, answer: Expression, budget: Budget): Comparison | undefined {
  if (contains(key, isLetter) || contains(answer, isLetter)) return undefined
  const first = exactOrUndefined(key, budget)
  const second = first === undefined ? undefined : exactOrUndefined(answer, budget)
  if (first === undefined || second === undefined) return undefined
  return sameFraction(first, second)
    ? { verdict: 'equal', rule: 'same number' }
    : { verdict: 'different', rule: 'different numbers', witness: {} }
}

const isLetter = (a: Expression): boolean => a.op === 'letter'

/** Over budget only means that digits must decide: 175!/176! needs no long number, e^50000 has many digits. */
function exactOrUndefined(a: Expression, budget: Budget): ReturnType<typeof exactValue> {
  try {
    return exactValue(a, budget)
  } catch (error) {
    if (error instanceof EvaluationFailure && error.problem === 'UnableToEvaluate') return undefined
    throw error
  }
}

/** ∞ is compared by its sign only; anything else with ∞ in it is left open. */
function compareInfinite(key: Expression, answer: Expression): Comparison {
  const [first, second] = [signOfInfinity(key), signOfInfinity(answer)]
  if (first === undefined || second === undefined)
    return { verdict: 'undecided', rule: 'infinity inside an expression' }
  return first === second && first !== 0
    ? { verdict: 'equal', rule: 'infinity' }
    : { verdict: 'different', rule: 'infinity', witness: {} }
}

/** 1 or −1 for ±∞, 0 for something finite. */
function signOfInfinity(a: Expression): number | undefined {
  // A limit, a sum or an integral may be infinite where no ∞ is written.
  if (!contains(a, isInfinity)) return contains(a, ({ op }) => op === 'loop') ? undefined : 0
  if (isInfinity(a)) return 1
  if (a.op === 'product' && a.factors.length === 2 && a.factors[0]!.op === 'number') {
    const inner = signOfInfinity(a.factors[1]!)
    return inner === undefined ? undefined : a.factors[0]!.value.numerator < 0n ? -inner : inner
  }
  return undefined
}

/** A part without letters that has no value, such as 1/0 or ln 0, makes the whole undefined. */
export function isUndefinedEverywhere(a: Expression, budget: Budget): boolean {
  try {
    exactValue(a, budget)
  } catch (error) {
    return error instanceof EvaluationFailure && error.problem === 'DivideByZero'
  }
  return contains(a, (part) => isLogarithmOfZero(part) || dividesByNothing(part))
}

const isLogarithmOfZero = (part: Expression): boolean =>
  part.op === 'call' &&
  (part.name === 'ln' || part.name === 'log') &&
  part.args[0]!.op === 'number' &&
  part.args[0]!.value.numerator === 0n &&
  partsOf(part).length > 0

/** A denominator such as n − n, which is zero whatever its letters are. */
function dividesByNothing(part: Expression): boolean {
  if (part.op !== 'quotient' || part.denominator.op === 'letter' || !contains(part.denominator, isLetter)) return false
  return [7n, 0x5eedn].every((seed) => modularValue(part.denominator, { seed })?.value === 0n)
}
