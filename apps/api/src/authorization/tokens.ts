import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { LRUCache } from 'lru-cache'

export const accessTokenSeconds = 15 * 60

/** What an access token says: who and which session. What the person may do is looked up. */
export interface AccessTokenClaims {
  readonly userId: number
  readonly sessionId: number
}

export interface AccessTokens {
  readonly sign: (claims: AccessTokenClaims, now: Date) => Promise<{ token: string; expiresAt: Date }>
  /** Undefined for a token that is not ours, was changed, or has ended. */
  readonly verify: (token: string, now: Date) => Promise<AccessTokenClaims | undefined>
}

/** A secret that all processes of a shard share; made by the first that needs it. */
export async function selectTokenKey(db: Kysely<Tables>, purpose: Tables['tokenKeys']['purpose']): Promise<Buffer> {
  await db
    .insertInto('tokenKeys')
    .values({ purpose, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('tokenKeys')
    .select('secret')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return secret
}

const keysByDatabase = new WeakMap<Kysely<Tables>, Map<string, Promise<Buffer>>>()

/** The same, remembered: it never changes, and is wanted at each request. Not within a transaction, which may be rolled back. */
export async function tokenKeyOf(db: Kysely<Tables>, purpose: Tables['tokenKeys']['purpose']): Promise<Buffer> {
  const keys = keysByDatabase.get(db) ?? new Map<string, Promise<Buffer>>()
  keysByDatabase.set(db, keys)
  const key = keys.get(purpose) ?? selectTokenKey(db, purpose)
  keys.set(purpose, key)
  key.catch(() => keys.delete(purpose))
  return await key
}

const issuer = 'isomorph'

export function createAccessTokens(secret: Uint8Array): AccessTokens {
  // A token is checked some hundred times in its life; its signature cannot change meanwhile.
  const verified = new LRUCache<string, AccessTokenClaims & { until: number }>({ max: 20_000 })
  return {
    async sign({ userId, sessionId }, now) {
      const expiresAt = new Date(now.getTime() + accessTokenSeconds * 1000)
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(secret)
      return { token, expiresAt }
    },
    async verify(token, now) {
      const known = verified.get(token)
      if (known) return known.until > now.getTime() ? known : undefined
      try {
        const { payload } = await jwtVerify(token, secret, { issuer, algorithms: ['HS256'], currentDate: now })
        const claims = {
          userId: Number(payload.sub),
          sessionId: Number(payload['sid']),
          until: Number(payload.exp) * 1000,
        }
        if (!Number.isSafeInteger(claims.userId) || !Number.isSafeInteger(claims.sessionId)) return undefined
        verified.set(token, claims)
        return claims
      } catch {
        return undefined
      }
    },
  }
}

/** An unguessable text for codes, refresh tokens and file names. */
export function createSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored in place of a secret. The secrets are random, so a plain hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The secret that follows another one: always the same, and unknown to whoever lacks the key. */
export function deriveSuccessor(key: Uint8Array, secret: string): string {
  return createHmac('sha256', key).update(secret).digest('base64url')
}
