import { isDowntime, isMarkExpired } from '../../../data/request-error.ts'
import type { RequestError } from '../../../data/request.ts'

/** Statuses that say something about the session or the load of the server. */
const statusesOfTheWay = [401, 408, 429]

/**
 * Whether an error says something about what was sent, and not about the way there: sending it again is no use. While the mark
 * of a lockdown browser is kept, all refusals for want of it are told as one that has run out, and it is renewed.
 */
export function isRefusal(error: RequestError): boolean {
  const { status } = error
  return (
    status >= 400 && status < 500 && !statusesOfTheWay.includes(status) && !isDowntime(error) && !isMarkExpired(error)
  )
}

const typesOfTheEnd = ['deadline-passed', 'no-attempts-left', 'finished'].map((name) => `urn:isomorph:${name}`)

/** Whether a refused submission may be taken when it is sent again, changed or not. */
export function isMendable({ type }: Pick<RequestError, 'type'>): boolean {
  return type === undefined || !typesOfTheEnd.includes(type)
}
