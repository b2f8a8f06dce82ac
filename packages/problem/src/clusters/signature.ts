/** What answers to different variants have in common. */

import type { WhyCode } from '../marking/why.ts'

/** What a ratio to the correct answer has beside a fraction and a power of ten. */
export const ratioConstants = ['one', 'pi', 'perPi', 'root2', 'perRoot2', 'degree', 'perDegree'] as const
export type RatioConstant = (typeof ratioConstants)[number]

/**
 * What makes an answer a member of a group, in words that hold for every variant. Plain JSON, kept with a decision:
 * a later answer is compared with it, and so is every answer after the problem was changed.
 */
export type AnswerSignature =
  /** The value of a formula over the problem's variables. */
  | { readonly kind: 'formula'; readonly latex: string }
  /** The correct answer times numerator / denominator · 10^tens · constant. */
  | {
      readonly kind: 'ratio'
      readonly numerator: number
      readonly denominator: number
      readonly tens: number
      readonly constant: RatioConstant
    }
  /** The correct answer and so much more. */
  | { readonly kind: 'difference'; readonly amount: number }
  /** The same answer whatever the variant, as it was read. */
  | { readonly kind: 'reading'; readonly reading: string }
  /** A side of the answer that was missed, such as its unit, while its value is right. */
  | { readonly kind: 'finding'; readonly code: WhyCode }
  /** Choices by their keys, in the order of their numbers. */
  | { readonly kind: 'choices'; readonly keys: readonly number[] }
  /** Words, but for spaces and capital letters. */
  | { readonly kind: 'text'; readonly text: string }

/** Equal signatures have equal keys. */
export function signatureKey(signature: AnswerSignature): string {
  switch (signature.kind) {
    case 'formula':
      return `formula ${signature.latex}`
    case 'ratio':
      return `ratio ${signature.numerator}/${signature.denominator} ${signature.tens} ${signature.constant}`
    case 'difference':
      return `difference ${signature.amount}`
    case 'reading':
      return `reading ${signature.reading}`
    case 'finding':
      return `finding ${signature.code}`
    case 'choices':
      return `choices ${signature.keys.join(';')}`
    case 'text':
      return `text ${signature.text}`
  }
}
