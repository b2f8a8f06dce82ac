import type { AccountLockedParams } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { RequestError } from '../../data/request.ts'
import { outcomeWords, refusalWords, waitInWords } from '../../refusals/refusal-words.ts'
import { failureKeys, refusalKeys } from './keys.ts'

function isLock(
  params: RequestError['params'],
): params is { -readonly [Name in keyof AccountLockedParams]: AccountLockedParams[Name] } {
  return typeof params?.['seconds'] === 'number' && (params['reason'] === 'account' || params['reason'] === 'codes')
}

function detailOfLock(code: string, params: RequestError['params']): string | undefined {
  if (code !== 'accountLocked' || !isLock(params)) return undefined
  const wait = waitInWords(params.seconds)
  return params.reason === 'account'
    ? t('sign-in-refusals.accountLocked.account', { wait })
    : t('sign-in-refusals.accountLocked.codes', { wait })
}

/** Whatever a hook of the data layer reports as its error, in the words of the page's language. */
export const refusalOf = refusalWords({ ...failureKeys, ...refusalKeys }, detailOfLock)

/** What saving a form came to, with its refusal in the words of the page's language. */
export const outcomeInWords = outcomeWords(refusalOf)
