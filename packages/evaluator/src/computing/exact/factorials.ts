import { EvaluationFailure, spend } from '../budget.ts'
import type { Budget } from '../budget.ts'

/** n!, refused before it grows beyond the budget's digits. A negative n has none. */
export function factorial(n: bigint, budget: Budget): bigint {
  if (n < 0n) throw new EvaluationFailure('UnableToEvaluate', 'factorial')
  return fallingFactorial(n, n, budget)
}

/** n·(n − 1)…, so many factors. */
export function fallingFactorial(n: bigint, count: bigint, budget: Budget): bigint {
  if (count < 0n) return 0n
  const size = Math.log10(Number(n < 0n ? -n : n) + Number(count) + 1) * Number(count)
  if (size > budget.digits) throw new EvaluationFailure('OverBudget')
  spend(budget, Math.ceil(Number(count) / 4) + 1)
  return rangeProduct(n - count + 1n, n)
}

/** Halving keeps the factors of equal size, which is what makes large bigint products fast. */
function rangeProduct(from: bigint, to: bigint): bigint {
  if (from > to) return 1n
  if (to - from < 8n) {
    let result = from
    for (let factor = from + 1n; factor <= to; factor += 1n) result *= factor
    return result
  }
  const middle = (from + to) >> 1n
  return rangeProduct(from, middle) * rangeProduct(middle + 1n, to)
}

export function binomial(n: bigint, k: bigint, budget: Budget): bigint {
  if (k < 0n) return 0n
  if (n < 0n) return (k % 2n === 0n ? 1n : -1n) * binomial(k - n - 1n, k, budget)
  if (k > n) return 0n
  const fewer = k > n - k ? n - k : k
  return fallingFactorial(n, fewer, budget) / fallingFactorial(fewer, fewer, budget)
}
