import { contains, lettersOf } from '../../computing/expression.ts'
import { EvaluationFailure, withoutFailure } from '../../computing/budget.ts'
import type { Budget } from '../../computing/budget.ts'
import { normalForm } from '../../computing/polynomials/normal-form.ts'
import { createRing, declareLetters } from '../../computing/polynomials/ring.ts'
import { addPolynomials, negatePolynomial } from '../../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'
import { formulaOfAlternatives } from './alternatives.ts'
import type { Alternatives } from './alternatives.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import type { Formula } from '../formula.ts'
import { groebnerBasis, isInIdeal, multiplyTerms, termsOf, vanishesWith } from './ideals.ts'
import type { Terms } from './ideals.ts'
import { isWholeLetter, positiveLetters, restricted } from '../assumptions.ts'
import { compareOnLine } from './number-line.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import { compareBySolving } from './solving.ts'
import { different, equal, undecided } from '../verdicts.ts'

/** Systems: ideals of polynomials, alternatives by their products. */
export function compareSystems(
  first: Alternatives,
  second: Alternatives,
  options: ProbeOptions,
  budget: Budget,
): Comparison {
  const letters = [...new Set([...first, ...second].flat().flatMap((part) => [...lettersOf(part)]))]
  const positive = positiveLetters(options, letters)
  const ideals = idealsOf(first, second)
  // A root with letters under it has two branches as a polynomial, so only equality is certain then.
  const isCertain = ideals?.isPlain === true && positive.length === 0
  const byIdeals = ideals === undefined ? undefined : withoutFailure(() => compareIdeals(ideals.first, ideals.second))
  if (byIdeals?.verdict === 'equal' || (byIdeals !== undefined && isCertain && options.hasComplexSolutions === true))
    return byIdeals
  const [left, right] = [formulaOfAlternatives(first), formulaOfAlternatives(second)]
  if (letters.length !== 1) {
    const sized = (formula: Formula, side: Alternatives) => ({ formula, sizes: side.map((parts) => parts.length) })
    const bySolving = compareBySolving(sized(left, first), sized(right, second), letters, budget, {
      positive,
      isWhole: (name) => isWholeLetter(name, options),
    })
    // The same points over the reals, though not as polynomials: perhaps not equally often.
    const isOpen = byIdeals !== undefined && isCertain && bySolving.verdict === 'equal'
    return isOpen ? undecided('the same real solutions, perhaps not equally often') : bySolving
  }
  const outcome = compareOnLine(restricted(left, positive), restricted(right, positive), letters[0]!, budget)
  return outcome.verdict === 'different' ? different('solutions') : equal('same real solutions')
}

interface Ideals {
  readonly first: readonly (readonly Terms[])[]
  readonly second: readonly (readonly Terms[])[]
  readonly isPlain: boolean
}

function idealsOf(first: Alternatives, second: Alternatives): Ideals | undefined {
  return withoutFailure(() => {
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
    const [left, right] = numerators.map((side) =>
      side.map((parts) => [...parts, ...relations].map((part) => termsOf(part, count))),
    )
    const isPlain = ring.generators.every(
      (generator) => generator.isLetter || !contains(generator.expression, (part) => part.op === 'letter'),
    )
    return { first: left!, second: right!, isPlain }
  })
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
