import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../../refusals/refusals.ts'
import { waitInWords } from '../../../http/waiting.ts'
import { sittingRefusals } from '../sitting.errors.ts'

/** Far more often than a learner leaves a window and comes back. */
const eventsAllowed = 30
const windowSeconds = 60

interface ClientEvent {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly kind: 'Resumed' | 'LockdownViolated'
  readonly clientAt: string
  readonly receivedAt: Date
}

type Learner = Pick<ClientEvent, 'groupAssessmentId' | 'userId'>

/**
 * Events of one learner are recorded one after another: otherwise two that come at once would not see each other. Answers whether the
 * learner has started.
 */
async function lockLearner(trx: Kysely<Tables>, { groupAssessmentId, userId }: Learner): Promise<boolean> {
  const status = await trx
    .selectFrom('learnerStatuses')
    .select('userId')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('startedAt', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return status !== undefined
}

function tooMany(): Refusal {
  return new Refusal(sittingRefusals.tooManyEvents, {
    detail: `The browser has reported ${eventsAllowed} events within a minute. Try again in ${waitInWords(windowSeconds)}.`,
    retryAfterSeconds: windowSeconds,
  })
}

/** Pages that are refused ask again and again: one report a minute says it all. */
const secondsBetweenViolations = 60

/**
 * Records that a learner under way is outside the lockdown browser that the assessment needs, or opens it anew. `clientAt` is when the
 * browser saw it. Whoever is exempt violates nothing.
 */
export async function recordLockdownViolation(
  db: Kysely<Tables>,
  learner: Learner,
  at: Date,
  clientAt: string | null = null,
): Promise<void> {
  const { groupAssessmentId, userId } = learner
  await db.transaction().execute(async (trx) => {
    if (!(await lockLearner(trx, learner))) return
    await sql`
      insert into learner_status_events (group_assessment_id, user_id, kind, at, client_at, actor_user_id)
      select s.group_assessment_id, s.user_id, 'LockdownViolated', ${at}::timestamptz, ${clientAt}::timestamptz, s.user_id
        from learner_schedules s join group_assessments a on a.id = s.group_assessment_id
       where s.group_assessment_id = ${groupAssessmentId} and s.user_id = ${userId} and s.started_at is not null
         and s.finished_at is null and a.lockdown <> 'none' and not s.is_lockdown_exempt and not exists (
           select from learner_status_events e
            where e.group_assessment_id = s.group_assessment_id and e.user_id = s.user_id and e.kind = 'LockdownViolated'
              and e.at > ${at}::timestamptz - make_interval(secs => ${secondsBetweenViolations}))`.execute(trx)
  })
}

/** Records what only the browser can have seen. A repeat of the same event changes nothing. */
export async function recordClientEvent(db: Kysely<Tables>, event: ClientEvent): Promise<void> {
  const { groupAssessmentId, userId, kind, clientAt, receivedAt } = event
  if (kind === 'LockdownViolated') return await recordLockdownViolation(db, event, receivedAt, clientAt)
  await db.transaction().execute(async (trx) => {
    if (!(await lockLearner(trx, event))) throw new Refusal(sittingRefusals.notStarted)
    const { rows } = await sql<{ isKnown: boolean | null; recent: number }>`
      select bool_or(client_at = ${clientAt}::timestamptz) as is_known,
             count(*) filter (where at > ${receivedAt}::timestamptz - make_interval(secs => ${windowSeconds}))::int
               as recent
        from learner_status_events
       where group_assessment_id = ${groupAssessmentId} and user_id = ${userId}
         and kind = ${kind}`.execute(trx)
    const [found] = rows
    if (found?.isKnown) return
    if ((found?.recent ?? 0) >= eventsAllowed) throw tooMany()
    const values = {
      groupAssessmentId,
      userId,
      kind,
      at: receivedAt,
      clientAt: new Date(clientAt),
      actorUserId: userId,
    }
    await trx.insertInto('learnerStatusEvents').values(values).execute()
  })
}
