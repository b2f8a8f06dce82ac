import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { longestReopeningMinutes, type Reopening, type Schedule } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { holdGrant, type Permitted } from '../../../authorization/hold-grant.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { actOn } from '../../group-assessments/index.ts'
import { viewSchedule } from '../schedule/schedule.ts'
import { selectSchedule } from '../schedule/select-schedule.ts'
import { sittingRefusals } from '../sitting.errors.ts'

export interface ReopeningOfSitting {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly reopening: Reopening
  readonly permitted: Permitted
  readonly actor: Actor
  readonly receivedAt: Date
}

type Transaction = Kysely<Tables>
type EndedSitting = Awaited<ReturnType<typeof selectSitting>>

const minute = 60_000

/** The deadline's sweeper and other reopenings wait for this row; what is read afterwards holds until the commit. */
async function lockStatus(trx: Transaction, { groupAssessmentId, userId }: ReopeningOfSitting): Promise<void> {
  const status = await trx
    .selectFrom('learnerStatuses')
    .select('userId')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('startedAt', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!status) throw new Refusal(sittingRefusals.learnerNotStarted)
}

/** What a reopening writes down. Older events lack its end; those of acts have minutes in its place. */
interface ReopenedDetail {
  readonly reason?: string
  readonly end?: Reopening['end']
  readonly minutes?: number
}

function isSameReopening(detail: ReopenedDetail, { end, reason }: Reopening): boolean {
  const isSameEnd = detail.end === undefined ? detail.minutes === undefined : isDeepStrictEqual(detail.end, end)
  return isSameEnd && detail.reason === reason
}

async function isRepeat(trx: Transaction, reopened: ReopeningOfSitting): Promise<boolean> {
  const event = await trx
    .selectFrom('learnerStatusEvents')
    .select(['kind', 'detail'])
    .where('groupAssessmentId', '=', reopened.groupAssessmentId)
    .where('userId', '=', reopened.userId)
    .where('clientKey', '=', reopened.reopening.clientKey)
    .executeTakeFirst()
  if (!event) return false
  const isSame = event.kind === 'Reopened' && isSameReopening(event.detail as ReopenedDetail, reopened.reopening)
  if (!isSame) throw new Refusal(sittingRefusals.keyOfOtherAct)
  return true
}

async function selectSitting(trx: Transaction, { groupAssessmentId, userId }: ReopeningOfSitting) {
  const sitting = await trx
    .selectFrom('learnerSchedules')
    .select(['finishedAt', 'finishReason', 'deadline'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('isDeleted', '=', false)
    .executeTakeFirst()
  if (!sitting) throw new Refusal(platformRefusals.notFound)
  return sitting
}

function endOf({ end }: Reopening, now: Date): Date | null {
  if (end === null) return null
  return 'at' in end ? new Date(end.at) : new Date(now.getTime() + end.minutes * minute)
}

/**
 * The individual end that the sitting gets; null: its own deadline stays. A deadline that the sweeper has not come to yet
 * has ended the sitting, too.
 */
function newEndOf({ finishedAt, deadline }: EndedSitting, { reopening, receivedAt }: ReopeningOfSitting): Date | null {
  const hasPassed = deadline !== null && deadline <= receivedAt
  if (finishedAt === null && !hasPassed) throw new Refusal(sittingRefusals.notEnded)
  const end = endOf(reopening, receivedAt)
  if (end === null && hasPassed) throw new Refusal(sittingRefusals.reopeningNeedsEnd)
  const latest = receivedAt.getTime() + longestReopeningMinutes * minute
  if (end !== null && (end <= receivedAt || end.getTime() > latest)) throw new Refusal(sittingRefusals.impossibleEnd)
  return end
}

/** The view works out the deadline from the new end, so it is asked again for the hint that wakes the sweeper. */
async function openAgain(trx: Transaction, reopened: ReopeningOfSitting, end: Date | null): Promise<Date | null> {
  const { groupAssessmentId, userId } = reopened
  await sql`
    update learner_statuses
       set finished_at = null, finish_reason = null, ended_at = null, reopen_number = reopen_number + 1,
           reopened_until = coalesce(${end}::timestamptz,
             reopened_until + make_interval(secs => coalesce(extract(epoch from pause_ends_at - paused_at), 0))),
           -- A break that was over before: nobody wrote it down.
           paused_seconds = paused_seconds + coalesce(extract(epoch from pause_ends_at - paused_at), 0)::int,
           break_used_seconds = break_used_seconds + coalesce(extract(epoch from pause_ends_at - paused_at), 0)::int,
           paused_at = case when pause_ends_at is null then paused_at end, pause_ends_at = null
     where group_assessment_id = ${groupAssessmentId} and user_id = ${userId}`.execute(trx)
  const { deadline } = await selectSitting(trx, reopened)
  await trx
    .updateTable('learnerStatuses')
    .set({ wakeAt: deadline })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .execute()
  return deadline
}

async function recordReopening(
  trx: Transaction,
  { groupAssessmentId, userId, reopening, actor, receivedAt }: ReopeningOfSitting,
  former: EndedSitting,
  deadline: Date | null,
): Promise<void> {
  const { clientKey, reason, end } = reopening
  await trx
    .insertInto('learnerStatusEvents')
    .values({
      groupAssessmentId,
      userId,
      kind: 'Reopened',
      at: receivedAt,
      actorUserId: actor.userId,
      detail: JSON.stringify({ reason, end, deadline }),
      clientKey,
    })
    .execute()
  await recordAct(trx, actor, {
    ...actOn(groupAssessmentId, 'reopen'),
    before: { userId, ...former },
    after: { userId, finishedAt: null, finishReason: null, deadline, reason },
  })
}

/**
 * Opens the ended sitting of one learner again. Attempts stay, those of the deadline included. A repeat of the client's key
 * changes nothing and answers with the schedule as it stands; the key with other content is refused.
 */
export async function reopenSitting(database: Database, reopened: ReopeningOfSitting): Promise<Schedule> {
  await database.db.transaction().execute(async (trx) => {
    await lockStatus(trx, reopened)
    if (await isRepeat(trx, reopened)) return
    await holdGrant(trx, reopened.permitted)
    const former = await selectSitting(trx, reopened)
    const end = newEndOf(former, reopened)
    const deadline = await openAgain(trx, reopened, end)
    await recordReopening(trx, reopened, former, deadline)
  })
  const schedule = await selectSchedule(database, reopened.groupAssessmentId, reopened.userId)
  return viewSchedule(schedule, reopened.receivedAt)
}
