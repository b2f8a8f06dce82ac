import { followsNothing, type QuestionType } from '../question-type.ts'
import { multipleChoiceCheck } from './check.ts'
import { compileMultipleChoice, type CompiledChoiceQuestion } from './compile.ts'
import { multipleChoiceContent, type MultipleChoiceQuestion } from './content.ts'
import { multipleChoiceKey } from './key.ts'
import { markMultipleChoice } from './mark.ts'
import { multipleChoiceShow } from './show.ts'

/** Asks to choose one or several of a list. */
export const multipleChoice: QuestionType<MultipleChoiceQuestion, CompiledChoiceQuestion> = {
  content: multipleChoiceContent,
  compile: compileMultipleChoice,
  mark: markMultipleChoice,
  key: multipleChoiceKey,
  following: followsNothing,
  check: multipleChoiceCheck,
  show: multipleChoiceShow,
}
