import { EvaluationFailure } from '../budget.ts'
import { greatestCommonDivisor } from '../exact/fractions.ts'

/**
 * A polynomial with integer coefficients in any number of letters, numbered 0, 1, 2 …
 * `coefficients[k]` belongs to the k-th power of the lowest-numbered letter and contains only higher-numbered ones;
 * the last coefficient is not zero and there are at least two.
 */
export type Polynomial = bigint | { readonly letter: number; readonly coefficients: readonly Polynomial[] }

/** Beyond this many terms in one product multiplying out is refused. */
const MOST_STEPS = 200_000
/** A number of 60,000 bits, made once: making it for every product was most of what factoring took. */
const LARGEST = 1n << 60_000n
const SMALLEST = -LARGEST

let steps = 0

/** Runs work whose polynomial arithmetic is counted from zero; over the limit it fails as over budget. */
export function withFreshSteps<T>(work: () => T): T {
  const before = steps
  steps = 0
  try {
    return work()
  } finally {
    steps = before
  }
}

/** Charges for so many terms. */
export function count(amount: number): void {
  steps += amount
  if (steps > MOST_STEPS) throw new EvaluationFailure('OverBudget')
}

export const isZeroPolynomial = (a: Polynomial): boolean => a === 0n

function build(letter: number, coefficients: readonly Polynomial[]): Polynomial {
  let length = coefficients.length
  while (length > 0 && coefficients[length - 1] === 0n) length -= 1
  if (length === 0) return 0n
  if (length === 1) return coefficients[0]!
  return { letter, coefficients: length === coefficients.length ? coefficients : coefficients.slice(0, length) }
}

/** One letter to a power. */
export function monomial(letter: number, exponent: number): Polynomial {
  if (exponent === 0) return 1n
  if (exponent > 20_000) throw new EvaluationFailure('OverBudget')
  return { letter, coefficients: [...Array.from({ length: exponent }, () => 0n), 1n] }
}

export const mainLetter = (a: Polynomial): number => (typeof a === 'bigint' ? Number.POSITIVE_INFINITY : a.letter)

/** Coefficients by powers of a letter that is not above the main one. */
export const coefficientsIn = (a: Polynomial, letter: number): readonly Polynomial[] =>
  typeof a !== 'bigint' && a.letter === letter ? a.coefficients : [a]

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b
  const letter = Math.min(mainLetter(a), mainLetter(b))
  const [x, y] = [coefficientsIn(a, letter), coefficientsIn(b, letter)]
  count(Math.min(x.length, y.length))
  const [long, short] = x.length >= y.length ? [x, y] : [y, x]
  return build(
    letter,
    long.map((coefficient, at) => (at < short.length ? addPolynomials(coefficient, short[at]!) : coefficient)),
  )
}

export function negatePolynomial(a: Polynomial): Polynomial {
  return typeof a === 'bigint' ? -a : { letter: a.letter, coefficients: a.coefficients.map(negatePolynomial) }
}

const subtractPolynomials = (a: Polynomial, b: Polynomial): Polynomial => addPolynomials(a, negatePolynomial(b))

export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a === 0n || b === 0n) return 0n
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    const result = a * b
    if (result > LARGEST || result < SMALLEST) throw new EvaluationFailure('OverBudget')
    return result
  }
  const letter = Math.min(mainLetter(a), mainLetter(b))
  const [x, y] = [coefficientsIn(a, letter), coefficientsIn(b, letter)]
  count(x.length * y.length)
  const result: Polynomial[] = Array.from({ length: x.length + y.length - 1 }, () => 0n)
  x.forEach((p, i) => {
    if (p === 0n) return
    y.forEach((q, j) => {
      if (q !== 0n) result[i + j] = addPolynomials(result[i + j]!, multiplyPolynomials(p, q))
    })
  })
  return build(letter, result)
}

