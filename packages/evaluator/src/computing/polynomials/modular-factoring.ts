import { EvaluationFailure } from '../budget.ts'

/** Polynomials modulo a small prime: coefficients from the constant one up, the last not zero. */
type Small = readonly number[]

const PRIMES = [
  5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113,
  127, 131, 137, 139,
]

const trimmed = (a: number[]): number[] => {
  while (a.length > 0 && a[a.length - 1] === 0) a.pop()
  return a
}
const mod = (value: number, p: number): number => ((value % p) + p) % p

function inverse(value: number, p: number): number {
  let [result, base, left] = [1, value, p - 2]
  while (left > 0) {
    if (left % 2 === 1) result = (result * base) % p
    base = (base * base) % p
    left = Math.floor(left / 2)
  }
  return result
}

function divide(a: Small, b: Small, p: number): { readonly quotient: number[]; readonly rest: number[] } {
  const rest = [...a]
  const quotient = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0)
  const unit = inverse(b[b.length - 1]!, p)
  for (let at = a.length - b.length; at >= 0; at -= 1) {
    const factor = (rest[at + b.length - 1]! * unit) % p
    quotient[at] = factor
    if (factor !== 0) b.forEach((value, k) => (rest[at + k] = mod(rest[at + k]! - factor * value, p)))
  }
  return { quotient: trimmed(quotient), rest: trimmed(rest) }
}

const monic = (a: Small, p: number): number[] => {
  const unit = inverse(a[a.length - 1]!, p)
  return a.map((value) => (value * unit) % p)
}

function gcd(a: Small, b: Small, p: number): number[] {
  let [x, y]: [Small, Small] = [a, b]
  while (y.length > 0) [x, y] = [y, divide(x, y, p).rest]
  return x.length === 0 ? [] : monic(x, p)
}

function multiply(a: Small, b: Small, p: number): number[] {
  if (a.length === 0 || b.length === 0) return []
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0)
  a.forEach((x, i) => b.forEach((y, j) => (result[i + j] = (result[i + j]! + x * y) % p)))
  return trimmed(result)
}

const derivative = (a: Small, p: number): number[] => trimmed(a.slice(1).map((value, at) => (value * (at + 1)) % p))

/** Berlekamp: the polynomials whose p-th power is themselves split a square-free one. */
function berlekamp(f: Small, p: number): number[][] {
  const n = f.length - 1
  const basis = fixedPolynomials(f, p, n)
  let factors: number[][] = [[...f]]
  for (const v of basis) {
    if (factors.length === basis.length) break
    if (v.length <= 1) continue
    factors = factors.flatMap((factor) => splitBy(factor, v, p))
  }
  return factors
}

function splitBy(factor: number[], v: Small, p: number): number[][] {
  if (factor.length <= 2) return [factor]
  const parts: number[][] = []
  let left = factor
  for (let s = 0; s < p && left.length > 1; s += 1) {
    const shifted = trimmed(v.map((value, at) => (at === 0 ? mod(value - s, p) : value)))
    const common = gcd(left, shifted, p)
    if (common.length > 1) {
      parts.push(common)
      left = divide(left, common, p).quotient
    }
  }
  if (left.length > 1) parts.push(monic(left, p))
  return parts
}

/** Null space of Q − 1, where row k of Q is x^(pk) modulo f. */
function fixedPolynomials(f: Small, p: number, n: number): number[][] {
  let power: number[] = [1]
  const step = powerOfX(p, f, p)
  const columns: number[][] = []
  for (let k = 0; k < n; k += 1) {
    columns.push(Array.from({ length: n }, (_, at) => mod((power[at] ?? 0) - (at === k ? 1 : 0), p)))
    power = divide(multiply(power, step, p), f, p).rest
  }
  // Solve sum over k of v_k·column_k = 0 by elimination on the transposed matrix.
  const rows = Array.from({ length: n }, (_, row) => columns.map((column) => column[row]!))
  const pivots: number[] = []
  let rank = 0
  for (let column = 0; column < n && rank < n; column += 1) {
    const found = rows.findIndex((row, at) => at >= rank && row[column] !== 0)
    if (found < 0) continue
    ;[rows[rank], rows[found]] = [rows[found]!, rows[rank]!]
    const unit = inverse(rows[rank]![column]!, p)
    rows[rank] = rows[rank]!.map((value) => (value * unit) % p)
    rows.forEach((row, at) => {
      if (at === rank || row[column] === 0) return
      const factor = row[column]!
      rows[at] = row.map((value, k) => mod(value - factor * rows[rank]![k]!, p))
    })
    pivots.push(column)
    rank += 1
  }
  const free = Array.from({ length: n }, (_, k) => k).filter((k) => !pivots.includes(k))
  return free.map((k) =>
    trimmed(
      Array.from({ length: n }, (_, at) =>
        at === k ? 1 : pivots.includes(at) ? mod(-rows[pivots.indexOf(at)]![k]!, p) : 0,
      ),
    ),
  )
}

function powerOfX(exponent: number, f: Small, p: number): number[] {
  let [result, base]: [number[], number[]] = [[1], divide([0, 1], f, p).rest]
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = divide(multiply(result, base, p), f, p).rest
    base = divide(multiply(base, base, p), f, p).rest
  }
  return result
}

