import type { ProblemContent } from './content/problem-content.ts'
import type { Finding } from './content/validation-level.ts'
import type { CompiledQuestion } from './question-types/compiled-question.ts'
import type { TemplateOf } from './statement/document-template.ts'
import type { AuthoringError } from './variables/authoring-error.ts'
import type { CompiledVariables } from './variables/compile-variables.ts'

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
