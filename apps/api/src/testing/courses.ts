import type { Kysely } from 'kysely'
import type { GroupRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { TestPerson } from './people.ts'

/** Adds a group with the given people in it. */
export async function addGroup(
  db: Kysely<Tables>,
  name: string,
  members: Readonly<Partial<Record<GroupRole, readonly TestPerson[]>>>,
): Promise<number> {
  const owner = members.GroupOwner?.[0]
  if (!owner) throw new Error('A group has an owner.')
  const { id } = await db
    .insertInto('groups')
    .values({ name, createdBy: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [role, people] of Object.entries(members) as [GroupRole, readonly TestPerson[]][])
    for (const person of people)
      await db
        .insertInto('groupUserRoles')
        .values({ groupId: id, userId: person.id, role, externalGroupId: null })
        .execute()
  return id
}
