import { sql, type Kysely } from 'kysely'
import { linkMinutes, type LinkPurpose } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { createSecret, hashSecret } from '../../../authorization/tokens.ts'

/** More than so many links an hour are somebody else's joke. */
const linksPerHour = 5

interface LinkRequest {
  readonly userId: number
  readonly purpose: LinkPurpose
  /** Where it is sent. */
  readonly email: string
}

/** Whether the person may get another link for this within the hour. */
export async function isAccountLinkLeft(
  db: Kysely<Tables>,
  { userId, purpose }: Pick<LinkRequest, 'userId' | 'purpose'>,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('accountLinks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count < linksPerHour
}

/**
 * Sends a letter with the secret of a new link, which is stored as a hash only; false, and no letter, when the person got
 * enough of them lately. A link whose letter could not be sent is taken back: tries that fail count for nothing.
 */
export async function sendAccountLink(
  db: Kysely<Tables>,
  { userId, purpose, email }: LinkRequest,
  send: (secret: string) => Promise<void>,
): Promise<boolean> {
  if (!(await isAccountLinkLeft(db, { userId, purpose }))) return false
  const secret = createSecret()
  const hash = hashSecret(secret)
  const expiresAt = new Date(Date.now() + linkMinutes[purpose] * 60_000)
  await db.insertInto('accountLinks').values({ hash, userId, purpose, email, expiresAt }).execute()
  try {
    await send(secret)
  } catch (error) {
    await db.deleteFrom('accountLinks').where('hash', '=', hash).execute()
    throw error
  }
  return true
}

/** Ends the person's open links for this that went to other addresses. */
export async function endAccountLinksToOthers(
  db: Kysely<Tables>,
  { userId, purpose, email }: LinkRequest,
): Promise<void> {
  await db
    .updateTable('accountLinks')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where((where) => where(where.fn<string>('lower', ['email']), '<>', email.toLowerCase()))
    .execute()
}

/** Ends the person's open links for these. */
export async function endAccountLinks(
  db: Kysely<Tables>,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .updateTable('accountLinks')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('usedAt', 'is', null)
    .execute()
}

/** Whose link it is and where it went, as long as it counts; it stays unused. */
export async function selectOptionalAccountLink(
  db: Kysely<Tables>,
  secret: string,
  purposes: readonly LinkPurpose[],
): Promise<{ readonly userId: number; readonly email: string } | undefined> {
  return await db
    .selectFrom('accountLinks')
    .select(['userId', 'email'])
    .where('hash', '=', hashSecret(secret))
    .where('purpose', 'in', [...purposes])
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Uses a link up, and with it the person's other links for the same; undefined when it does not count any more. */
export async function useOptionalAccountLink(
  db: Kysely<Tables>,
  secret: string,
  purposes: readonly LinkPurpose[],
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
  if (link) await endAccountLinks(db, link.userId, purposes)
  return link
}
