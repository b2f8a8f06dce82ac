import type { Exchange, LaunchReason } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { registrationWords } from '../../../entities/exchange/registration-words.ts'
import { launchReasonKeys } from './launch-reason-keys.ts'

const isKnown = (code: string): code is LaunchReason => Object.hasOwn(launchReasonKeys, code)

/** What puts the sentences of a ledger into the language of the page. */
export type WordsOfSaid = typeof registrationWords

/** Why a message was refused or failed, in the language of the page; in the words of the server where it has no code. */
export function ledgerDetail(
  { detail, said, reason }: Pick<Exchange, 'detail' | 'said' | 'reason'>,
  wordsOf: WordsOfSaid = registrationWords,
): string {
  if (!reason || !isKnown(reason.code)) return wordsOf(said, detail)
  const keys = launchReasonKeys[reason.code]
  const [title, toDo] = [t(keys.title), t(keys.toDo)]
  const { value } = reason.params
  return typeof value === 'string' && value !== ''
    ? t('lti-pages.ledger.value', { title, value, toDo })
    : t('lti-pages.ledger.plain', { title, toDo })
}
