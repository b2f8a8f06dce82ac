import { readAsTyped, type QuestionShow } from '../question-show.ts'
import type { MultipleChoiceQuestion } from './content.ts'

export const multipleChoiceShow: QuestionShow<MultipleChoiceQuestion> = {
  field: ({ questionKey, answerType, label, isMultiple }) => ({
    questionKey,
    answerType,
    label,
    keyboards: [],
    isMultiple,
  }),
  read: readAsTyped,
}
