import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

export async function insertSignInRequest(
  db: Kysely<Tables>,
  request: Insertable<Tables['signInRequests']>,
): Promise<void> {
  await db.insertInto('signInRequests').values(request).execute()
}

/** Single use by construction: two callbacks at once cannot both delete it. */
export async function takeOptionalSignInRequest(
  db: Kysely<Tables>,
  from: { readonly stateHash: Buffer; readonly browserHash: Buffer; readonly identityProviderId: number },
) {
  return await db
    .deleteFrom('signInRequests')
    .where('stateHash', '=', from.stateHash)
    .where('browserHash', '=', from.browserHash)
    .where('identityProviderId', '=', from.identityProviderId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['nonce', 'codeVerifier', 'challenge'])
    .executeTakeFirst()
}
