import { mapOptional, mapSets, type QuestionContent } from '../../content/content-mapping.ts'
import type { AnswerSet, QuestionBase } from '../../content/question-base.ts'

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
  }),
}