export function powerOfPolynomial(a: Polynomial, exponent: number): Polynomial {
  if (typeof a !== 'bigint' && (a.coefficients.length - 1) * exponent > 20_000)
    throw new EvaluationFailure('OverBudget')
  if (typeof a !== 'bigint' && a.coefficients.filter((coefficient) => coefficient !== 0n).length === 1) {
    const at = a.coefficients.length - 1
    const inner = powerOfPolynomial(a.coefficients[at]!, exponent)
    return multiplyPolynomials(monomial(a.letter, at * exponent), inner)
  }
  let [result, square]: [Polynomial, Polynomial] = [1n, a]
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiplyPolynomials(result, square)
    if (left > 1) square = multiplyPolynomials(square, square)
  }
  return result
}

export const degreeIn = (a: Polynomial, letter: number): number =>
  typeof a === 'bigint' || a.letter > letter
    ? 0
    : a.letter === letter
      ? a.coefficients.length - 1
      : Math.max(...a.coefficients.map((coefficient) => degreeIn(coefficient, letter)))

export function lettersIn(a: Polynomial, found: Set<number> = new Set()): Set<number> {
  if (typeof a !== 'bigint') {
    found.add(a.letter)
    for (const coefficient of a.coefficients) lettersIn(coefficient, found)
  }
  return found
}

/** The integer in front of the leading term, by which signs are settled. */
export const leadingInteger = (a: Polynomial): bigint =>
  typeof a === 'bigint' ? a : leadingInteger(a.coefficients[a.coefficients.length - 1]!)

/** The quotient where the division leaves nothing over. */
export function dividePolynomials(a: Polynomial, b: Polynomial): Polynomial | undefined {
  if (a === 0n) return 0n
  if (b === 0n) return undefined
  if (typeof b === 'bigint' && typeof a === 'bigint') return a % b === 0n ? a / b : undefined
  if (mainLetter(b) < mainLetter(a)) return undefined
  const letter = mainLetter(a)
  const [x, y] = [[...coefficientsIn(a, letter)], coefficientsIn(b, letter)]
  const quotient: Polynomial[] = Array.from({ length: Math.max(0, x.length - y.length + 1) }, () => 0n)
  const leading = y[y.length - 1]!
  for (let at = x.length - y.length; at >= 0; at -= 1) {
    count(y.length)
    const factor = dividePolynomials(x[at + y.length - 1]!, leading)
    if (factor === undefined) return undefined
    quotient[at] = factor
    if (factor === 0n) continue
    y.forEach((coefficient, below) => {
      x[at + below] = subtractPolynomials(x[at + below]!, multiplyPolynomials(factor, coefficient))
    })
  }
  return x.every(isZeroPolynomial) ? build(letter, quotient) : undefined
}

/** Remainder of a times a power of b's leading coefficient, divided by b, in the given letter. */
export function pseudoRemainder(a: Polynomial, b: Polynomial, letter: number): Polynomial {
  const y = coefficientsIn(b, letter)
  let x = [...coefficientsIn(a, letter)]
  const leading = y[y.length - 1]!
  while (x.length >= y.length) {
    const top = x[x.length - 1]!
    const shift = x.length - y.length
    count(x.length)
    x = x.slice(0, -1).map((coefficient, at) => {
      const scaled = multiplyPolynomials(coefficient, leading)
      return at < shift ? scaled : subtractPolynomials(scaled, multiplyPolynomials(top, y[at - shift]!))
    })
    while (x.length > 0 && x[x.length - 1] === 0n) x.pop()
  }
  return build(letter, x)
}

/** Greatest common divisor of all coefficients with respect to a letter. */
export function contentIn(a: Polynomial, letter: number): Polynomial {
  let content: Polynomial = 0n
  for (const coefficient of coefficientsIn(a, letter)) {
    content = gcdOfPolynomials(content, coefficient)
    if (content === 1n) break
  }
  return content
}

