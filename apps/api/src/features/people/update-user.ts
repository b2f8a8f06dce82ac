import type { UserFields } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { hasMorePermissionsThan } from './get-user.ts'
import { peopleRefusals } from './people.errors.ts'
import { lockOptionalUser, updateUserFields } from './people.queries.ts'
import { refusingTakenIdentifiers } from './taken-identifiers.ts'

const fieldNames = ['firstName', 'lastName', 'email', 'uid', 'puid'] as const

/** The given fields of a person as far as they differ: `{before, after}` for the record. */
export function changedFields(before: Readonly<Record<string, unknown>>, after: UserFields) {
  const changed = fieldNames.filter((name) => (before[name] ?? '') !== after[name])
  const pick = (source: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((name) => [name, source[name] ?? '']))
  return { count: changed.length, before: pick(before), after: pick(after) }
}

/** Changes names and identifiers. People who hold more than the actor stay as they are: an address is a way in. */
export async function updateUser(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  actor: Actor,
  { userId, fields }: { readonly userId: number; readonly fields: UserFields },
): Promise<void> {
  await refusingTakenIdentifiers(db, { userId, values: fields }, () =>
    db.transaction().execute(async (trx) => {
      const row = await lockOptionalUser(trx, userId)
      if (!row) throw new Refusal(platformRefusals.notFound)
      if (hasMorePermissionsThan(user, row)) throw new Refusal(peopleRefusals.mightierPerson)
      if (row.isErased) throw new Refusal(peopleRefusals.erasedPerson)
      const { count, before, after } = changedFields({ ...row }, fields)
      if (count === 0) return
      await updateUserFields(trx, userId, fields)
      await recordAct(trx, actor, { action: 'user.update', entityType: 'user', entityId: userId, before, after })
    }),
  )
}
