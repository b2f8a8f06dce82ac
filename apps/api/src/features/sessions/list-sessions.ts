import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { livingSince } from '../sign-in/index.ts'

/** The sessions of a person that last still, the last used first. */
export async function listSessions(db: Kysely<Tables>, userId: number, now: Date) {
  const { begun, used } = livingSince(now)
  return await db
    .selectFrom('sessions as s')
    .leftJoin('users as i', 'i.id', 's.impersonatorUserId')
    .leftJoin('identityProviders as p', 'p.id', 's.identityProviderId')
    .select([
      's.id',
      'p.name as providerName',
      's.createdAt',
      's.lastUsedAt',
      's.userAgent',
      's.address',
      'i.id as impersonatorId',
      'i.firstName as impersonatorFirstName',
      'i.lastName as impersonatorLastName',
      'i.email as impersonatorEmail',
      'i.uid as impersonatorUid',
    ])
    .where('s.userId', '=', userId)
    .where('s.revokedAt', 'is', null)
    .where('s.createdAt', '>', begun)
    .where('s.lastUsedAt', '>', used)
    .orderBy('s.lastUsedAt', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

export type LivingSession = Awaited<ReturnType<typeof listSessions>>[number]
