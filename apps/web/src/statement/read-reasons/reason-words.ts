import type { SaidSentence } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import { answerKeys, partKeys, reasonKeys } from './keys.ts'

export type ReasonValue = SaidSentence['params'][string]

/** Why something cannot be read, as the server or the reader of this page says it. */
interface SaidReason {
  readonly message: string
  /** Absent of what was stored before there were codes. */
  readonly reason?: SaidSentence | undefined
}

const keysByCode: Readonly<Record<string, MessageKey>> = { ...reasonKeys, ...answerKeys }
const keysByPart: Readonly<Record<string, PlainKey>> = partKeys

/** By name; the parameters of all reasons are compared with their messages in a test. */
const write = t as (key: MessageKey, parameters: Readonly<Record<string, string | number>>) => string

/** What stands in the sentence of a reason. */
export function writtenValue(value: ReasonValue): string {
  if (typeof value !== 'object') return String(value)
  if ('typed' in value) return t('reading.typed', { text: value.typed })
  if (!('part' in value)) return value.join(', ')
  const key = keysByPart[value.part]
  return key === undefined ? value.part : t(key)
}

/** Why something cannot be read, in the language of the page; in the words of the server where the page knows no code. */
export function reasonWords({ message, reason }: SaidReason): string {
  const key = reason && Object.hasOwn(keysByCode, reason.code) ? keysByCode[reason.code] : undefined
  if (!reason || key === undefined) return message
  // How many digits are asked for decides on a plural.
  const params = Object.entries(reason.params).map(
    ([name, value]) => [name, name === 'digits' ? Number(value) : writtenValue(value)] as const,
  )
  return write(key, Object.fromEntries(params))
}

/** What an error of marking says, in the language of the page where it has a code. */
export const wordsOfError = ({ detail, reason }: Omit<SaidReason, 'message'> & { readonly detail: string }): string =>
  reasonWords({ message: detail, reason })
