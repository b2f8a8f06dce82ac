import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { hasMorePermissionsThan } from './get-user.ts'
import { peopleRefusals } from './people.errors.ts'
import { selectOptionalUser, type UserRow } from './people.queries.ts'

/** The person, if there is one, and the actor lacks nothing that they hold. */
export async function requireAtLeastSamePermissions(
  db: Kysely<Tables>,
  actor: Pick<SignedInUser, 'activities'>,
  userId: number,
): Promise<UserRow> {
  const user = await selectOptionalUser(db, userId)
  if (!user) throw new Refusal(platformRefusals.notFound)
  if (hasMorePermissionsThan(actor, user)) throw new Refusal(peopleRefusals.mightierPerson)
  return user
}
