import { mapOptional, mapSets, type ContentMapping, type QuestionContent } from '../../content/content-mapping.ts'
import type { AnswerSet, QuestionBase } from '../../content/question-base.ts'

/** What earns points, or costs some, where a person marks. */
export interface RubricSuggestion {
  readonly points: number
  /** `{name}` stands for a variable's value. */
  readonly text: string
}

/** Asks for words, marked by comparison or by a person. */
export interface ShortAnswerQuestion extends QuestionBase {
  readonly answerType: 'ShortAnswer'
  /** `manual` leaves every answer to a person. */
  readonly marking: 'automatic' | 'manual'
  /** `formula` holds the accepted text, in which `{name}` stands for a variable's value. */
  readonly answerSets: readonly AnswerSet[]
  readonly ignoresCase: boolean
  readonly ignoresSpaces: boolean
  readonly isMultiline: boolean
  /** Read by those who mark by hand, never by learners. `{name}` stands for a variable's value. */
  readonly graderNotes?: string
  /** The rubric with which graders begin. */
  readonly rubric?: readonly RubricSuggestion[]
}

function mapForGraders({ graderNotes, rubric }: ShortAnswerQuestion, { text }: ContentMapping, path: string) {
  return {
    ...(graderNotes === undefined ? {} : { graderNotes: text(graderNotes, `${path}.graderNotes`) }),
    ...(rubric === undefined
      ? {}
      : { rubric: rubric.map((item, index) => ({ ...item, text: text(item.text, `${path}.rubric.${index}.text`) })) }),
  }
}

export const shortAnswerContent: QuestionContent<ShortAnswerQuestion> = {
  documents: () => [],
  map: (question, mapping, path) => ({
    ...question,
    answerSets: mapSets(question.answerSets, mapping, `${path}.answerSets`, (answer, at) => ({
      ...answer,
      formula: mapping.text(answer.formula, `${at}.formula`),
      ...mapOptional('feedback', answer.feedback, mapping, at),
    })),
    ...mapForGraders(question, mapping, path),
  }),
}
