import type { Rational } from '../../numbers/rational.ts'
import type { Expression } from '../../computing/expression.ts'
import { valuesOf } from '../../functions/computing/all.ts'
import { isInteger } from '../../computing/exact/fractions.ts'
import { smallExact } from '../../computing/program.ts'

/**
 * Arithmetic modulo a large prime with letters at pseudo-random values decides identities of rational functions without
 * multiplying anything out: (x−4a)^6000 costs as little as x². Two different values prove a difference; two equal ones
 * leave a chance of one in 10¹⁴ even at degree 10,000. Functions are replaced by numbers drawn from their arguments'
 * values, so equal values prove equality for them too, while different ones prove nothing.
 */
export const PRIME = 2305843009213693921n

/** A square root of −1 modulo the prime, which therefore is of the form 4k + 1. */
const ROOT_OF_MINUS_ONE = squareRootOfMinusOne()

export interface ModularValue {
  readonly value: bigint
  /** Only letters, numbers, π, e, i and the four operations: different values mean different functions. */
  readonly isRational: boolean
}

export interface ModularSample {
  /** Selects the values that letters take. */
  readonly seed: bigint
  /** Letters without a drawn value, such as those fixed by the caller. */
  readonly values?: ReadonlyMap<string, bigint>
}

function modularPower(base: bigint, exponent: bigint): bigint {
  if (exponent < 2n ** 31n) return smallPower(base, Number(exponent))
  let [result, square, left] = [1n, base, exponent]
  while (left > 0n) {
    if (left & 1n) result = (result * square) % PRIME
    square = (square * square) % PRIME
    left >>= 1n
  }
  return result
}

function smallPower(base: bigint, exponent: number): bigint {
  let result = 1n
  let square = base
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) result = (result * square) % PRIME
    if (left > 1) square = (square * square) % PRIME
  }
  return result
}

function squareRootOfMinusOne(): bigint {
  for (let candidate = 2n; ; candidate += 1n) {
    const root = modularPower(candidate, (PRIME - 1n) / 4n)
    if ((root * root) % PRIME === PRIME - 1n) return root
  }
}

export function modularInverse(value: bigint): bigint {
  let [a, b, x, y] = [value, PRIME, 1n, 0n]
  while (b !== 0n) {
    const quotient = a / b
    ;[a, b] = [b, a - quotient * b]
    ;[x, y] = [y, x - quotient * y]
  }
  const inverse = x * a
  return inverse < 0n ? inverse + PRIME : inverse % PRIME
}

const remainder = (value: bigint): bigint => {
  const rest = value % PRIME
  return rest < 0n ? rest + PRIME : rest
}

const MOST_NAMES = 500
const numbersOfNames = new Map<string, bigint>()

/** A number of 64 bits for a name; those of the same few letters and functions are asked for again and again. */
function numberOf(name: string): bigint {
  const known = numbersOfNames.get(name)
  if (known !== undefined) return known
  let state = 0xcbf29ce484222325n
  for (let at = 0; at < name.length; at += 1)
    state = BigInt.asUintN(64, (state ^ BigInt(name.charCodeAt(at))) * 0x100000001b3n)
  if (numbersOfNames.size >= MOST_NAMES) numbersOfNames.clear()
  numbersOfNames.set(name, state)
  return state
}

/** Mixes numbers and names into one number below the prime; not for secrets. */
export function mixed(seed: bigint, text: string, ...numbers: readonly bigint[]): bigint {
  let state = BigInt.asUintN(64, (seed ^ 0x2545f4914f6cdd1dn ^ numberOf(text)) * 0x9e3779b97f4a7c15n)
  state ^= state >> 30n
  for (const number of numbers) {
    state = BigInt.asUintN(64, (state ^ number) * 0x9e3779b97f4a7c15n)
    state ^= state >> 29n
    state = BigInt.asUintN(64, state * 0xbf58476d1ce4e5b9n)
    state ^= state >> 32n
  }
  state = BigInt.asUintN(64, (state ^ (state >> 31n)) * 0x94d049bb133111ebn)
  return (state ^ (state >> 29n)) % PRIME
}

/** The value modulo the prime, or `undefined` at a pole. */
export function modularValue(a: Expression, sample: ModularSample): ModularValue | undefined {
  return evaluate(a, { sample, isRational: true })
}

