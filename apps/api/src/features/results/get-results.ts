import type { Kysely } from 'kysely'
import { longListPageSize, resultsPageSize, type LearnerResult, type Override, type Results } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { selectCounts, selectMarksToGive, statusOfLearner, type MarksToGive } from '../group-assessments/index.ts'
import { computedPoints, pointsInEffect } from '../sitting/index.ts'
import { overrideFinder } from './overrides/override.view.ts'
import { selectStandingOverrides, type StandingOverrideRow } from './overrides/overrides.queries.ts'
import {
  selectCells,
  selectLearners,
  selectPossible,
  selectResultItems,
  type CellRow,
  type LearnerRow,
} from './results.queries.ts'
import { percentOf } from './percent-of.ts'
import { statisticsOf } from './statistics.ts'

/** What is shown beside the rows. */
interface Shown {
  readonly overrides: readonly StandingOverrideRow[]
  readonly find: (learnerId: number, itemKey: number | null) => Override | null
  readonly marks: MarksToGive
}

async function selectShown(db: Kysely<Tables>, groupAssessmentId: number, userIds?: readonly number[]): Promise<Shown> {
  const [overrides, marks] = await Promise.all([
    selectStandingOverrides(db, groupAssessmentId),
    selectMarksToGive(db, groupAssessmentId, userIds),
  ])
  return { overrides, find: overrideFinder(overrides), marks }
}

function viewScore(row: LearnerRow, { overrides, find, marks }: Shown): Omit<LearnerResult, 'cells'> {
  const { id, firstName, lastName, email, uid } = row
  return {
    learner: { id, firstName, lastName, email, uid },
    status: statusOfLearner(row),
    points: row.points,
    possible: row.possible,
    overridePoints: row.overridePoints,
    computedPoints: row.computedPoints,
    percent: percentOf(row),
    pending: row.pending,
    toGrade: marks.ofLearner(id),
    daysLate: row.daysLate,
    override: find(id, null),
    problemsSetByHand: overrides.filter(({ learnerId, itemKey }) => learnerId === id && itemKey !== null).length,
  }
}

function viewCell(row: CellRow, { find, marks }: Shown): LearnerResult['cells'][number] {
  const { problemInstanceId, itemKey, percent, attemptsUsed, pending } = row
  return {
    problemInstanceId,
    itemKey,
    points: pointsInEffect(row),
    computedPoints: computedPoints(row),
    percent,
    attemptsUsed,
    pending,
    toGrade: marks.ofProblem(problemInstanceId),
    override: find(row.userId, itemKey),
  }
}

function viewRows(learners: readonly LearnerRow[], cells: readonly CellRow[], shown: Shown): LearnerResult[] {
  const cellsOf = new Map<number, CellRow[]>()
  for (const cell of cells) cellsOf.set(cell.userId, [...(cellsOf.get(cell.userId) ?? []), cell])
  return learners.map((row) => ({
    ...viewScore(row, shown),
    cells: (cellsOf.get(row.id) ?? []).map((cell) => viewCell(cell, shown)),
  }))
}

/** Learner × problem with statistics, in which nobody counts who is excused. */
export async function getResults(db: Kysely<Tables>, groupAssessmentId: number): Promise<Results> {
  const [items, points, learners, cells, counts, shown] = await Promise.all([
    selectResultItems(db, groupAssessmentId),
    selectPossible(db, groupAssessmentId),
    selectLearners(db, groupAssessmentId),
    selectCells(db, groupAssessmentId),
    selectCounts(db, [groupAssessmentId]),
    selectShown(db, groupAssessmentId),
  ])
  const results = viewRows(learners, cells, shown)
  const counted = results.filter(({ status }) => status !== 'Excused')
  const startedIds = new Set(learners.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id))
  const totals = counted.map((result) => ({
    hasStarted: startedIds.has(result.learner.id),
    percent: result.percent ?? 0,
    cells: result.cells,
  }))
  return {
    items,
    points,
    total: results.length,
    learners: results,
    statistics: statisticsOf(
      totals,
      items.map((item) => item.itemKey),
      counts.get(groupAssessmentId)?.needsPerson ?? 0,
    ),
  }
}

/** A page of the learners of the results. */
export async function getResultRows(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  page: number,
): Promise<LearnerResult[]> {
  const part = { limit: resultsPageSize, offset: (page - 1) * resultsPageSize }
  const learners = await selectLearners(db, groupAssessmentId, part)
  const userIds = learners.map(({ id }) => id)
  const [cells, shown] = await Promise.all([
    selectCells(db, groupAssessmentId, userIds),
    selectShown(db, groupAssessmentId, userIds),
  ])
  return viewRows(learners, cells, shown)
}

/** The total of each learner, or of a page of them. */
export async function getScores(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  page?: number,
): Promise<Omit<LearnerResult, 'cells'>[]> {
  const part = page === undefined ? undefined : { limit: longListPageSize, offset: (page - 1) * longListPageSize }
  const learners = await selectLearners(db, groupAssessmentId, part)
  const shown = await selectShown(db, groupAssessmentId, part && learners.map(({ id }) => id))
  return learners.map((row) => viewScore(row, shown))
}
