import type { Rational } from '../numbers/rational.ts'
import type { Budget } from '../computing/budget.ts'
import { EvaluationFailure } from '../computing/budget.ts'
import type { Expression } from '../computing/expression.ts'
import {
  call,
  contains,
  integer,
  lettersOf,
  mapParts,
  number,
  power,
  product,
  substitute,
  subtract,
  zero,
} from '../computing/expression.ts'
import { fraction, isInteger } from '../computing/fractions.ts'
import { createRing, declareLetters, normalForm, reduceRelations } from '../computing/polynomials/normal-form.ts'
import type { Ring } from '../computing/polynomials/normal-form.ts'
import {
  addPolynomials,
  lettersIn,
  multiplyPolynomials,
  negatePolynomial,
} from '../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../computing/polynomials/polynomial.ts'
import { smallExact } from '../computing/program.ts'
import { compareExpressions } from './compare-expressions.ts'
import type { Comparison } from './compare-expressions.ts'
import { and, or, residualOf } from './formula.ts'
import type { Atom, Formula } from './formula.ts'
import { groebnerBasis, isInIdeal, multiplyTerms, termsOf, vanishesWith } from './ideals.ts'
import type { Terms } from './ideals.ts'
import { modularInverse, modularValue, PRIME } from './modular.ts'
import { compareOnLine } from './number-line.ts'
import type { ProbeOptions } from './probe.ts'
import { compareBySolving } from './solving.ts'

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
    case 'not':
    case 'statement':
      return false
  }
}

/** Alternatives, each a list of expressions that must all be zero. */
type Alternatives = readonly (readonly Expression[])[]

const MOST_ALTERNATIVES = 24

function alternativesOf(formula: Formula): Alternatives {
  switch (formula.kind) {
    case 'atom':
      return [[residual(formula)]]
    case 'truth':
      return formula.isTrue ? [[]] : []
    case 'or':
      return formula.parts.flatMap(alternativesOf)
    case 'and': {
      let found: Alternatives = [[]]
      for (const part of formula.parts) {
        const more = alternativesOf(part)
        found = found.flatMap((left) => more.map((right) => [...left, ...right]))
        if (found.length > MOST_ALTERNATIVES) throw new EvaluationFailure('OverBudget')
      }
      return found
    }
    case 'not':
    case 'statement':
      throw new EvaluationFailure('UnableToEvaluate')
  }
}

/** |u| = |v| says the same as u² = v². */
function residual(atom: Atom): Expression {
  const [left, right] = [plainRoots(atom.left), plainRoots(atom.right)]
  if (left.op === 'call' && right.op === 'call' && left.name === 'abs' && right.name === 'abs') {
    return subtract(power(left.args[0]!, integer(2)), power(right.args[0]!, integer(2)))
  }
  return residualOf({ ...atom, left, right })
}

/** √(u²) is |u|. */
function plainRoots(a: Expression): Expression {
  if (a.op === 'call' && a.name === 'sqrt') {
    const inner = a.args[0]!
    if (
      inner.op === 'power' &&
      inner.exponent.op === 'number' &&
      inner.exponent.value.numerator === 2n &&
      inner.exponent.value.denominator === 1n
    ) {
      return call('abs', plainRoots(inner.base))
    }
  }
  return mapParts(a, plainRoots)
}

const equal = (rule: string): Comparison => ({ verdict: 'equal', rule })
const different = (rule: string): Comparison => ({ verdict: 'different', rule })
const undecided = (rule: string): Comparison => ({ verdict: 'undecided', rule })

const hasLetters = (a: Expression): boolean => lettersOf(a).size > 0

/** Leaves out what always holds, and alternatives that never do. */
function settled(alternatives: Alternatives, options: ProbeOptions, budget: Budget): Alternatives {
  const kept: Expression[][] = []
  for (const alternative of alternatives) {
    const open: Expression[] = []
    let isImpossible = false
    for (const part of alternative) {
      const verdict = compareExpressions(part, zero, options, budget).verdict
      if (verdict === 'equal') continue
      if (verdict === 'different' && !hasLetters(part)) isImpossible = true
      open.push(part)
    }
    if (!isImpossible) kept.push(open)
  }
  return kept
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
    : compareSystems(first, second, budget)
}

