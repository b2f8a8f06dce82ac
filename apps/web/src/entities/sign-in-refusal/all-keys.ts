import type { AccountLockedParams } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { RequestError } from '../../data/request.ts'
import type { RefusalKeys } from '../../refusals/refusal-keys.ts'
import { waitInWords } from '../../refusals/refusal-words.ts'
import { accountRefusalKeys, failureKeys, refusalKeys } from './keys.ts'

function isLock(
  params: RequestError['params'],
): params is { -readonly [Name in keyof AccountLockedParams]: AccountLockedParams[Name] } {
  return typeof params?.['seconds'] === 'number' && (params['reason'] === 'account' || params['reason'] === 'codes')
}

function detailOfLock(params: RequestError['params']): string | undefined {
  if (!isLock(params)) return undefined
  const wait = waitInWords(params.seconds)
  return params.reason === 'account'
    ? t('sign-in-refusals.accountLocked.account', { wait })
    : t('sign-in-refusals.accountLocked.codes', { wait })
}

/** What is refused while signing in or about an account, and what a sign-in at a provider can fail for. */
export const signInRefusalKeys: Readonly<Record<string, RefusalKeys>> = {
  ...failureKeys,
  ...refusalKeys,
  ...accountRefusalKeys,
  accountLocked: { ...refusalKeys.accountLocked, detailOf: detailOfLock },
}
