import { markingError } from '../../marking/marking-error.ts'
import type { TypedAnswer } from '../../marking/marking.ts'
import { judgeExpression } from '../expression/judge-expression.ts'
import { bracketChoices, judgeBrackets, listError } from '../expression/mark.ts'
import { markFormula, otherBrackets, type JudgingRules } from '../formula/mark.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import type { CompiledExpressionFormQuestion } from './compile.ts'
import type { ExpressionSymbolicFormQuestion } from './content.ts'
import { isInForm } from './form-check.ts'

const rules: JudgingRules<ExpressionSymbolicFormQuestion> = {
  hasPoints: true,
  choices: bracketChoices,
  keyError: listError,
  judgeItem: (marking, answer, item, tree) => {
    const key = answer.items[item]
    if (key === undefined) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
    const form = marking.question.question.form ?? 'asKey'
    return judgeExpression(marking, key, tree, answer.comparison, (options) =>
      isInForm(marking, key, tree, form, options),
    )
  },
  judgeWhole: (marking, answer, typed, isWithoutBrackets) =>
    answer.tree.kind === 'set' && typed.kind !== 'set'
      ? otherBrackets
      : judgeBrackets(marking, answer, typed, isWithoutBrackets),
}

export function markExpressionForm(question: CompiledExpressionFormQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const { compiled, environment, budget } = at
  return markFormula({ compiled, environment, budget, question }, typed, rules)
}
