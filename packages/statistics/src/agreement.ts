import { fQuantile, normalQuantile975 } from './distributions.ts'
import type { Estimate } from './intervals.ts'
import { meanOf, sumOf } from './moments.ts'

/** What two graders gave for the same answer. */
export type Pair = readonly [number, number]

/** How far two values agree: 1 is the same, 0 the farthest apart. */
type Weigh = (one: number, other: number) => number

function quadraticWeights(values: readonly number[]): Weigh {
  const range = Math.max(...values) - Math.min(...values)
  return (one, other) => 1 - ((one - other) / range) ** 2
}

const sameOnly: Weigh = (one, other) => (one === other ? 1 : 0)

/** How often each value was given by one grader, as shares. */
function sharesOf(values: readonly number[]): ReadonlyMap<number, number> {
  const shares = new Map<number, number>()
  for (const value of values) shares.set(value, (shares.get(value) ?? 0) + 1 / values.length)
  return shares
}

function weighed(shares: ReadonlyMap<number, number>, weigh: (value: number) => number): number {
  return sumOf([...shares].map(([value, share]) => share * weigh(value)))
}

/**
 * Cohen's kappa: agreement beyond what chance gives, 1 at most (Cohen, Educational and Psychological Measurement 20 (1960) 37),
 * or with quadratic weights, so that a near miss counts nearly as agreement (Psychological Bulletin 70 (1968) 213). The
 * interval rests on the standard error of Fleiss, Cohen and Everitt, Psychological Bulletin 72 (1969) 323. Undefined where all
 * values are the same: chance alone agrees.
 */
export function kappaOf(pairs: readonly Pair[], weights: 'same' | 'quadratic' = 'same'): Estimate | undefined {
  const n = pairs.length
  const values = [...new Set(pairs.flat())]
  if (n < 2 || values.length < 2) return undefined
  const weigh = weights === 'same' ? sameOnly : quadraticWeights(values)
  const first = sharesOf(pairs.map(([one]) => one))
  const second = sharesOf(pairs.map(([, other]) => other))
  const observed = meanOf(pairs.map(([one, other]) => weigh(one, other)))
  const byChance = weighed(first, (one) => weighed(second, (other) => weigh(one, other)))
  if (byChance === 1) return undefined
  const value = (observed - byChance) / (1 - byChance)
  const meanWeightOfFirst = new Map(values.map((one) => [one, weighed(second, (other) => weigh(one, other))]))
  const meanWeightOfSecond = new Map(values.map((other) => [other, weighed(first, (one) => weigh(one, other))]))
  const squares = pairs.map(([one, other]) => {
    const expected = (meanWeightOfFirst.get(one) ?? 0) + (meanWeightOfSecond.get(other) ?? 0)
    return (weigh(one, other) - expected * (1 - value)) ** 2
  })
  const variance = Math.max(0, meanOf(squares) - (value - byChance * (1 - value)) ** 2) / (n * (1 - byChance) ** 2)
  const half = normalQuantile975 * Math.sqrt(variance)
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half), n }
}

/** Mean squares of a table with a row for each answer and a column for each grader. */
interface MeanSquares {
  readonly n: number
  readonly k: number
  readonly betweenRows: number
  readonly withinRows: number
  readonly betweenColumns: number
  readonly residual: number
}

function meanSquaresOf(rows: readonly (readonly number[])[]): MeanSquares {
  const n = rows.length
  const k = rows[0]?.length ?? 0
  const grand = meanOf(rows.flat())
  const rowMeans = rows.map(meanOf)
  const columnMeans = Array.from({ length: k }, (_, column) => meanOf(rows.map((row) => row[column] as number)))
  const squaresBetweenRows = k * sumOf(rowMeans.map((mean) => (mean - grand) ** 2))
  const squaresBetweenColumns = n * sumOf(columnMeans.map((mean) => (mean - grand) ** 2))
  const squaresWithin = sumOf(rows.map((row, at) => sumOf(row.map((value) => (value - (rowMeans[at] as number)) ** 2))))
  return {
    n,
    k,
    betweenRows: squaresBetweenRows / (n - 1),
    withinRows: squaresWithin / (n * (k - 1)),
    betweenColumns: squaresBetweenColumns / (k - 1),
    residual: Math.max(0, squaresWithin - squaresBetweenColumns) / ((n - 1) * (k - 1)),
  }
}

/** ICC(1,1): each answer was marked by other graders. */
function oneWay({ n, k, betweenRows, withinRows }: MeanSquares): Estimate {
  const value = (betweenRows - withinRows) / (betweenRows + (k - 1) * withinRows)
  const ratio = betweenRows / withinRows
  const low = ratio / fQuantile(0.975, n - 1, n * (k - 1))
  const high = ratio * fQuantile(0.975, n * (k - 1), n - 1)
  return { value, low: (low - 1) / (low + k - 1), high: (high - 1) / (high + k - 1), n }
}

/** ICC(2,1): the same graders marked every answer. The interval is Satterthwaite's approximation. */
function twoWay({ n, k, betweenRows, betweenColumns, residual }: MeanSquares): Estimate {
  const rest = (k * (betweenColumns - residual)) / n
  const value = (betweenRows - residual) / (betweenRows + (k - 1) * residual + rest)
  const ofColumns = betweenColumns / residual
  const spread = n * (1 + (k - 1) * value) - k * value
  const degrees =
    ((k - 1) * (n - 1) * (k * value * ofColumns + spread) ** 2) /
    ((n - 1) * k ** 2 * value ** 2 * ofColumns ** 2 + spread ** 2)
  const above = fQuantile(0.975, n - 1, degrees)
  const below = fQuantile(0.975, degrees, n - 1)
  const common = k * betweenColumns + (k * n - k - n) * residual
  return {
    value,
    low: (n * (betweenRows - above * residual)) / (above * common + n * betweenRows),
    high: (n * (below * betweenRows - residual)) / (common + n * below * betweenRows),
    n,
  }
}

/**
 * The intraclass correlation of single marks, in agreement and not in order alone (Shrout and Fleiss, Psychological Bulletin 86
 * (1979) 420): `oneWay` is ICC(1,1), for answers that were each marked by other graders; `twoWay` is ICC(2,1), where the same
 * graders marked all. `rows`: a row for each answer, the same number of marks in each. Undefined below three answers or two marks,
 * where all marks are the same, and where no answer was marked in two ways, which leaves the interval without width.
 */
export function intraclassOf(rows: readonly (readonly number[])[], model: 'oneWay' | 'twoWay'): Estimate | undefined {
  if (rows.length < 3 || (rows[0]?.length ?? 0) < 2) return undefined
  const squares = meanSquaresOf(rows)
  if (squares.betweenRows === 0 && squares.withinRows === 0) return undefined
  if (squares.withinRows === 0) return { value: 1, low: 1, high: 1, n: rows.length }
  // Graders who differ by the same everywhere leave no residual to compare with.
  return model === 'oneWay' || squares.residual === 0 ? oneWay(squares) : twoWay(squares)
}
