import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { tokenKeyOf } from '../../../authorization/tokens.ts'
import { seal, unseal } from '../../../data/sealed.ts'

/** An access code as it is stored. A code of an earlier release has a hash alone: it works, but nobody can read it. */
export interface StoredAccessCode {
  readonly accessCodeHash: string | null
  readonly accessCodeSealed: Buffer | null
}

const keyBytes = 32
const saltBytes = 16
/** A code is short-lived and shared by a room: this cost keeps a stolen hash from being read off, not more. */
const cost = 4096

async function sealingKeyOf(db: Kysely<Tables>): Promise<Buffer> {
  return await tokenKeyOf(db, 'accessCode')
}

function folded(code: string): string {
  return code.trim().normalize('NFKC')
}

function derive(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(folded(code), salt, keyBytes, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** What servers of the former release compare with. */
async function hashOf(code: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return `${salt.toString('base64')}$${(await derive(code, salt)).toString('base64')}`
}

/** The columns of an access code; null or nothing but spaces: none. Not within a transaction. */
export async function accessCodeColumns(db: Kysely<Tables>, code: string | null): Promise<StoredAccessCode> {
  const wanted = code?.trim() ?? ''
  if (wanted === '') return { accessCodeHash: null, accessCodeSealed: null }
  return { accessCodeHash: await hashOf(wanted), accessCodeSealed: seal(await sealingKeyOf(db), wanted) }
}

export function hasAccessCode({ accessCodeHash, accessCodeSealed }: StoredAccessCode): boolean {
  return accessCodeHash !== null || accessCodeSealed !== null
}

/** The access code; null: none, or one that cannot be read. */
export async function readAccessCode(db: Kysely<Tables>, { accessCodeSealed }: StoredAccessCode) {
  return accessCodeSealed && unseal(await sealingKeyOf(db), accessCodeSealed)
}

/** Whether these columns would hold the code that is stored already. */
export async function isSameAccessCode(db: Kysely<Tables>, stored: StoredAccessCode, code: string | null) {
  const wanted = code?.trim() ?? ''
  if (wanted === '') return !hasAccessCode(stored)
  return (await readAccessCode(db, stored)) === wanted
}

/** A code is read out to a room: capitals and spaces do not matter. */
function digestIgnoringCaseAndSpaces(code: string): Buffer {
  return createHash('sha256').update(folded(code).replaceAll(/\s/g, '').toLowerCase()).digest()
}

/** Whether somebody typed the access code. */
export async function isAccessCode(db: Kysely<Tables>, typed: string, stored: StoredAccessCode): Promise<boolean> {
  const code = await readAccessCode(db, stored)
  if (code !== null) return timingSafeEqual(digestIgnoringCaseAndSpaces(typed), digestIgnoringCaseAndSpaces(code))
  const [salt = '', hash = ''] = (stored.accessCodeHash ?? '').split('$')
  const given = await derive(typed, Buffer.from(salt, 'base64'))
  const expected = Buffer.from(hash, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Tells one setting of a code from the next: wrong tries at another code count anew. */
export function markOfAccessCode({ accessCodeHash, accessCodeSealed }: StoredAccessCode): string {
  return accessCodeSealed?.toString('base64') ?? accessCodeHash ?? ''
}
