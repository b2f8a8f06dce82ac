import { somePart, type Tree } from '@isomorph/evaluator'
import { sayOfAnswer } from '../../marking/answer-said.ts'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import type { TypedAnswer } from '../../marking/marking.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import type { Judged, QuestionMarking } from '../formula/facets.ts'
import { markFormula, type JudgingRules } from '../formula/mark.ts'
import { branchesOf, hasPlusMinus } from '../formula/list-items.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import { bareAngleChoices } from './bare-angle.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import type { NumericQuestion } from './content.ts'
import { markingErrorOf, judgeNumber, keyNumbers } from './judge-number.ts'
import type { TypedNumber } from './number-value.ts'

function hasLettersOnly(tree: Tree): boolean {
  return somePart(tree, ({ kind }) => kind === 'word')
}

function keyError({ environment }: QuestionMarking, answer: CompiledAnswer): MarkingError | undefined {
  const failed = keyNumbers(environment, answer).find((number) => !number.ok)
  return failed !== undefined && !failed.ok ? markingErrorOf(failed.issue) : undefined
}

/** Where one number is asked for, ± stands for two, and both have to be right. */
function judgeBoth(marking: QuestionMarking<NumericQuestion>, key: TypedNumber, tree: Tree): Judged {
  const judged = branchesOf(tree).map((branch) => judgeNumber(marking, key, branch))
  return judged.find((each) => !each.ok || each.judgement.facets.value !== true) ?? judged[0]!
}

const rules: JudgingRules<NumericQuestion> = {
  refuse: (tree) =>
    hasLettersOnly(tree) ? markingError('AnswerFormatError', sayOfAnswer('numberExpected')) : undefined,
  choices: ({ question }, tree) => bareAngleChoices(question, tree),
  keyError,
  countItems: ({ environment }, answer) => keyNumbers(environment, answer).length,
  judgeItem: (marking, answer, item, tree) => {
    const key = keyNumbers(marking.environment, answer)[item]
    if (key?.ok !== true) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
    return hasPlusMinus(tree) ? judgeBoth(marking, key.value, tree) : judgeNumber(marking, key.value, tree)
  },
}

export function markNumeric(question: CompiledNumericQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const { compiled, environment, budget } = at
  return markFormula({ compiled, environment, budget, question }, typed, rules)
}
