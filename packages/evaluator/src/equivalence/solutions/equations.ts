import { withoutFailure } from '../../computing/budget.ts'
import type { Budget } from '../../computing/budget.ts'
import {
  isNumber,
  lettersOf,
  negate,
  number,
  product,
  quotient,
  substitute,
  sum,
  zero,
} from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { MINUS_ONE, doubleOf, fraction } from '../../computing/exact/fractions.ts'
import { normalForm } from '../../computing/polynomials/normal-form.ts'
import { createRing } from '../../computing/polynomials/ring.ts'
import type { Ring } from '../../computing/polynomials/ring.ts'
import { lettersIn } from '../../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'
import type { Rational } from '../../numbers/rational.ts'
import { alternativesOf, formulaOfAlternatives, settled } from './alternatives.ts'
import type { Alternatives } from './alternatives.ts'
import { isWholeLetter, restricted } from '../assumptions.ts'
import { compareExpressions } from '../expressions/compare-expressions.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import type { Formula } from '../formula.ts'
import { definiteSign } from '../expressions/definite-sign.ts'
import { PRIME, modularInverse, modularValue } from '../expressions/modular.ts'
import { isNowhereZero } from '../expressions/range.ts'
import { ANY_REAL } from '../expressions/letter-domains.ts'
import { samplePoint } from '../expressions/points.ts'
import { compareOnLine } from './number-line.ts'
import { comparePolynomials } from './polynomial-equations.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import { valuesOf } from './residuals.ts'
import { sidesOf } from './sides.ts'
import type { Sides } from './sides.ts'
import { compareBySolving } from './solving.ts'
import { compareSystems } from './systems.ts'
import { unwrapped } from './unwrapped.ts'
import { different, equal, undecided } from '../verdicts.ts'

/** Only equations, joined by `and` and `or`. */
export function isEquational(formula: Formula): boolean {
  switch (formula.kind) {
    case 'atom':
      return formula.comparator === '='
    case 'and':
    case 'or':
      return formula.parts.every(isEquational)
    case 'truth':
      return true
    case 'same':
    case 'not':
    case 'statement':
      return false
  }
}

/** Do two equations, alternatives of equations or systems have the same solutions, repeated ones counted? */
export function compareEquations(key: Formula, answer: Formula, options: ProbeOptions, budget: Budget): Comparison {
  const [first, second] = [
    settled(alternativesOf(key), options, budget),
    settled(alternativesOf(answer), options, budget),
  ]
  const [isAll, isAllToo] = [first.some((parts) => parts.length === 0), second.some((parts) => parts.length === 0)]
  if (isAll || isAllToo) return isAll === isAllToo ? equal('both always hold') : different('one always holds')
  if (first.length === 0 && second.length === 0) return equal('neither ever holds')
  if (first.length === 0 || second.length === 0) return compareWithNothing(first.length === 0 ? second : first, budget)
  const isSingle = [...first, ...second].every((parts) => parts.length === 1)
  return isSingle
    ? compareProducts(
        first.map((parts) => parts[0]!),
        second.map((parts) => parts[0]!),
        options,
        budget,
      )
    : compareSystems(first, second, options, budget)
}

function compareWithNothing(other: Alternatives, budget: Budget): Comparison {
  if (other.every((parts) => parts.some(hasNoZero))) return equal('neither ever holds')
  const letters = [...new Set(other.flat().flatMap((part) => [...lettersOf(part)]))]
  if (letters.length !== 1) return undecided('no solutions on one side')
  const outcome = compareOnLine(formulaOfAlternatives(other), { kind: 'truth', isTrue: false }, letters[0]!, budget)
  return outcome.verdict === 'different'
    ? different('one has no solutions')
    : outcome.isExact
      ? equal('neither has real solutions')
      : undecided('no solutions found')
}

function compareProducts(
  first: readonly Expression[],
  second: readonly Expression[],
  options: ProbeOptions,
  budget: Budget,
): Comparison {
  const sides = sidesOf(first, second, options)
  if (isMultipleModular(...sides.products)) return equal('same equation up to a factor')
  const comparison = comparePolynomials(sides, options, budget)
  if (comparison !== undefined) return comparison
  const isSingle = first.length === 1 && second.length === 1
  const solved = isSingle ? compareSolved(sides, options, budget) : undefined
  if (solved !== undefined) return solved
  if (isMultiple(sides, options, budget)) return equal('same equation up to a factor')
  if (isSingle && isSameUnwrapped(...sides.products)) return equal('same equation without logarithm or root')
  if (isSingle && isNonzeroMultiple(...sides.products)) return equal('same equation up to a factor')
  return compareSolutions(sides, options, budget)
}

function compareSolutions({ parts, formulas, letters, positive }: Sides, options: ProbeOptions, budget: Budget) {
  const [left, right] = formulas
  if (letters.length === 1) {
    const sides = [restricted(left, positive), restricted(right, positive)] as const
    return compareOneLetter(sides, letters[0]!, budget)
  }
  return compareBySolving(
    { formula: left, sizes: parts[0].map(() => 1) },
    { formula: right, sizes: parts[1].map(() => 1) },
    letters,
    budget,
    { positive, isWhole: (name) => isWholeLetter(name, options) },
  )
}

