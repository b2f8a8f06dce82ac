import type { OAuthToken } from '@isomorph/contract'
import type { Services } from '../../platform/dependencies.ts'
import { Refusal } from '../../platform/refusals.ts'
import { hashSecret } from '../../platform/tokens.ts'
import { accountRefusals } from './account.errors.ts'
import { insertSession, takeOptionalLoginCode } from './account.queries.ts'
import { issueTokens } from './issue-tokens.ts'

/** Begins a session for the person a code was made for. */
export async function exchangeCode(
  { db, accessTokens, clock }: Pick<Services, 'db' | 'accessTokens' | 'clock'>,
  { code, clientId }: { readonly code: string; readonly clientId: string },
): Promise<OAuthToken> {
  const found = await takeOptionalLoginCode(db, hashSecret(code))
  if (!found) throw new Refusal(accountRefusals.invalidGrant)
  return await db.transaction().execute(async (trx) => {
    const sessionId = await insertSession(trx, { ...found, clientId })
    const { tokens } = await issueTokens(trx, accessTokens, { userId: found.userId, sessionId }, clock.now())
    return tokens
  })
}
