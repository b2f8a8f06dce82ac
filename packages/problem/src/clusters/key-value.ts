import { isReal, doublesOf } from '../formulas/value.ts'
import { answersThatApply } from '../question-types/answer-sets.ts'
import type { CompiledNumericQuestion } from '../question-types/numeric/compile.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { CompiledFormulaQuestion } from '../question-types/formula/compile.ts'
import { keyNumbers } from '../question-types/numeric/judge-number.ts'
import type { Environment } from '../variables/variant.ts'

export function isNumeric(question: CompiledQuestion | CompiledFormulaQuestion): question is CompiledNumericQuestion {
  return question.question.answerType === 'Numeric'
}

/** The number of a variant that earns everything; NaN where there is none, or several. */
export function keyValue(question: CompiledNumericQuestion, environment: Environment): number {
  const answer = answersThatApply(question.sets, environment).find((each) => each.answer.percentCorrect >= 100)
  if (answer === undefined || answer.isList) return Number.NaN
  const [number] = keyNumbers(environment, answer)
  const value = number?.ok === true ? number.value.value() : undefined
  return value?.ok === true && isReal(value.value) ? doublesOf(value.value)[0] : Number.NaN
}
