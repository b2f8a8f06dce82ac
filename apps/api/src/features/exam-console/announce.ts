import { sql, type Kysely } from 'kysely'
import { sayOfField, type Announcement } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn, learnersOfExam, selectItemsInUse } from '../group-assessments/index.ts'
import { examConsoleRefusals } from './exam-console.errors.ts'

interface Act {
  readonly groupAssessmentId: number
  readonly actor: Actor
  readonly receivedAt: Date
}

interface NewAnnouncement extends Act {
  readonly clientKey: string
  readonly text: string
  readonly isUrgent: boolean
  readonly learners: readonly number[] | 'everyone'
  /** The problem that it is about; null: none. */
  readonly itemKey: number | null
}

interface Announced extends Pick<NewAnnouncement, 'groupAssessmentId' | 'text' | 'isUrgent' | 'itemKey'> {
  readonly userIds: readonly number[] | null
}

async function selectByKey(trx: Kysely<Tables>, clientKey: string) {
  return await trx
    .selectFrom('announcements')
    .select(['id', 'groupAssessmentId', 'text', 'isUrgent', 'createdAt', 'userIds', 'itemKey'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
}

/** Whether two announcements say the same to the same people; null: to everybody. */
function isSame(a: Announced, b: Announced): boolean {
  const [first, second] = [a, b].map(({ groupAssessmentId, text, isUrgent, itemKey, userIds }) =>
    JSON.stringify([groupAssessmentId, text, isUrgent, itemKey, userIds?.toSorted((one, other) => one - other)]),
  )
  return first === second
}

/** Refuses, naming each, who is not a learner of the assessment. */
async function refuseOthers(trx: Kysely<Tables>, groupAssessmentId: number, userIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ userId: number }>`${learnersOfExam(groupAssessmentId)}`.execute(trx)
  const learners = new Set(rows.map(({ userId }) => userId))
  const errors = userIds.flatMap((userId, index) =>
    learners.has(userId) ? [] : [{ path: `learners.${index}`, ...sayOfField('isNotLearner', { id: String(userId) }) }],
  )
  if (errors.length > 0) throw new Refusal(examConsoleRefusals.notLearners, { errors })
}

async function refuseOtherProblems(trx: Kysely<Tables>, groupAssessmentId: number, itemKey: number): Promise<void> {
  const problems = await selectItemsInUse(trx, groupAssessmentId)
  if (problems.some((problem) => problem.itemKey === itemKey)) return
  const errors = [{ path: 'itemKey', ...sayOfField('notInAssessment') }]
  throw new Refusal(examConsoleRefusals.problemNotAsked, { errors })
}

/** Tells learners something: a trigger wakes their pages. A repeat of the client's key is answered as the first time. */
export async function announce(db: Kysely<Tables>, announcement: NewAnnouncement): Promise<Announcement> {
  const { groupAssessmentId, clientKey, text, isUrgent, learners, itemKey, actor, receivedAt } = announcement
  const userIds = learners === 'everyone' ? null : [...learners]
  const values = { clientKey, groupAssessmentId, text, isUrgent, userIds, itemKey, createdBy: actor.userId }
  return await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('announcements')
      .values({ ...values, createdAt: receivedAt, withdrawnBy: null, withdrawnAt: null })
      .onConflict((conflict) => conflict.column('clientKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted && userIds) await refuseOthers(trx, groupAssessmentId, userIds)
    if (inserted && itemKey !== null) await refuseOtherProblems(trx, groupAssessmentId, itemKey)
    if (inserted)
      await recordAct(trx, actor, {
        ...actOn(groupAssessmentId, 'announce'),
        after: {
          announcementId: inserted.id,
          text,
          isUrgent,
          ...(userIds && { userIds }),
          ...(itemKey !== null && { itemKey }),
        },
      })
    const found = await selectByKey(trx, clientKey)
    if (!isSame(found, values)) throw new Refusal(examConsoleRefusals.keyOfOtherAnnouncement)
    return { id: found.id, text: found.text, isUrgent: found.isUrgent, at: found.createdAt.toISOString() }
  })
}

/** Takes an announcement from the pages that show it. */
export async function withdrawAnnouncement(
  db: Kysely<Tables>,
  { groupAssessmentId, announcementId, actor, receivedAt }: Act & { readonly announcementId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('announcements')
      .select('withdrawnAt')
      .where('id', '=', announcementId)
      .where('groupAssessmentId', '=', groupAssessmentId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new Refusal(platformRefusals.notFound)
    if (found.withdrawnAt !== null) return
    await trx
      .updateTable('announcements')
      .set({
        withdrawnBy: actor.userId,
        withdrawnAt: receivedAt,
        changeNumber: sql`nextval('announcement_changes')`,
      })
      .where('id', '=', announcementId)
      .execute()
    await recordAct(trx, actor, {
      ...actOn(groupAssessmentId, 'withdrawAnnouncement'),
      before: { announcementId },
    })
  })
}
