import { withoutFailure } from '../../computing/budget.ts'
import type { CallExpression, Expression } from '../../computing/expression.ts'
import { valuesOf } from '../../functions/computing/all.ts'
import type { RealSign as Sign } from '../../functions/computing/function-computing.ts'
import { smallExact } from '../../computing/program.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'
import { divideForms } from '../../computing/polynomials/ring.ts'
import type { RationalForm, Ring } from '../../computing/polynomials/ring.ts'

/** Whether the author says that a letter is positive. */
type IsPositive = (name: string) => boolean

const anyReal: IsPositive = () => false

/** 1 or −1 where a is b times something that has this sign for all its letters; `undefined` where that is not seen. */
export function signOfRatio(
  ring: Ring,
  a: RationalForm,
  b: RationalForm,
  isPositive: IsPositive = anyReal,
): 1 | -1 | undefined {
  const ratio = withoutFailure(() => divideForms(ring, a, b))
  return ratio && definiteSign(ring, ratio, isPositive)
}

/** 1 or −1 where a form has that sign for all real letters, as x² + 1, 2√3 and −eˣ do, or for those that are positive. */
export function definiteSign(
  ring: Ring,
  { numerator, denominator }: RationalForm,
  isPositive: IsPositive = anyReal,
): 1 | -1 | undefined {
  const [above, below] = [numerator, denominator].map((part) => signOfPolynomial(ring, part, isPositive))
  return above === undefined || below === undefined ? undefined : above === below ? 1 : -1
}

function signOfPolynomial(ring: Ring, a: Polynomial, isPositive: IsPositive): 1 | -1 | undefined {
  if (signOfTerms(ring, a, 1n, isPositive) === 'positive') return 1
  return signOfTerms(ring, a, -1n, isPositive) === 'positive' ? -1 : undefined
}

/** The sign of turn · a, when none of its terms is negative. */
function signOfTerms(ring: Ring, a: Polynomial, turn: 1n | -1n, isPositive: IsPositive): Sign {
  if (typeof a === 'bigint') return signOfNumber(a * turn)
  const { expression } = ring.generators[a.letter]!
  const isSaid = expression.op === 'letter' && isPositive(expression.name)
  const base = isSaid ? 'positive' : signOf(expression)
  return added(
    a.coefficients.map((coefficient, exponent) =>
      coefficient === 0n
        ? 'not negative'
        : times(signOfTerms(ring, coefficient, turn, isPositive), raised(base, exponent)),
    ),
  )
}

const signOfNumber = (a: bigint): Sign => (a > 0n ? 'positive' : a === 0n ? 'not negative' : 'real')

function signOf(a: Expression): Sign {
  switch (a.op) {
    case 'number':
      return signOfNumber(a.value.numerator)
    case 'letter':
      return 'real'
    case 'constant':
      return a.name === 'e' || a.name === 'pi' ? 'positive' : 'unknown'
    case 'sum':
      return added(a.terms.map(signOf))
    case 'product':
      return a.factors.map(signOf).reduce(times)
    case 'quotient':
      return over(signOf(a.numerator), a.denominator)
    case 'power':
      return signOfPower(a.base, a.exponent)
    case 'call':
      return signOfCall(a)
    case 'loop':
      return 'unknown'
  }
}

/** Only where the denominator is never zero is there a value everywhere. */
function over(numerator: Sign, denominator: Expression): Sign {
  if (signOf(denominator) === 'positive') return numerator
  const isNegative = denominator.op === 'number' && denominator.value.numerator < 0n
  return isNegative && numerator !== 'unknown' ? 'real' : 'unknown'
}

function signOfPower(base: Expression, exponent: Expression): Sign {
  const sign = signOf(base)
  if (sign === 'positive') return signOf(exponent) === 'unknown' ? 'unknown' : 'positive'
  const value = smallExact(exponent)
  if (value === undefined || value.numerator <= 0n) return 'unknown'
  if (value.denominator === 1n) return raised(sign, Number(value.numerator))
  return sign === 'not negative' ? sign : 'unknown'
}

function signOfCall(a: CallExpression): Sign {
  const [known, signs] = [valuesOf(a), a.args.map(signOf)]
  if (known === undefined || signs.includes('unknown')) return 'unknown'
  return known.sign?.(signs[0]!) ?? (known.domain === 'all' ? 'real' : 'unknown')
}

function raised(base: Sign, exponent: number): Sign {
  if (exponent === 0) return 'positive'
  return base === 'real' && exponent % 2 === 0 ? 'not negative' : base
}

function times(a: Sign, b: Sign): Sign {
  const both = [a, b]
  if (both.includes('unknown')) return 'unknown'
  if (both.includes('real')) return 'real'
  return a === 'positive' && b === 'positive' ? 'positive' : 'not negative'
}

function added(terms: readonly Sign[]): Sign {
  if (terms.includes('unknown')) return 'unknown'
  if (terms.includes('real')) return 'real'
  return terms.includes('positive') ? 'positive' : 'not negative'
}
