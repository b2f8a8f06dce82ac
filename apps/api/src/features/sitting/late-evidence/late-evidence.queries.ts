import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { TypedAnswer } from '@isomorph/contract'
import { anyOf } from '../../../data/any-of.ts'
import { taskReasonOf } from '../attempts/mark-submission.ts'
import type { CachedInstance } from '../cache/instance-cache.ts'
import type { ResponseRecord } from '../sitting.rows.ts'

type Db = Kysely<Tables>

export interface EvidenceRow extends Omit<Selectable<Tables['lateEvidence']>, 'answers' | 'responses'> {
  readonly answers: readonly TypedAnswer[]
  readonly responses: readonly ResponseRecord[]
}

/** Holds the result of a problem: work that arrives, decisions and submissions come one after another. */
export async function lockResult(trx: Db, problemInstanceId: number) {
  return await trx
    .selectFrom('results')
    .select(['attemptsUsed', 'groupAssessmentId', 'userId', 'markedVariantId as variantId', 'rulesNumber'])
    .where('problemInstanceId', '=', problemInstanceId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function selectEvidenceOfInstance(db: Db, problemInstanceId: number): Promise<EvidenceRow[]> {
  const rows = await db
    .selectFrom('lateEvidence')
    .selectAll()
    .where('problemInstanceId', '=', problemInstanceId)
    .orderBy('id')
    .execute()
  return rows as EvidenceRow[]
}

export interface LastContact {
  readonly lastContactAt: Date | null
  readonly clockOffsetSeconds: number | null
  readonly wasFinished: boolean
  readonly wasSeenSince: boolean
  /** A preview by staff counts nowhere. */
  readonly isPreview: boolean
  readonly draftVersion: number | null
  readonly draftWriterId: string | null
}

/**
 * When a learner was last heard until a moment, and by how much the browser's clock was ahead then. A page that was seen
 * after the moment, and was not lost before, was there at that moment.
 */
export async function selectLastContact(
  db: Db,
  problemInstanceId: number,
  { until, deadline }: { readonly until: Date; readonly deadline: Date },
): Promise<LastContact> {
  const { rows } = await sql<LastContact>`
    with own as (
      select i.id, i.group_assessment_id, i.user_id from problem_instances o
        join problem_instances i on i.group_assessment_id = o.group_assessment_id and i.user_id = o.user_id
       where o.id = ${problemInstanceId}),
    saved as (
      select j.received_at, j.client_at from own
        join draft_journal j on j.problem_instance_id = own.id
       where j.received_at <= ${until}::timestamptz),
    told as (
      select received_at, client_at from saved where client_at is not null order by received_at desc limit 1)
    select greatest(
        (select max(received_at) from saved),
        (select max(a.received_at) from own join attempts a on a.problem_instance_id = own.id
          where a.received_at <= ${until}::timestamptz and a.source = 'learner'),
        (select max(case when p.seen_at <= ${until}::timestamptz then p.seen_at
                         when p.gap_began_at <= ${until}::timestamptz then p.gap_began_at
                         else ${deadline}::timestamptz end)
           from learner_presence p
          where p.group_assessment_id = s.group_assessment_id and p.user_id = s.user_id),
        s.started_at) as last_contact_at,
      (select extract(epoch from client_at - received_at)::float8 from told) as clock_offset_seconds,
      coalesce(s.finish_reason = 'submitted', false) as was_finished,
      exists (select from learner_presence p
               where p.group_assessment_id = s.group_assessment_id and p.user_id = s.user_id
                 and p.seen_at > ${until}::timestamptz
                 and (p.gap_began_at is null or p.gap_began_at > ${until}::timestamptz)) as was_seen_since,
      s.is_preview, d.version as draft_version, d.writer_id as draft_writer_id
      from problem_instances i
      join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
      left join drafts d on d.problem_instance_id = i.id
     where i.id = ${problemInstanceId}`.execute(db)
  return rows[0] as LastContact
}

export async function insertEvidence(trx: Db, evidence: Insertable<Tables['lateEvidence']>): Promise<number> {
  const { id } = await trx.insertInto('lateEvidence').values(evidence).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What was typed has been submitted after all: one piece of work, not two. */
export async function turnIntoSubmission(
  trx: Db,
  id: number,
  submitted: { readonly clientAttemptId: string; readonly clientAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('lateEvidence')
    .set({ ...submitted, kind: 'submission' })
    .where('id', '=', id)
    .execute()
}

/** Work that waits is pending in the total of its learner. */
export async function movePending(
  trx: Db,
  { groupAssessmentId, userId }: { readonly groupAssessmentId: number; readonly userId: number },
  by: number,
): Promise<void> {
  await sql`
    update scores set pending = pending + ${by}::int, version = version + 1, changed_at = now()
     where group_assessment_id = ${groupAssessmentId} and user_id = ${userId}`.execute(trx)
}

/** Late work of a group assessment; of previews by staff there is none. */
export async function selectEvidenceOfExam(db: Db, groupAssessmentId: number) {
  const rows = await db
    .selectFrom('lateEvidence as e')
    .innerJoin('problemInstances as i', 'i.id', 'e.problemInstanceId')
    .innerJoin('users as u', 'u.id', 'i.userId')
    .innerJoin('results as r', 'r.problemInstanceId', 'e.problemInstanceId')
    .leftJoin('users as d', 'd.id', 'e.decidedBy')
    .selectAll('e')
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.uid', 'i.userId'])
    .select(['d.firstName as decidedByFirstName', 'd.lastName as decidedByLastName', 'd.email as decidedByEmail'])
    .select(['r.attemptsUsed', 'r.countingAttempt', 'r.percent as resultPercent', 'r.points as resultPoints'])
    .select([
      'r.pending as resultPending',
      'r.overridePoints',
      'r.floorPoints',
      'r.waivesLatePenalty',
      'r.waivesAttemptPenalty',
    ])
    .select(
      sql<Date | null>`(select s.due_at from learner_schedules s
        where s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id)`.as('dueAt'),
    )
    .select(
      sql<number>`(select count(*)::int from attempts a where a.problem_instance_id = e.problem_instance_id
        and a.source <> 'deadline' and not a.is_set_aside)`.as('chosenAttempts'),
    )
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .orderBy('e.receivedAt', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  return rows as ((typeof rows)[number] & EvidenceRow)[]
}

/** Pieces of late work in a group assessment, by their ids. */
export async function selectEvidence(
  db: Db,
  groupAssessmentId: number,
  ids: readonly number[],
): Promise<EvidenceRow[]> {
  const rows = await db
    .selectFrom('lateEvidence as e')
    .innerJoin('problemInstances as i', 'i.id', 'e.problemInstanceId')
    .selectAll('e')
    .where('e.id', '=', anyOf(ids))
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .execute()
  return rows as EvidenceRow[]
}

/** The attempts at a problem that are the learner's own choice and count against the limit. */
export async function countOwnAttempts(trx: Db, problemInstanceId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('problemInstanceId', '=', problemInstanceId)
    .where('source', '<>', 'deadline')
    .where('isSetAside', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

interface PlaceOfAttempt {
  readonly problemInstanceId: number
  readonly attemptNumber: number
}

async function closeTasks(trx: Db, { problemInstanceId, attemptNumber }: PlaceOfAttempt): Promise<void> {
  await sql`
    update scoring_tasks t set done_at = now(), claimed_by = null, claimed_until = null
      from responses p
     where t.problem_instance_id = ${problemInstanceId} and t.attempt_number = ${attemptNumber} and t.done_at is null
       and p.problem_instance_id = t.problem_instance_id and p.attempt_number = t.attempt_number
       and p.question_key = t.question_key and p.needs_person`.execute(trx)
}

/** Opens the last task of each reason again, and one for what was marked anew while it was set aside. */
async function openTasks(
  trx: Db,
  { problemInstanceId, attemptNumber }: PlaceOfAttempt,
  { groupAssessmentId, itemKey }: Pick<CachedInstance, 'groupAssessmentId' | 'itemKey'>,
): Promise<void> {
  await sql`
    update scoring_tasks t set done_at = null, claimed_by = null, claimed_until = null
      from (select distinct on (o.question_key, o.reason) o.id
              from scoring_tasks o
              join responses p on p.problem_instance_id = o.problem_instance_id and p.attempt_number = o.attempt_number
               and p.question_key = o.question_key and p.needs_person
             where o.problem_instance_id = ${problemInstanceId} and o.attempt_number = ${attemptNumber}
             order by o.question_key, o.reason, (o.done_at is null) desc, o.id desc) last
     where t.id = last.id and t.done_at is not null`.execute(trx)
  const { rows } = await sql<{ questionKey: number; verdict: string; rule: string }>`
    select p.question_key, p.verdict, p.rule from responses p
     where p.problem_instance_id = ${problemInstanceId} and p.attempt_number = ${attemptNumber} and p.needs_person
       and not exists (select from scoring_tasks t where t.problem_instance_id = p.problem_instance_id
                          and t.attempt_number = p.attempt_number and t.question_key = p.question_key
                          and t.done_at is null)`.execute(trx)
  const tasks = rows.flatMap(({ questionKey, ...marking }) => {
    const reason = taskReasonOf(marking)
    const place = { problemInstanceId, attemptNumber, questionKey, groupAssessmentId, itemKey }
    return reason === undefined ? [] : [{ ...place, reason }]
  })
  if (tasks.length > 0) await trx.insertInto('scoringTasks').values(tasks).execute()
}

/** Answers of a set-aside attempt wait for nobody; those of one that counts again do. */
export async function setAside(
  trx: Db,
  place: PlaceOfAttempt,
  instance: Pick<CachedInstance, 'groupAssessmentId' | 'itemKey'>,
  isSetAside: boolean,
): Promise<void> {
  await trx
    .updateTable('attempts')
    .set({ isSetAside })
    .where('problemInstanceId', '=', place.problemInstanceId)
    .where('number', '=', place.attemptNumber)
    .execute()
  if (isSetAside) await closeTasks(trx, place)
  else await openTasks(trx, place, instance)
}

/** The answers of the last attempt at each problem that was not late work itself. */
export async function selectSubmittedBefore(
  db: Db,
  problemInstanceIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<ResponseRecord, 'questionKey' | 'value' | 'reading' | 'verdict'>[]>> {
  const { rows } = await sql<
    Pick<ResponseRecord, 'questionKey' | 'value' | 'reading' | 'verdict'> & { readonly problemInstanceId: number }
  >`
    select p.problem_instance_id, p.question_key, p.answer as value, p.reading, p.verdict
      from responses p
     where p.problem_instance_id = any(${[...problemInstanceIds]}::bigint[])
       and p.attempt_number = (
         select max(a.number) from attempts a
          where a.problem_instance_id = p.problem_instance_id
            and not exists (select from late_evidence e
                             where e.problem_instance_id = a.problem_instance_id and e.attempt_number = a.number))
     order by p.problem_instance_id, p.question_key`.execute(db)
  const found = new Map<number, (typeof rows)[number][]>()
  for (const row of rows) found.set(row.problemInstanceId, [...(found.get(row.problemInstanceId) ?? []), row])
  return found
}
