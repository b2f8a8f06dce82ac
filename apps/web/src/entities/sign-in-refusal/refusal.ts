import type { AccountLockedParams } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { refusalCodeOf, requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { failureKeys, refusalKeys, type RefusalKeys } from './keys.ts'

const keysByCode: Readonly<Record<string, RefusalKeys>> = { ...failureKeys, ...refusalKeys }

/** How long to wait, as the server rounds it: whole minutes from one minute on. */
function waitOf(seconds: number): string {
  return seconds < 60
    ? t('sign-in-refusals.wait.seconds', { count: Math.max(seconds, 1) })
    : t('sign-in-refusals.wait.minutes', { count: Math.ceil(seconds / 60) })
}

function isLock(
  params: RequestError['params'],
): params is { -readonly [Name in keyof AccountLockedParams]: AccountLockedParams[Name] } {
  return typeof params?.['seconds'] === 'number' && (params['reason'] === 'account' || params['reason'] === 'codes')
}

function detailOf(code: string, keys: RefusalKeys, params: RequestError['params']): string {
  if (code !== 'accountLocked' || !isLock(params)) return t(keys.detail)
  const wait = waitOf(params.seconds)
  return params.reason === 'account'
    ? t('sign-in-refusals.accountLocked.account', { wait })
    : t('sign-in-refusals.accountLocked.codes', { wait })
}

/** A refusal in the words of the page's language; one with a code that is not known keeps the English of the server. */
export function inWords(error: RequestError): RequestError {
  const code = refusalCodeOf(error)
  const keys = Object.hasOwn(keysByCode, code) ? keysByCode[code] : undefined
  if (!keys) return error
  return { ...error, title: t(keys.title), detail: detailOf(code, keys, error.params) }
}

/** Whatever a hook of the data layer reports as its error, in the words of the page's language. */
export function refusalOf(error: unknown): RequestError {
  return inWords(requestErrorOf(error))
}

/** What saving a form came to, with its refusal in the words of the page's language. */
export function outcomeInWords<Outcome extends { readonly error?: unknown }>(outcome: Outcome): Outcome {
  return outcome.error ? { ...outcome, error: refusalOf(outcome.error) } : outcome
}
