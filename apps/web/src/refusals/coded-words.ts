import type { SaidSentence } from '@isomorph/contract'
import { activeLanguage, t, type MessageKey } from '@isomorph/messages'

/** By name; the parameters of all are compared with their messages in tests. */
const write = t as (key: MessageKey, parameters: Readonly<Record<string, unknown>>) => string

type Value = SaidSentence['params'][string]

type ValueOf = (name: string, value: string) => string

/** The number that decides on a plural, as the English has it: `4,000`. */
function countOf(value: string): number | undefined {
  const count = Number(value.replaceAll(',', ''))
  return value.trim() === '' || Number.isNaN(count) ? undefined : count
}

function writtenOf(name: string, value: Value, valueOf: ValueOf): string | number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' && 'typed' in value) return value.typed
  if (typeof value !== 'string' && 'part' in value) return value.part
  if (typeof value !== 'string') return new Intl.ListFormat(activeLanguage().tag).format(value)
  return (name === 'count' ? countOf(value) : undefined) ?? valueOf(name, value)
}

/** The message of a sentence, or what writes it where it has several. */
type Words = MessageKey | (() => string)

function sentenceWords(key: Words, { params }: SaidSentence, valueOf: ValueOf): string {
  if (typeof key === 'function') return key()
  const values = Object.entries(params).map(([name, value]) => [name, writtenOf(name, value, valueOf)] as const)
  return write(key, Object.fromEntries(values))
}

/**
 * What puts sentences of the server into the language of the page: by their codes, or as they are where they have none, or one that the
 * page does not know.
 *
 * @example codedWords(importReasonKeys)(row.said[0], row.reasons[0])
 */
export function codedWords(
  keys: Readonly<Record<string, Words>>,
  valueOf: ValueOf = (_name, value) => value,
): (said: readonly SaidSentence[] | undefined, english: string) => string {
  return (said = [], english) => {
    const words = said.map((each) => {
      const key = Object.hasOwn(keys, each.code) ? keys[each.code] : undefined
      return key && sentenceWords(key, each, valueOf)
    })
    return words.length === 0 || words.includes(undefined) ? english : words.join(' ')
  }
}
