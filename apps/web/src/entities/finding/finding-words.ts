import { t, type MessageKey } from '@isomorph/messages'
import type { Said, SentenceValue } from '@isomorph/problem'
import { formatCount } from '../../numbers/counts.ts'
import { reasonKeys } from '../../statement/read-reasons/keys.ts'
import { writtenValue, type ReasonValue } from '../../statement/read-reasons/reason-words.ts'
import { sentenceKeys } from './keys.ts'

/** What a server says: it may know codes that this page does not, and what was stored before has none. */
interface SaidByServer {
  readonly message: string
  readonly sentences?:
    | readonly { readonly code: string; readonly params: Readonly<Record<string, SentenceValue | ReasonValue>> }[]
    | undefined
}

const keysByCode: Readonly<Record<string, MessageKey>> = { ...sentenceKeys, ...reasonKeys }

/** By name; the parameters of all sentences are compared with their messages in a test. */
const write = t as (key: MessageKey, parameters: Readonly<Record<string, string | number>>) => string

/** A number that decides on a plural stays one. */
function written(name: string, value: SentenceValue | ReasonValue): string | number {
  if (typeof value === 'number') return name === 'count' ? value : formatCount(value)
  if (typeof value === 'string' || 'typed' in value || 'part' in value) return writtenValue(value)
  if ('unit' in value) return value.unit === '' ? t('findings.noUnit') : value.unit
  return value.reduce((first, second) => t('findings.or', { first, second }))
}

/** What was found about a problem, in the language of the page; in the words of the server where the page has none. */
export function findingWords({ message, sentences = [] }: SaidByServer): string {
  const isKnown = sentences.length > 0 && sentences.every(({ code }) => Object.hasOwn(keysByCode, code))
  if (!isKnown) return message
  const words = sentences.map(({ code, params }) => {
    const values = Object.entries(params).map(([name, value]) => [name, written(name, value)] as const)
    return write(keysByCode[code] ?? 'findings.asWritten', Object.fromEntries(values))
  })
  return words.join(' ')
}

/** The same finding with its message in the language of the page. */
export const inWords = <Finding extends Said>(finding: Finding): Finding => ({
  ...finding,
  message: findingWords(finding),
})