const formulaOfAlternatives = (alternatives: Alternatives): Formula =>
  or(
    alternatives.map((parts) =>
      and(parts.map((part): Formula => ({ kind: 'atom', comparator: '=', left: part, right: zero }))),
    ),
  )

function compareWithNothing(other: Alternatives, budget: Budget): Comparison {
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
  const [a, b] = [product(first), product(second)]
  if (isMultipleModular(a, b)) return equal('same equation up to a factor')
  if (isPolynomial(a) && isPolynomial(b)) return different('different polynomial equations')
  const forms = formsOf([first, second])
  if (forms !== undefined) {
    const [p, q] = [forms.products[0]!, forms.products[1]!]
    if (isConstantMultiple(forms.ring, p, q)) return equal('same polynomial equation')
    if (isPolynomialIn(forms.ring, p) && isPolynomialIn(forms.ring, q))
      return different('different polynomial equations')
  }
  if (isMultiple(a, b, options, budget)) return equal('same equation up to a factor')
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])]
  const [left, right] = [
    formulaOfAlternatives(first.map((part) => [part])),
    formulaOfAlternatives(second.map((part) => [part])),
  ]
  if (letters.length === 1) {
    const outcome = compareOnLine(left, right, letters[0]!, budget)
    if (outcome.verdict === 'different')
      return { verdict: 'different', rule: 'solutions', witness: { [letters[0]!]: outcome.witness! } }
    return equal('same real solutions')
  }
  return compareBySolving(
    { formula: left, sizes: first.map(() => 1) },
    { formula: right, sizes: second.map(() => 1) },
    letters,
    budget,
  )
}

/** Letters, numbers, i, sums, products and whole powers only, so that nothing has to be multiplied out to see it. */
function isPolynomial(a: Expression): boolean {
  switch (a.op) {
    case 'number':
    case 'letter':
      return true
    case 'constant':
      return a.name === 'i'
    case 'sum':
      return a.terms.every(isPolynomial)
    case 'product':
      return a.factors.every(isPolynomial)
    case 'quotient':
      return a.denominator.op === 'number' && isPolynomial(a.numerator)
    case 'power': {
      const exponent = smallExact(a.exponent)
      return exponent !== undefined && isInteger(exponent) && exponent.numerator >= 0n && isPolynomial(a.base)
    }
    case 'call':
    case 'loop':
      return false
  }
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
function isMultiple(a: Expression, b: Expression, options: ProbeOptions, budget: Budget): boolean {
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])]
  const point = letters.map((_, at): Rational => fraction(BigInt(17 + 11 * at), BigInt(13 + 2 * at)))
  const at = (e: Expression): Expression =>
    letters.reduce((value, name, index) => substitute(value, name, number(point[index]!)), e)
  const [x, y] = [at(a), at(b)]
  if ([x, y].some((value) => compareExpressions(value, zero, options, budget).verdict !== 'different')) return false
  return compareExpressions(product([a, y]), product([b, x]), options, budget).verdict === 'equal'
}

interface Forms {
  readonly ring: Ring
  readonly products: readonly Polynomial[]
}

/** Numerators in lowest terms, multiplied over the alternatives. Where letters divide, their zeros are no solutions. */
function formsOf(sides: readonly (readonly Expression[])[]): Forms | undefined {
  try {
    const ring = createRing()
    declareLetters(ring, new Set(sides.flat().flatMap((part) => [...lettersOf(part)])))
    const products = sides.map((parts) =>
      parts.map((part) => normalForm(ring, part).numerator).reduce((p, q) => multiplyPolynomials(p, q)),
    )
    return { ring, products }
  } catch (error) {
    if (error instanceof EvaluationFailure) return undefined
    throw error
  }
}

/** p·(constant of q) = q·(constant of p), the constants being what stands before the same leading letters. */
function isConstantMultiple(ring: Ring, p: Polynomial, q: Polynomial): boolean {
  const isConstant = (at: number): boolean => !contains(ring.generators[at]!.expression, (part) => part.op === 'letter')
  const lead = (a: Polynomial): Polynomial =>
    typeof a === 'bigint' || isConstant(a.letter) ? a : lead(a.coefficients[a.coefficients.length - 1]!)
  const [x, y] = [lead(p), lead(q)]
  try {
    const difference = reduceDifference(ring, p, y, q, x)
    return difference
  } catch (error) {
    if (error instanceof EvaluationFailure) return false
    throw error
  }
}

