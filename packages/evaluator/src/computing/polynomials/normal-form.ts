import { PRIME, modularValue } from '../../equivalence/expressions/modular.ts'
import type { Rational } from '../../numbers/rational.ts'
import { EvaluationFailure } from '../budget.ts'
import { negate } from '../expression.ts'
import type { Expression } from '../expression.ts'
import { isInteger } from '../exact/fractions.ts'
import { smallExact } from '../program.ts'
import {
  addPolynomials,
  dividePolynomials,
  integerContent,
  leadingInteger,
  monomial,
  multiplyPolynomials,
  negatePolynomial,
  powerOfPolynomial,
} from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'
import { addForms, divideForms, generator, multiplyForms, powerOfForm, settleForm, whole } from './ring.ts'
import type { Generator, RationalForm, Ring } from './ring.ts'

/** The normal form of an expression. Throws an EvaluationFailure where it would grow too large or divides by zero. */
export function normalForm(ring: Ring, a: Expression): RationalForm {
  switch (a.op) {
    case 'number':
      return { numerator: a.value.numerator, denominator: a.value.denominator }
    case 'letter':
      return whole(monomial(generator(ring, `letter ${a.name}`, a), 1))
    case 'constant':
      return whole(
        monomial(
          generator(ring, `constant ${a.name}`, a, a.name === 'i' ? { relation: { degree: 2, value: -1n } } : {}),
          1,
        ),
      )
    case 'sum':
      return a.terms.map((term) => normalForm(ring, term)).reduce((left, right) => addForms(ring, left, right))
    case 'product':
      return a.factors
        .map((factor) => normalForm(ring, factor))
        .reduce((left, right) => multiplyForms(ring, left, right))
    case 'quotient':
      return divideForms(ring, normalForm(ring, a.numerator), normalForm(ring, a.denominator))
    case 'power':
      return normalPower(ring, a)
    case 'call':
      return normalCall(ring, a)
    case 'loop':
      return kernel(ring, a)
  }
}

/** Anything else is a letter of its own, the same for the same arguments; of a kernel and its opposite only one is kept. */
function kernel(ring: Ring, a: Expression, more: Partial<Generator> = {}): RationalForm {
  const found = modularValue(a, { seed: 0x2b5n })
  if (found === undefined) throw new EvaluationFailure('UnableToEvaluate')
  const isOpposite = found.value > PRIME / 2n
  const name = `kernel ${isOpposite ? PRIME - found.value : found.value}`
  const unit = monomial(generator(ring, name, isOpposite ? negate(a) : a, more), 1)
  return whole(isOpposite ? negatePolynomial(unit) : unit)
}

function normalPower(ring: Ring, a: Extract<Expression, { op: 'power' }>): RationalForm {
  const exponent = smallExact(a.exponent)
  if (exponent !== undefined && isInteger(exponent)) {
    if (exponent.numerator > 20_000n || exponent.numerator < -20_000n) throw new EvaluationFailure('OverBudget')
    return powerOfForm(ring, normalForm(ring, a.base), Number(exponent.numerator))
  }
  if (exponent !== undefined && isRootExponent(exponent)) {
    return powerOfForm(ring, rootForm(ring, a.base, Number(exponent.denominator)), Number(exponent.numerator))
  }
  return exponential(ring, a.base, a.exponent)
}

const isRootExponent = (a: Rational): boolean => a.denominator <= 12n && a.numerator < 1000n && a.numerator > -1000n

/** b^(p + q) = b^p·b^q and b^(2p) = (b^p)²: each term of the exponent gives a generator of its own. */
function exponential(ring: Ring, base: Expression, exponent: Expression): RationalForm {
  const terms = exponent.op === 'sum' ? exponent.terms : [exponent]
  let result: RationalForm = whole(1n)
  for (const term of terms) {
    const fixed = smallExact(term)
    if (fixed !== undefined && (isInteger(fixed) || isRootExponent(fixed))) {
      result = multiplyForms(
        ring,
        result,
        normalPower(ring, { op: 'power', base, exponent: { op: 'number', value: fixed } }),
      )
      continue
    }
    const form = normalForm(ring, term)
    // A number such as 69.59 stands as it is: its hundredth part is of no use and its numerator may be huge.
    const [times, rest] = fixed === undefined ? integerFactor(form) : [1, form]
    const value = modularValue(base, { seed: 0x2b5n })
    if (value === undefined) throw new EvaluationFailure('UnableToEvaluate')
    const name = `power ${value.value} ${nameOfForm(ring, rest)}`
    const reduced: Expression =
      times === 1
        ? term
        : {
            op: 'quotient',
            numerator: term,
            denominator: { op: 'number', value: { numerator: BigInt(times), denominator: 1n } },
          }
    const unit = whole(monomial(generator(ring, name, { op: 'power', base, exponent: reduced }), 1))
    result = multiplyForms(ring, result, powerOfForm(ring, unit, times))
  }
  return result
}

