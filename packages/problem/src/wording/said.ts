/** What authors are told: a code with parameters, for screens in any language, and the same in English. */

import type { ReadError, ReadReason } from '@isomorph/evaluator'
import { formatCount } from '../numbers/counts.ts'
import { inEnglish, type NamesIn } from './english.ts'
import { sentenceTexts, type SentenceCode } from './texts.ts'

/** What stands in a sentence: words as they are, a number as people write it, a choice between words, or a unit, which may be none. */
export type SentenceValue = string | number | readonly string[] | { readonly unit: string }

/** One sentence. Of a code that is `asWritten` the text is a parameter: nobody has given it a code yet. */
export interface Sentence {
  readonly code: SentenceCode
  readonly params: Readonly<Record<string, SentenceValue>>
}

/** Sentences, and the same in English. Why a formula cannot be read has a code of the evaluator. */
export interface Said {
  readonly message: string
  readonly sentences: readonly (Sentence | ReadReason)[]
}

type Texts = typeof sentenceTexts
type ParamsOf<Code extends SentenceCode> = Readonly<Record<NamesIn<Texts[Code]>, SentenceValue>>

function written(value: SentenceValue): string {
  if (typeof value === 'number') return formatCount(value)
  if (typeof value === 'string') return value
  if ('unit' in value) return value.unit === '' ? sentenceTexts.noUnit : value.unit
  return value.join(' or ')
}

const english = ({ code, params }: Sentence): string =>
  inEnglish(sentenceTexts[code], params, (name) => written(params[name] ?? ''))

/**
 * A sentence for authors.
 *
 * ```ts
 * say('unusedVariable', { name: 'a' }).message // '“a” is not used anywhere.'
 * ```
 */
export function say<Code extends SentenceCode>(
  code: Code,
  ...[params]: NamesIn<Texts[Code]> extends never ? [] : [ParamsOf<Code>]
): Said {
  return asSaid({ code, params: params ?? {} })
}

/** A sentence that is there already, with its English. */
export const asSaid = (sentence: Sentence): Said => ({ message: english(sentence), sentences: [sentence] })

/** Sentences one after the other. */
export function sayAll(...all: readonly Said[]): Said {
  return {
    message: all.map(({ message }) => message).join(' '),
    sentences: all.flatMap(({ sentences }) => sentences),
  }
}

/** Two things that are said as one: `forgot the factor ½ and left out sin`. */
export const sayBoth = (first: Said, second: Said): Said => ({
  message: `${first.message} and ${second.message}`,
  sentences: [...first.sentences, ...second.sentences],
})

/** Why a formula cannot be read. */
export const asRead = ({ message, reason }: Pick<ReadError, 'message' | 'reason'>): Said => ({
  message,
  sentences: [reason],
})

/** A text without a code. */
export const asWritten = (text: string): Said => say('asWritten', { text })

/** What is said, without anything else of its owner. */
export const saidBy = ({ message, sentences }: Said): Said => ({ message, sentences })
