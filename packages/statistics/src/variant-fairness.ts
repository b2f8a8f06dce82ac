import { tQuantile } from './distributions.ts'
import { deviationOf, meanOf, sumOf } from './moments.ts'
import { seededDraw, shuffle } from './random.ts'
import { dealsInStep, runToEnd, type Steps } from './steps.ts'

/** A variant of fewer learners is left out. */
export const variantMinimum = 5
/** With fewer learners in such variants nothing is tested. */
export const fairnessMinimum = 30
export const permutations = 9999
/** So many deals as extreme as the observed one settle that chance explains it. */
const extremeEnough = 100

export interface VariantDifference {
  readonly variant: number
  readonly n: number
  /** How much better its learners did than learners of the same total, on average. */
  readonly raw: number
  /** The 95 % interval of `raw` (Student). */
  readonly low: number
  readonly high: number
  /** `raw` drawn towards 0 by as much as chance is likely to have had part in it. */
  readonly shrunk: number
}

export interface Fairness {
  readonly n: number
  /** How often labels dealt at random make variants differ as much. */
  readonly p: number
  readonly variants: readonly VariantDifference[]
}

interface Dealt {
  readonly residuals: Float64Array
  /** The place of each learner's variant among `variants`. */
  readonly labels: Int32Array
  readonly variants: readonly number[]
  readonly sizes: Float64Array
}

/** The learners whose variant has enough of them; undefined where that leaves fewer than two variants or 30 learners. */
function dealtOf(residuals: readonly number[], variants: readonly number[]): Dealt | undefined {
  const counts = new Map<number, number>()
  for (const variant of variants) counts.set(variant, (counts.get(variant) ?? 0) + 1)
  const tested = [...counts.keys()].filter((variant) => (counts.get(variant) ?? 0) >= variantMinimum)
  const places = new Map(tested.map((variant, place) => [variant, place]))
  const indices = variants.map((_, index) => index).filter((index) => places.has(variants[index] as number))
  if (tested.length < 2 || indices.length < fairnessMinimum) return undefined
  const kept = indices.map((index) => residuals[index] as number)
  const mean = meanOf(kept)
  return {
    residuals: Float64Array.from(kept, (value) => value - mean),
    labels: Int32Array.from(indices, (index) => places.get(variants[index] as number) as number),
    variants: tested,
    sizes: Float64Array.from(tested, (variant) => counts.get(variant) as number),
  }
}

/** Σ n · mean² over variants: what analysis of variance calls the sum of squares between groups (Fisher 1925). */
function betweenGroups({ labels, sizes }: Dealt, residuals: Float64Array, sums: Float64Array): number {
  sums.fill(0)
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] as number
    sums[label] = (sums[label] as number) + (residuals[index] as number)
  }
  let between = 0
  for (let label = 0; label < sums.length; label++) between += (sums[label] as number) ** 2 / (sizes[label] as number)
  return between
}

/**
 * The share of deals at least as extreme, the observed one included (Phipson and Smyth, Statistical Applications in Genetics and
 * Molecular Biology 9 (2010) 39). Dealing stops early after 100 of them (Besag and Clifford, Biometrika 78 (1991) 301), which keeps p
 * valid and saves the work where there is nothing. Sums of equal numbers in another order differ in their last digits: those count
 * as equal.
 */
function* permutationP(dealt: Dealt, seed: number): Steps<number> {
  const draw = seededDraw(seed)
  const residuals = dealt.residuals.slice()
  const sums = new Float64Array(dealt.sizes.length)
  const observed = betweenGroups(dealt, residuals, sums) * (1 - 1e-10)
  const inStep = dealsInStep(residuals.length)
  let extreme = 0
  for (let deal = 1; deal <= permutations; deal++) {
    shuffle(residuals, draw)
    if (betweenGroups(dealt, residuals, sums) >= observed) extreme++
    if (extreme === extremeEnough) return extreme / deal
    if (deal % inStep === 0) yield
  }
  return (extreme + 1) / (permutations + 1)
}

/** The variance between variants beyond what chance makes of it (DerSimonian and Laird, Controlled Clinical Trials 7 (1986) 177). */
function varianceBetween(means: readonly number[], chances: readonly number[]): number {
  const weights = chances.map((variance) => 1 / variance)
  const total = sumOf(weights)
  const mean = sumOf(means.map((value, index) => value * (weights[index] as number))) / total
  const q = sumOf(means.map((value, index) => (weights[index] as number) * (value - mean) ** 2))
  const scale = total - sumOf(weights.map((weight) => weight ** 2)) / total
  return Math.max(0, (q - (means.length - 1)) / scale)
}

/** Differences of variants, drawn towards 0 as an empirical Bayes estimate (Morris, Journal of the American Statistical Association 78 (1983) 47). */
function differencesOf({ residuals, labels, variants }: Dealt): VariantDifference[] {
  const groups = variants.map((_, place) => [...residuals].filter((_value, index) => labels[index] === place))
  const within = Math.sqrt(
    sumOf(groups.map((group) => deviationOf(group) ** 2 * (group.length - 1))) / (residuals.length - groups.length),
  )
  const means = groups.map(meanOf)
  const chances = groups.map((group) => within ** 2 / group.length)
  const between = within === 0 ? 1 : varianceBetween(means, chances)
  return groups.map((group, place) => {
    const raw = means[place] as number
    const half = (tQuantile(0.975, group.length - 1) * deviationOf(group)) / Math.sqrt(group.length)
    const shrunk = (raw * between) / (between + (chances[place] as number))
    return { variant: variants[place] as number, n: group.length, raw, low: raw - half, high: raw + half, shrunk }
  })
}

/**
 * Whether variants of a problem differ in difficulty. Variants are dealt at random, so that a test that deals them anew is exact
 * (Fisher, The Design of Experiments, 1935; Good, Permutation Tests, 2000). `residuals`: how much better each learner did than the
 * rest of their total lets expect; `variants`: which one each learner was dealt.
 */
export function* variantFairnessInSteps(
  residuals: readonly number[],
  variants: readonly number[],
  seed: number,
): Steps<Fairness | undefined> {
  const dealt = dealtOf(residuals, variants)
  if (!dealt) return undefined
  const p = yield* permutationP(dealt, seed)
  return { n: dealt.labels.length, p, variants: differencesOf(dealt) }
}

/** The same at once. */
export function variantFairness(
  residuals: readonly number[],
  variants: readonly number[],
  seed: number,
): Fairness | undefined {
  return runToEnd(variantFairnessInSteps(residuals, variants, seed))
}
