import { t } from '@isomorph/messages'
import { refusalCodeOf, requestErrorOf } from '../data/request-error.ts'
import type { RequestError } from '../data/request.ts'
import { platformRefusalKeys } from './platform-keys.ts'
import type { RefusalKeys } from './refusal-keys.ts'

/** How long to wait, as the server rounds it: whole minutes from one minute on. */
export function waitInWords(seconds: number): string {
  return seconds < 60
    ? t('refusals.wait.seconds', { count: Math.max(seconds, 1) })
    : t('refusals.wait.minutes', { count: Math.ceil(seconds / 60) })
}

function detailOf({ detail, waiting, detailOf: detailBy }: RefusalKeys, refusal: RequestError): string {
  const { params, retryAfterSeconds } = refusal
  const said = params && detailBy?.(params)
  if (said !== undefined) return said
  return waiting === undefined || retryAfterSeconds === undefined
    ? t(detail)
    : t(waiting, { wait: waitInWords(retryAfterSeconds) })
}

type Table = Readonly<Record<string, RefusalKeys>>

/**
 * What puts a refusal into the words of the page's language. A code that neither the table nor that of any call has keeps the English of
 * the server.
 */
export function wordsByCode(table: Table): (refusal: RequestError) => RequestError {
  const keysByCode: Table = { ...platformRefusalKeys, ...table }
  return (refusal) => {
    const code = refusalCodeOf(refusal)
    const keys = Object.hasOwn(keysByCode, code) ? keysByCode[code] : undefined
    return keys ? { ...refusal, title: t(keys.title), detail: detailOf(keys, refusal) } : refusal
  }
}

/**
 * The same for whatever a hook of the data layer reports as its error.
 *
 * @example const courseRefusalOf = refusalWords(courseRefusalKeys)
 */
export function refusalWords(table: Table): (error: unknown) => RequestError {
  const wordsOf = wordsByCode(table)
  return (error) => wordsOf(requestErrorOf(error))
}

/** What saving a form came to, with its refusal in such words. */
export function outcomeWords(wordsOf: (error: unknown) => RequestError) {
  return <Outcome extends { readonly error?: unknown }>(outcome: Outcome): Outcome =>
    outcome.error ? { ...outcome, error: wordsOf(outcome.error) } : outcome
}
