import { createHash, timingSafeEqual } from 'node:crypto'

/** Headers of requests to the host of the exam, in the spelling that Node gives them. */
export const configKeyHashHeader = 'x-safeexambrowser-configkeyhash'
export const browserExamKeyHashHeader = 'x-safeexambrowser-requesthash'

/**
 * What Safe Exam Browser sends in place of a key: bound to the address of the request or page, without its fragment.
 * `url` is the address as the browser sees it.
 */
export function requestHash(url: string, key: string): string {
  const [address = ''] = url.split('#')
  return createHash('sha256').update(`${address}${key}`, 'utf8').digest('hex')
}

/** Whether a hash that was sent belongs to a key at an address. */
export function isHashOf(sent: string, url: string, key: string): boolean {
  const [given, expected] = [Buffer.from(sent.toLowerCase()), Buffer.from(requestHash(url, key))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
