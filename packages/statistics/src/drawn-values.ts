import { meanOf, sumOf } from './moments.ts'
import { seededDraw, shuffle } from './random.ts'
import { riskRatio, type RiskRatio } from './risk-ratio.ts'
import { dealsInStep, runToEnd, type Steps } from './steps.ts'
import { splitsOf, type Condition, type DrawnValue, type Split } from './drawn-splits.ts'

/** With fewer learners nothing is tested. */
export const drawnMinimum = 30
/** A side of fewer learners is not split once more. */
export const innerMinimum = 40
/** Fewer than for variants: each deal is put to every split. The lowest p is 0.0005. */
const dealsMaximum = 1999
/** So many more extreme deals settle that chance explains what was observed. */
const extremeEnough = 50

/** A learner's work on a problem, as far as drawn values could explain it. */
export interface DrawnCase {
  readonly values: Readonly<Record<string, DrawnValue>>
  /** Better than expected from the rest of the total. */
  readonly residual: number
  readonly isWrong: boolean
}

export interface Side {
  readonly n: number
  readonly wrong: number
}

export interface DrawnFinding {
  readonly condition: Condition
  /** How often labels dealt at random let the most striking of all splits be as striking. */
  readonly p: number
  readonly inside: Side
  readonly outside: Side
  /** How many times as often those inside are wrong; null where one side is never wrong. */
  readonly ratio: RiskRatio | null
  /** Mean residual inside less the one outside. */
  readonly difference: number
}

export interface DrawnValues extends DrawnFinding {
  readonly n: number
  /** Splits that were looked at. */
  readonly splits: number
  /** One more split within a side, where one stands out there. */
  readonly inner: { readonly isInside: boolean; readonly finding: DrawnFinding } | null
}

/** A split as the sums need it: the smaller side alone, since residuals add up to 0. */
interface SmallerSide {
  readonly members: Int32Array
  readonly scale: number
}

function smallerSideOf({ isInside, inside }: Split): SmallerSide {
  const n = isInside.length
  const wanted = inside * 2 <= n ? 1 : 0
  const members = Int32Array.from([...isInside.keys()].filter((index) => isInside[index] === wanted))
  return { members, scale: 1 / Math.sqrt((inside * (n - inside)) / n) }
}

/**
 * The difference of the sides over its standard deviation under dealing anew. For splits of the same residuals it orders them as |t|
 * of Student does.
 */
function strikingness({ members, scale }: SmallerSide, residuals: Float64Array): number {
  let sum = 0
  for (let place = 0; place < members.length; place++) sum += residuals[members[place] as number] as number
  return Math.abs(sum) * scale
}

function mostStriking(sides: readonly SmallerSide[], residuals: Float64Array): number {
  let most = 0
  for (const side of sides) most = Math.max(most, strikingness(side, residuals))
  return most
}

/**
 * p of the maximum over all splits (Westfall and Young, Resampling-Based Multiple Testing, 1993, single-step maxT): having looked at
 * many splits is paid for. Dealing stops early once 50 deals were more extreme (Besag and Clifford, Biometrika 78 (1991) 301), which
 * keeps p valid and saves the work where there is nothing.
 */
function* maximumP(sides: readonly SmallerSide[], centred: Float64Array, seed: number): Steps<number> {
  const observed = mostStriking(sides, centred) * (1 - 1e-10)
  const draw = seededDraw(seed)
  const residuals = centred.slice()
  const inStep = dealsInStep(sides.reduce((sum, { members }) => sum + members.length, residuals.length))
  let extreme = 0
  for (let deal = 1; deal <= dealsMaximum; deal++) {
    shuffle(residuals, draw)
    if (mostStriking(sides, residuals) >= observed) extreme++
    if (extreme === extremeEnough) return extreme / deal
    if (deal % inStep === 0) yield
  }
  return (extreme + 1) / (dealsMaximum + 1)
}

function sideOf(cases: readonly DrawnCase[], split: Split, wanted: 0 | 1): Side & { readonly mean: number } {
  const side = cases.filter((_, index) => split.isInside[index] === wanted)
  return {
    n: side.length,
    wrong: side.filter(({ isWrong }) => isWrong).length,
    mean: meanOf(side.map(({ residual }) => residual)),
  }
}

function findingOf(cases: readonly DrawnCase[], split: Split, p: number): DrawnFinding {
  const [inside, outside] = [sideOf(cases, split, 1), sideOf(cases, split, 0)]
  return {
    condition: split.condition,
    p,
    inside: { n: inside.n, wrong: inside.wrong },
    outside: { n: outside.n, wrong: outside.wrong },
    ratio: riskRatio([inside.wrong, inside.n], [outside.wrong, outside.n]) ?? null,
    difference: inside.mean - outside.mean,
  }
}

interface Best {
  readonly split: Split
  readonly finding: DrawnFinding
  readonly splits: number
}

function* bestSplit(cases: readonly DrawnCase[], seed: number): Steps<Best | undefined> {
  const splits = splitsOf(cases.map(({ values }) => values))
  if (splits.length === 0) return undefined
  const mean = sumOf(cases.map(({ residual }) => residual)) / cases.length
  const centred = Float64Array.from(cases, ({ residual }) => residual - mean)
  const sides = splits.map(smallerSideOf)
  const p = yield* maximumP(sides, centred, seed)
  const figures = sides.map((side) => strikingness(side, centred))
  const split = splits[figures.indexOf(Math.max(...figures))] as Split
  return { split, finding: findingOf(cases, split, p), splits: splits.length }
}

/** One more split within a side of at least 40; there are up to two, so that each is held to 2.5 % (Bonferroni). */
function* innerSplit(cases: readonly DrawnCase[], { split }: Best, seed: number): Steps<DrawnValues['inner']> {
  for (const wanted of [1, 0] as const) {
    const side = cases.filter((_, index) => split.isInside[index] === wanted)
    const best = side.length < innerMinimum ? undefined : yield* bestSplit(side, seed + wanted + 1)
    if (best && best.finding.p <= 0.025) return { isInside: wanted === 1, finding: best.finding }
  }
  return null
}

/**
 * The condition on drawn or calculated values that goes with better or worse work more than any other does, with the probability
 * that chance alone lets one stand out as much. Undefined below 30 learners and where no condition splits them. The inner split is
 * only looked for where the outer one stands out by itself.
 */
export function* drawnValuesInSteps(cases: readonly DrawnCase[], seed: number): Steps<DrawnValues | undefined> {
  if (cases.length < drawnMinimum) return undefined
  const best = yield* bestSplit(cases, seed)
  if (!best) return undefined
  const inner = best.finding.p <= 0.05 ? yield* innerSplit(cases, best, seed) : null
  return { ...best.finding, n: cases.length, splits: best.splits, inner }
}

/** The same at once. */
export function drawnValues(cases: readonly DrawnCase[], seed: number): DrawnValues | undefined {
  return runToEnd(drawnValuesInSteps(cases, seed))
}
