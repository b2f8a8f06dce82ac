import { t } from '@isomorph/messages'
import { requestErrorOf, refusalCodeOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { courseRefusalKeys } from './keys.ts'

const keysByCode: Readonly<Record<string, (typeof courseRefusalKeys)[keyof typeof courseRefusalKeys]>> =
  courseRefusalKeys

/** Whatever a hook of the data layer reports as its error, in the words of the page's language where its code has them. */
export function courseRefusalOf(error: unknown): RequestError {
  const refusal = requestErrorOf(error)
  const code = refusalCodeOf(refusal)
  const keys = Object.hasOwn(keysByCode, code) ? keysByCode[code] : undefined
  return keys ? { ...refusal, title: t(keys.title), detail: t(keys.detail) } : refusal
}

/** What saving a form came to, with its refusal in the words of the page's language. */
export function courseOutcome<Outcome extends { readonly error?: unknown }>(outcome: Outcome): Outcome {
  return outcome.error ? { ...outcome, error: courseRefusalOf(outcome.error) } : outcome
}
