import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import {
  selectOptionalByPuid,
  selectOptionalByTimetableNumber,
  updatePerson,
  type KnownPerson,
} from './link-person.queries.ts'

/**
 * The person with this university number. A timetable may have made the account with the number but without the zeros at
 * its beginning: then it is found too, and gets the longer number. Numbers from elsewhere count letter by letter.
 */
export async function findByNumber(
  trx: Kysely<Tables>,
  puid: string | undefined,
  actor: Actor,
): Promise<KnownPerson | undefined> {
  if (puid === undefined) return undefined
  const found = await selectOptionalByPuid(trx, puid)
  if (found) return found
  const alike = await selectOptionalByTimetableNumber(trx, puid)
  if (!alike?.puid || puid.length <= alike.puid.length) return alike
  await updatePerson(trx, alike.id, { puid })
  const act = { action: 'user.update', entityType: 'user', entityId: alike.id } as const
  await recordAct(trx, { ...actor, userId: alike.id }, { ...act, before: { puid: alike.puid }, after: { puid } })
  return { ...alike, puid }
}