/** Monic factors of a square-free integer polynomial modulo a high power of a prime, beyond the size of any true factor's coefficients. */
export function factorModulo(coefficients: readonly bigint[]): {
  readonly factors: bigint[][]
  readonly modulus: bigint
} {
  const best = bestPrime(coefficients)
  const bound = coefficientBound(coefficients)
  let modulus = BigInt(best.p)
  while (modulus <= bound) modulus *= BigInt(best.p)
  const unit = inverseModulo(coefficients[coefficients.length - 1]!, modulus)
  const target = coefficients.map((value) => (((value * unit) % modulus) + modulus) % modulus)
  return { factors: liftAll(target, best.factors, best.p, modulus), modulus }
}

/** Among the first usable primes the one with the fewest factors leaves the fewest combinations. */
function bestPrime(coefficients: readonly bigint[]): { readonly p: number; readonly factors: number[][] } {
  let best: { p: number; factors: number[][] } | undefined
  let usable = 0
  for (const p of PRIMES) {
    const reduced = coefficients.map((value) => mod(Number(value % BigInt(p)), p))
    if (reduced[reduced.length - 1] === 0) continue
    const f = monic(reduced, p)
    if (gcd(f, derivative(f, p), p).length !== 1) continue
    const factors = berlekamp(f, p)
    if (best === undefined || factors.length < best.factors.length) best = { p, factors }
    usable += 1
    if (usable === 4 || factors.length === 1) break
  }
  if (best === undefined) throw new EvaluationFailure('OverBudget')
  return best
}

/** Twice Mignotte's bound times the leading coefficient. */
function coefficientBound(coefficients: readonly bigint[]): bigint {
  const size = (a: bigint): bigint => (a < 0n ? -a : a)
  const sum = coefficients.reduce((total, value) => total + size(value), 0n)
  return 2n * (1n << BigInt(coefficients.length)) * sum * size(coefficients[coefficients.length - 1]!)
}

function inverseModulo(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [((value % modulus) + modulus) % modulus, modulus, 1n, 0n]
  while (b !== 0n) {
    const quotient = a / b
    ;[a, b] = [b, a - quotient * b]
    ;[x, y] = [y, x - quotient * y]
  }
  return ((x % modulus) + modulus) % modulus
}

/** Hensel: factors modulo p become factors modulo a power of it, one split off after the other. */
function liftAll(target: readonly bigint[], factors: readonly number[][], p: number, modulus: bigint): bigint[][] {
  if (factors.length === 1) return [[...target]]
  const [first, others] = [factors[0]!, factors.slice(1)]
  const rest = others.reduce((product, factor) => multiply(product, factor, p))
  const { g, h } = liftPair(target, first, rest, p, modulus)
  return [g, ...liftAll(h, others, p, modulus)]
}

function liftPair(
  target: readonly bigint[],
  first: Small,
  second: Small,
  p: number,
  modulus: bigint,
): { readonly g: bigint[]; readonly h: bigint[] } {
  const { s, t } = bezout(first, second, p)
  let [g, h] = [first.map(BigInt), second.map(BigInt)]
  for (let power = BigInt(p); power < modulus; power *= BigInt(p)) {
    const product = multiplyBig(g, h)
    const error = target.map((value, at) => mod(Number(((value - (product[at] ?? 0n)) / power) % BigInt(p)), p))
    const e = trimmed(error)
    // g takes (t·e mod g), h the rest, so that g·h gains exactly power·e.
    const { quotient, rest } = divide(multiply(t, e, p), first, p)
    const forH = addSmall(multiply(s, e, p), multiply(quotient, second, p), p)
    g = g.map((value, at) => value + power * BigInt(rest[at] ?? 0))
    h = h.map((value, at) => value + power * BigInt(forH[at] ?? 0))
  }
  return { g: g.map((value) => value % modulus), h: h.map((value) => value % modulus) }
}

const addSmall = (a: Small, b: Small, p: number): number[] =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, at) => ((a[at] ?? 0) + (b[at] ?? 0)) % p))

const subtractSmall = (a: Small, b: Small, p: number): number[] =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, at) => mod((a[at] ?? 0) - (b[at] ?? 0), p)))

function multiplyBig(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  a.forEach((x, i) => b.forEach((y, j) => (result[i + j] = result[i + j]! + x * y)))
  return result
}

/** s·a + t·b = 1 modulo p. */
function bezout(a: Small, b: Small, p: number): { readonly s: number[]; readonly t: number[] } {
  let [r0, r1]: [number[], number[]] = [[...a], [...b]]
  let [s0, s1]: [number[], number[]] = [[1], []]
  let [t0, t1]: [number[], number[]] = [[], [1]]
  while (r1.length > 0) {
    const { quotient, rest } = divide(r0, r1, p)
    const next = (x: Small, y: Small): number[] => subtractSmall(x, multiply(quotient, y, p), p)
    ;[r0, r1] = [r1, rest]
    ;[s0, s1] = [s1, next(s0, s1)]
    ;[t0, t1] = [t1, next(t0, t1)]
  }
  const unit = inverse(r0[0]!, p)
  const scale = (x: Small): number[] => x.map((value) => (value * unit) % p)
  return { s: scale(s0), t: scale(t0) }
}
