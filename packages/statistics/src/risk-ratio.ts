import { normalQuantile975 } from './distributions.ts'

export interface RiskRatio {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * How many times as often something happens in the first group, with the interval of Katz et al., Biometrics 34 (1978) 469.
 * Undefined where it never happens in one of them: the interval rests on logarithms.
 */
export function riskRatio(first: readonly [number, number], second: readonly [number, number]): RiskRatio | undefined {
  const [[hits, n], [otherHits, otherN]] = [first, second]
  if (hits === 0 || otherHits === 0) return undefined
  const value = hits / n / (otherHits / otherN)
  const half = normalQuantile975 * Math.sqrt(1 / hits - 1 / n + 1 / otherHits - 1 / otherN)
  return { value, low: value * Math.exp(-half), high: value * Math.exp(half) }
}
