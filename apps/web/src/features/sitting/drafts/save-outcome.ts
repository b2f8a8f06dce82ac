import type { RequestError } from '../../../data/request.ts'
import { isRefusal } from '../submissions/is-refusal.ts'
import type { SendOutcome } from './draft-types.ts'

/** What has become of a draft that the server has not answered. */
export function outcomeOfFailure(failure: RequestError): Exclude<SendOutcome, { kind: 'answered' }> {
  if (isRefusal(failure)) return { kind: 'refused', refusal: failure }
  // Only a rate limit is waited for. A server that is down and asks to wait is tried again sooner.
  const seconds = failure.status === 429 ? (failure.retryAfterSeconds ?? 0) : 0
  return { kind: 'unreachable', waitMilliseconds: seconds * 1000 }
}
