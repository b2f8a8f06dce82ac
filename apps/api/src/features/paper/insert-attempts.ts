import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { markByPerson } from '../results/index.ts'
import { countResultsAnew, percentOfResponses, type CachedInstance, type MarkedSubmission } from '../sitting/index.ts'
import { attemptOfSheet } from './get-sheet.ts'
import type { EnteredRow, SheetRow } from './paper.queries.ts'
import { onPaper, type CheckedMark } from './written-answers.ts'

/** A problem of a sheet that gets an attempt. */
export interface ProblemToWrite {
  readonly instance: CachedInstance
  readonly marks: readonly CheckedMark[]
  /** The answers that were typed, marked; undefined: only points were given. */
  readonly marked: MarkedSubmission | undefined
  /** What stood before; empty: nothing. */
  readonly former: readonly EnteredRow[]
  readonly attemptsUsed: number
  /** How many attempts the sheet has made at the problem before. */
  readonly madeBefore: number
}

interface Writing {
  readonly sheet: SheetRow
  readonly enteredBy: number
  readonly at: Date
}

function responseOf(mark: CheckedMark, problem: ProblemToWrite, { enteredBy, at }: Writing) {
  const { instance, marked, former, attemptsUsed } = problem
  const { questionKey } = mark
  const stood = former.find((each) => each.questionKey === questionKey)
  // Whoever saw what stood before is refused.
  const markingNumber = (stood?.markingNumber ?? 0) + 1
  const place = { problemInstanceId: instance.id, attemptNumber: attemptsUsed + 1, questionKey, markingNumber }
  const common = { markedAt: at, regradeRunId: null }
  const response = mark.percent === undefined ? marked?.responses.find((r) => r.questionKey === questionKey) : undefined
  if (response === undefined) {
    const given = { percent: mark.percent ?? 0, comment: stood?.comment ?? '', userId: enteredBy }
    return { ...markByPerson(place, given), ...onPaper, evidence: '{}', ...common }
  }
  const { value, reading, verdict, percent, rule, evidence } = response
  return {
    ...place,
    answer: value,
    reading,
    verdict,
    percent,
    rule,
    evidence: JSON.stringify(evidence),
    source: 'evaluator' as const,
    needsPerson: marked?.taskReasons.has(questionKey) ?? false,
    comment: stood?.comment ?? '',
    markedBy: null,
    ...common,
  }
}

function workOf(problem: ProblemToWrite, writing: Writing) {
  const { instance, marks, attemptsUsed, madeBefore } = problem
  const responses = marks.map((mark) => responseOf(mark, problem, writing))
  const answered = responses.map((each) => ({ ...each, value: each.answer }))
  const attempt = {
    problemInstanceId: instance.id,
    number: attemptsUsed + 1,
    clientAttemptId: attemptOfSheet(writing.sheet, instance.id, madeBefore + 1),
    source: 'staff' as const,
    receivedAt: writing.at,
    clientAt: null,
    withinGrace: false,
    daysLate: 0,
    problemRevisionId: instance.revision.id,
    percent: percentOfResponses(instance, answered),
    draftVersion: 0,
    actorUserId: writing.enteredBy,
  }
  return { attempt, responses }
}

/** What the evaluator could not decide waits for a person. */
function tasksOf({ instance, marks, marked, attemptsUsed }: ProblemToWrite) {
  const typed = new Set(marks.flatMap(({ questionKey, percent }) => (percent === undefined ? [questionKey] : [])))
  return [...(marked?.taskReasons ?? [])].flatMap(([questionKey, reason]) =>
    typed.has(questionKey)
      ? {
          problemInstanceId: instance.id,
          attemptNumber: attemptsUsed + 1,
          questionKey,
          groupAssessmentId: instance.groupAssessmentId,
          itemKey: instance.itemKey,
          reason,
        }
      : [],
  )
}

/** Makes the attempts that a sheet stands for: points are marks by a person, answers have those of the evaluator. */
export async function insertAttempts(
  trx: Kysely<Tables>,
  writing: Writing,
  problems: readonly ProblemToWrite[],
): Promise<void> {
  const ids = problems.map(({ instance }) => instance.id)
  const work = problems.map((problem) => workOf(problem, writing))
  // One statement: what is told of an attempt depends on its answers.
  await trx
    .with('attempt', (insert) => insert.insertInto('attempts').values(work.map(({ attempt }) => attempt)))
    .insertInto('responses')
    .values(work.flatMap(({ responses }) => responses))
    .execute()
  const tasks = problems.flatMap(tasksOf)
  if (tasks.length > 0) await trx.insertInto('scoringTasks').values(tasks).execute()
  await trx
    .updateTable('results')
    .set({ attemptsUsed: sql`attempts_used + 1` })
    .where(sql<boolean>`problem_instance_id = any(${ids}::bigint[])`)
    .execute()
  await countResultsAnew(trx, ids)
}
