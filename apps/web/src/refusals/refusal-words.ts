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

function detailOf({ detail, waiting }: RefusalKeys, { retryAfterSeconds }: RequestError): string {
  return waiting === undefined || retryAfterSeconds === undefined
    ? t(detail)
    : t(waiting, { wait: waitInWords(retryAfterSeconds) })
}

/** Says more than the code alone does, by the parameters of the refusal; undefined: nothing more. */
type DetailOf = (code: string, params: RequestError['params']) => string | undefined

/**
 * What puts whatever a hook of the data layer reports as its error into the words of the page's language. A code that neither the
 * table nor that of any call has keeps the English of the server.
 *
 * @example const courseRefusalOf = refusalWords(courseRefusalKeys)
 */
export function refusalWords(
  table: Readonly<Record<string, RefusalKeys>>,
  detailBy: DetailOf = () => undefined,
): (error: unknown) => RequestError {
  const keysByCode: Readonly<Record<string, RefusalKeys>> = { ...platformRefusalKeys, ...table }
  return (error) => {
    const refusal = requestErrorOf(error)
    const code = refusalCodeOf(refusal)
    const keys = Object.hasOwn(keysByCode, code) ? keysByCode[code] : undefined
    if (!keys) return refusal
    return { ...refusal, title: t(keys.title), detail: detailBy(code, refusal.params) ?? detailOf(keys, refusal) }
  }
}

/** What saving a form came to, with its refusal in such words. */
export function outcomeWords(wordsOf: (error: unknown) => RequestError) {
  return <Outcome extends { readonly error?: unknown }>(outcome: Outcome): Outcome =>
    outcome.error ? { ...outcome, error: wordsOf(outcome.error) } : outcome
}