/** The whole number that divides a form, with the sign of its leading term, and what is left. */
function integerFactor(form: RationalForm): [number, RationalForm] {
  const content = integerContent(form.numerator)
  if (content === 0n || content > 1000n) return [1, form]
  const times = leadingInteger(form.numerator) < 0n ? -content : content
  return [Number(times), { numerator: dividePolynomials(form.numerator, times)!, denominator: form.denominator }]
}

function nameOfForm(ring: Ring, form: RationalForm): string {
  const name = (a: Polynomial): string =>
    typeof a === 'bigint' ? String(a) : `(${ring.generators[a.letter]!.name}:${a.coefficients.map(name).join(',')})`
  return `${name(form.numerator)}/${name(form.denominator)}`
}

/** The n-th root of an expression: integers by their prime factors, so that √8 and 2√2 are the same. */
function rootForm(ring: Ring, base: Expression, index: number): RationalForm {
  const form = normalForm(ring, base)
  if (typeof form.numerator === 'bigint' && typeof form.denominator === 'bigint') {
    const isNegative = form.numerator < 0n
    if (!isNegative || index === 2) {
      const size = isNegative ? -form.numerator : form.numerator
      // √(p/q) = √(p·q^(n−1)) / q
      const root = integerRoot(ring, size * form.denominator ** BigInt(index - 1), index)
      const result = settleForm(ring, root, form.denominator)
      return isNegative ? multiplyForms(ring, result, normalForm(ring, { op: 'constant', name: 'i' })) : result
    }
  }
  const name = `root ${index} ${nameOfForm(ring, form)}`
  const expression: Expression =
    index === 2
      ? { op: 'call', name: 'sqrt', args: [base] }
      : { op: 'power', base, exponent: { op: 'number', value: { numerator: 1n, denominator: BigInt(index) } } }
  // The power of a root of a fraction is no polynomial, so that such a root is a letter without a relation.
  const more = form.denominator === 1n ? { relation: { degree: index, value: form.numerator } } : {}
  return whole(monomial(generator(ring, name, expression, more), 1))
}

function integerRoot(ring: Ring, value: bigint, index: number): Polynomial {
  if (value === 0n) return 0n
  let result: Polynomial = 1n
  let left = value
  const take = (prime: bigint): void => {
    let times = 0
    while (left % prime === 0n) {
      left /= prime
      times += 1
    }
    if (times === 0) return
    result = multiplyPolynomials(result, prime ** BigInt(Math.floor(times / index)))
    if (times % index > 0)
      result = multiplyPolynomials(result, powerOfPolynomial(primeRoot(ring, prime, index), times % index))
  }
  for (let prime = 2n; prime < 2000n && prime * prime <= left; prime += prime === 2n ? 1n : 2n) take(prime)
  if (left > 1n) take(left)
  return result
}

function primeRoot(ring: Ring, value: bigint, index: number): Polynomial {
  const expression: Expression = {
    op: 'power',
    base: { op: 'number', value: { numerator: value, denominator: 1n } },
    exponent: { op: 'number', value: { numerator: 1n, denominator: BigInt(index) } },
  }
  return monomial(generator(ring, `root ${index} of ${value}`, expression, { relation: { degree: index, value } }), 1)
}

function normalCall(ring: Ring, a: Extract<Expression, { op: 'call' }>): RationalForm {
  const first = a.args[0]!
  if (a.isDeclared === true) return kernel(ring, a)
  const sine = (): RationalForm => kernel(ring, { op: 'call', name: 'sin', args: [first] })
  switch (a.name) {
    case 'sqrt':
      return rootForm(ring, first, 2)
    case 'root': {
      const index = smallExact(a.args[1]!)
      if (index === undefined || !isInteger(index) || index.numerator < 2n || index.numerator > 12n)
        return kernel(ring, a)
      return rootForm(ring, first, Number(index.numerator))
    }
    case 'cos':
      return cosine(ring, first)
    case 'tan':
      return divideForms(ring, sine(), cosine(ring, first))
    case 'cot':
      return divideForms(ring, cosine(ring, first), sine())
    case 'sec':
      return divideForms(ring, whole(1n), cosine(ring, first))
    case 'csc':
      return divideForms(ring, whole(1n), sine())
    default: {
      const exact = smallExact(a)
      return exact === undefined ? kernel(ring, a) : { numerator: exact.numerator, denominator: exact.denominator }
    }
  }
}

/** cos² = 1 − sin², so the cosine is algebraic over the sine of the same angle. */
function cosine(ring: Ring, angle: Expression): RationalForm {
  const sine = kernel(ring, { op: 'call', name: 'sin', args: [angle] }).numerator
  const squared = addPolynomials(1n, negatePolynomial(multiplyPolynomials(sine, sine)))
  const expression: Expression = { op: 'call', name: 'cos', args: [angle] }
  return kernel(ring, expression, { relation: { degree: 2, value: squared } })
}
