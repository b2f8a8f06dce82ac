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
import { t } from '@isomorph/messages'
import { formatCount } from '../../numbers/counts.ts'
import { decimals, figureWords } from '../../numbers/estimates.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { withMinusSigns } from '../../numbers/minus-signs.ts'
import { valuesWords } from '../../numbers/values.ts'

/** The title of the pages; the name may not be known yet. */
export function statisticsTitle(name: string | undefined): string {
  return name === undefined ? t('statistics.title') : t('statistics.title.of', { name })
}

/** In place of a figure for which there are too few learners: from how many it is shown. */
export function tooFewWords(figure: keyof typeof fewestLearners): string {
  return t('statistics.tooFew', { fewest: String(fewestLearners[figure]) })
}

/** How a problem or question goes with the others. Enough learners may have answered it and too few have a total. */
export function discriminationWords({ discrimination, n }: Pick<ProblemStatistics, 'discrimination' | 'n'>): string {
  if (discrimination) return figureWords(discrimination)
  return n < fewestLearners.discrimination ? tooFewWords('discrimination') : t('statistics.notKnown')
}

export function percentWords(share: number): string {
  return formatPercent(Math.round(share * 100))
}

/** `62 % (55–69 %)`: whole percents of what can be earned; an interval of few learners may reach beyond it. */
export function percentsWords(value: number, low: number, high: number): string {
  const [middle = '', from = '', to = ''] = [value, low, high].map((percent) =>
    String(Math.round(Math.min(100, Math.max(0, percent)))),
  )
  return t('statistics.share', { value: middle, low: from, high: to })
}

/** `62 % (55–69 %)`: a share with its interval. */
export function shareWords({ value, low, high }: StatisticsEstimate): string {
  return percentsWords(value * 100, low * 100, high * 100)
}

type Fifths = NonNullable<ProblemStatistics['fifths']>

/** `10 % · no students · 45 % · 60 % · 90 %`: what each fifth of the learners earned. */
export function fifthsWords(fifths: Fifths): string {
  return fifths.map(({ mean }) => (mean === null ? t('statistics.fifths.empty') : percentWords(mean))).join(' · ')
}

/** Why some of these fifths have no learners; undefined where all have some. */
export function emptyFifthsWords(shown: readonly (Fifths | null)[]): string | undefined {
  const isEmpty = shown.some((fifths) => fifths?.some(({ mean }) => mean === null))
  return isEmpty ? t('statistics.fifths.empty.why') : undefined
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
  return p < 0.001 ? `p < ${decimals(0.001, 3)}` : `p = ${decimals(p, 3)}`
}

/** `b < 5`, `a is negative`, and what else splits learners. */
export function conditionWords(condition: DrawnCondition): string {
  switch (condition.kind) {
    case 'below':
      return `${condition.name} < ${withMinusSigns(String(condition.bound))}`
    case 'negative':
      return t('statistics.condition.negative', { name: condition.name })
    case 'whole':
      return t('statistics.condition.whole', { name: condition.name })
    case 'equal':
      return `${condition.name} = ${condition.other}`
    case 'is':
      return t('statistics.condition.is', { name: condition.name, text: condition.text })
  }
}

function timesOf(times: number, low: number, high: number) {
  return { times: decimals(times, 1), low: decimals(low, 1), high: decimals(high, 1) }
}

/** How much more often the side that fares worse is wrong. */
function ratioWords(ratio: DrawnFindingForStaff['ratio']): string[] {
  if (!ratio) return []
  const { value, low, high } = ratio
  return value >= 1
    ? [t('statistics.drawn.times', timesOf(value, low, high))]
    : [t('statistics.drawn.timesOthers', timesOf(1 / value, 1 / high, 1 / low))]
}

const wrongShare = ({ n, wrong }: DrawnFindingForStaff['inside']): number => wrong / n

/** With the side first that fares worse, where its condition can be written as briefly. */
function worseFirst(finding: DrawnFindingForStaff): DrawnFindingForStaff & { readonly words: string } {
  const { condition, inside, outside, ratio } = finding
  if (condition.kind !== 'below' || wrongShare(inside) >= wrongShare(outside))
    return { ...finding, words: conditionWords(condition) }
  return {
    ...finding,
    words: `${condition.name} ≥ ${withMinusSigns(String(condition.bound))}`,
    inside: outside,
    outside: inside,
    ratio: ratio && { value: 1 / ratio.value, low: 1 / ratio.high, high: 1 / ratio.low },
  }
}

/** `Where b < 5, 24 of 40 were wrong; else 33 of 110.` */
export function drawnWords(finding: DrawnFindingForStaff): string {
  const { inside, outside, words, ratio } = worseFirst(finding)
  const sides = t('statistics.drawn.where', {
    condition: words,
    wrong: formatCount(inside.wrong),
    all: formatCount(inside.n),
    otherWrong: formatCount(outside.wrong),
    otherAll: formatCount(outside.n),
  })
  return [sides, ...ratioWords(ratio)].join(' ')
}

/** Something that an instructor should look at, with where to do it. */
export interface Notice {
  readonly itemKey: number
  readonly text: string
}

type Rule = (problem: ProblemStatistics, statistics: AssessmentStatistics) => string | null

