import { readAsTyped, type QuestionShow } from '../question-show.ts'
import type { ShortAnswerQuestion } from './content.ts'

export const shortAnswerShow: QuestionShow<ShortAnswerQuestion> = {
  field: ({ questionKey, answerType, label, isMultiline }) => ({
    questionKey,
    answerType,
    label,
    keyboards: [],
    isMultiline,
  }),
  read: readAsTyped,
}
