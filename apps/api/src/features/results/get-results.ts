import type { Kysely } from 'kysely'
import type { LearnerResult, Override, Results } from '@isomorph/contract'
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
  const find = overrideFinder(overrides)
  const cellsOf = new Map<number, CellRow[]>()
  for (const cell of cells) cellsOf.set(cell.userId, [...(cellsOf.get(cell.userId) ?? []), cell])
  const results = learners.map((row) => ({
    ...viewScore(row, overrides, find),
    cells: (cellsOf.get(row.id) ?? []).map((cell) => viewCell(cell, find)),
  }))
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
    learners: results,
    statistics: statisticsOf(
      totals,
      items.map((item) => item.itemKey),
      counts.get(groupAssessmentId)?.needsPerson ?? 0,
    ),
  }
}

/** The total of each learner. */
export async function getScores(
  db: Kysely<Tables>,
  groupAssessmentId: number,
): Promise<Omit<LearnerResult, 'cells'>[]> {
  const [learners, overrides] = await Promise.all([
    selectLearners(db, groupAssessmentId),
    selectStandingOverrides(db, groupAssessmentId),
  ])
  const find = overrideFinder(overrides)
  return learners.map((row) => viewScore(row, overrides, find))
}
