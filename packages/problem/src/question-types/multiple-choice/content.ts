import type { RichText } from '@isomorph/rich-text'
import { mapDocument, mapOptional, mapSets, type QuestionContent } from '../../content/content-mapping.ts'
import type { AnswerSet, QuestionBase } from '../../content/question-base.ts'

/** One of the choices of a multiple-choice question. */
export interface Choice {
  /** Small number given once within a question and never used again. */
  readonly choiceKey: number
  readonly content: RichText
  /** Percent earned by choosing it; 100 marks a right choice, 0 a wrong one. */
  readonly percentCorrect: number
  readonly feedback?: RichText
}

/** Asks to choose one or several of a list. */
export interface MultipleChoiceQuestion extends QuestionBase {
  readonly answerType: 'MultipleChoice'
  readonly choiceSets: readonly AnswerSet<Choice>[]
  readonly isMultiple: boolean
  readonly isShuffled: boolean
  /** For several right choices: all or nothing, a share per right decision, or right minus wrong (never below 0). */
  readonly creditRule: 'allOrNothing' | 'perChoice' | 'rightMinusWrong'
}

export const multipleChoiceContent: QuestionContent<MultipleChoiceQuestion> = {
  documents: ({ choiceSets }) =>
    choiceSets.flatMap(({ answers }, set) =>
      answers.map((choice, index) => [`choiceSets.${set}.answers.${index}.content`, choice.content] as const),
    ),
  map: (question, mapping, path) => ({
    ...question,
    choiceSets: mapSets(question.choiceSets, mapping, `${path}.choiceSets`, (choice, at) => ({
      ...choice,
      content: mapDocument(choice.content, mapping, `${at}.content`),
      ...mapOptional('feedback', choice.feedback, mapping, at),
    })),
  }),
}
