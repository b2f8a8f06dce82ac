import { EvaluationFailure } from '../../computing/budget.ts'
import { greatestCommonDivisor } from '../../computing/exact/fractions.ts'
import { count } from '../../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'

/** A polynomial as a list of terms, largest first in the graded reverse lexicographic order. */
export interface Term {
  readonly exponents: readonly number[]
  readonly coefficient: bigint
}
export type Terms = readonly Term[]

const MOST_PAIRS = 400
const MOST_TERMS = 400
/** So many exponents cost as much as one term of a product: systems with dozens of letters are given up early. */
const EXPONENTS_A_TERM = 20

export function termsOf(a: Polynomial, letters: number): Terms {
  const found: Term[] = []
  const visit = (part: Polynomial, exponents: readonly number[]): void => {
    if (typeof part === 'bigint') {
      if (part !== 0n) found.push({ exponents, coefficient: part })
      return
    }
    part.coefficients.forEach((coefficient, at) =>
      visit(
        coefficient,
        exponents.map((e, index) => (index === part.letter ? e + at : e)),
      ),
    )
  }
  visit(
    a,
    Array.from({ length: letters }, () => 0),
  )
  return primitive(found.sort((x, y) => compareExponents(y.exponents, x.exponents)))
}

function compareExponents(a: readonly number[], b: readonly number[]): number {
  let difference = 0
  for (let at = 0; at < a.length; at += 1) difference += a[at]! - b[at]!
  if (difference !== 0) return difference
  for (let at = a.length - 1; at >= 0; at -= 1) if (a[at] !== b[at]) return b[at]! - a[at]!
  return 0
}

function primitive(a: Terms): Terms {
  if (a.length === 0) return a
  let content = 0n
  for (const term of a) {
    content = greatestCommonDivisor(content, term.coefficient)
    if (content === 1n) break
  }
  const unit = a[0]!.coefficient < 0n ? -content : content
  return unit === 1n ? a : a.map((term) => ({ exponents: term.exponents, coefficient: term.coefficient / unit }))
}

/** p·a − q·x^shift·b */
function combine(a: Terms, p: bigint, b: Terms, q: bigint, shift: readonly number[]): Term[] {
  count(((a.length + b.length) * shift.length) / EXPONENTS_A_TERM)
  const result: Term[] = []
  let [i, j] = [0, 0]
  const moved = b.map((term) => ({
    exponents: term.exponents.map((e, at) => e + shift[at]!),
    coefficient: term.coefficient * q,
  }))
  while (i < a.length || j < moved.length) {
    const [x, y] = [a[i], moved[j]]
    const order = x === undefined ? -1 : y === undefined ? 1 : compareExponents(x.exponents, y.exponents)
    if (order > 0) {
      result.push({ exponents: x!.exponents, coefficient: x!.coefficient * p })
      i += 1
    } else if (order < 0) {
      result.push({ exponents: y!.exponents, coefficient: -y!.coefficient })
      j += 1
    } else {
      const coefficient = x!.coefficient * p - y!.coefficient
      if (coefficient !== 0n) result.push({ exponents: x!.exponents, coefficient })
      i += 1
      j += 1
    }
  }
  if (result.length > MOST_TERMS) throw new EvaluationFailure('OverBudget')
  return result
}

const divides = (a: readonly number[], b: readonly number[]): boolean => a.every((e, at) => e <= b[at]!)
const quotientOf = (a: readonly number[], b: readonly number[]): number[] => a.map((e, at) => e - b[at]!)

