import { sql, type Kysely } from 'kysely'
import type { Person, Regrade, RegradeChanges, RegradeSummary } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { viewPerson } from '../../entity-lists/person.view.ts'
import { selectPeople } from '../../entity-lists/select-people.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { selectItemsInUse } from '../group-assessments/index.ts'
import { undoableRuns } from './change-regrade.ts'
import { partOfChanges } from './part-of-changes.ts'
import { selectRuns } from './regrades.queries.ts'
import { selectChangedTotals } from './summarize.ts'

type Db = Kysely<Tables>

/** The regrades of an assessment, the newest first. */
export async function viewRegrades(db: Db, groupAssessmentId: number): Promise<Regrade[]> {
  const runs = await selectRuns(db, groupAssessmentId)
  const [items, people, canUndo] = await Promise.all([
    selectItemsInUse(db, groupAssessmentId),
    selectPeople(
      db,
      runs.map(({ createdBy }) => createdBy),
    ),
    undoableRuns(db, groupAssessmentId),
  ])
  const personOf = new Map(people.map((row) => [row.id, viewPerson(row)]))
  const itemOf = new Map(items.map((item) => [item.itemKey, item]))
  return runs.map((run) => ({
    id: run.id,
    status: run.status,
    targets: run.targets.map(({ itemKey, rules }) => {
      const { name: problemName = '', position = 0 } = itemOf.get(itemKey) ?? {}
      return { itemKey, rules, problemName, position }
    }),
    neverLower: run.neverLower,
    reopensMarks: run.reopensMarks,
    total: run.total,
    done: Math.min(run.done, run.total),
    summary: run.summary as RegradeSummary | null,
    failure: run.failureCode,
    note: run.note,
    createdBy: personOf.get(run.createdBy) as Person,
    createdAt: run.createdAt.toISOString(),
    appliedAt: run.appliedAt?.toISOString() ?? null,
    toldAt: run.toldAt?.toISOString() ?? null,
    undoOf: run.undoOf,
    undoneBy: run.undoneBy,
    canUndo: canUndo(run),
  }))
}

export async function viewRegrade(db: Db, groupAssessmentId: number, regradeId: number): Promise<Regrade> {
  const regrade = (await viewRegrades(db, groupAssessmentId)).find(({ id }) => id === regradeId)
  if (!regrade) throw new Refusal(platformRefusals.notFound)
  return regrade
}

interface ByHandRow {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly uid: string | null
  readonly problemInstanceId: number
  readonly itemKey: number
  readonly attemptNumber: number
  readonly questionKey: number
  readonly percent: number
  readonly computedPercent: number
}

async function selectByHand(db: Db, runId: number): Promise<ByHandRow[]> {
  const { rows } = await sql<ByHandRow>`
    select u.id, u.first_name, u.last_name, u.email, u.uid, c.problem_instance_id, i.item_key, c.attempt_number,
      c.question_key, (c.before ->> 'percent')::numeric as percent, (c.after ->> 'percent')::numeric as computed_percent
      from regrade_changes c
      join problem_instances i on i.id = c.problem_instance_id
      join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
       and s.delivery_number = i.ordinal and not s.is_preview
      join users u on u.id = i.user_id
     where c.regrade_run_id = ${runId} and c.is_by_hand
     order by u.sort_name, u.id, i.position, c.attempt_number, c.question_key`.execute(db)
  return rows
}

type ChangedTotal = Awaited<ReturnType<typeof selectChangedTotals>>[number]

function viewChangedResult({
  problemInstanceId,
  itemKey,
  before,
  after,
  keptBecause,
  isSetByHand,
}: ChangedTotal['results'][number]) {
  return {
    problemInstanceId,
    itemKey,
    // What is set by hand stands above: below it shows what would change.
    pointsBefore: isSetByHand ? before.computedPoints : before.points,
    pointsAfter: isSetByHand ? after.computedPoints : after.points,
    keptBecause,
    isSetByHand,
  }
}

function viewByHand(row: ByHandRow): RegradeChanges['byHand'][number] {
  const { problemInstanceId, itemKey, attemptNumber, questionKey, percent, computedPercent, ...person } = row
  return {
    learner: viewPerson(person),
    problemInstanceId,
    itemKey,
    attemptNumber,
    questionKey,
    percent,
    computedPercent,
  }
}

/** Learner by learner what a run changes or, once applied, changed: everything, or the part that begins at a place. */
export async function viewChanges(
  db: Db,
  groupAssessmentId: number,
  regradeId: number,
  from?: number,
): Promise<RegradeChanges> {
  const run = await db
    .selectFrom('regradeRuns')
    .select(['id', 'groupAssessmentId', 'status'])
    .where('id', '=', regradeId)
    .where('groupAssessmentId', '=', groupAssessmentId)
    .executeTakeFirst()
  if (!run) throw new Refusal(platformRefusals.notFound)
  const [totals, byHand] = await Promise.all([selectChangedTotals(db, run), selectByHand(db, regradeId)])
  const changes = {
    learners: totals
      .filter(({ results }) => results.length > 0)
      .map(({ row, results, pointsBefore, pointsAfter, possibleBefore, possibleAfter }) => ({
        learner: viewPerson(row),
        pointsBefore,
        pointsAfter,
        possibleBefore,
        possibleAfter,
        isTotalSetByHand: row.overridePoints !== null,
        isExcused: row.isExcused,
        hasOpenAppeal: results.some(({ hasOpenAppeal }) => hasOpenAppeal),
        results: results.map(viewChangedResult),
      })),
    byHand: byHand.map(viewByHand),
  }
  return from === undefined ? { ...changes, next: null } : partOfChanges(changes, from)
}
