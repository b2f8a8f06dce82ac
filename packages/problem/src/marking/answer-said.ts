/** What learners are told about an answer: a code with parameters, for screens in any language, and the same in English. */

import type { ReadReason } from '@isomorph/evaluator'
import { inEnglish, type NamesIn } from '../wording/english.ts'
import { answerTexts, type AnswerTextCode } from './answer-texts.ts'

export interface AnswerReason {
  readonly code: AnswerTextCode
  readonly params: Readonly<Record<string, string>>
}

/** A reason, or that of the reader of formulas, with its English. */
export interface SaidOfAnswer {
  readonly message: string
  readonly reason: AnswerReason | ReadReason
}

type Texts = typeof answerTexts
type ParamsOf<Code extends AnswerTextCode> = Readonly<Record<NamesIn<Texts[Code]>, string>>

/**
 * What is said about an answer.
 *
 * ```ts
 * sayOfAnswer('standsForNone', { name: 'h' }).message // 'A number is expected, but “h” stands for none.'
 * ```
 */
export function sayOfAnswer<Code extends AnswerTextCode>(
  code: Code,
  ...[given]: NamesIn<Texts[Code]> extends never ? [] : [ParamsOf<Code>]
): SaidOfAnswer & { readonly reason: AnswerReason } {
  const params: Readonly<Record<string, string>> = given ?? {}
  return { message: inEnglish(answerTexts[code], params, (name) => params[name] ?? ''), reason: { code, params } }
}
