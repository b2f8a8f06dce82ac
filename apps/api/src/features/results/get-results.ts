import type { Kysely } from 'kysely'
import { longListPageSize, resultsPageSize, type LearnerResult, type Override, type Results } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { selectCounts, statusOfLearner } from '../group-assessments/index.ts'
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

type Finder = (learnerId: number, itemKey: number | null) => Override | null

function viewScore(row: LearnerRow, rows: readonly StandingOverrideRow[], find: Finder): Omit<LearnerResult, 'cells'> {
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
    daysLate: row.daysLate,
    override: find(id, null),
    problemsSetByHand: rows.filter(({ learnerId, itemKey }) => learnerId === id && itemKey !== null).length,
  }
}

function viewCell(row: CellRow, find: Finder): LearnerResult['cells'][number] {
  const { problemInstanceId, itemKey, percent, attemptsUsed, pending } = row
  return {
    problemInstanceId,
    itemKey,
    points: pointsInEffect(row),
    computedPoints: computedPoints(row),
    percent,
    attemptsUsed,
    pending,
    override: find(row.userId, itemKey),
  }
}

function viewRows(
  learners: readonly LearnerRow[],
  cells: readonly CellRow[],
  overrides: readonly StandingOverrideRow[],
): LearnerResult[] {
  const find = overrideFinder(overrides)
  const cellsOf = new Map<number, CellRow[]>()
  for (const cell of cells) cellsOf.set(cell.userId, [...(cellsOf.get(cell.userId) ?? []), cell])
  return learners.map((row) => ({
    ...viewScore(row, overrides, find),
    cells: (cellsOf.get(row.id) ?? []).map((cell) => viewCell(cell, find)),
  }))
}

/** Learner × problem with statistics, in which nobody counts who is excused. */
export async function getResults(db: Kysely<Tables>, groupAssessmentId: number): Promise<Results> {
  const [items, points, learners, cells, counts, overrides] = await Promise.all([
    selectResultItems(db, groupAssessmentId),
    selectPossible(db, groupAssessmentId),
    selectLearners(db, groupAssessmentId),
    selectCells(db, groupAssessmentId),
    selectCounts(db, [groupAssessmentId]),
    selectStandingOverrides(db, groupAssessmentId),
  ])
  const results = viewRows(learners, cells, overrides)
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
  const [cells, overrides] = await Promise.all([
    selectCells(db, groupAssessmentId, userIds),
    selectStandingOverrides(db, groupAssessmentId),
  ])
  return viewRows(learners, cells, overrides)
}

/** The total of each learner, or of a page of them. */
export async function getScores(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  page?: number,
): Promise<Omit<LearnerResult, 'cells'>[]> {
  const part = page === undefined ? undefined : { limit: longListPageSize, offset: (page - 1) * longListPageSize }
  const [learners, overrides] = await Promise.all([
    selectLearners(db, groupAssessmentId, part),
    selectStandingOverrides(db, groupAssessmentId),
  ])
  const find = overrideFinder(overrides)
  return learners.map((row) => viewScore(row, overrides, find))
}
