import type { Fetch } from '../limited-fetch.ts'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'

async function read(address: string, fetch: Fetch): Promise<Response> {
  return await fetch(address, { headers: { accept: 'application/json' } })
}

/** Whether the address of the keys answers with keys that launches can be signed with. */
export async function checkPlatformKeys(address: string, fetch: Fetch): Promise<void> {
  const response = await read(address, fetch)
  if (!response.ok) throw new SignInError('wrongAnswer', say('keysStatus', { status: response.status }))
  const document: unknown = await response.json().catch(() => undefined)
  const keys: unknown =
    typeof document === 'object' && document !== null && 'keys' in document ? document.keys : undefined
  if (!Array.isArray(keys)) throw new SignInError('wrongAnswer', say('keysNoSet'))
  const isRsa = (key: unknown): boolean =>
    typeof key === 'object' && key !== null && 'kty' in key && key.kty === 'RSA' && 'kid' in key
  if (!keys.some(isRsa)) throw new SignInError('wrongAnswer', say('keysNoRsa'))
}

/** Whether something answers at an address of the platform: what it answers without a person or a token is no matter. */
export async function checkPlatformAddress(address: string, fetch: Fetch): Promise<void> {
  const { status } = await read(address, fetch)
  if (status === 404 || status >= 500) throw new SignInError('wrongAnswer', say('addressStatus', { status }))
}
