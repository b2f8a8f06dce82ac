import type { Kysely } from 'kysely'
import { apiTokenPrefix, apiTokensMaximum, type NewApiToken } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { apiTokenRefusals } from './api-tokens.errors.ts'
import { countLivingTokens, insertToken, revokeToken } from './api-tokens.queries.ts'

type Db = Kysely<Tables>

interface Maker {
  readonly userId: number
  readonly actor: Actor
}

/** Makes a token. Only its hash is kept: the secret is shown once. */
export async function createToken(db: Db, { userId, actor }: Maker, { name, scopes, days }: NewApiToken) {
  const secret = `${apiTokenPrefix}${createSecret()}`
  const unique = [...new Set(scopes)]
  const id = await db.transaction().execute(async (trx) => {
    if ((await countLivingTokens(trx)) >= apiTokensMaximum) throw new Refusal(apiTokenRefusals.tooManyApiTokens)
    const made = await insertToken(trx, {
      name,
      scopes: unique,
      days,
      createdBy: userId,
      secretHash: hashSecret(secret),
    })
    const after = { name, scopes: unique, days }
    await recordAct(trx, actor, { action: 'apiToken.create', entityType: 'apiToken', entityId: made, after })
    return made
  })
  return { id, secret }
}

/** Ends a token at once. One that has ended stays as it is. */
export async function endToken(db: Db, { userId, actor }: Maker, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await revokeToken(trx, id, userId)
    if (found === 'missing') throw new Refusal(platformRefusals.notFound)
    if (found === 'revoked')
      await recordAct(trx, actor, { action: 'apiToken.revoke', entityType: 'apiToken', entityId: id })
  })
}
