import type { Tree } from '@isomorph/evaluator'
import { fillLists } from '../../formulas/formula.ts'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import type { TypedAnswer } from '../../marking/marking.ts'
import { cachedIn } from '../../variables/variant.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import type { Judged, QuestionMarking } from '../formula/facets.ts'
import { markFormula, otherBrackets, type JudgingRules } from '../formula/mark.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import type { CompiledExpressionQuestion } from './compile.ts'
import type { ExpressionSymbolicQuestion } from './content.ts'
import { judgeExpression } from './judge-expression.ts'

/** A list in other brackets than its key's is another answer where the order of its items counts. */
export function judgeBrackets(
  { question }: QuestionMarking,
  answer: CompiledAnswer,
  typed: Tree,
  isWithoutBrackets: boolean,
): Judged | undefined {
  const isInBrackets = typed.kind === 'list' || typed.kind === 'tuple' || typed.kind === 'set'
  const isOther = isInBrackets && !isWithoutBrackets && typed.kind !== answer.tree.kind
  return isOther && question.question.isListOrdered === true ? otherBrackets : undefined
}

/** A key has no value where what it says of a list has none. */
export function listError(
  { question, environment }: QuestionMarking,
  answer: CompiledAnswer,
): MarkingError | undefined {
  return cachedIn(environment, answer, () => {
    const filled = fillLists(answer.tree, question.setting, environment.values)
    return filled.ok ? undefined : markingError('UnableToEvaluate', filled.issue.message)
  })
}

const rules: JudgingRules<ExpressionSymbolicQuestion> = {
  keyError: listError,
  judgeItem: (marking, answer, item, tree) => {
    const key = answer.items[item]
    if (key === undefined) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
    return judgeExpression(marking, key, tree, answer.comparison)
  },
  judgeWhole: (marking, answer, typed, isWithoutBrackets) =>
    answer.tree.kind === 'set' && typed.kind === 'set'
      ? judgeExpression(marking, answer.whole, typed)
      : judgeBrackets(marking, answer, typed, isWithoutBrackets),
}

export function markExpressionQuestion(question: CompiledExpressionQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  return markFormula({ ...at, question }, typed, rules)
}
