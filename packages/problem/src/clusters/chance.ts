/** Whether as many answers fit by chance (a permutation test): they are dealt to other variants, again and again. */

import { drawBelow, openStream } from '../variables/generator.ts'

/** So many deals, of which at most one may be as good as what was found. */
const deals = 200
const highestP = 0.01
/** The stream that deals, apart from all that draw variables. */
const dealingStream = 0x5000_0000

/** The probability of `count` or more events where `mean` are expected (Poisson). */
function probabilityOf(count: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0]
  for (let events = 0; events < count; events += 1) {
    below += term
    term *= mean / (events + 1)
  }
  return Math.max(0, 1 - below)
}

/** Numbers of variants in which somebody could have answered. */
export interface Dealing {
  /** Whether an answer fits the variant of a number. */
  readonly fits: (answer: number, variant: number) => boolean
  readonly variants: number
  /** The number of an answer's own variant. */
  readonly ownOf: (answer: number) => number
}

/**
 * Whether more answers fit their own variant than fit those of others, in all but one of 200 deals. Several hundred
 * formulas are tried on the same answers, so that one of them fits by chance oftener than each: what the deals give on the
 * average has to make the count unlikely even then.
 */
export function isMoreThanChance(
  { fits, variants, ownOf }: Dealing,
  answers: readonly number[],
  tried: number,
): boolean {
  const count = answers.filter((answer) => fits(answer, ownOf(answer))).length
  let [asMany, total] = [0, 0]
  for (let deal = 0; deal < deals; deal += 1) {
    const stream = openStream(deal, dealingStream, 0)
    let fitting = 0
    for (const answer of answers) {
      const own = ownOf(answer)
      const other = drawBelow(stream, variants - 1)
      if (fits(answer, other < own ? other : other + 1)) fitting += 1
    }
    total += fitting
    if (fitting >= count) asMany += 1
    if (asMany > 1) return false
  }
  const mean = (total + 1) / deals
  return (asMany + 1) / (deals + 1) < highestP && probabilityOf(count, mean) * Math.max(1, tried) < highestP
}
