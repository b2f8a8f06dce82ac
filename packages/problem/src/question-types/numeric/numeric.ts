import { formulaContent } from '../formula/content.ts'
import { formulaFollowing } from '../formula/following.ts'
import type { QuestionType } from '../question-type.ts'
import { numericCheck } from './check.ts'
import { compileNumeric, type CompiledNumericQuestion } from './compile.ts'
import type { NumericQuestion } from './content.ts'
import { numericKey } from './key.ts'
import { markNumeric } from './mark.ts'
import { numericShow } from './show.ts'

/** Asks for a number. */
export const numeric: QuestionType<NumericQuestion, CompiledNumericQuestion> = {
  content: formulaContent,
  compile: compileNumeric,
  mark: markNumeric,
  key: numericKey,
  following: formulaFollowing,
  check: numericCheck,
  show: numericShow,
}
