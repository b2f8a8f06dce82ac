import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** So many learners of a course, `many1` and so on, in two statements: asking for each would take minutes. */
export async function addManyLearners(db: Kysely<Tables>, groupId: number, count: number): Promise<void> {
  await sql`
    insert into users (user_name, email, first_name, last_name)
    select 'many' || k, 'many' || k || '@example.org', 'Many', 'L' || k from generate_series(1, ${count}) k`.execute(db)
  await sql`
    insert into group_user_roles (group_id, user_id, role)
    select ${groupId}, id, 'GroupLearner' from users where user_name like 'many%'`.execute(db)
}