const reduceDifference = (ring: Ring, p: Polynomial, y: Polynomial, q: Polynomial, x: Polynomial): boolean =>
  reduceRelations(ring, addPolynomials(multiplyPolynomials(p, y), negatePolynomial(multiplyPolynomials(q, x)))) === 0n

/** Only letters, and algebraic constants such as √2 and i: then different polynomials have different solutions. */
const isPolynomialIn = (ring: Ring, a: Polynomial): boolean =>
  [...lettersIn(a)].every((at) => {
    const generator = ring.generators[at]!
    return (
      generator.isLetter ||
      (generator.relation !== undefined && !contains(generator.expression, (part) => part.op === 'letter'))
    )
  })

/** Systems: ideals of polynomials, alternatives by their products. */
function compareSystems(first: Alternatives, second: Alternatives, budget: Budget): Comparison {
  const letters = [...new Set([...first, ...second].flat().flatMap((part) => [...lettersOf(part)]))]
  const ideals = idealsOf(first, second)
  if (ideals !== undefined) {
    try {
      return compareIdeals(ideals[0]!, ideals[1]!)
    } catch (error) {
      if (!(error instanceof EvaluationFailure)) throw error
    }
  }
  const [left, right] = [formulaOfAlternatives(first), formulaOfAlternatives(second)]
  if (letters.length !== 1) {
    const sized = (formula: Formula, side: Alternatives) => ({ formula, sizes: side.map((parts) => parts.length) })
    return compareBySolving(sized(left, first), sized(right, second), letters, budget)
  }
  const outcome = compareOnLine(left, right, letters[0]!, budget)
  return outcome.verdict === 'different' ? different('solutions') : equal('same real solutions')
}

function idealsOf(first: Alternatives, second: Alternatives): readonly (readonly (readonly Terms[])[])[] | undefined {
  try {
    const ring = createRing()
    declareLetters(ring, new Set([...first, ...second].flat().flatMap((part) => [...lettersOf(part)])))
    const numerators = [first, second].map((side) =>
      side.map((parts) => parts.map((part) => normalForm(ring, part).numerator)),
    )
    const relations: Polynomial[] = []
    ring.generators.forEach((generator, at) => {
      if (generator.relation === undefined) return
      const raised: Polynomial = {
        letter: at,
        coefficients: [...Array.from({ length: generator.relation.degree }, () => 0n), 1n],
      }
      relations.push(addPolynomials(raised, negatePolynomial(generator.relation.value)))
    })
    if (ring.generators.some((generator) => !generator.isLetter && generator.relation === undefined)) return undefined
    const count = ring.generators.length
    return numerators.map((side) => side.map((parts) => [...parts, ...relations].map((part) => termsOf(part, count))))
  } catch (error) {
    if (error instanceof EvaluationFailure) return undefined
    throw error
  }
}

function compareIdeals(first: readonly (readonly Terms[])[], second: readonly (readonly Terms[])[]): Comparison {
  if (first.length === 1 && second.length === 1) {
    const [p, q] = [groebnerBasis(first[0]!), groebnerBasis(second[0]!)]
    const isSame = first[0]!.every((terms) => isInIdeal(terms, q)) && second[0]!.every((terms) => isInIdeal(terms, p))
    return isSame ? equal('same ideal') : different('different ideals')
  }
  return isCovered(first, second) && isCovered(second, first)
    ? equal('same solutions of all alternatives')
    : different('solutions of an alternative')
}

/** Every solution of some alternative of `inner` solves one of `outer`. */
function isCovered(inner: readonly (readonly Terms[])[], outer: readonly (readonly Terms[])[]): boolean {
  let products: Terms[] = [...outer[0]!]
  for (const ideal of outer.slice(1)) {
    products = products.flatMap((terms) => ideal.map((other) => multiplyTerms(terms, other)))
    if (products.length > 64) throw new EvaluationFailure('OverBudget')
  }
  return inner.every((ideal) => products.every((terms) => vanishesWith(terms, ideal)))
}
