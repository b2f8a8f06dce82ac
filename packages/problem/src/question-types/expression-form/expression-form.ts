import { expressionCheck } from '../expression/check.ts'
import { expressionShow } from '../expression/show.ts'
import { formulaContent } from '../formula/content.ts'
import { formulaFollowing } from '../formula/following.ts'
import type { QuestionType } from '../question-type.ts'
import { compileExpressionForm, type CompiledExpressionFormQuestion } from './compile.ts'
import type { ExpressionSymbolicFormQuestion } from './content.ts'
import { expressionFormKey } from './key.ts'
import { markExpressionForm } from './mark.ts'

/** Asks for a formula in a form; its field and its checks are those of any formula. */
export const expressionForm: QuestionType<ExpressionSymbolicFormQuestion, CompiledExpressionFormQuestion> = {
  content: formulaContent,
  compile: compileExpressionForm,
  mark: markExpressionForm,
  key: expressionFormKey,
  following: formulaFollowing,
  check: expressionCheck,
  show: expressionShow,
}