/** Greatest common divisor of all integers in the polynomial, positive. */
export function integerContent(a: Polynomial): bigint {
  if (typeof a === 'bigint') return a < 0n ? -a : a
  let content = 0n
  for (const coefficient of a.coefficients) {
    content = greatestCommonDivisor(content, integerContent(coefficient))
    if (content === 1n) break
  }
  return content
}

const withPositiveLead = (a: Polynomial): Polynomial => (leadingInteger(a) < 0n ? negatePolynomial(a) : a)

/** Greatest common divisor with a positive leading integer. */
export function gcdOfPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a === 0n) return withPositiveLead(b)
  if (b === 0n) return withPositiveLead(a)
  if (typeof a === 'bigint' && typeof b === 'bigint') return greatestCommonDivisor(a, b)
  const letter = Math.min(mainLetter(a), mainLetter(b))
  if (mainLetter(a) !== letter) return gcdOfPolynomials(a, contentIn(b, letter))
  if (mainLetter(b) !== letter) return gcdOfPolynomials(contentIn(a, letter), b)
  const [first, second] = [contentIn(a, letter), contentIn(b, letter)]
  const content = gcdOfPolynomials(first, second)
  let x = dividePolynomials(a, first)!
  let y = dividePolynomials(b, second)!
  if (degreeIn(x, letter) < degreeIn(y, letter)) [x, y] = [y, x]
  for (;;) {
    const rest = pseudoRemainder(x, y, letter)
    if (rest === 0n) break
    if (degreeIn(rest, letter) === 0) {
      y = 1n
      break
    }
    ;[x, y] = [y, dividePolynomials(rest, contentIn(rest, letter))!]
  }
  return withPositiveLead(multiplyPolynomials(content, y))
}

export function derivativeIn(a: Polynomial, letter: number): Polynomial {
  if (typeof a === 'bigint' || a.letter > letter) return 0n
  if (a.letter < letter)
    return build(
      a.letter,
      a.coefficients.map((coefficient) => derivativeIn(coefficient, letter)),
    )
  return build(
    letter,
    a.coefficients.slice(1).map((coefficient, at) => multiplyPolynomials(BigInt(at + 1), coefficient)),
  )
}

export function samePolynomial(a: Polynomial, b: Polynomial): boolean {
  if (typeof a === 'bigint' || typeof b === 'bigint') return a === b
  return (
    a.letter === b.letter &&
    a.coefficients.length === b.coefficients.length &&
    a.coefficients.every((coefficient, at) => samePolynomial(coefficient, b.coefficients[at]!))
  )
}

/** Divided by the greatest integer in it, and with a positive leading integer. */
export function primitivePolynomial(a: Polynomial): Polynomial {
  const content = integerContent(a)
  if (content === 0n) return 0n
  return withPositiveLead(content === 1n ? a : dividePolynomials(a, content)!)
}

/** Replaces a letter by a polynomial. */
export function substituteInPolynomial(a: Polynomial, letter: number, value: Polynomial): Polynomial {
  if (typeof a === 'bigint' || a.letter > letter) return a
  if (a.letter === letter) {
    let result: Polynomial = 0n
    for (let at = a.coefficients.length - 1; at >= 0; at -= 1)
      result = addPolynomials(multiplyPolynomials(result, value), a.coefficients[at]!)
    return result
  }
  let result: Polynomial = 0n
  a.coefficients.forEach((coefficient, at) => {
    result = addPolynomials(
      result,
      multiplyPolynomials(monomial(a.letter, at), substituteInPolynomial(coefficient, letter, value)),
    )
  })
  return result
}

/** Square-free part: every irreducible factor once. */
export function squareFreePart(a: Polynomial): Polynomial {
  if (typeof a === 'bigint') return a === 0n ? 0n : 1n
  const content = contentIn(a, a.letter)
  const primitive = dividePolynomials(a, content)!
  const repeated = gcdOfPolynomials(primitive, derivativeIn(primitive, a.letter))
  return multiplyPolynomials(squareFreePart(content), dividePolynomials(primitive, repeated)!)
}
