import { integer, ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'
import { grouped, numberTree, substitute } from '../../../formulas/substitute.ts'
import { mayHaveAnyName } from './renamed-letter.ts'

/** Whole numbers that a count of turns may be off by: π/2 + kπ is −π/2 + kπ, counted from one turn before. */
const offsets = [-3, -2, -1, 0, 1, 2, 3]

/** `k+2`, `-k`. */
function counted(name: string, sign: '+' | '-', offset: number): Tree {
  const at = { from: 0, to: 0 }
  const value = numberTree(integer(Math.abs(offset)))
  const terms = [
    { sign, value: { kind: 'symbol', name, at } },
    { sign: offset < 0 ? '-' : '+', value },
  ] as const
  return grouped({ kind: 'sum', terms, at })
}

/**
 * The answer with its turns counted from elsewhere or the other way round, where key and answer are equations with a whole
 * number of turns: `x=\frac\pi2-k\pi` and `x=-\frac\pi2+k\pi` have the solutions of `x=\frac\pi2+k\pi`. None for other formulas.
 */
export function withOtherTurns(key: Tree, answer: Tree): readonly Tree[] {
  if (ungrouped(key).kind !== 'relation' || ungrouped(answer).kind !== 'relation') return []
  const isCounter = (name: string): boolean => [key, answer].every((tree) => mayHaveAnyName(tree, name) === 'counter')
  const [counter, ...others] = [...variablesIn(key)].filter(isCounter)
  if (counter === undefined || others.length > 0) return []
  return (['+', '-'] as const).flatMap((sign) =>
    offsets.map((offset) => substitute(answer, (name) => (name === counter ? counted(name, sign, offset) : undefined))),
  )
}
