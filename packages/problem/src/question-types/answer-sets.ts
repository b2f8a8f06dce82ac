/** Sets of answers with their conditions, as questions of all types have them. */

import type { DecimalSign, LetterKinds } from '@isomorph/evaluator'
import type { AnswerSet } from '../content/question-base.ts'
import { compileCondition, type Condition } from '../formulas/condition.ts'
import type { Values } from '../formulas/formula.ts'
import type { CompiledVariables } from '../variables/compile-variables.ts'
import type { Report } from '../content/report.ts'
import { say } from '../wording/said.ts'

/** What a question is compiled with. */
export interface Given {
  readonly variables: CompiledVariables
  /** Letters in the formulas of the statement. */
  readonly stated: ReadonlySet<string>
  /** What letters stand for in all questions. */
  readonly letters: LetterKinds | undefined
  /** What stands before decimals in answers and in what is shown. */
  readonly decimalSign: DecimalSign | undefined
  /** The position of the question in the content. */
  readonly index: number
  readonly report: Report
}

export interface CompiledSet<A> {
  readonly id: number
  /** Absent for the last set, which always applies. */
  readonly condition: Condition | undefined
  readonly answers: readonly A[]
}

function compileSetCondition(given: Given, formula: string | undefined, path: string): Condition | undefined {
  if (formula === undefined) return undefined
  const condition = compileCondition(formula, given.variables.setting)
  if (!condition.ok) {
    given.report('InvalidForUseError', path, condition.issue, 'ConditionalClauseParseError')
    return undefined
  }
  const unknown = condition.value.letters.find((name) => {
    const variable = given.variables.byName.get(name)
    return variable === undefined || variable.variableType === 'RichText'
  })
  if (unknown !== undefined) {
    const said = say('notANumberVariable', { name: unknown })
    given.report('InvalidForUseError', path, said, 'UndefinedVariablesError')
  }
  return condition.value
}

/** Makes sets ready; an answer that cannot be made ready is left out. */
export function compileSets<A, B>(
  given: Given,
  field: 'answerSets' | 'choiceSets',
  sets: readonly AnswerSet<A>[],
  compile: (answer: A, path: string) => readonly B[],
): readonly CompiledSet<B>[] {
  return sets.map((set, index) => ({
    id: set.id,
    condition: compileSetCondition(given, set.condition, `${field}.${index}.condition`),
    answers: set.answers.flatMap((answer, position) => compile(answer, `${field}.${index}.answers.${position}`)),
  }))
}

/** The set that applies: the first whose condition holds, or that has none. `undefined` when a condition fails. */
export function setThatApplies<A>(
  sets: readonly CompiledSet<A>[],
  { values }: { readonly values: Values },
): CompiledSet<A> | undefined | 'unableToEvaluate' {
  for (const set of sets) {
    if (set.condition === undefined) return set
    const result = set.condition.holds(values)
    if (!result.ok) return 'unableToEvaluate'
    if (result.value) return set
  }
  return undefined
}

/** The answers that apply; none where no set does. */
export function answersThatApply<A>(sets: readonly CompiledSet<A>[], at: { readonly values: Values }): readonly A[] {
  const set = setThatApplies(sets, at)
  return set === undefined || set === 'unableToEvaluate' ? [] : set.answers
}
