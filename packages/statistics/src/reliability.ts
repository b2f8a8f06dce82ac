import { fQuantile } from './distributions.ts'
import type { Estimate } from './intervals.ts'
import { meanOf, sumOf, varianceOf } from './moments.ts'

export interface Reliability {
  /** Cronbach's alpha; where all is right or wrong it is KR-20. */
  readonly alpha: Estimate
  /** The standard error of measurement, in points of the total. */
  readonly standardError: number
  /** Alpha of what is left without each column. */
  readonly alphaWithout: readonly (number | null)[]
}

function alphaFrom(variances: readonly number[], totalVariance: number): number | null {
  const k = variances.length
  return k < 2 || totalVariance <= 0 ? null : (k / (k - 1)) * (1 - sumOf(variances) / totalVariance)
}

/**
 * The interval of Feldt, Psychometrika 30 (1965) 357: (1 − α) / (1 − α̂) follows an F distribution with n − 1 and (n − 1)(k − 1)
 * degrees of freedom.
 */
function feldt(alpha: number, n: number, k: number): Estimate {
  const [first, second] = [n - 1, (n - 1) * (k - 1)]
  const low = 1 - (1 - alpha) * fQuantile(0.975, first, second)
  const high = 1 - (1 - alpha) * fQuantile(0.025, first, second)
  return { value: alpha, low, high, n }
}

/**
 * Reliability of a total: α = k / (k − 1) · (1 − Σs²ᵢ / s²_T) (Cronbach, Psychometrika 16 (1951) 297), which of zeros and ones is
 * KR-20 (Kuder and Richardson, Psychometrika 2 (1937) 151), and the standard error of measurement s_T · √(1 − α).
 * Undefined with fewer than two columns or three learners, and where totals do not vary. `rows`: a learner each, points by column.
 */
export function reliabilityOf(rows: readonly (readonly number[])[]): Reliability | undefined {
  const k = rows[0]?.length ?? 0
  if (rows.length < 3 || k < 2) return undefined
  const columns = Array.from({ length: k }, (_, column) => rows.map((row) => row[column] as number))
  const variances = columns.map(varianceOf)
  const totals = rows.map(sumOf)
  const totalVariance = varianceOf(totals)
  const alpha = alphaFrom(variances, totalVariance)
  if (alpha === null) return undefined
  return {
    alpha: feldt(alpha, rows.length, k),
    standardError: Math.sqrt(totalVariance * Math.max(0, 1 - alpha)),
    alphaWithout: columns.map((scores, column) => {
      const rests = totals.map((total, index) => total - (scores[index] as number))
      return alphaFrom(
        variances.filter((_, other) => other !== column),
        varianceOf(rests),
      )
    }),
  }
}

/** Fewer learners give no mean to centre on. */
export const centringMinimum = 10

/**
 * Points less the mean of the problem that each learner drew: a pool gives learners problems of different difficulty, which would
 * count as differences between learners. A problem that fewer than ten drew has no mean to rely on: undefined.
 */
export function centredByProblem(points: readonly number[], problems: readonly number[]): (number | undefined)[] {
  const pointsOf = new Map<number, number[]>()
  for (const [index, problem] of problems.entries()) {
    const list = pointsOf.get(problem) ?? []
    list.push(points[index] as number)
    pointsOf.set(problem, list)
  }
  const means = new Map([...pointsOf].map(([problem, list]) => [problem, meanOf(list)]))
  return points.map((value, index) => {
    const problem = problems[index] as number
    const isEnough = (pointsOf.get(problem)?.length ?? 0) >= centringMinimum
    return isEnough ? value - (means.get(problem) as number) : undefined
  })
}
