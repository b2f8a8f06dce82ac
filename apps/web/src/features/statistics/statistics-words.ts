import {
  falseDiscoveryRate,
  fewestLearners,
  type AssessmentStatistics,
  type DrawnCondition,
  type DrawnFindingForStaff,
  type ProblemStatistics,
  type StatisticsEstimate,
  type VariantStatistics,
} from '@isomorph/contract'
import { counted } from '../../numbers/counts.ts'
import { decimals, figureWords } from '../../numbers/estimates.ts'
import { valueWords } from '../../numbers/values.ts'

export function percentWords(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** `62 % (55–69 %)`: a share with its interval. */
export function shareWords({ value, low, high }: StatisticsEstimate): string {
  return `${percentWords(value)} (${Math.round(low * 100)}–${Math.round(high * 100)} %)`
}

/** Percentage points with their sign. */
export function pointsWords(share: number): string {
  const points = Math.round(share * 100)
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`
}

/** `2:40 (1:50–4:10)`: the time of the middle learner, and those between which half of them are, in minutes and seconds. */
export function timeWords({ quartiles }: NonNullable<ProblemStatistics['time']>): string {
  const [low, middle, high] = quartiles.map(minutesWords)
  return `${middle} (${low}–${high})`
}

function minutesWords(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export function pWords(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${decimals(p, 3)}`
}

/** `b < 5`, `a is negative`, and what else splits learners. */
export function conditionWords(condition: DrawnCondition): string {
  switch (condition.kind) {
    case 'below':
      return `${condition.name} < ${condition.bound}`
    case 'negative':
      return `${condition.name} is negative`
    case 'whole':
      return `${condition.name} is whole`
    case 'equal':
      return `${condition.name} = ${condition.other}`
    case 'is':
      return `${condition.name} is “${condition.text}”`
  }
}

/** How much more often the side that fares worse is wrong. */
function ratioWords({ ratio }: DrawnFindingForStaff): string {
  if (!ratio) return ''
  const { value, low, high } = ratio
  if (value >= 1)
    return ` They are ${decimals(value, 1)} times as often wrong (${decimals(low, 1)}–${decimals(high, 1)}).`
  return ` The others are ${decimals(1 / value, 1)} times as often wrong (${decimals(1 / high, 1)}–${decimals(1 / low, 1)}).`
}

/** `Where b < 5, 24 of 40 were wrong; else 33 of 110.` */
export function drawnWords(finding: DrawnFindingForStaff): string {
  const { inside, outside, condition } = finding
  const sides = `${inside.wrong} of ${inside.n} were not fully right; else ${outside.wrong} of ${outside.n}.`
  return `Where ${conditionWords(condition)}, ${sides}${ratioWords(finding)}`
}

/** Something that an instructor should look at, with where to do it. */
export interface Notice {
  readonly itemKey: number
  readonly text: string
}

function nameOf({ position, name }: ProblemStatistics): string {
  return `${position}. ${name}`
}

type Rule = (problem: ProblemStatistics, statistics: AssessmentStatistics) => string | null

const rules: readonly Rule[] = [
  ({ tests }) =>
    tests?.fairness && tests.fairness.q <= falseDiscoveryRate
      ? `Its variants were not equally hard (${pWords(tests.fairness.q)}): see which one.`
      : null,
  ({ tests }) => (tests?.drawn && tests.drawn.q <= falseDiscoveryRate ? drawnWords(tests.drawn) : null),
  ({ discrimination }) =>
    discrimination && discrimination.value < 0.1
      ? `Learners who did well on the other problems did hardly better on this one (correlation ${figureWords(discrimination)}): look at the correct answer and at common wrong ones.`
      : null,
  ({ difficulty }) =>
    difficulty && difficulty.high < 0.25
      ? `Hardly anybody solved it (${shareWords(difficulty)}): look at the answers before you regrade or drop it.`
      : null,
  ({ alphaWithout, discrimination }, { reliability }) =>
    reliability && alphaWithout !== null && discrimination && alphaWithout > reliability.alpha.value + 0.02
      ? `Without it the total would be more reliable (alpha ${decimals(alphaWithout)} instead of ${decimals(reliability.alpha.value)}).`
      : null,
]

/** What stands out, problem by problem. */
export function noticesOf(statistics: AssessmentStatistics): Notice[] {
  return statistics.problems.flatMap((problem) =>
    rules.flatMap((rule) => {
      const text = rule(problem, statistics)
      return text === null ? [] : [{ itemKey: problem.itemKey, text: `${nameOf(problem)}: ${text}` }]
    }),
  )
}

/** `a = 3, v = 26`: what a variant was given. */
export function valuesWords({ values }: Pick<VariantStatistics, 'values'>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${valueWords(value)}`)
    .join(', ')
}

function variantsWords(found: readonly (VariantStatistics & { readonly number: number })[]): string {
  return found
    .map((variant) => {
      const likely = Math.abs(Math.round((variant.difference?.shrunk ?? 0) * 100))
      return `variant ${variant.number} (${valuesWords(variant)}), likely by ${likely} points of 100`
    })
    .join('; ')
}

/** Which variants were harder or easier than others, where the test says that they differ. Numbers are those of the list. */
export function unfairWords({ tests }: ProblemStatistics, variants: readonly VariantStatistics[]): string[] {
  if (!tests?.fairness || tests.fairness.q > falseDiscoveryRate) return []
  const numbered = variants.map((variant, index) => ({ ...variant, number: index + 1 }))
  const harder = numbered.filter(({ difference }) => difference && difference.high < 0)
  const easier = numbered.filter(({ difference }) => difference && difference.low > 0).toReversed()
  return [
    ...(harder.length > 0 ? [`Harder than for learners with the same total: ${variantsWords(harder)}.`] : []),
    ...(easier.length > 0 ? [`Easier: ${variantsWords(easier)}.`] : []),
  ]
}

export const testedAnew = 'Variants and drawn values are being tested on the newest work.'

/** Which variants the list of a problem leaves out. */
export function unlistedWords({ further, rare }: { readonly further: number; readonly rare: number }): string[] {
  const fewest = fewestLearners.difficulty
  const sentences: string[] = []
  if (further > 0)
    sentences.push(
      `${counted(further, 'more variant was', 'more variants were')} given to at least ${fewest} learners: the list has those with the worst results.`,
    )
  if (rare > 0)
    sentences.push(`${counted(rare, 'variant was', 'variants were')} given to fewer than ${fewest} learners each.`)
  return sentences
}

/** What the tests of one problem say, in a sentence each. */
export function testWords({ tests }: ProblemStatistics, isPending: boolean): readonly string[] {
  if (!tests)
    return [
      isPending
        ? 'The tests are being worked out.'
        : `Tests need ${fewestLearners.discrimination} learners with a total.`,
    ]
  const { fairness, drawn } = tests
  return [
    fairness
      ? `${fairness.q <= falseDiscoveryRate ? 'The variants were not equally hard' : `The work of ${fairness.n} learners does not show that a variant was harder`} (${pWords(fairness.q)}, ${fairness.variants} variants).`
      : `Variants are compared where at least two of them have five learners each, and ${fewestLearners.discrimination} together.`,
    drawn
      ? `${drawn.q <= falseDiscoveryRate ? drawnWords(drawn) : `The work of ${drawn.n} learners does not show that a drawn value matters.`} (${pWords(drawn.q)}, ${drawn.splits} conditions looked at)`
      : `No drawn value splits at least ${fewestLearners.discrimination} learners into sides of ten.`,
    ...(drawn?.inner && drawn.q <= falseDiscoveryRate
      ? [`${drawn.inner.isInside ? 'Among them' : 'Among the others'}: ${drawnWords(drawn.inner.finding)}`]
      : []),
  ]
}

/** What each figure means, with the fewest learners for which it is shown. */
export const meanings: readonly (readonly [string, string])[] = [
  [
    'Earned',
    `The share of the points that learners earned on average, without penalties; in brackets the range that holds the true share in 95 of 100 such classes. From ${fewestLearners.difficulty} learners.`,
  ],
  [
    'Correlation with other problems',
    `How closely the points of a problem follow the total of the other problems, from −1 to 1; also called discrimination. Below 0.1 the problem tells little about what the others ask; below 0 it contradicts them. From ${fewestLearners.discrimination} learners.`,
  ],
  [
    'Fifths',
    `What learners earned, from the fifth with the lowest totals to the one with the highest; it should rise. From ${fewestLearners.fifths} learners.`,
  ],
  [
    'Time',
    `How long the problem was open and in view, over all attempts, in minutes and seconds: the time of the learner in the middle, and in brackets the times between which half of the learners are. It is looked at every 10 seconds, and only while the sitting goes on. From ${fewestLearners.time} learners.`,
  ],
  [
    'Reliability',
    `Cronbach’s alpha: how well the total would repeat itself with other problems of this kind. Draws from pools are centred on the problem drawn. From ${fewestLearners.reliability} learners.`,
  ],
  [
    'Variants',
    'Variants are dealt at random. p says how often dealing them anew would make them differ as much, adjusted for the number of problems; at most 0.05 counts.',
  ],
  [
    'Drawn values',
    'The condition, such as “b < 5”, under which wrong answers differ most. p is adjusted for the number of conditions that were looked at. Where nothing is named, an effect may still be too small to show with so many learners.',
  ],
]
