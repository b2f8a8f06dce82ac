import { contains, letter, lettersOf, mapParts } from '../../computing/expression.ts'
import type { CallExpression, Expression } from '../../computing/expression.ts'
import { modularValue } from './modular.ts'

const SEEDS = [0x1505n, 0x5eedn] as const

/**
 * Functions that only have a name, in statements: f(1) is an unknown number, and f(1) = 2 says something about it. Each
 * value becomes a letter; where the arguments are proved equal it is the same one.
 */
export function withOpaqueCalls(a: Expression, bound: readonly string[] = []): Expression {
  if (a.op === 'loop') {
    const inside = [...bound, a.variable]
    const loop: Expression = {
      ...a,
      lower: withOpaqueCalls(a.lower, bound),
      upper: withOpaqueCalls(a.upper, bound),
      body: withOpaqueCalls(a.body, inside),
    }
    // A sum of unknown numbers is an unknown number.
    const isUnknown = bound.length === 0 && contains(loop, (part) => part.op === 'call' && part.isDeclared === true)
    const text = isUnknown ? spelling(loop) : undefined
    return text === undefined ? loop : letter(`loop(#${text})`)
  }
  const known = mapParts(a, (part) => withOpaqueCalls(part, bound))
  if (known.op !== 'call' || known.isDeclared !== true) return known
  // In a sum over k the values of f(k) are many.
  if ([...lettersOf(known)].some((name) => bound.includes(name))) return known
  const name = opaqueName(known)
  return name === undefined ? known : letter(name)
}

function opaqueName({ name, primes, args }: CallExpression): string | undefined {
  const spelt: string[] = []
  for (const argument of args) {
    const text = spelling(argument)
    if (text === undefined) return undefined
    spelt.push(text)
  }
  return `${name}${"'".repeat(primes ?? 0)}(${spelt.join('; ')})`
}

/** Arguments of one value have one spelling. */
function spelling(a: Expression): string | undefined {
  if (a.op === 'letter') return a.name
  if (a.op === 'number') {
    const { numerator, denominator } = a.value
    return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`
  }
  const values = SEEDS.map((seed) => modularValue(a, { seed })?.value)
  const [first, second] = values
  if (first === undefined || second === undefined) return undefined
  // A number has the same value for every seed, and small ones are their own remainder.
  return first === second && first < 1_000_000n ? String(first) : `#${first.toString(36)}${second.toString(36)}`
}

const OPAQUE_WITH_LETTERS = /^(.+?)'*\((?:.*[A-Za-z#].*)\)$/

/** The opaque values of functions at arguments with letters in them, which hold for every value of those letters. */
export const openValues = (names: readonly string[]): readonly string[] =>
  names.filter((name) => OPAQUE_WITH_LETTERS.test(name))
