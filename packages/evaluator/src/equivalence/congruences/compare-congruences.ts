/** Congruences between polynomials with whole coefficients: the same where the same whole numbers fulfil them. */

import type { Budget } from '../../computing/budget.ts'
import { greatestCommonDivisor } from '../../computing/exact/fractions.ts'
import { sameTree } from '../../same-tree.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { different, equal, undecided } from '../verdicts.ts'
import { remainderOf, wholeNumber, type Values } from './remainders.ts'

type Congruence = Extract<Tree, { kind: 'call' }>
type Condition = (values: Values, budget: Budget) => boolean

/** So many residues are tried at most, of one letter or of two together. */
const mostTried = 40_000n

function congruenceOf(tree: Tree): Congruence | undefined {
  const bare = ungrouped(tree)
  return bare.kind === 'call' && bare.name === 'congruence' ? bare : undefined
}

/** Whether all sides have the same remainder; undefined where a side is no polynomial with whole coefficients. */
function conditionOf({ args }: Congruence, modulus: bigint): Condition | undefined {
  const sides = args.slice(0, -1).map((side) => remainderOf(side, modulus))
  if (!sides.every((side) => side !== undefined)) return undefined
  return (values, budget) => {
    const [first, ...others] = sides.map((side) => side(values, budget))
    return others.every((other) => (other - first!) % modulus === 0n)
  }
}

function modulusOf({ args }: Congruence): bigint | undefined {
  const value = wholeNumber(args.at(-1)!)
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

function compareResidues(key: Congruence, answer: Congruence, budget: Budget): Decision {
  const [first, second] = [modulusOf(key), modulusOf(answer)]
  if (first === undefined || second === undefined) return undecided('the modulus is no whole number')
  const [expected, given] = [conditionOf(key, first), conditionOf(answer, second)]
  if (expected === undefined || given === undefined) return undecided('no polynomial with whole coefficients')
  const letters = [...new Set([...variablesIn(key), ...variablesIn(answer)])]
  const period = (first / greatestCommonDivisor(first, second)) * second
  if (period ** BigInt(letters.length) > mostTried) return undecided('too many remainders')
  for (const values of residues(letters, period))
    if (expected(values, budget) !== given(values, budget)) return different('other remainders')
  return equal('the same remainders')
}

/** `b\equiv a` for `a\equiv b`. */
const turned = ({ args, ...call }: Congruence): Congruence => ({
  ...call,
  args: [...args.slice(0, -1).toReversed(), args.at(-1)!],
})

/** Compares congruences; undefined where neither side is one. What a congruence says in other words is left to a person. */
export function compareCongruences(key: Tree, answer: Tree, budget: Budget): Decision | undefined {
  const [one, other] = [congruenceOf(key), congruenceOf(answer)]
  if (one === undefined && other === undefined) return undefined
  if (sameTree(key, answer, 'layout')) return equal('same as the key')
  if (one !== undefined && other !== undefined && sameTree(one, turned(other), 'layout')) return equal('sides turned')
  return one === undefined || other === undefined
    ? undecided('one is a congruence')
    : compareResidues(one, other, budget)
}