const rules: readonly Rule[] = [
  ({ tests }) =>
    tests?.fairness && tests.fairness.q <= falseDiscoveryRate
      ? t('statistics.notice.unfair', { p: pWords(tests.fairness.q) })
      : null,
  ({ tests }) => (tests?.drawn && tests.drawn.q <= falseDiscoveryRate ? drawnWords(tests.drawn) : null),
  ({ discrimination }) =>
    discrimination && discrimination.value < 0.1
      ? t('statistics.notice.discrimination', { figure: figureWords(discrimination) })
      : null,
  ({ difficulty }) =>
    difficulty && difficulty.high < 0.25 ? t('statistics.notice.hard', { share: shareWords(difficulty) }) : null,
  ({ alphaWithout, discrimination }, { reliability }) =>
    reliability && alphaWithout !== null && discrimination && alphaWithout > reliability.alpha.value + 0.02
      ? t('statistics.notice.alpha', { without: decimals(alphaWithout), with: decimals(reliability.alpha.value) })
      : null,
]

/** What stands out, problem by problem. */
export function noticesOf(statistics: AssessmentStatistics): Notice[] {
  return statistics.problems.flatMap((problem) =>
    rules.flatMap((rule) => {
      const text = rule(problem, statistics)
      if (text === null) return []
      const { itemKey, position, name } = problem
      return [{ itemKey, text: t('statistics.notice', { position: String(position), name, text }) }]
    }),
  )
}

type Finishers = Pick<AssessmentStatistics, 'finished' | 'waiting' | 'total'>

/** Whether so many wait for a person that those with a total are too few to compare. */
export function isHeldByGrading({ finished, waiting, total }: Finishers): boolean {
  const { discrimination } = fewestLearners
  return waiting > 0 && finished >= discrimination && total.n < discrimination
}

/** That nothing stands out, as far as so few learners can show. */
export function nothingWords(statistics: Finishers): string {
  const { finished, waiting, total } = statistics
  const { difficulty, discrimination } = fewestLearners
  if (finished < difficulty) return t('statistics.standsOut.tooFew', { count: finished, fewest: String(difficulty) })
  if (isHeldByGrading(statistics))
    return t('statistics.standsOut.waiting', { count: waiting, fewest: String(discrimination) })
  return finished < discrimination
    ? t('statistics.standsOut.nothingYet', { count: finished, fewest: String(discrimination) })
    : t('statistics.standsOut.nothing', { count: waiting > 0 ? total.n : finished })
}

/** That tests are done which a page waited for, and how much they found. */
export function testedWords(found: number): string {
  return found === 0 ? t('statistics.tested.nothing') : t('statistics.tested.found', { count: found })
}

function variantsWords(found: readonly (VariantStatistics & { readonly number: number })[]): string {
  return found
    .map((variant) => {
      const likely = Math.abs(Math.round((variant.difference?.shrunk ?? 0) * 100))
      return t('statistics.unfair.variant', {
        number: String(variant.number),
        values: valuesWords(variant.values),
        points: String(likely),
      })
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
    ...(harder.length > 0 ? [t('statistics.unfair.harder', { variants: variantsWords(harder) })] : []),
    ...(easier.length > 0 ? [t('statistics.unfair.easier', { variants: variantsWords(easier) })] : []),
  ]
}

/** Which variants the list of a problem leaves out. */
export function unlistedWords({ further, rare }: { readonly further: number; readonly rare: number }): string[] {
  const fewest = String(fewestLearners.difficulty)
  return [
    ...(further > 0 ? [t('statistics.unlisted.further', { count: further, fewest })] : []),
    ...(rare > 0 ? [t('statistics.unlisted.rare', { count: rare, fewest })] : []),
  ]
}

type Tests = NonNullable<ProblemStatistics['tests']>

function fairnessWords(fairness: Tests['fairness'], need: string): string {
  if (!fairness) return t('statistics.tests.variants.need', { count: need })
  const figures = { p: pWords(fairness.q), variants: formatCount(fairness.variants) }
  return fairness.q <= falseDiscoveryRate
    ? t('statistics.tests.unfair', figures)
    : t('statistics.tests.fair', { ...figures, count: formatCount(fairness.n) })
}

function drawnTestWords(drawn: Tests['drawn'], need: string): string[] {
  if (!drawn) return [t('statistics.tests.drawn.need', { count: need })]
  const isFound = drawn.q <= falseDiscoveryRate
  const finding = isFound ? drawnWords(drawn) : t('statistics.tests.drawn.nothing', { count: formatCount(drawn.n) })
  const tested = t('statistics.tests.drawn', { finding, p: pWords(drawn.q), count: formatCount(drawn.splits) })
  if (!drawn.inner || !isFound) return [tested]
  const inner = { finding: drawnWords(drawn.inner.finding) }
  return [tested, drawn.inner.isInside ? t('statistics.tests.inside', inner) : t('statistics.tests.outside', inner)]
}

/** What the tests of one problem say, in a sentence each. */
export function testWords({ tests }: ProblemStatistics, isPending: boolean): readonly string[] {
  const need = String(fewestLearners.discrimination)
  if (!tests) return [isPending ? t('statistics.tests.working') : t('statistics.tests.need', { count: need })]
  return [fairnessWords(tests.fairness, need), ...drawnTestWords(tests.drawn, need)]
}

/** What each figure means, with the fewest learners for which it is shown. */
export function meaningsOf(): readonly (readonly [string, string])[] {
  const from = (count: number) => ({ count: String(count) })
  const { difficulty, discrimination, fifths, time, reliability } = fewestLearners
  return [
    [t('statistics.earned'), t('statistics.earned.meaning', from(difficulty))],
    [t('statistics.discrimination'), t('statistics.discrimination.meaning', from(discrimination))],
    [t('statistics.fifths'), t('statistics.fifths.meaning', from(fifths))],
    [t('statistics.time'), t('statistics.time.meaning', from(time))],
    [t('statistics.reliability'), t('statistics.reliability.meaning', from(reliability))],
    [t('statistics.variants'), t('statistics.variants.meaning')],
    [t('statistics.drawnValues'), t('statistics.drawnValues.meaning')],
  ]
}