function hasNoZero(part: Expression): boolean {
  const ring = createRing()
  const form = withoutFailure(() => normalForm(ring, part))
  return isNowhereZero(part) || (form !== undefined && definiteSign(ring, form) !== undefined)
}

/** One is the other times a factor of letters and roots that is never zero; a factor such as eˢᵗ makes another equation. */
function isNonzeroMultiple(a: Expression, b: Expression): boolean {
  const ring = createRing()
  const ratio = withoutFailure(() => normalForm(ring, quotient(a, b)))
  return (
    ratio !== undefined &&
    definiteSign(ring, ratio) !== undefined &&
    [ratio.numerator, ratio.denominator].every((part) => isAlgebraic(ring, part))
  )
}

const isAlgebraic = (ring: Ring, a: Polynomial): boolean =>
  [...lettersIn(a)].every((at) => ring.generators[at]!.isLetter || ring.generators[at]!.relation !== undefined)

function isSameUnwrapped(a: Expression, b: Expression): boolean {
  const [bare, other] = [unwrapped(a), unwrapped(b)]
  return (bare !== a || other !== b) && isMultipleModular(bare, other)
}

function compareOneLetter([key, answer]: readonly [Formula, Formula], letter: string, budget: Budget): Comparison {
  const { verdict, witness, isNever } = compareOnLine(key, answer, letter, budget)
  if (verdict === 'different')
    return { verdict, rule: 'solutions', ...(witness === undefined ? {} : { witness: { [letter]: witness } }) }
  return isNever ? undecided('neither has real solutions') : equal('same real solutions')
}

/** Both say what the same letter is, y = f and y = g: then f and g are compared. */
function compareSolved({ products, letters }: Sides, options: ProbeOptions, budget: Budget): Comparison | undefined {
  const [a, b] = products
  for (const name of letters) {
    const [f, g] = [restWithout(name, a), restWithout(name, b)]
    if (f === undefined || g === undefined || lettersOf(f).size + lettersOf(g).size === 0) continue
    const { verdict, rule, witness } = compareExpressions(f, g, options, budget)
    if (verdict === 'undecided') return undefined
    return { verdict, rule: `${name} by itself: ${rule}`, ...(witness === undefined ? {} : { witness }) }
  }
  return undefined
}

/** f for a residual y − f or f − y, where f has no y in it. */
function restWithout(name: string, residual: Expression): Expression | undefined {
  if (residual.op !== 'sum') return undefined
  const isOpposite = (term: Expression): boolean =>
    term.op === 'product' &&
    term.factors.length === 2 &&
    isNumber(term.factors[0]!, MINUS_ONE) &&
    isName(term.factors[1]!)
  const isName = (term: Expression): boolean => term.op === 'letter' && term.name === name
  const at = residual.terms.findIndex((term) => isName(term) || isOpposite(term))
  const rest = residual.terms.filter((_, index) => index !== at)
  if (at < 0 || rest.some((term) => lettersOf(term).has(name))) return undefined
  return isName(residual.terms[at]!) ? negate(sum(rest)) : sum(rest)
}

/** The same ratio at several points modulo a prime: one is a constant times the other. */
function isMultipleModular(a: Expression, b: Expression): boolean {
  const ratios: bigint[] = []
  for (const seed of [11n, 222n, 3333n]) {
    const [x, y] = [modularValue(a, { seed }), modularValue(b, { seed })]
    if (x === undefined || y === undefined || x.value === 0n || y.value === 0n) return false
    // Other seeds give functions and π other values too, so the ratio must not depend on those either.
    ratios.push((x.value * modularInverse(y.value)) % PRIME)
  }
  return ratios.every((ratio) => ratio === ratios[0])
}

/** One is a constant times the other: a(x)·b(x₀) = b(x)·a(x₀). */
function isMultiple({ products: [a, b], letters }: Sides, options: ProbeOptions, budget: Budget): boolean {
  if (isNoMultiple(a, b, letters)) return false
  const point = letters.map((_, at): Rational => fraction(BigInt(17 + 11 * at), BigInt(13 + 2 * at)))
  const at = (e: Expression): Expression =>
    letters.reduce((value, name, index) => substitute(value, name, number(point[index]!)), e)
  const [x, y] = [at(a), at(b)]
  if ([x, y].some((value) => compareExpressions(value, zero, options, budget).verdict !== 'different')) return false
  return compareExpressions(product([a, y]), product([b, x]), options, budget).verdict === 'equal'
}

const RATIOS = 8

/** Two points at which the ratio of both differs; many digits are worked out only where doubles find none. */
function isNoMultiple(a: Expression, b: Expression, letters: readonly string[]): boolean {
  const equations = [a, b].map((left): Formula => ({ kind: 'atom', comparator: '=', left, right: zero }))
  const [first, second] = equations.map((equation) => valuesOf(equation, letters))
  const domains = letters.map(() => ANY_REAL)
  const ratios = Array.from({ length: RATIOS }, (_, at) => {
    const point = samplePoint(at, domains).map(doubleOf)
    const [above, below] = [first!.residual(point, 0), second!.residual(point, 0)]
    // Smaller values may be what rounding left.
    return Math.min(Math.abs(above), Math.abs(below)) > 1e-6 ? above / below : Number.NaN
  }).filter(Number.isFinite)
  return ratios.some((ratio) => Math.abs(ratio - ratios[0]!) > 1e-4 * Math.abs(ratios[0]!))
}
