import { expressionShow } from '../expression/show.ts'
import { formulaContent } from '../formula/content.ts'
import { formulaFollowing } from '../formula/following.ts'
import type { QuestionType } from '../question-type.ts'
import { expressionFormCheck } from './check.ts'
import { compileExpressionForm, type CompiledExpressionFormQuestion } from './compile.ts'
import type { ExpressionSymbolicFormQuestion } from './content.ts'
import { expressionFormKey } from './key.ts'
import { markExpressionForm } from './mark.ts'

/** Asks for a formula in a form, in the field of any formula. */
export const expressionForm: QuestionType<ExpressionSymbolicFormQuestion, CompiledExpressionFormQuestion> = {
  content: formulaContent,
  compile: compileExpressionForm,
  mark: markExpressionForm,
  key: expressionFormKey,
  following: formulaFollowing,
  check: expressionFormCheck,
  show: expressionShow,
}
