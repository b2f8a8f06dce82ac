import type { Kysely } from 'kysely'
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
