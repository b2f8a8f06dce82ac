import type { Kysely } from 'kysely'
import { isSafeExamBrowserAgent, type OAuthToken } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { Services } from '../../../services/services.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { hashSecret } from '../../../authorization/tokens.ts'
import { accountRefusals } from '../sign-in.errors.ts'
import {
  selectOptionalSessionOfCode,
  updateLoginCodeSession,
  useOptionalLoginCode,
  type LoginCode,
} from './codes.queries.ts'
import { isVerifierOf } from './code-challenge.ts'
import { isAnyDisabled } from '../disabled-accounts.ts'
import { issueTokens } from './issue-tokens.ts'
import { insertSession, lockOptionalSession, revokeSessions } from './sessions.queries.ts'

interface CodeExchange {
  readonly code: string
  readonly clientId: string
  readonly verifier: string | undefined
  /** Of launches that this browser began. */
  readonly launchBindings: readonly string[]
  readonly userAgent: string
}

/** A code that comes back may be in other hands: what it gave ends. */
async function revokeWhatCodeGave(trx: Kysely<Tables>, hash: Buffer, actor: Actor): Promise<void> {
  const session = await selectOptionalSessionOfCode(trx, hash)
  if (!session || (await revokeSessions(trx, [session.id], 'codeReused')) === 0) return
  const person = { userId: session.userId, impersonatorId: session.impersonatorUserId }
  const act = { action: 'session.codeReused', entityType: 'session', entityId: session.id } as const
  await recordAct(trx, { ...actor, ...person }, act)
}

/** Stopping an impersonation goes back to the session it was begun from; undefined when that has ended. */
async function returnToParent(trx: Kysely<Tables>, boundSessionId: number, now: Date) {
  const parentSessionId = (await lockOptionalSession(trx, boundSessionId, now))?.parentSessionId ?? null
  const parent = parentSessionId === null ? undefined : await lockOptionalSession(trx, parentSessionId, now)
  if (!parent) return undefined
  await revokeSessions(trx, [boundSessionId], 'impersonationEnded')
  return { sessionId: parent.id, beganAt: parent.createdAt, userId: parent.userId }
}

async function beginSession(trx: Kysely<Tables>, code: LoginCode, how: CodeExchange, actor: Actor, now: Date) {
  const { userId, impersonatorUserId, identityProviderId, sessionKeyHash, clientId } = code
  const isImpersonation = code.purpose === 'impersonationStart'
  const sessionId = await insertSession(trx, {
    userId,
    impersonatorUserId,
    identityProviderId,
    sessionKeyHash,
    clientId,
    parentSessionId: isImpersonation ? code.boundSessionId : null,
    userAgent: how.userAgent,
    address: actor.address,
    createdAt: now,
    lastUsedAt: now,
  })
  const at = identityProviderId === null ? {} : { identityProviderId }
  await recordAct(
    trx,
    { ...actor, userId, impersonatorId: impersonatorUserId },
    { action: 'session.begin', entityType: 'session', entityId: sessionId, after: { by: code.purpose, ...at } },
  )
  return { sessionId, userId }
}

async function familyOf(trx: Kysely<Tables>, code: LoginCode, how: CodeExchange, actor: Actor, now: Date) {
  // A launch may have bound its browser by a cookie: its page has no other way to hold a verifier.
  const bindings = code.purpose === 'ltiLaunch' ? how.launchBindings : []
  const isBound = [how.verifier, ...bindings].some((verifier) => isVerifierOf(code.challenge, verifier))
  if (code.clientId !== how.clientId || !isBound) return undefined
  // The start address of Safe Exam Browser carries code and verifier: as a link it would sign others in to this account.
  if (code.purpose === 'safeExamBrowser' && !isSafeExamBrowserAgent(how.userAgent)) return undefined
  if (await isAnyDisabled(trx, [code.userId, code.impersonatorUserId])) return undefined
  if (code.purpose === 'impersonationStop')
    return code.boundSessionId === null ? undefined : await returnToParent(trx, code.boundSessionId, now)
  const bound = code.boundSessionId === null ? null : await lockOptionalSession(trx, code.boundSessionId, now)
  if (bound === undefined) return undefined
  // What is begun from a session ends with it, also by its age.
  return { ...(await beginSession(trx, code, how, actor, now)), beganAt: bound?.createdAt ?? now }
}

interface Exchanged {
  readonly tokens: OAuthToken
  /** Whether the session that the browser had ends: a code that was asked for in a session goes on beside it. */
  readonly isSignIn: boolean
  /** The session in which a code for a new tab was asked for: it goes on, also where frame and tab share their cookie. */
  readonly keptSessionId: number | null
}

/** Begins a session for the person a code was made for, or goes back to theirs. A code has one try. */
export async function exchangeCode(
  { db, accessTokens, clock, people }: Pick<Services, 'db' | 'accessTokens' | 'clock' | 'people'>,
  how: CodeExchange,
  actor: Actor,
): Promise<Exchanged> {
  const hash = hashSecret(how.code)
  const now = clock.now()
  const exchanged = await db.transaction().execute(async (trx) => {
    const code = await useOptionalLoginCode(trx, hash)
    if (!code) {
      await revokeWhatCodeGave(trx, hash, actor)
      return undefined
    }
    const family = await familyOf(trx, code, how, actor, now)
    if (!family) return undefined
    await updateLoginCodeSession(trx, hash, family.sessionId)
    const tokens = await issueTokens(trx, accessTokens, family, { now })
    const { purpose, boundSessionId: keptSessionId } = code
    return { tokens, purpose, isSignIn: keptSessionId === null || purpose === 'newTab', keptSessionId }
  })
  if (!exchanged || exchanged.purpose === 'impersonationStop') people.forget()
  // Thrown after the transaction, so that a revocation and a spent code stay.
  if (!exchanged) throw new Refusal(accountRefusals.invalidGrant)
  return exchanged
}
