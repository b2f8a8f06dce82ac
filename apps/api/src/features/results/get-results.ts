import type { Kysely } from 'kysely'
import type { LearnerResult, Results } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { statusOfLearner } from '../group-assessments/index.ts'
import {
  selectCells,
  selectLearners,
  selectOpenTasks,
  selectResultItems,
  type CellRow,
  type LearnerRow,
} from './results.queries.ts'
import { statisticsOf } from './statistics.ts'

function viewScore(row: LearnerRow): Omit<LearnerResult, 'cells'> {
  const { id, firstName, lastName, email, uid } = row
  return {
    learner: { id, firstName, lastName, email, uid },
    status: statusOfLearner(row),
    points: row.points,
    overridePoints: row.overridePoints,
    pending: row.pending,
    daysLate: row.daysLate,
  }
}

function viewCell({ problemInstanceId, itemKey, points, percent, attemptsUsed, pending }: CellRow) {
  return { problemInstanceId, itemKey, points, percent, attemptsUsed, pending }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Learner × problem with statistics, in which nobody counts who is excused. */
export async function getResults(db: Kysely<Tables>, groupAssessmentId: number): Promise<Results> {
  const [items, learners, cells, tasks] = await Promise.all([
    selectResultItems(db, groupAssessmentId),
    selectLearners(db, groupAssessmentId),
    selectCells(db, groupAssessmentId),
    selectOpenTasks(db, groupAssessmentId),
  ])
  const cellsOf = new Map<number, CellRow[]>()
  for (const cell of cells) cellsOf.set(cell.userId, [...(cellsOf.get(cell.userId) ?? []), cell])
  const results = learners.map((row) => ({ ...viewScore(row), cells: (cellsOf.get(row.id) ?? []).map(viewCell) }))
  const points = sum(items.filter((item) => item.isCurrent).map((item) => item.points))
  const pointsOf = new Map(items.map((item) => [item.itemKey, item.points]))
  const counted = results.filter(({ status }) => status !== 'Excused')
  const startedIds = new Set(learners.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id))
  const totals = counted.map((result) => {
    const possible = sum(result.cells.map((cell) => pointsOf.get(cell.itemKey) ?? 0))
    const earned = result.overridePoints ?? result.points
    return {
      hasStarted: startedIds.has(result.learner.id),
      percent: possible === 0 ? 0 : Math.min(100, (earned / possible) * 100),
      cells: result.cells,
    }
  })
  return {
    items: items.map(({ itemKey, position, name, points }) => ({ itemKey, position, name, points })),
    points,
    learners: results,
    statistics: statisticsOf(
      totals,
      items.map((item) => item.itemKey),
      tasks.length,
    ),
  }
}

/** The total of each learner. */
export async function getScores(
  db: Kysely<Tables>,
  groupAssessmentId: number,
): Promise<Omit<LearnerResult, 'cells'>[]> {
  return (await selectLearners(db, groupAssessmentId)).map(viewScore)
}
