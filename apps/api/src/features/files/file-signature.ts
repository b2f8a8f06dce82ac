import { createHmac, timingSafeEqual } from 'node:crypto'

const windowMilliseconds = 30 * 60_000

/** Ends between half an hour and an hour from now, at a round time, so that the same address can be kept for a while. */
function endFor(now: Date): number {
  return (Math.floor(now.getTime() / windowMilliseconds) + 2) * windowMilliseconds
}

function sign(key: Buffer, name: string, viewerId: number, end: number): string {
  return createHmac('sha256', key).update(`${name}|${viewerId}|${end}`).digest('base64url')
}

/** The address under which one person may see a figure that is not public, for at most an hour. */
export function signAddress(key: Buffer, name: string, viewerId: number, now: Date): string {
  const end = endFor(now)
  return `/api/files/${name}?viewer=${viewerId}&until=${end}&signature=${sign(key, name, viewerId, end)}`
}

/** Whether an address was signed here, for this file, and has not ended. */
export function isSignatureRight(
  key: Buffer,
  name: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): boolean {
  const viewerId = Number(query['viewer'])
  const end = Number(query['until'])
  if (!Number.isSafeInteger(viewerId) || !Number.isSafeInteger(end) || end <= now.getTime()) return false
  const given = Buffer.from(String(query['signature']))
  const expected = Buffer.from(sign(key, name, viewerId, end))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
