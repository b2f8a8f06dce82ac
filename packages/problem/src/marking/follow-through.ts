import { canonicalName, createBudget, divide, type BudgetLimits } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { Value } from '../formulas/value.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { FollowThrough } from '../question-types/formula/content.ts'
import { percentFor } from '../question-types/formula/facets.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { exactly, hundred } from '../scoring/exact-number.ts'
import { environmentWith, type Variant } from '../variables/variant.ts'
import { verdictFor, type Marking, type TypedAnswer } from './marking.ts'

interface Attempt {
  readonly limits: BudgetLimits
  readonly answers: readonly TypedAnswer[] | undefined
}

/** The learner's own values of the variables that earlier questions ask for. */
function ownValues(
  compiled: CompiledProblem,
  question: CompiledQuestion,
  { uses }: FollowThrough,
  { limits, answers = [] }: Attempt,
): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>()
  for (const { questionKey, variableName } of uses) {
    const earlier = answers.find((answer) => answer.questionKey === questionKey)
    const asked = compiled.questions.get(questionKey)
    if (earlier === undefined || asked === undefined || questionKey === question.question.questionKey) continue
    const value = typeOfCompiled(asked).following.valueOf(asked, earlier, createBudget(limits))
    if (value !== undefined) values.set(canonicalName(variableName), value)
  }
  return values
}

/** Zero after zero shows no work: most of what depends on a value of 0 is 0 itself. */
const isZero = (value: Value | undefined): boolean => value?.kind === 'exact' && value.value.numerator === 0n

/** What an answer earns because it follows from the learner's own earlier answers. */
export function markFollowing(
  compiled: CompiledProblem,
  question: CompiledQuestion,
  variant: Variant,
  typed: TypedAnswer,
  attempt: Attempt,
): Marking | undefined {
  const rule = typeOfCompiled(question).following.ruleOf(question)
  if (rule === undefined) return undefined
  const replaced = ownValues(compiled, question, rule, attempt)
  if (replaced.size === 0) return undefined
  const budget = createBudget(attempt.limits)
  if (
    [...replaced.values()].every(isZero) &&
    isZero(typeOfCompiled(question).following.valueOf(question, typed, budget))
  )
    return undefined
  const environment = environmentWith(compiled, variant, replaced)
  if (environment === undefined) return undefined
  const at = { compiled, environment, seed: variant.seed, budget: createBudget(attempt.limits) }
  const { marking } = typeOfCompiled(question).mark(question, typed, at)
  if (marking.percent <= 0) return undefined
  const percent = percentFor(divide(exactly(marking.percent), hundred), rule.percent)
  const facets = marking.facets === undefined ? {} : { facets: marking.facets }
  const reading = marking.reading === undefined ? {} : { reading: marking.reading }
  return {
    verdict: verdictFor(percent),
    percent,
    rule: 'followThrough',
    ...reading,
    ...facets,
    evidence: marking.evidence,
  }
}
