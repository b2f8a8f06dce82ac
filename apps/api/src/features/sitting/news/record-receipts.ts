import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

interface Seen {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly announcementIds: readonly number[]
  readonly at: Date
}

/** Keeps when a learner has first seen announcements to them; a repeat changes nothing, and other people's are passed over. */
export async function recordReceipts(
  db: Kysely<Tables>,
  { groupAssessmentId, userId, announcementIds, at }: Seen,
): Promise<void> {
  await sql`
    insert into announcement_receipts (announcement_id, user_id, seen_at)
    select a.id, s.user_id, ${at}::timestamptz
      from announcements a
      join learner_statuses s on s.group_assessment_id = a.group_assessment_id and s.user_id = ${userId}
       and s.started_at is not null and not s.is_preview
     where a.group_assessment_id = ${groupAssessmentId} and a.id = any(${[...announcementIds]}::bigint[])
       and (a.user_ids is null or s.user_id = any(a.user_ids))
       and (a.item_key is null or exists (
         select from problem_instances h
          where h.group_assessment_id = a.group_assessment_id and h.user_id = s.user_id and h.item_key = a.item_key
            and h.ordinal = s.delivery_number))
    on conflict do nothing`.execute(db)
}
