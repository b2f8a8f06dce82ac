import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { createSecret, hashSecret } from '../../platform/tokens.ts'

type Purpose = Tables['accountLinks']['purpose']

const lifetimeMinutes: Readonly<Record<Purpose, number>> = {
  setPassword: 7 * 24 * 60,
  resetPassword: 60,
  changeEmail: 24 * 60,
}

/** More than so many links an hour are somebody else's joke. */
const linksPerHour = 5

interface LinkRequest {
  readonly userId: number
  readonly purpose: Purpose
  /** Where it is sent. */
  readonly email: string
}

/** A secret for a link in a letter, stored as a hash only; undefined when the person got enough of them lately. */
export async function createOptionalAccountLink(
  db: Kysely<Tables>,
  { userId, purpose, email }: LinkRequest,
): Promise<string | undefined> {
  const { count } = await db
    .selectFrom('accountLinks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (count >= linksPerHour) return undefined
  const secret = createSecret()
  const expiresAt = new Date(Date.now() + lifetimeMinutes[purpose] * 60_000)
  await db
    .insertInto('accountLinks')
    .values({ hash: hashSecret(secret), userId, purpose, email, expiresAt })
    .execute()
  return secret
}

/** Uses a link up, and with it the person's other links for the same; undefined when it does not count any more. */
export async function useOptionalAccountLink(
  db: Kysely<Tables>,
  secret: string,
  purposes: readonly Purpose[],
): Promise<{ readonly userId: number; readonly email: string } | undefined> {
  const link = await db
    .updateTable('accountLinks')
    .set({ usedAt: sql<Date>`now()` })
    .where('hash', '=', hashSecret(secret))
    .where('purpose', 'in', [...purposes])
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'email'])
    .executeTakeFirst()
  if (!link) return undefined
  await db
    .updateTable('accountLinks')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', link.userId)
    .where('purpose', 'in', [...purposes])
    .where('usedAt', 'is', null)
    .execute()
  return link
}
