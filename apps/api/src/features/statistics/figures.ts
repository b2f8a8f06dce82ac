import { fewestLearners, type AssessmentStatistics, type ProblemStatistics } from '@isomorph/contract'
import {
  difficultyOf,
  discriminationOf,
  fifthsOf,
  meanEstimate,
  quantileOf,
  reliabilityOf,
  sumOf,
  type Reliability,
} from '@isomorph/statistics'
import { histogramOf, type ResultItemRow } from '../results/index.ts'
import { isCounted, type ClassWork } from './class-work.ts'

type Figures = Omit<ProblemStatistics, 'tests'>

function percentsOf({ learners, items }: ClassWork): number[] {
  const counted = items.filter(isCounted)
  return learners.flatMap(({ cells }) => {
    const given = counted.flatMap(({ itemKey, points }) => {
      const cell = cells.get(itemKey)
      return cell ? [{ ...cell, points }] : []
    })
    if (given.length === 0 || given.some(({ isWaiting }) => isWaiting)) return []
    const possible = sumOf(given.map(({ points }) => points))
    return [(100 * sumOf(given.map(({ share, points }) => share * points))) / possible]
  })
}

function totalFigures(work: ClassWork): AssessmentStatistics['total'] {
  const percents = percentsOf(work)
  const quartiles = [0.25, 0.5, 0.75].map((share) => quantileOf(percents, share)) as [number, number, number]
  return {
    n: percents.length,
    mean: percents.length < fewestLearners.difficulty ? null : meanEstimate(percents),
    quartiles: percents.length === 0 ? null : quartiles,
    histogram: histogramOf(percents),
  }
}

function reliabilityFor({ comparable }: ClassWork): Reliability | undefined {
  if (comparable.length < fewestLearners.reliability) return undefined
  return reliabilityOf(comparable.map(({ parts }) => parts))
}

/** Of one problem: the learners with a total who were given it. */
export function casesOf({ comparable }: ClassWork, itemKey: number) {
  return comparable.flatMap(({ userId, cells, total, pointsOf }) => {
    const cell = cells.get(itemKey)
    if (!cell || cell.isWaiting) return []
    // A bonus problem is not part of the total.
    const own = pointsOf.get(itemKey) ?? 0
    return [{ userId, share: cell.share, total, rest: total - own }]
  })
}

function problemFigures(work: ClassWork, item: ResultItemRow, reliability: Reliability | undefined): Figures {
  const { itemKey, position, name, points, isBonus, isDrawn } = item
  const cells = work.learners.flatMap((learner) => learner.cells.get(itemKey) ?? [])
  const shares = cells.filter(({ isWaiting }) => !isWaiting).map(({ share }) => share)
  const cases = casesOf(work, itemKey)
  const scores = cases.map(({ share }) => share)
  const part = work.parts.indexOf(itemKey)
  return {
    itemKey,
    position,
    name,
    points,
    isBonus,
    isDrawn,
    n: shares.length,
    difficulty: shares.length < fewestLearners.difficulty ? null : difficultyOf(shares),
    discrimination: discriminationFor(
      scores,
      cases.map(({ rest }) => rest),
    ),
    fifths:
      cases.length < fewestLearners.fifths
        ? null
        : fifthsOf(
            scores,
            cases.map(({ total }) => total),
          ),
    alphaWithout: part === -1 ? null : (reliability?.alphaWithout[part] ?? null),
  }
}

/** Correlation with the rest of the total; null where too few learners tell. */
export function discriminationFor(scores: readonly number[], rests: readonly number[]): Figures['discrimination'] {
  if (scores.length < fewestLearners.discrimination) return null
  const totals = rests.map((rest, index) => rest + (scores[index] as number))
  return discriminationOf(scores, totals) ?? null
}

export interface CheapFigures {
  readonly finished: number
  readonly waiting: number
  readonly total: AssessmentStatistics['total']
  readonly reliability: AssessmentStatistics['reliability']
  readonly problems: readonly Figures[]
}

/** Everything that needs no test: quick enough to be worked out whenever somebody looks. */
export function cheapFigures(work: ClassWork): CheapFigures {
  const reliability = reliabilityFor(work)
  const waiting = work.learners.filter(({ cells }) => [...cells.values()].some(({ isWaiting }) => isWaiting)).length
  return {
    finished: work.learners.length,
    waiting,
    total: totalFigures(work),
    reliability: reliability
      ? {
          alpha: reliability.alpha,
          standardError: (100 * reliability.standardError) / work.possible,
          n: work.comparable.length,
          parts: work.parts.length,
        }
      : null,
    problems: work.items.filter(({ points }) => points > 0).map((item) => problemFigures(work, item, reliability)),
  }
}
