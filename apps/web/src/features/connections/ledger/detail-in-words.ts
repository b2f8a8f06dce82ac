import type { Exchange, LaunchReason } from '@isomorph/contract'
import { t, type MessageKey } from '@isomorph/messages'
import { allRegistrationKeys } from '../../../entities/exchange/registration-words.ts'
import { codedWords } from '../../../refusals/coded-words.ts'
import { launchReasonKeys } from './launch-reason-keys.ts'

const isKnown = (code: string): code is LaunchReason => Object.hasOwn(launchReasonKeys, code)

/** The messages of codes that stand in some ledgers alone. */
export type FurtherKeys = Readonly<Record<string, MessageKey>>

/** Why a message was refused or failed, in the language of the page; in the words of the server where it has no code. */
export function detailInWords(
  { detail, said, reason }: Pick<Exchange, 'detail' | 'said' | 'reason'>,
  furtherKeys: FurtherKeys = {},
): string {
  if (!reason || !isKnown(reason.code)) return codedWords({ ...furtherKeys, ...allRegistrationKeys })(said, detail)
  const keys = launchReasonKeys[reason.code]
  const [title, toDo] = [t(keys.title), t(keys.toDo)]
  const { value } = reason.params
  return typeof value === 'string' && value !== ''
    ? t('lti-pages.ledger.value', { title, value, toDo })
    : t('lti-pages.ledger.plain', { title, toDo })
}
