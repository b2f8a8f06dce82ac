import { sql, type Kysely } from 'kysely'

/** Launches from disconnected courses are few, and are found by the name of their assessment. */
export async function indexMessagesWithoutCourse(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index exchanges_without_group_idx on exchanges (group_assessment_id)
      where group_id is null and group_assessment_id is not null`.execute(db)
}
