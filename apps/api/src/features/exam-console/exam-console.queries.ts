import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

/** So many receipts in one answer keep it below 200 kB, whatever people are called. */
const receiptsPerPart = 400

interface ReceiptPart {
  readonly groupAssessmentId: number
  readonly announcementId: number
  /** The last person of the part before. */
  readonly after?: number | undefined
}

/** Who has seen an announcement, by name; undefined where the assessment has no such announcement. */
export async function selectOptionalReceipts(db: Db, { groupAssessmentId, announcementId, after }: ReceiptPart) {
  const announcement = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', announcementId)
    .where('groupAssessmentId', '=', groupAssessmentId)
    .executeTakeFirst()
  if (!announcement) return undefined
  const rows = await db
    .selectFrom('announcementReceipts as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.uid', 'r.seenAt'])
    .where('r.announcementId', '=', announcementId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(u.sort_name, u.id) > (select sort_name, id from users where id = ${after ?? 0})`),
    )
    .orderBy('u.sortName')
    .orderBy('u.id')
    .limit(receiptsPerPart + 1)
    .execute()
  return { rows: rows.slice(0, receiptsPerPart), hasMore: rows.length > receiptsPerPart }
}

export async function selectSettingsVersion(db: Db, groupAssessmentId: number): Promise<number> {
  const { version } = await db
    .selectFrom('groupAssessments')
    .select('version')
    .where('id', '=', groupAssessmentId)
    .executeTakeFirstOrThrow()
  return version
}

/** What was announced and not withdrawn, the oldest first. */
export async function selectAnnouncements(db: Db, groupAssessmentId: number) {
  return await db
    .selectFrom('announcements')
    .select(['id', 'text', 'isUrgent', 'createdAt', 'itemKey'])
    .select(sql<number | null>`cardinality(user_ids)`.as('learnerCount'))
    .select(
      sql<number>`(select count(*)::int from announcement_receipts r where r.announcement_id = announcements.id)`.as(
        'seenCount',
      ),
    )
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .execute()
}
