/** Congruences between polynomials with whole coefficients: the same where the same whole numbers fulfil them. */

import { greatestCommonDivisor } from '../../computing/exact/fractions.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { different, equal, undecided } from '../verdicts.ts'

type Congruence = Extract<Tree, { kind: 'call' }>
type Values = Readonly<Record<string, bigint>>

/** So many residues are tried at most, of one letter or of two together. */
const mostTried = 40_000n
const mostExponent = 64n

function congruenceOf(tree: Tree): Congruence | undefined {
  const bare = ungrouped(tree)
  return bare.kind === 'call' && bare.name === 'congruence' ? bare : undefined
}

/** The value of a polynomial with whole coefficients; undefined for anything else. */
function valueOf(tree: Tree, values: Values): bigint | undefined {
  switch (tree.kind) {
    case 'group':
      return valueOf(tree.inner, values)
    case 'number':
      return tree.value.denominator === 1n ? tree.value.numerator : undefined
    case 'symbol':
      return Object.hasOwn(values, tree.name) ? values[tree.name] : undefined
    case 'signed':
      return signed(tree.sign, valueOf(tree.value, values))
    case 'sum':
      return folded(
        tree.terms.map(({ sign, value }) => signed(sign, valueOf(value, values))),
        0n,
        (a, b) => a + b,
      )
    case 'product':
      return folded(
        tree.factors.map((factor) => valueOf(factor, values)),
        1n,
        (a, b) => a * b,
      )
    case 'power': {
      const [base, exponent] = [valueOf(tree.base, values), valueOf(tree.exponent, {})]
      const isSmall = exponent !== undefined && exponent >= 0n && exponent <= mostExponent
      return base === undefined || !isSmall ? undefined : base ** exponent
    }
    default:
      return undefined
  }
}

const signed = (sign: string, value: bigint | undefined): bigint | undefined =>
  value === undefined || sign === '+' ? value : sign === '-' ? -value : undefined

function folded(
  parts: readonly (bigint | undefined)[],
  start: bigint,
  fold: (one: bigint, other: bigint) => bigint,
): bigint | undefined {
  let result = start
  for (const part of parts) {
    if (part === undefined) return undefined
    result = fold(result, part)
  }
  return result
}

/** Whether all sides have the same remainder; undefined where a side is no polynomial with whole coefficients. */
function holds({ args }: Congruence, modulus: bigint, values: Values): boolean | undefined {
  const sides = args.slice(0, -1).map((side) => valueOf(side, values))
  const first = sides[0]
  if (first === undefined || sides.includes(undefined)) return undefined
  return sides.every((side) => (side! - first) % modulus === 0n)
}

function modulusOf({ args }: Congruence): bigint | undefined {
  const value = valueOf(args.at(-1)!, {})
  const size = value !== undefined && value < 0n ? -value : value
  return size === undefined || size === 0n ? undefined : size
}

/** All residues of the letters together. */
function* residues(letters: readonly string[], modulus: bigint): Generator<Values> {
  const [letter, ...others] = letters
  if (letter === undefined) return yield {}
  for (const rest of residues(others, modulus))
    for (let residue = 0n; residue < modulus; residue += 1n) yield { ...rest, [letter]: residue }
}

function compareResidues(key: Congruence, answer: Congruence): Decision {
  const [first, second] = [modulusOf(key), modulusOf(answer)]
  if (first === undefined || second === undefined) return undecided('the modulus is no whole number')
  const letters = [...new Set([...variablesIn(key), ...variablesIn(answer)])]
  const period = (first / greatestCommonDivisor(first, second)) * second
  if (period ** BigInt(letters.length) > mostTried) return undecided('too many remainders')
  for (const values of residues(letters, period)) {
    const [expected, given] = [holds(key, first, values), holds(answer, second, values)]
    if (expected === undefined || given === undefined) return undecided('no polynomial with whole coefficients')
    if (expected !== given) return different('other remainders')
  }
  return equal('the same remainders')
}

/** `b\equiv a` for `a\equiv b`. */
const turned = ({ args, ...call }: Congruence): Congruence => ({
  ...call,
  args: [...args.slice(0, -1).toReversed(), args.at(-1)!],
})

/** Compares congruences; undefined where neither side is one. What a congruence says in other words is left to a person. */
export function compareCongruences(key: Tree, answer: Tree): Decision | undefined {
  const [one, other] = [congruenceOf(key), congruenceOf(answer)]
  if (one === undefined && other === undefined) return undefined
  if (sameTree(key, answer, 'layout')) return equal('same as the key')
  if (one !== undefined && other !== undefined && sameTree(one, turned(other), 'layout')) return equal('sides turned')
  return one === undefined || other === undefined ? undecided('one is a congruence') : compareResidues(one, other)
}