/** What is left of a polynomial after dividing by the others as long as a term can be removed. */
function reduceBy(a: Terms, basis: readonly Terms[]): Terms {
  let rest: Terms = a
  const kept: Term[] = []
  let steps = 0
  while (rest.length > 0) {
    steps += 1
    if (steps > 3000) throw new EvaluationFailure('OverBudget')
    const lead = rest[0]!
    const divisor = basis.find((b) => divides(b[0]!.exponents, lead.exponents))
    if (divisor === undefined) {
      kept.push(lead)
      rest = rest.slice(1)
      continue
    }
    const common = greatestCommonDivisor(lead.coefficient, divisor[0]!.coefficient)
    const [p, q] = [divisor[0]!.coefficient / common, lead.coefficient / common]
    rest = combine(rest, p, divisor, q, quotientOf(lead.exponents, divisor[0]!.exponents))
    if (p !== 1n)
      kept.forEach((term, at) => (kept[at] = { exponents: term.exponents, coefficient: term.coefficient * p }))
  }
  return primitive(kept)
}

/** A Gröbner basis (Buchberger's algorithm). Refused when it grows beyond what a school problem needs. */
export function groebnerBasis(generators: readonly Terms[]): Terms[] {
  const basis = generators.filter((terms) => terms.length > 0).map(primitive)
  const pairs: [number, number][] = []
  basis.forEach((_, j) => basis.slice(0, j).forEach((_other, i) => pairs.push([i, j])))
  let done = 0
  while (pairs.length > 0) {
    done += 1
    if (done > MOST_PAIRS) throw new EvaluationFailure('OverBudget')
    const [i, j] = pairs.shift()!
    const rest = reduceBy(sPolynomial(basis[i]!, basis[j]!), basis)
    if (rest.length === 0) continue
    if (rest[0]!.exponents.every((e) => e === 0)) return [rest]
    basis.push(rest)
    for (let at = 0; at < basis.length - 1; at += 1) pairs.push([at, basis.length - 1])
  }
  return basis
}

function sPolynomial(a: Terms, b: Terms): Terms {
  const [x, y] = [a[0]!, b[0]!]
  const common = x.exponents.map((e, at) => Math.max(e, y.exponents[at]!))
  if (x.exponents.every((e, at) => e === 0 || y.exponents[at] === 0)) return []
  const divisor = greatestCommonDivisor(x.coefficient, y.coefficient)
  const shifted = a.map((term) => ({
    exponents: term.exponents.map((e, at) => e + common[at]! - x.exponents[at]!),
    coefficient: term.coefficient,
  }))
  return primitive(
    combine(shifted, y.coefficient / divisor, b, x.coefficient / divisor, quotientOf(common, y.exponents)),
  )
}

export const isInIdeal = (a: Terms, basis: readonly Terms[]): boolean => reduceBy(a, basis).length === 0

/** Does the polynomial vanish wherever all generators do (over the complex numbers)? Rabinowitsch's trick: 1 ∈ (I, 1 − t·a). */
export function vanishesWith(a: Terms, generators: readonly Terms[]): boolean {
  if (a.length === 0) return true
  const widen = (terms: Terms, power: number): Term[] =>
    terms.map((term) => ({ exponents: [...term.exponents, power], coefficient: term.coefficient }))
  const letters = a[0]!.exponents.length
  const one: Term = { exponents: Array.from({ length: letters + 1 }, () => 0), coefficient: 1n }
  const trick = [...widen(a, 1), { ...one, coefficient: -1n }].sort((x, y) =>
    compareExponents(y.exponents, x.exponents),
  )
  const basis = groebnerBasis([...generators.map((terms) => widen(terms, 0)), trick])
  return basis.some((terms) => terms.length === 1 && terms[0]!.exponents.every((e) => e === 0))
}

export function multiplyTerms(a: Terms, b: Terms): Terms {
  const sums = new Map<string, Term>()
  for (const x of a) {
    for (const y of b) {
      const exponents = x.exponents.map((e, at) => e + y.exponents[at]!)
      const key = exponents.join()
      const known = sums.get(key)
      sums.set(key, { exponents, coefficient: (known?.coefficient ?? 0n) + x.coefficient * y.coefficient })
    }
  }
  if (sums.size > MOST_TERMS) throw new EvaluationFailure('OverBudget')
  return primitive(
    [...sums.values()]
      .filter((term) => term.coefficient !== 0n)
      .sort((x, y) => compareExponents(y.exponents, x.exponents)),
  )
}
