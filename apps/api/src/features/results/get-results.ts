import type { Kysely } from 'kysely'
import type { LearnerResult, Results } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { statusOfLearner } from '../group-assessments/index.ts'
import {
  selectCells,
  selectLearners,
  selectOpenTasks,
  selectPossible,
  selectResultItems,
  type CellRow,
  type LearnerRow,
} from './results.queries.ts'
import { percentOf } from './percent-of.ts'
import { statisticsOf } from './statistics.ts'

function viewScore(row: LearnerRow): Omit<LearnerResult, 'cells'> {
  const { id, firstName, lastName, email, uid } = row
  return {
    learner: { id, firstName, lastName, email, uid },
    status: statusOfLearner(row),
    points: row.points,
    possible: row.possible,
    overridePoints: row.overridePoints,
    pending: row.pending,
    daysLate: row.daysLate,
  }
}

function viewCell({ problemInstanceId, itemKey, points, percent, attemptsUsed, pending }: CellRow) {
  return { problemInstanceId, itemKey, points, percent, attemptsUsed, pending }
}

/** Learner × problem with statistics, in which nobody counts who is excused. */
export async function getResults(db: Kysely<Tables>, groupAssessmentId: number): Promise<Results> {
  const [items, points, learners, cells, tasks] = await Promise.all([
    selectResultItems(db, groupAssessmentId),
    selectPossible(db, groupAssessmentId),
    selectLearners(db, groupAssessmentId),
    selectCells(db, groupAssessmentId),
    selectOpenTasks(db, groupAssessmentId),
  ])
  const cellsOf = new Map<number, CellRow[]>()
  for (const cell of cells) cellsOf.set(cell.userId, [...(cellsOf.get(cell.userId) ?? []), cell])
  const results = learners.map((row) => ({ ...viewScore(row), cells: (cellsOf.get(row.id) ?? []).map(viewCell) }))
  const counted = results.filter(({ status }) => status !== 'Excused')
  const startedIds = new Set(learners.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id))
  const totals = counted.map((result) => {
    return {
      hasStarted: startedIds.has(result.learner.id),
      percent: percentOf(result) ?? 0,
      cells: result.cells,
    }
  })
  return {
    items,
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
