import { formulaContent } from '../formula/content.ts'
import { formulaFollowing } from '../formula/following.ts'
import type { QuestionType } from '../question-type.ts'
import { expressionCheck } from './check.ts'
import { compileExpressionQuestion, type CompiledExpressionQuestion } from './compile.ts'
import type { ExpressionSymbolicQuestion } from './content.ts'
import { expressionKey } from './key.ts'
import { markExpressionQuestion } from './mark.ts'
import { expressionShow } from './show.ts'

/** Asks for a formula. */
export const expression: QuestionType<ExpressionSymbolicQuestion, CompiledExpressionQuestion> = {
  content: formulaContent,
  compile: compileExpressionQuestion,
  mark: markExpressionQuestion,
  key: expressionKey,
  following: formulaFollowing,
  check: expressionCheck,
  show: expressionShow,
}
