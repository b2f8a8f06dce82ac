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

/** Something that is wrong with some variants. */
export interface LabFinding extends Pick<Finding, 'level' | 'path' | 'message' | 'sentences'> {
  readonly count: number
  /** Seeds of the first few of them. */
  readonly seeds: readonly number[]
}

/** What the variant lab has found. */
export interface LabOutcome {
  readonly variants: number
  readonly distinctVariants: number
  readonly issues: readonly LabFinding[]
}

export interface CheckedContent {
  readonly level: ValidationLevel
  readonly findings: readonly Finding[]
  /** Present where the lab was asked for and the content can be saved. */
  readonly lab?: LabOutcome
}

const usualVariants = 1000

function lookAtVariants(content: ProblemContent, count: number): LabOutcome {
  const { issues, distinctVariants } = runLab(compileProblem(content), { count })
  return {
    variants: count,
    distinctVariants,
    issues: issues.map(({ level, path, message, sentences, count: concerned, seeds }) => ({
      level,
      path,
      message,
      sentences,
      count: concerned,
      seeds,
    })),
  }
}

export interface CheckOptions {
  /** Whether the variant lab looks at the content, too: many variants, with the mistakes of learners. */
  readonly isLab?: boolean
  /** How many variants the lab draws; 1,000 unless told. */
  readonly variants?: number
}

/** What an author should look at, and the level of the whole. */
export function checkContent(
  content: ProblemContent,
  { isLab = false, variants = usualVariants }: CheckOptions = {},
): CheckedContent {
  const findings = checkProblem(content)
  if (!isLab || levelOf(findings) === 'InvalidForSave') return { level: levelOf(findings), findings }
  const lab = lookAtVariants(content, variants)
  const all = [
    ...findings,
    ...lab.issues.map(({ level, path, message, sentences }) => ({ level, path, message, sentences })),
  ]
  return { level: levelOf(all), findings: all, lab }
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
