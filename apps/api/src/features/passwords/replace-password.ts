import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { endAccountLinks, revokeSessionsOfPerson } from '../sign-in/index.ts'
import { upsertPassword } from './passwords.queries.ts'

interface Replacement {
  readonly userId: number
  readonly hash: string
  /** The session in which it is done goes on. */
  readonly except?: number
}

/**
 * Sets a password. Whoever came in with the former one is out: their sessions, the codes for others, and the links that
 * they had sent, be it to another password or to an address of theirs.
 */
export async function replacePassword(trx: Kysely<Tables>, { userId, hash, except }: Replacement): Promise<void> {
  await upsertPassword(trx, userId, hash)
  await endAccountLinks(trx, userId, ['setPassword', 'resetPassword', 'changeEmail'])
  await revokeSessionsOfPerson(trx, userId, 'passwordChanged', { except: except ?? null })
}
