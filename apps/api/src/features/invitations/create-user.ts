import type { UserFields } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { refusingTakenIdentifiers } from '../people/index.ts'
import { insertOptionalUser, selectUserByClientKey } from './invitations.queries.ts'
import { invite } from './invite.ts'

interface NewPerson {
  readonly fields: UserFields
  readonly userName: string
  readonly clientKey: string | null
  /** Where the link in the invitation leads; null: nobody is invited. */
  readonly invitationOrigin: string | null
}

/** Makes a person, and invites them if wanted. The same client key gives the person made first. */
export async function createUser(
  { db }: Pick<Services, 'db'>,
  actor: Actor & { readonly userId: number },
  { fields, userName, clientKey, invitationOrigin }: NewPerson,
): Promise<number> {
  const userNameFrom = userName ? 'userName' : fields.uid ? 'uid' : 'email'
  const create = async () =>
    await db.transaction().execute(async (trx) => {
      const id = await insertOptionalUser(trx, { fields, userName, clientKey, createdBy: actor.userId })
      if (id === undefined) return await selectUserByClientKey(trx, actor.userId, clientKey ?? '')
      await recordAct(trx, actor, { action: 'user.create', entityType: 'user', entityId: id, after: fields })
      if (invitationOrigin !== null) await invite(trx, actor, { userId: id, origin: invitationOrigin })
      return id
    })
  const values = { ...fields, userName: userName || fields.uid || fields.email }
  return await refusingTakenIdentifiers(db, { values, userNameFrom }, create)
}
