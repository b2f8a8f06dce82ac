import { EvaluationFailure } from './budget.ts'
import { integer, one, partsOf, power, product, quotient, subtract, sum } from './expression.ts'
import type { Expression } from './expression.ts'
import { isInteger } from './exact/fractions.ts'
import { smallExact } from './program.ts'

/** Names that say something about random variables: expected value, variance and covariance. */
export const momentNames: ReadonlySet<string> = new Set(['E', 'Var', 'Cov'])

const MOST_TERMS = 400
const HIGHEST_POWER = 8n

/** A product, its factors without random variables apart from those with. */
interface Term {
  readonly fixed: readonly Expression[]
  readonly random: readonly Expression[]
}

/** The letters that are random, and whether no two of them depend on each other. */
export interface RandomLetters {
  readonly names: ReadonlySet<string>
  readonly areIndependent: boolean
}

const crossed = (a: readonly Term[], b: readonly Term[]): readonly Term[] => {
  if (a.length * b.length > MOST_TERMS) throw new EvaluationFailure('OverBudget')
  return a.flatMap((x) => b.map((y) => ({ fixed: [...x.fixed, ...y.fixed], random: [...x.random, ...y.random] })))
}

/** The random letters of an expression; what has been averaged is a number. */
function randomIn(a: Expression, random: RandomLetters, found: Set<string> = new Set()): ReadonlySet<string> {
  if (a.op === 'letter' && random.names.has(a.name)) found.add(a.name)
  if (a.op === 'call' && a.isDeclared === true && a.name === 'E') return found
  for (const part of partsOf(a)) randomIn(part, random, found)
  return found
}

/** Factors that share random letters, together. */
function dependentGroups(factors: readonly Expression[], random: RandomLetters): readonly (readonly Expression[])[] {
  if (!random.areIndependent) return [factors]
  let groups: { readonly names: ReadonlySet<string>; readonly factors: readonly Expression[] }[] = []
  for (const factor of factors) {
    const names = randomIn(factor, random)
    const isShared = (group: { readonly names: ReadonlySet<string> }): boolean =>
      [...group.names].some((name) => names.has(name))
    const joined = groups.filter(isShared)
    const group = {
      names: new Set([...names, ...joined.flatMap((each) => [...each.names])]),
      factors: [...joined.flatMap((each) => each.factors), factor],
    }
    groups = [...groups.filter((each) => !isShared(each)), group]
  }
  return groups.map((group) => group.factors)
}

/** Sums, products and whole powers multiplied out as far as random variables are in them. */
function multipliedOut(a: Expression, random: RandomLetters): readonly Term[] {
  const isFixed = (part: Expression): boolean => randomIn(part, random).size === 0
  if (isFixed(a)) return [{ fixed: [a], random: [] }]
  switch (a.op) {
    case 'sum':
      return a.terms.flatMap((term) => multipliedOut(term, random))
    case 'product':
      return a.factors.map((factor) => multipliedOut(factor, random)).reduce(crossed)
    case 'quotient':
      return isFixed(a.denominator)
        ? crossed([{ fixed: [quotient(one, a.denominator)], random: [] }], multipliedOut(a.numerator, random))
        : [{ fixed: [], random: [a] }]
    case 'power': {
      const exponent = smallExact(a.exponent)
      const isSmall =
        exponent !== undefined && isInteger(exponent) && exponent.numerator > 0n && exponent.numerator <= HIGHEST_POWER
      if (!isSmall) return [{ fixed: [], random: [a] }]
      const base = multipliedOut(a.base, random)
      return Array.from({ length: Number(exponent.numerator) }, () => base).reduce(crossed)
    }
    default:
      return [{ fixed: [], random: [a] }]
  }
}

const meanOf = (factors: readonly Expression[]): Expression => ({
  op: 'call',
  name: 'E',
  args: [product(factors)],
  isDeclared: true,
  primes: 0,
})

/** E is linear: what is left are expected values of products of random variables, about which nothing is known. */
function expectation(a: Expression, random: RandomLetters): Expression {
  return sum(
    multipliedOut(a, random).map((term) =>
      term.random.length === 0
        ? product(term.fixed)
        : product([...term.fixed, ...dependentGroups(term.random, random).map(meanOf)]),
    ),
  )
}

/** E, Var or Cov of random variables: Var X is E[X²] − E[X]². */
export function momentOf(name: string, args: readonly Expression[], random: RandomLetters): Expression {
  const [first, second = first] = args
  const isAboutTwo = name === 'Cov'
  if (first === undefined || second === undefined || args.length !== (isAboutTwo ? 2 : 1))
    throw new EvaluationFailure('UnableToEvaluate', name)
  const mean = (a: Expression): Expression => expectation(a, random)
  if (name === 'E') return mean(first)
  if (!isAboutTwo) return subtract(mean(power(first, integer(2))), power(mean(first), integer(2)))
  return subtract(mean(product([first, second])), product([mean(first), mean(second)]))
}
