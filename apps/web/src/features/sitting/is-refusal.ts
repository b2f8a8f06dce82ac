import { isDowntime } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'

/** Statuses that say something about the session or the load of the server. */
const statusesOfTheWay = [401, 408, 429]

/** Whether an error says something about what was sent, and not about the way there: sending it again is no use. */
export function isRefusal(error: RequestError): boolean {
  const { status } = error
  return status >= 400 && status < 500 && !statusesOfTheWay.includes(status) && !isDowntime(error)
}
