/** Changes of a problem that fix what the lab found, as plain data: the page offers them as buttons. */

import { canonicalName } from '@isomorph/evaluator'
import { unpinVariants } from '../content/chosen-variants.ts'
import type { ChosenVariant, ProblemContent } from '../content/problem-content.ts'
import type { Question } from '../content/question.ts'
import type { CalculatedValueVariable, NumberFormatType, Variable } from '../content/variable.ts'
import type { Tolerance } from '../question-types/formula/content.ts'
import { nameInLatex } from '../variables/variable-name.ts'
import type { Said } from '../wording/said.ts'

export type FixChange =
  | { readonly kind: 'addCondition'; readonly formula: string }
  | { readonly kind: 'setTolerance'; readonly question: number; readonly tolerance: Tolerance }
  /** Formulas go on with these variables as they are shown. */
  | { readonly kind: 'goOnAsShown'; readonly variables: readonly number[] }
  | { readonly kind: 'setDecimals'; readonly variable: number; readonly decimals: number }
  /** One number of each of these lists is worked out so that the conditions hold. */
  | { readonly kind: 'solveLast'; readonly variables: readonly number[] }
  /** A drawn number is worked out by a condition, which is replaced by the range that it had. */
  | { readonly kind: 'calculate'; readonly variable: number; readonly formula: string; readonly condition: number }
  | { readonly kind: 'removeCondition'; readonly condition: number }
  | { readonly kind: 'unpin'; readonly variants: readonly ChosenVariant[] }
  | { readonly kind: 'setFormat'; readonly variable: number; readonly format: NumberFormatType }

/** A change that was tried: with it, the issue is gone. */
export interface Fix {
  readonly change: FixChange
  /** What the button says: `Add condition`. */
  readonly label: Said
  /** Mathematics behind the label. */
  readonly latex?: string
}

type CalculatedParameters = CalculatedValueVariable['parameters']

function withParameters(
  content: ProblemContent,
  positions: readonly number[],
  parameters: Partial<CalculatedParameters>,
): ProblemContent {
  const variables = content.variables.map((variable, index): Variable => {
    if (!positions.includes(index) || variable.variableType !== 'CalculatedValue') return variable
    return { ...variable, parameters: { ...variable.parameters, ...parameters } }
  })
  return { ...content, variables }
}

function withTolerance(content: ProblemContent, position: number, tolerance: Tolerance): ProblemContent {
  const questions = content.questions.map((question, index): Question =>
    index !== position || !('answerSets' in question) || question.answerType === 'ShortAnswer'
      ? question
      : { ...question, tolerance },
  )
  return { ...content, questions }
}

function withLastSolved(content: ProblemContent, positions: readonly number[]): ProblemContent {
  const variables = content.variables.map((variable, index): Variable => {
    if (!positions.includes(index) || variable.variableType !== 'RandomNumber') return variable
    return { ...variable, parameters: { ...variable.parameters, isLastSolved: true } }
  })
  return { ...content, variables }
}

type Calculation = Extract<FixChange, { readonly kind: 'calculate' }>

function withCalculated(content: ProblemContent, { variable: at, formula, condition }: Calculation): ProblemContent {
  const drawn = content.variables[at]
  if (drawn?.variableType !== 'RandomNumber') return content
  const { min, max, numberFormatType, unit } = drawn.parameters
  const parameters: CalculatedParameters = {
    formula,
    numberFormatType,
    rounding: 2,
    usesValueAsShown: false,
    ...(unit === undefined ? {} : { unit }),
  }
  const calculated: Variable = { id: drawn.id, name: drawn.name, variableType: 'CalculatedValue', parameters }
  const range = `${min}\\le ${nameInLatex(canonicalName(drawn.name))}\\le ${max}`
  return {
    ...content,
    variables: content.variables.with(at, calculated),
    constraints: content.constraints.map((each, index) => (index === condition ? { ...each, formula: range } : each)),
  }
}

/**
 * The content with a fix of the lab. `nextId` gives an id that no other condition has.
 *
 * ```ts
 * applyFix(content, { kind: 'addCondition', formula: 'b\\ne 7' }, () => 12).constraints.length // 1
 * ```
 */
export function applyFix(content: ProblemContent, change: FixChange, nextId: () => number): ProblemContent {
  switch (change.kind) {
    case 'addCondition':
      return { ...content, constraints: [...content.constraints, { id: nextId(), formula: change.formula }] }
    case 'setTolerance':
      return withTolerance(content, change.question, change.tolerance)
    case 'goOnAsShown':
      return withParameters(content, change.variables, { usesValueAsShown: true })
    case 'setDecimals':
      return withParameters(content, [change.variable], { rounding: change.decimals })
    case 'solveLast':
      return withLastSolved(content, change.variables)
    case 'calculate':
      return withCalculated(content, change)
    case 'removeCondition':
      return { ...content, constraints: content.constraints.filter((_, index) => index !== change.condition) }
    case 'unpin':
      return unpinVariants(change.variants)(content)
    case 'setFormat':
      return withParameters(content, [change.variable], { numberFormatType: change.format })
  }
}
