import {
  checkProblem,
  compileProblem,
  drawVariant,
  instantiateDocument,
  instantiateSolution,
  instantiateStatement,
  isAuthoringError,
  levelOf,
  markAnswer,
  runLab,
  type AuthoringError,
  type CompiledProblem,
  type Finding,
  type Marking,
  type ProblemContent,
  type SolutionInstance,
  type TypedAnswer,
  type ValidationLevel,
  type Variant,
} from '@isomorph/problem'
import { plainText, type RichText } from '@isomorph/rich-text'

/** Everything here is pure: it runs in the API's thread, or with the same outcome in a worker thread. */

export interface CheckedContent {
  readonly level: ValidationLevel
  readonly findings: readonly Finding[]
}

const variantsInLab = 1000

function findingsOfLab(content: ProblemContent): readonly Finding[] {
  const { issues } = runLab(compileProblem(content), { count: variantsInLab })
  return issues.map(({ level, path, message }) => ({ level, path, message }))
}

export interface CheckOptions {
  /** Whether the variant lab looks at the content, too: 1,000 variants, with the mistakes of learners. */
  readonly isLab?: boolean
}

/** What an author should look at, and the level of the whole. */
export function checkContent(content: ProblemContent, { isLab = false }: CheckOptions = {}): CheckedContent {
  const findings = checkProblem(content)
  const all = isLab && levelOf(findings) !== 'InvalidForSave' ? [...findings, ...findingsOfLab(content)] : findings
  return { level: levelOf(all), findings: all }
}

/** One variant of a content with everything that is read of it. */
export interface PreviewedVariant {
  readonly variant: Variant
  readonly statement: RichText
  readonly solution: SolutionInstance
  /** Every variable's value as it is shown. */
  readonly values: Readonly<Record<string, string>>
}

function shownValues(compiled: CompiledProblem, variant: Variant): Record<string, string> {
  const names = compiled.content.variables.map((variable) => variable.name)
  return Object.fromEntries(
    names.map((name): [string, string] => {
      const pill: RichText = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'variable', attrs: { name } }] }],
      }
      return [name, plainText(instantiateDocument(compiled, variant, pill))]
    }),
  )
}

export function previewVariant(content: ProblemContent, seed: number): PreviewedVariant | AuthoringError {
  const compiled = compileProblem(content)
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) return variant
  return {
    variant,
    statement: instantiateStatement(compiled, variant),
    solution: instantiateSolution(compiled, variant),
    values: shownValues(compiled, variant),
  }
}

/** Marks the answers of one attempt, one by one; follow-through sees them all. */
export function markAll(compiled: CompiledProblem, variant: Variant, answers: readonly TypedAnswer[]): Marking[] {
  return answers.map((answer) => markAnswer(compiled, variant, answer, { answers }))
}
