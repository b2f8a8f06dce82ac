/** The places of content where variables can stand, visited or rewritten in one way. */

import { mapRichText, type RichText } from '@isomorph/rich-text'
import type { AnswerSet, QuestionBase } from './question-base.ts'

/** What becomes of each place; the path leads to it. */
export interface ContentMapping {
  /** A formula over the variables: calculated values, conditions, keys. */
  readonly formula: (latex: string, path: string) => string
  /** Mathematics to be shown, in which variables are pills. */
  readonly math: (latex: string, path: string) => string
  /** The name of a variable by itself: a pill in text, a reference. */
  readonly name: (name: string, path: string) => string
  /** Plain text in which `{name}` stands for a variable. */
  readonly text: (text: string, path: string) => string
}

/** What a type of question stores beside what all questions have: where it has texts, and where variables can stand. */
export interface QuestionContent<Q> {
  /** Texts of its own, by their path within the question. */
  documents(question: Q): readonly (readonly [path: string, doc: RichText])[]
  /** The question with its own places rewritten; label, hints and feedback are not its own. */
  map(question: Q, mapping: ContentMapping, path: string): Q
}

export function mapDocument(doc: RichText, mapping: ContentMapping, path: string): RichText {
  return mapRichText(doc, {
    inline: (node) => {
      if (node.type === 'variable') return [{ ...node, attrs: { name: mapping.name(node.attrs.name, path) } }]
      return node.type === 'inlineMath' ? [{ ...node, attrs: { latex: mapping.math(node.attrs.latex, path) } }] : [node]
    },
    block: (node) =>
      node.type === 'blockMath' ? [{ ...node, attrs: { latex: mapping.math(node.attrs.latex, path) } }] : [node],
  })
}

type Optional = { readonly [field in 'feedback' | 'correct' | 'incorrect']?: RichText }

/** The field with its document rewritten, or nothing where there is none. */
export function mapOptional(
  field: keyof Optional,
  doc: RichText | undefined,
  mapping: ContentMapping,
  path: string,
): Optional {
  return doc === undefined ? {} : { [field]: mapDocument(doc, mapping, `${path}.${field}`) }
}

/** Sets with their conditions and answers rewritten. */
export function mapSets<A>(
  sets: readonly AnswerSet<A>[],
  mapping: ContentMapping,
  path: string,
  map: (answer: A, path: string) => A,
): readonly AnswerSet<A>[] {
  return sets.map((set, index) => ({
    ...set,
    ...(set.condition === undefined ? {} : { condition: mapping.formula(set.condition, `${path}.${index}.condition`) }),
    answers: set.answers.map((answer, position) => map(answer, `${path}.${index}.answers.${position}`)),
  }))
}

/** What all questions have, rewritten. */
export function mapQuestionBase<Q extends QuestionBase>(question: Q, mapping: ContentMapping, path: string): Q {
  const { feedback } = question
  return {
    ...question,
    label: mapping.math(question.label, `${path}.label`),
    hints: question.hints.map((hint, index) => mapDocument(hint, mapping, `${path}.hints.${index}`)),
    ...(feedback === undefined
      ? {}
      : {
          feedback: {
            ...mapOptional('correct', feedback.correct, mapping, `${path}.feedback`),
            ...mapOptional('incorrect', feedback.incorrect, mapping, `${path}.feedback`),
          },
        }),
  }
}
