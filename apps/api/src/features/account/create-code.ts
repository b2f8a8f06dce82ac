import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { createSecret, hashSecret } from '../../platform/tokens.ts'
import { insertLoginCode } from './account.queries.ts'

const codeSeconds = 60

/** A code that can be exchanged for tokens once, within a minute. */
export async function createCode(
  db: Kysely<Tables>,
  person: { readonly userId: number; readonly impersonatorUserId?: number },
): Promise<string> {
  const code = createSecret()
  await insertLoginCode(db, {
    hash: hashSecret(code),
    userId: person.userId,
    impersonatorUserId: person.impersonatorUserId ?? null,
    expiresAt: new Date(Date.now() + codeSeconds * 1000),
  })
  return code
}
