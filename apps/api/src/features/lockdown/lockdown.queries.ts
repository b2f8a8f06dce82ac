import { createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { tokenKeyOf } from '../../authorization/tokens.ts'
import { seal, unseal } from '../../data/sealed.ts'

type Db = Kysely<Tables>

async function lockdownKeyOf(db: Db): Promise<Buffer> {
  return await tokenKeyOf(db, 'lockdown')
}

/** A code for a text that nobody but the servers of this installation can compute. */
export async function codeFor(db: Db, text: string): Promise<Buffer> {
  return createHmac('sha256', await lockdownKeyOf(db))
    .update(text)
    .digest()
}

export async function sealText(db: Db, text: string | null): Promise<Buffer | null> {
  return text === null ? null : seal(await lockdownKeyOf(db), text)
}

export async function readSealed(db: Db, sealed: Buffer | null): Promise<string | null> {
  return sealed === null ? null : unseal(await lockdownKeyOf(db), sealed)
}

/** What staff set; the defaults where they set nothing. */
export async function selectSettings(db: Db, groupAssessmentId: number) {
  return await db
    .selectFrom('groupAssessments as g')
    .leftJoin('lockdownSettings as s', 's.groupAssessmentId', 'g.id')
    .select(['g.groupId', 'g.lockdown as kind', 's.quitPasswordSealed', 's.browserExamKeys'])
    .where('g.id', '=', groupAssessmentId)
    .executeTakeFirstOrThrow()
}

export interface StandingRow {
  readonly isLockdownExempt: boolean
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly deadline: Date | null
  /** Of the mark of this session; null: it has none. */
  readonly expiresAt: Date | null
  readonly hasQuitPassword: boolean
  /** Whether any session of the learner was found to be in the lockdown browser. */
  readonly wasInLockdown: boolean
}

/** How a learner and a session stand, in one statement. */
export async function selectStanding(
  db: Db,
  { groupAssessmentId, userId, sessionId }: { groupAssessmentId: number; userId: number; sessionId: number },
): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select s.is_lockdown_exempt, s.started_at, s.finished_at, s.deadline, m.expires_at,
           l.quit_password_sealed is not null as has_quit_password,
           exists (select from lockdown_marks o
                    where o.group_assessment_id = s.group_assessment_id and o.user_id = s.user_id) as was_in_lockdown
      from learner_schedules s
      left join lockdown_marks m on m.session_id = ${sessionId} and m.group_assessment_id = s.group_assessment_id
       and m.user_id = s.user_id
      left join lockdown_settings l on l.group_assessment_id = s.group_assessment_id
     where s.group_assessment_id = ${groupAssessmentId} and s.user_id = ${userId} and not s.is_deleted`.execute(db)
  return rows[0]
}

export async function saveMark(
  db: Db,
  mark: { sessionId: number; groupAssessmentId: number; userId: number; client: string; at: Date; expiresAt: Date },
): Promise<void> {
  const { at, ...values } = mark
  await db
    .insertInto('lockdownMarks')
    .values({ ...values, verifiedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['sessionId', 'groupAssessmentId']).doUpdateSet({
        verifiedAt: at,
        expiresAt: values.expiresAt,
        client: values.client,
      }),
    )
    .execute()
}

/** A launch serves the longest sitting, which lasts a week. */
const launchDays = 8
const launchesCounted = 50

interface Checked {
  readonly kind: Tables['lockdownLaunches']['kind']
  readonly groupAssessmentId: number
  readonly userId: number
  readonly sessionId: number
}

/** What the newest launches of a learner are checked by. */
export async function selectLaunches(
  db: Db,
  { kind, groupAssessmentId, userId }: Omit<Checked, 'sessionId'>,
  now: Date,
) {
  return await db
    .selectFrom('lockdownLaunches')
    .select(['configKey', 'challenge', 'createdAt', 'answeredSessionId'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('createdAt', '>', new Date(now.getTime() - launchDays * 86_400_000))
    .orderBy('id', 'desc')
    .limit(launchesCounted)
    .execute()
}

/** Gives the challenge of a launch to the session that answers it; answers whether no other session had answered before. */
export async function takeChallenge(
  db: Db,
  { kind, groupAssessmentId, userId, sessionId }: Checked,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('lockdownLaunches')
    .set({ answeredSessionId: sessionId })
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('challenge', '=', challenge)
    .where((eb) => eb.or([eb('answeredSessionId', 'is', null), eb('answeredSessionId', '=', sessionId)]))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Whether a session was found to be in the lockdown browser of an assessment before. */
export async function wasMarked(
  db: Db,
  { sessionId, groupAssessmentId, userId }: Omit<Checked, 'kind'>,
): Promise<boolean> {
  const mark = await db
    .selectFrom('lockdownMarks')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return mark !== undefined
}

/** Launches and marks that serve nobody any more. */
export async function deleteOldLockdown(db: Db): Promise<void> {
  await sql`delete from lockdown_launches where created_at < now() - make_interval(days => ${launchDays})`.execute(db)
  await sql`delete from lockdown_marks where expires_at < now() - make_interval(days => ${launchDays})`.execute(db)
}
