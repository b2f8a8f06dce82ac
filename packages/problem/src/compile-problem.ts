import type { ProblemContent } from './content/problem-content.ts'
import type { Finding } from './content/validation-level.ts'
import {
  compileQuestion,
  templateKeeper,
  type CompiledQuestion,
  type TemplateOf,
} from './questions/compile-question.ts'
import { lettersStated } from './question-types/expression/comparison.ts'
import { authoringError, type AuthoringError } from './variables/authoring-error.ts'
import { compileVariables, type CompiledVariables } from './variables/compile-variables.ts'

/** A problem's content made ready for drawing, showing and marking. Pure: keep it as long as the revision is in use. */
export interface CompiledProblem {
  readonly content: ProblemContent
  readonly variables: CompiledVariables
  readonly questions: ReadonlyMap<number, CompiledQuestion>
  readonly templateOf: TemplateOf
  /** Why no variant can be drawn, where that is so. */
  readonly error: AuthoringError | undefined
  /** What compiling found wrong with formulas, variables and conditions; `checkProblem` finds the rest too. */
  readonly findings: readonly Finding[]
}

/**
 * Makes a problem's content ready: formulas read, calculated values ordered, keys prepared. Do it once per revision and
 * keep the result; it never throws, and content with mistakes gives a compiled problem that says what they are.
 *
 * ```ts
 * const compiled = compileProblem(content)
 * const variant = drawVariant(compiled, 7)
 * ```
 */
export function compileProblem(content: ProblemContent): CompiledProblem {
  const variables = compileVariables(content)
  const worst = variables.findings.find(({ level }) => level !== 'InvalidForUseInfo')
  const error = worst === undefined ? undefined : authoringError('InvalidVariable', worst.path, worst.message)
  const findings: Finding[] = [...variables.findings]
  const questions = new Map<number, CompiledQuestion>()
  const stated = lettersStated(content.statement)
  for (const [index, question] of content.questions.entries()) {
    const compiled = compileQuestion(question, index, variables, findings, stated)
    if (!questions.has(question.questionKey)) questions.set(question.questionKey, compiled)
  }
  return { content, variables, questions, templateOf: templateKeeper(), error, findings }
}
