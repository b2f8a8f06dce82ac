import { sql, type Kysely } from 'kysely'
import type { GlobalRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'

export interface TestPerson {
  readonly id: number
  readonly name: string
}

/** Adds a person who signs in by being named: tests need no passwords unless passwords are what they test. */
export async function addPerson(
  db: Kysely<Tables>,
  name: string,
  roles: readonly GlobalRole[] = [],
): Promise<TestPerson> {
  const { id } = await db
    .insertInto('users')
    .values({
      userName: name,
      email: `${name}@example.org`,
      firstName: name.charAt(0).toUpperCase() + name.slice(1),
      lastName: 'Tester',
      uid: name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const role of roles) await db.insertInto('globalRoles').values({ userId: id, role }).execute()
  return { id, name }
}

/** So many learners of a course, `many1` and so on, in two statements: asking for each would take minutes. */
export async function addManyLearners(db: Kysely<Tables>, groupId: number, count: number): Promise<void> {
  await sql`
    insert into users (user_name, email, first_name, last_name)
    select 'many' || k, 'many' || k || '@example.org', 'Many', 'L' || k from generate_series(1, ${count}) k`.execute(db)
  await sql`
    insert into group_user_roles (group_id, user_id, role)
    select ${groupId}, id, 'GroupLearner' from users where user_name like 'many%'`.execute(db)
}
