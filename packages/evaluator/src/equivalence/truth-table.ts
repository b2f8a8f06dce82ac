import { createBudget } from '../computing/budget.ts'
import { contains, isImaginaryUnit } from '../computing/expression.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { lettersIn, multiplyPolynomials, samePolynomial } from '../computing/polynomials/polynomial.ts'
import { createRing, declareLetters, whole } from '../computing/polynomials/ring.ts'
import type { RationalForm, Ring } from '../computing/polynomials/ring.ts'
import type { Comparison } from './expressions/compare-expressions.ts'
import { signOfRatio } from './expressions/definite-sign.ts'
import { pointOf, signsOf } from './expressions/differing-points.ts'
import type { SignAt } from './expressions/differing-points.ts'
import { domainSaid } from './expressions/letter-domains.ts'
import type { DomainsGiven } from './expressions/letter-domains.ts'
import { isTrueWith, lettersOfFormula, statementsOf } from './formula-parts.ts'
import { holds, residualOf } from './formula.ts'
import type { Atom, Formula } from './formula.ts'
import { different, equal, undecided } from './verdicts.ts'

/** Beyond these a table has too many rows. */
const MOST_SIGNS = 6
const MOST_STATEMENTS = 10

/**
 * What decides an atom's truth: the sign of an expression. Expressions whose ratio has one sign everywhere share a
 * column, so that 2a < 4b and b > a/2 do.
 */
interface Columns {
  readonly ring: Ring
  readonly letters: readonly string[]
  readonly given: DomainsGiven
  readonly deciding: Deciding[]
}

interface Deciding {
  readonly form: RationalForm
  readonly signAt: SignAt
}

interface Column {
  readonly at: number
  /** −1: the atom's expression has the opposite sign of the column's. */
  readonly turn: 1 | -1
  /** The sign itself, for atoms without letters. */
  readonly fixed?: number
}

/** Where nothing holds at zero, a quotient is as good as the product: x/y > 0 is xy > 0, and x/y ≥ 0 is not xy ≥ 0. */
const isStrict = ({ comparator }: Atom): boolean => comparator === '<' || comparator === '>'

const isSameForm = (a: RationalForm, b: RationalForm): boolean =>
  samePolynomial(a.numerator, b.numerator) && samePolynomial(a.denominator, b.denominator)

/** Beside i nothing has a sign, and ratios take long to work out. */
const isReal = (ring: Ring, { numerator, denominator }: RationalForm): boolean =>
  ![...lettersIn(numerator), ...lettersIn(denominator)].some((at) =>
    contains(ring.generators[at]!.expression, isImaginaryUnit),
  )

/** At so many points it is looked whether a ratio may have one sign before it is worked out, which takes long. */
const LOOKED_AT = 12

function mayTurnAlike({ letters, given }: Columns, a: SignAt, b: SignAt): boolean {
  const products = Array.from({ length: LOOKED_AT }, (_, at) => {
    const point = pointOf(at, letters, given)
    return (a(point) ?? 0) * (b(point) ?? 0)
  })
  return !(products.includes(1) && products.includes(-1))
}

function turnOf(columns: Columns, a: Deciding, b: Deciding): 1 | -1 | undefined {
  if (isSameForm(a.form, b.form)) return 1
  const { ring, given } = columns
  if (!isReal(ring, a.form) || !isReal(ring, b.form) || !mayTurnAlike(columns, a.signAt, b.signAt)) return undefined
  return signOfRatio(ring, a.form, b.form, (name) => domainSaid(name, given).isPositive)
}

function columnOf(columns: Columns, atom: Atom): Column {
  const form = normalForm(columns.ring, residualOf(atom))
  if (typeof form.numerator === 'bigint' && typeof form.denominator === 'bigint') {
    // The sign of a quotient is that of the product.
    const sign = multiplyPolynomials(form.numerator, form.denominator) as bigint
    return { at: -1, turn: 1, fixed: sign === 0n ? 0 : sign < 0n ? -1 : 1 }
  }
  const compared = isStrict(atom) ? whole(multiplyPolynomials(form.numerator, form.denominator)) : form
  const deciding = { form: compared, signAt: signsOf(atom, columns.letters, createBudget()) }
  for (const [at, known] of columns.deciding.entries()) {
    const turn = turnOf(columns, deciding, known)
    if (turn !== undefined) return { at, turn }
  }
  columns.deciding.push(deciding)
  return { at: columns.deciding.length - 1, turn: 1 }
}

/** The same truth for all signs of the expressions and all truths of the statements: the same whatever they say. */
export function compareByTruthTable(
  key: Formula,
  answer: Formula,
  atoms: readonly Atom[],
  given: DomainsGiven = {},
): Comparison {
  const letters = [...new Set([...lettersOfFormula(key), ...lettersOfFormula(answer)])].sort()
  const columns: Columns = { ring: createRing(), letters, given, deciding: [] }
  declareLetters(columns.ring, letters)
  const places = new Map<Atom, Column>(atoms.map((atom) => [atom, columnOf(columns, atom)]))
  const signs = columns.deciding.length
  const statements = [...new Set([...statementsOf(key), ...statementsOf(answer)])]
  if (signs > MOST_SIGNS || statements.length > MOST_STATEMENTS) return undecided('too many parts')
  const rows = 3 ** signs * 2 ** statements.length
  for (let row = 0; row < rows; row += 1) {
    const sign = (column: Column): number =>
      column.fixed ?? (column.turn * ((Math.floor(row / 3 ** column.at) % 3) - 1) || 0)
    const bits = Math.floor(row / 3 ** signs)
    const truth = (formula: Formula): boolean =>
      isTrueWith(
        formula,
        (atom) => holds(atom.comparator, sign(places.get(atom)!)),
        (name) => ((bits >> statements.indexOf(name)) & 1) === 1,
      )
    // Without numbers a row of the table is a counterexample; signs of different expressions may never occur together.
    if (truth(key) !== truth(answer)) return signs === 0 ? different('truth table') : undecided('truth table')
  }
  return equal('truth table')
}
