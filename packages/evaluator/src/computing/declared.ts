import type { BigFloats } from './high/float-functions.ts'
import type { DoubleState } from './doubles/double-state.ts'
import type { HighComplex } from './high/high-functions.ts'
import type { DeclaredCall } from './program.ts'

/**
 * A function that only has a name is sampled as a fixed polynomial with coefficients drawn from the name, so that
 * `f(x+1)` and `f(1+x)` agree, `f(x)` and `g(x)` or `f(2x)` and `2f(x)` do not, and f′ is really its derivative.
 */
const COEFFICIENTS = 7

function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value >>> 0
}

/** Coefficients in sixteenths, exact in doubles; `primes` derivatives already taken. */
function coefficientsOf(name: string, primes: number): number[] {
  let coefficients = Array.from({ length: COEFFICIENTS }, (_, at) => ((hash(`${name}#${at}`) % 61) + 3) / 16)
  for (let order = 0; order < primes; order += 1) coefficients = coefficients.slice(1).map((c, at) => c * (at + 1))
  return coefficients
}

/** Several arguments are first drawn together, each with its own weight. */
const weightOf = (name: string, at: number): number => (at === 0 ? 1 : ((hash(`${name}@${at}`) % 29) + 5) / 8)

export function declaredDoubles(declared: DeclaredCall, at: number, state: DoubleState): void {
  const { re, im, error } = state
  let [x, y, before] = [0, 0, 0]
  declared.args.forEach((arg, index) => {
    const weight = weightOf(declared.name, index)
    x += re[arg]! * weight
    y += im[arg]! * weight
    before += error[arg]! * weight
  })
  let [p, q, slope] = [0, 0, 0]
  const size = Math.hypot(x, y)
  for (const coefficient of coefficientsOf(declared.name, declared.primes).reverse()) {
    slope = slope * (size + before) + Math.hypot(p, q)
    ;[p, q] = [p * x - q * y + coefficient, y === 0 ? 0 : p * y + q * x]
  }
  re[at] = p
  im[at] = q
  error[at] = slope * before * 1.1 + 4e-15 * (Math.hypot(p, q) + slope * size)
}

export function declaredHigh(declared: DeclaredCall, args: readonly HighComplex[], F: BigFloats): HighComplex {
  let [x, y] = [F.zero, F.zero]
  args.forEach((arg, index) => {
    const weight = F.of(weightOf(declared.name, index))
    x = F.add(x, F.multiply(arg.re, weight))
    y = F.add(y, F.multiply(arg.im, weight))
  })
  let [p, q] = [F.zero, F.zero]
  for (const coefficient of coefficientsOf(declared.name, declared.primes).reverse()) {
    ;[p, q] = [
      F.add(F.subtract(F.multiply(p, x), F.multiply(q, y)), F.of(coefficient)),
      F.add(F.multiply(p, y), F.multiply(q, x)),
    ]
  }
  return { re: p, im: q }
}
