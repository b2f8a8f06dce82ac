/** What questions of all types have. */

import type { RichText } from '@isomorph/rich-text'

/** The keyboards that an author can allow for a question. */
export const keyboardLayouts = ['numeric', 'roman', 'greek', 'functions', 'complex', 'unit', 'symbol'] as const

export type KeyboardLayout = (typeof keyboardLayouts)[number]

/** One answer an author foresees. A numeric or expression answer may be a list: `[a;b;c]`. */
export interface Answer {
  readonly id: number
  /** LaTeX formula over the variables for numeric and expression questions, accepted text for short answers. */
  readonly formula: string
  /** 100 is full credit; less is partial credit. */
  readonly percentCorrect: number
  readonly feedback?: RichText
}

/** The first set whose condition (a LaTeX formula over the variables) holds is used; the last has none. */
export interface AnswerSet<A = Answer> {
  readonly id: number
  readonly condition?: string
  readonly answers: readonly A[]
}

export interface QuestionBase {
  /** Small number given once within a problem and never used again. */
  readonly questionKey: number
  /** Shown before the answer field, such as `s =` (LaTeX allowed between dollar signs). */
  readonly label: string
  /** Weight within the problem. */
  readonly points: number
  readonly hints: readonly RichText[]
  /** Shown after an attempt when no answer's own feedback applies. */
  readonly feedback?: { readonly correct?: RichText; readonly incorrect?: RichText }
}
