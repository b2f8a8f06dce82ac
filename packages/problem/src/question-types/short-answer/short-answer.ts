import { followsNothing, type QuestionType } from '../question-type.ts'
import { shortAnswerCheck } from './check.ts'
import { compileShortAnswer, type CompiledTextQuestion } from './compile.ts'
import { shortAnswerContent, type ShortAnswerQuestion } from './content.ts'
import { shortAnswerKey } from './key.ts'
import { markShortAnswer } from './mark.ts'
import { shortAnswerShow } from './show.ts'

/** Asks for words. */
export const shortAnswer: QuestionType<ShortAnswerQuestion, CompiledTextQuestion> = {
  content: shortAnswerContent,
  compile: compileShortAnswer,
  mark: markShortAnswer,
  key: shortAnswerKey,
  following: followsNothing,
  check: shortAnswerCheck,
  show: shortAnswerShow,
}
