import { fewestLearners, type AssessmentStatistics, type ProblemStatistics } from '@isomorph/contract'
import {
  difficultyOf,
  discriminationOf,
  fifthsOf,
  meanEstimate,
  quartilesOf,
  reliabilityOf,
  type Reliability,
} from '@isomorph/statistics'
import { histogramOf, type ResultItemRow } from '../results/index.ts'
import { hasCell, isCounted, pointsWithin, type ClassWork, type ComparableLearner } from './class-work.ts'
import type { LearnerWork } from './finished-work.ts'

type Figures = Omit<ProblemStatistics, 'tests'>

/** The total of one learner in percent; undefined while something of it waits, and for whom nothing of it was given. */
function percentOf({ cells }: LearnerWork, counted: readonly ResultItemRow[]): number | undefined {
  let [earned, possible] = [0, 0]
  for (const { itemKey, points } of counted) {
    const cell = cells[itemKey]
    if (!cell) continue
    if (cell.isWaiting) return undefined
    earned += cell.share * points
    possible += points
  }
  return possible === 0 ? undefined : (100 * earned) / possible
}

function percentsOf({ learners, items }: ClassWork): number[] {
  const counted = items.filter(isCounted)
  return learners.map((learner) => percentOf(learner, counted)).filter((percent) => percent !== undefined)
}

function totalFigures(work: ClassWork): AssessmentStatistics['total'] {
  const percents = percentsOf(work)
  return {
    n: percents.length,
    mean: percents.length < fewestLearners.difficulty ? null : meanEstimate(percents),
    quartiles: percents.length === 0 ? null : quartilesOf(percents),
    histogram: histogramOf(percents),
  }
}

function reliabilityFor({ comparable }: ClassWork): Reliability | undefined {
  if (comparable.length < fewestLearners.reliability) return undefined
  return reliabilityOf(comparable.map(({ parts }) => parts))
}

/** Points of the other problems of a learner; a bonus problem is not part of the total. */
function restOf(learner: ComparableLearner, itemKey: number): number {
  return learner.total - (pointsWithin(learner, itemKey) ?? 0)
}

/** Of one problem: the learners with a total who were given it. */
export function casesOf({ comparable }: ClassWork, itemKey: number) {
  const cases: { readonly userId: number; readonly share: number; readonly total: number; readonly rest: number }[] = []
  for (const learner of comparable) {
    const cell = learner.cells[itemKey]
    if (!cell || cell.isWaiting) continue
    const { userId, total } = learner
    cases.push({ userId, share: cell.share, total, rest: restOf(learner, itemKey) })
  }
  return cases
}

function timeOf({ seconds }: ClassWork, itemKey: number): Figures['time'] {
  const times = seconds.get(itemKey) ?? []
  return times.length < fewestLearners.time ? null : { n: times.length, quartiles: quartilesOf(times) }
}

/** What is known of one problem, learner by learner. */
interface Column {
  /** Of everybody with a mark. */
  readonly shares: number[]
  /** Of those with a total, who can be compared. */
  readonly scores: number[]
  readonly totals: number[]
  readonly rests: number[]
}

/**
 * The columns of all problems by item key, read learner by learner: in a class of thousands, going through all learners once for each problem fetches
 * the cells of each from memory every time.
 */
function columnsOf({ items, learners, comparable }: ClassWork): readonly Column[] {
  const columns: Column[] = []
  for (const { itemKey } of items) columns[itemKey] = { shares: [], scores: [], totals: [], rests: [] }
  for (const { cells } of learners)
    cells.forEach((cell, itemKey) => {
      if (cell && !cell.isWaiting) columns[itemKey]?.shares.push(cell.share)
    })
  for (const learner of comparable)
    learner.cells.forEach((cell, itemKey) => {
      if (!cell || cell.isWaiting) return
      const column = columns[itemKey]
      column?.scores.push(cell.share)
      column?.totals.push(learner.total)
      column?.rests.push(restOf(learner, itemKey))
    })
  return columns
}

type WorkFigures = Omit<Figures, 'time'>

function problemFigures(
  work: ClassWork,
  item: ResultItemRow,
  { shares, scores, totals, rests }: Column,
  reliability: Reliability | undefined,
): WorkFigures {
  const { itemKey, position, name, points, isBonus, isDrawn } = item
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
    discrimination: discriminationFor(scores, rests),
    fifths: scores.length < fewestLearners.fifths ? null : fifthsOf(scores, totals),
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
  const columns = columnsOf(work)
  const waiting = work.learners.filter((learner) => hasCell(learner, ({ isWaiting }) => isWaiting)).length
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
    problems: work.items
      .filter(({ points }) => points > 0)
      .map((item) => ({
        ...problemFigures(work, item, columns[item.itemKey] as Column, reliability),
        time: timeOf(work, item.itemKey),
      })),
  }
}
