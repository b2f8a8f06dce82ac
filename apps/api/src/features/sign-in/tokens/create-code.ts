import type { Kysely } from 'kysely'
import { webClientId } from '@isomorph/contract'
import type { CodePurpose, Tables } from '@isomorph/database'
import { createSecret, hashSecret } from '../../../authorization/tokens.ts'
import { refuseDisabled } from '../disabled-accounts.ts'
import { insertLoginCode } from './codes.queries.ts'
import type { SignInOrigin } from './sign-in-origin.ts'

const codeSeconds = 60

interface CodeRequest {
  readonly userId: number
  readonly purpose: CodePurpose
  /** Who acts as the user, while impersonating. */
  readonly impersonatorUserId?: number | null
  /** PKCE S256 challenge given when the flow began: its verifier is needed for the exchange. */
  readonly challenge: string
  /** The code counts only while this session lasts. */
  readonly sessionId?: number
  /** Kept with the session that the code begins, so that a single logout finds it. */
  readonly origin?: SignInOrigin
  readonly clientId?: string
  /** A minute, unless another program has to start before. */
  readonly seconds?: number
}

/**
 * A code that can be exchanged for tokens once, within a minute unless asked otherwise. Every way to sign in ends here, so this is where people
 * who are disabled are refused.
 *
 * @example
 * const code = await createCode(trx, { userId, purpose: 'casTicket', challenge, origin: { identityProviderId, sessionKeyHash } })
 */
export async function createCode(db: Kysely<Tables>, request: CodeRequest): Promise<string> {
  await refuseDisabled(db, [request.userId, request.impersonatorUserId ?? null])
  const code = createSecret()
  await insertLoginCode(db, {
    hash: hashSecret(code),
    userId: request.userId,
    impersonatorUserId: request.impersonatorUserId ?? null,
    clientId: request.clientId ?? webClientId,
    purpose: request.purpose,
    challenge: request.challenge,
    boundSessionId: request.sessionId ?? null,
    identityProviderId: request.origin?.identityProviderId ?? null,
    sessionKeyHash: request.origin?.sessionKeyHash ?? null,
    expiresAt: new Date(Date.now() + (request.seconds ?? codeSeconds) * 1000),
  })
  return code
}
