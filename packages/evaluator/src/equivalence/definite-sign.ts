import { EvaluationFailure } from '../computing/budget.ts'
import { quotient } from '../computing/expression.ts'
import type { Expression } from '../computing/expression.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import { smallExact } from '../computing/program.ts'
import type { Polynomial } from '../computing/polynomials/polynomial.ts'
import type { RationalForm, Ring } from '../computing/polynomials/ring.ts'

/** What is known of a real number's sign whatever the letters are. */
type Sign = 'positive' | 'not negative' | 'unknown'

/** 1 or −1 where a is b times something that has this sign for all real letters; `undefined` where that is not seen. */
export function signOfRatio(ring: Ring, a: Expression, b: Expression): 1 | -1 | undefined {
  try {
    return definiteSign(ring, normalForm(ring, quotient(a, b)))
  } catch (error) {
    if (error instanceof EvaluationFailure) return undefined
    throw error
  }
}

/** 1 or −1 where a form has that sign for all real letters, as x² + 1, 2√3 and −eˣ do. */
function definiteSign(ring: Ring, { numerator, denominator }: RationalForm): 1 | -1 | undefined {
  const [above, below] = [signOfPolynomial(ring, numerator), signOfPolynomial(ring, denominator)]
  return above === undefined || below === undefined ? undefined : above === below ? 1 : -1
}

function signOfPolynomial(ring: Ring, a: Polynomial): 1 | -1 | undefined {
  if (signOfTerms(ring, a, 1n) === 'positive') return 1
  return signOfTerms(ring, a, -1n) === 'positive' ? -1 : undefined
}

/** The sign of turn · a, when none of its terms is negative. */
function signOfTerms(ring: Ring, a: Polynomial, turn: 1n | -1n): Sign {
  if (typeof a === 'bigint') return a * turn > 0n ? 'positive' : a === 0n ? 'not negative' : 'unknown'
  const base = signOf(ring.generators[a.letter]!.expression)
  return added(
    a.coefficients.map((coefficient, exponent) =>
      coefficient === 0n ? 'not negative' : times(signOfTerms(ring, coefficient, turn), raised(base, exponent)),
    ),
  )
}

function signOf(a: Expression): Sign {
  switch (a.op) {
    case 'number':
      return a.value.numerator > 0n ? 'positive' : a.value.numerator === 0n ? 'not negative' : 'unknown'
    case 'constant':
      return a.name === 'e' || a.name === 'pi' ? 'positive' : 'unknown'
    case 'sum':
      return added(a.terms.map(signOf))
    case 'product':
      return a.factors.map(signOf).reduce(times)
    case 'quotient':
      return times(signOf(a.numerator), signOf(a.denominator))
    case 'power':
      return signOfPower(a.base, a.exponent)
    case 'call':
      return signOfCall(a.name, a.args.map(signOf))
    case 'letter':
    case 'loop':
      return 'unknown'
  }
}

function signOfPower(base: Expression, exponent: Expression): Sign {
  const sign = signOf(base)
  if (sign === 'positive') return 'positive'
  const value = smallExact(exponent)
  if (value === undefined || value.numerator <= 0n) return 'unknown'
  return value.denominator === 1n ? raised(sign, Number(value.numerator)) : sign
}

function signOfCall(name: string, [argument = 'unknown']: readonly Sign[]): Sign {
  if (name === 'cosh') return 'positive'
  if (name === 'sqrt') return argument
  return name === 'abs' ? (argument === 'positive' ? 'positive' : 'not negative') : 'unknown'
}

function raised(base: Sign, exponent: number): Sign {
  if (exponent === 0) return 'positive'
  return base === 'unknown' && exponent % 2 === 0 ? 'not negative' : base
}

function times(a: Sign, b: Sign): Sign {
  if (a === 'unknown' || b === 'unknown') return 'unknown'
  return a === 'positive' && b === 'positive' ? 'positive' : 'not negative'
}

function added(terms: readonly Sign[]): Sign {
  if (terms.includes('unknown')) return 'unknown'
  return terms.includes('positive') ? 'positive' : 'not negative'
}