interface Work {
  readonly sample: ModularSample
  isRational: boolean
  /** How many sums or products with bounds surround this part. */
  readonly depth?: number
}

function evaluate(a: Expression, work: Work): ModularValue | undefined {
  const value = reduce(a, work)
  return value === undefined ? undefined : { value, isRational: work.isRational }
}

function ofRational(value: Rational): bigint | undefined {
  if (value.denominator === 1n) return remainder(value.numerator)
  const below = remainder(value.denominator)
  return below === 0n ? undefined : (remainder(value.numerator) * modularInverse(below)) % PRIME
}

function reduce(a: Expression, work: Work): bigint | undefined {
  switch (a.op) {
    case 'number':
      return ofRational(a.value)
    case 'letter':
      return work.sample.values?.get(a.name) ?? mixed(work.sample.seed, a.name)
    case 'constant':
      return a.name === 'i' ? ROOT_OF_MINUS_ONE : mixed(work.sample.seed, `constant ${a.name}`)
    case 'sum': {
      let total = 0n
      for (const term of a.terms) {
        const value = reduce(term, work)
        if (value === undefined) return undefined
        total += value
      }
      return total % PRIME
    }
    case 'product': {
      let total = 1n
      for (const factor of a.factors) {
        const value = reduce(factor, work)
        if (value === undefined) return undefined
        total = (total * value) % PRIME
      }
      return total
    }
    case 'quotient': {
      const below = reduce(a.denominator, work)
      const above = below === undefined || below === 0n ? undefined : reduce(a.numerator, work)
      return above === undefined ? undefined : (above * modularInverse(below!)) % PRIME
    }
    case 'power':
      return reducePower(a, work)
    case 'call':
      return reduceCall(a, work)
    case 'loop':
      return reduceLoop(a, work)
  }
}

function reducePower(a: Extract<Expression, { op: 'power' }>, work: Work): bigint | undefined {
  const exponent = smallExact(a.exponent)
  const base = reduce(a.base, work)
  if (base === undefined) return undefined
  if (exponent !== undefined && isInteger(exponent)) {
    if (base === 0n && exponent.numerator <= 0n) return undefined
    const size = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator
    const value = modularPower(base, size)
    return exponent.numerator < 0n ? modularInverse(value) : value
  }
  work.isRational = false
  const isHalf = exponent !== undefined && exponent.denominator === 2n
  if (isHalf) {
    // b^(k/2) as a power of the same √b that `sqrt` gives.
    const root = mixed(work.sample.seed, 'sqrt', base)
    const size = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator
    const value = (modularPower(base, size / 2n) * root) % PRIME
    return exponent.numerator < 0n ? modularInverse(value) : value
  }
  const power = reduce(a.exponent, work)
  return power === undefined ? undefined : mixed(work.sample.seed, 'power', base, power)
}

function reduceCall(a: Extract<Expression, { op: 'call' }>, work: Work): bigint | undefined {
  work.isRational = false
  const args: bigint[] = []
  for (const part of a.args) {
    const value = reduce(part, work)
    if (value === undefined) return undefined
    args.push(value)
  }
  const name = a.isDeclared === true ? `${a.name}(${a.primes ?? 0})` : a.name
  const first = args[0]!
  const isNegative = args.length === 1 && first > PRIME / 2n
  const parity = isNegative ? (valuesOf(a)?.parity ?? 'none') : 'none'
  if (parity === 'none') return mixed(work.sample.seed, name, ...args)
  const value = mixed(work.sample.seed, name, PRIME - first)
  return parity === 'even' ? value : remainder(-value)
}

function reduceLoop(a: Extract<Expression, { op: 'loop' }>, work: Work): bigint | undefined {
  work.isRational = false
  const [lower, upper] = [reduce(a.lower, work), reduce(a.upper, work)]
  if (lower === undefined || upper === undefined) return undefined
  // The bound letter's name does not matter: it always takes the same value inside.
  const values = new Map(work.sample.values)
  const depth = work.depth ?? 0
  values.set(a.variable, mixed(work.sample.seed, `bound letter ${depth}`))
  const body = reduce(a.body, { sample: { seed: work.sample.seed, values }, isRational: true, depth: depth + 1 })
  return body === undefined ? undefined : mixed(work.sample.seed, a.kind, lower, upper, body)
}
