import type { Rational } from '../../numbers/rational.ts'
import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'
import { ONE, ZERO, addFractions, multiplyFractions } from './fractions.ts'
import { bitsOfFraction } from './powers.ts'

/** A sum or product that grows part by part. */
export interface EvenFold {
  readonly take: (part: Rational) => void
  readonly result: () => Rational
}

interface Run {
  readonly value: Rational
  /** How many parts it is made of: a power of two. */
  readonly parts: number
  /** Length of numerator or denominator, whichever is longer, in words of 64 bits. */
  readonly words: number
}

const runOf = (value: Rational, parts: number): Run => ({ value, parts, words: Math.ceil(bitsOfFraction(value) / 64) })

/** What it costs to put two runs together: long fractions cost the square of their length for their common factor. */
function costOf(one: Run, other: Run): number {
  const words = one.words + other.words
  if (words <= 2) return 1
  return one.value.denominator === 1n && other.value.denominator === 1n ? words : 32 * words + 2 * words * words
}

/**
 * Adds or multiplies many fractions, always two runs of equally many parts: parts put one by one to a long total would cost
 * its length every time. The budget pays before two runs are put together, and sets how long a fraction may become.
 */
export function foldEvenly(kind: 'sum' | 'product', budget: Budget): EvenFold {
  const combine = kind === 'sum' ? addFractions : multiplyFractions
  // Each run has more parts than the next, so there are never more than the logarithm of their number.
  const runs: Run[] = []
  const join = (): void => {
    const [last, before] = [runs.pop(), runs.pop()]
    if (last === undefined || before === undefined) return
    spend(budget, costOf(before, last))
    const run = runOf(combine(before.value, last.value), before.parts + last.parts)
    if (run.words * 16 > budget.digits) throw new EvaluationFailure('OverBudget')
    runs.push(run)
  }
  return {
    take(part) {
      runs.push(runOf(part, 1))
      while (runs.length > 1 && runs.at(-1)?.parts === runs.at(-2)?.parts) join()
    },
    result() {
      while (runs.length > 1) join()
      return runs[0]?.value ?? (kind === 'sum' ? ZERO : ONE)
    },
  }
}
