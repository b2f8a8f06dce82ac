import { somePart, type Tree } from '@isomorph/evaluator'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import type { TypedAnswer } from '../../marking/marking.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import type { QuestionMarking } from '../formula/facets.ts'
import { markFormula, type JudgingRules } from '../formula/mark.ts'
import { branchesOf } from '../formula/list-items.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import { bareAngleChoices } from './bare-angle.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import type { NumericQuestion } from './content.ts'
import { markingErrorOf, judgeNumber, keyNumbers } from './judge-number.ts'

function hasLettersOnly(tree: Tree): boolean {
  return somePart(tree, ({ kind }) => kind === 'word')
}

function keyError({ environment }: QuestionMarking, answer: CompiledAnswer): MarkingError | undefined {
  const failed = keyNumbers(environment, answer).find((number) => !number.ok)
  return failed !== undefined && !failed.ok ? markingErrorOf(failed.issue) : undefined
}

const rules: JudgingRules<NumericQuestion> = {
  refuse: (tree) => (hasLettersOnly(tree) ? markingError('AnswerFormatError', 'A number is expected.') : undefined),
  choices: ({ question }, tree) => bareAngleChoices(question, tree),
  keyError,
  countItems: ({ environment }, answer) => keyNumbers(environment, answer).length,
  judgeItem: (marking, answer, item, tree) => {
    const key = keyNumbers(marking.environment, answer)[item]
    if (key?.ok !== true) return { ok: false, error: markingError('CorrectAnswerNotProvided') }
    const number = key.value
    const [first, ...others] = branchesOf(tree).map((branch) => judgeNumber(marking, number, branch))
    // Where one number is asked for, ± stands for two, and both have to be right.
    return [first!, ...others].find((judged) => !judged.ok || judged.judgement.facets.value !== true) ?? first!
  },
}

export function markNumeric(question: CompiledNumericQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const { compiled, environment, budget } = at
  return markFormula({ compiled, environment, budget, question }, typed, rules)
}
