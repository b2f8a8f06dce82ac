import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** Whose try at which code, when and from where. */
export interface AccessCodeTry {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly accessCodeHash: string
  readonly network: string
  readonly now: Date
}

/** How many tries are free, and how long is waited after the last of them and after each further one. */
export interface PauseRule {
  readonly freeTries: number
  readonly pauseSeconds: number
  /** After so long without a try the count begins anew. */
  readonly forgottenAfterHours: number
}

/**
 * Counts a try as wrong before the code is compared, in one statement: many at once are as many as one after another, in
 * whatever process. Undefined while the learner has to wait. Another code begins another count.
 */
export async function countOptionalTry(
  db: Kysely<Tables>,
  { groupAssessmentId, userId, accessCodeHash, now }: AccessCodeTry,
  { freeTries, pauseSeconds, forgottenAfterHours }: PauseRule,
): Promise<{ failures: number; lockedUntil: Date | null } | undefined> {
  const isForgotten = sql`(t.access_code_hash <> excluded.access_code_hash
    or t.last_at < excluded.last_at - make_interval(hours => ${forgottenAfterHours}))`
  const { rows } = await sql<{ failures: number; lockedUntil: Date | null }>`
    insert into access_code_tries as t
      (group_assessment_id, user_id, access_code_hash, failures, last_at)
    values (${groupAssessmentId}, ${userId}, ${accessCodeHash}, 1, ${now}::timestamptz)
    on conflict (group_assessment_id, user_id) do update
       set access_code_hash = excluded.access_code_hash,
           last_at = excluded.last_at,
           failures = case when ${isForgotten} then 1 else t.failures + 1 end,
           locked_until = case when not ${isForgotten} and t.failures + 1 >= ${freeTries} then
             excluded.last_at + make_interval(secs => ${pauseSeconds}) end
     where t.locked_until is null or t.locked_until <= excluded.last_at or ${isForgotten}
    returning failures, locked_until as "lockedUntil"`.execute(db)
  return rows[0]
}

export async function selectOptionalLock(
  db: Kysely<Tables>,
  { groupAssessmentId, userId }: AccessCodeTry,
): Promise<Date | null> {
  const row = await db
    .selectFrom('accessCodeTries')
    .select('lockedUntil')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.lockedUntil ?? null
}

/** The code was right: nothing was guessed. */
export async function deleteTries(db: Kysely<Tables>, { groupAssessmentId, userId }: AccessCodeTry): Promise<void> {
  await db
    .deleteFrom('accessCodeTries')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .execute()
}

/** How many wrong tries came from a network within the present window, and when the window ends. */
export async function selectOptionalNetworkTries(
  db: Kysely<Tables>,
  { groupAssessmentId, network, now }: AccessCodeTry,
  windowSeconds: number,
): Promise<{ failures: number; endsAt: Date } | undefined> {
  const { rows } = await sql<{ failures: number; endsAt: Date }>`
    select failures, began_at + make_interval(secs => ${windowSeconds}) as "endsAt"
      from access_code_networks
     where group_assessment_id = ${groupAssessmentId} and network = ${network}
       and began_at > ${now}::timestamptz - make_interval(secs => ${windowSeconds})`.execute(db)
  return rows[0]
}

export async function countNetworkTry(
  db: Kysely<Tables>,
  { groupAssessmentId, network, now }: AccessCodeTry,
  windowSeconds: number,
): Promise<void> {
  await sql`
    insert into access_code_networks as n (group_assessment_id, network, failures, began_at)
    values (${groupAssessmentId}, ${network}, 1, ${now}::timestamptz)
    on conflict (group_assessment_id, network) do update
       set failures = case when n.began_at > excluded.began_at - make_interval(secs => ${windowSeconds})
                           then n.failures + 1 else 1 end,
           began_at = case when n.began_at > excluded.began_at - make_interval(secs => ${windowSeconds})
                           then n.began_at else excluded.began_at end`.execute(db)
}
