import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const keyBytes = 32
const saltBytes = 16
/** A code is short-lived and shared by a room: this cost keeps a stolen hash from being read off, not more. */
const cost = 4096

function derive(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code.normalize('NFKC'), salt, keyBytes, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** What is stored in place of an access code. */
export async function hashAccessCode(code: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return `${salt.toString('base64')}$${(await derive(code.trim(), salt)).toString('base64')}`
}

export async function isAccessCode(code: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('$')
  const given = await derive(code.trim(), Buffer.from(salt, 'base64'))
  const stored = Buffer.from(key, 'base64')
  return given.length === stored.length && timingSafeEqual(given, stored)
}
