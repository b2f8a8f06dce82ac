/** The worked solution and the correct answers of a variant. For staff, and for learners once they are released. */

import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { instantiateDocument } from './instantiate.ts'
import { environmentOf, type Variant } from '../variables/variant.ts'

/** One answer that earns credit, as people read it. */
export interface CorrectAnswer {
  /** LaTeX for numbers and expressions; absent for texts and choices. */
  readonly latex?: string
  readonly text?: string
  readonly choice?: { readonly choiceKey: number; readonly content: RichText }
  readonly percentCorrect: number
}

/** The worked solution and the correct answers with the values of one variant. */
export interface SolutionInstance {
  readonly solution: RichText
  /** By question key; answers without credit are left out. */
  readonly answers: Readonly<Record<number, readonly CorrectAnswer[]>>
}

function answersOf(compiled: CompiledProblem, question: CompiledQuestion, variant: Variant): readonly CorrectAnswer[] {
  const environment = environmentOf(compiled, variant)
  return typeOfCompiled(question)
    .key(question, { compiled, environment })
    .filter(({ percentCorrect }) => percentCorrect > 0)
    .map(({ show, percentCorrect }) => ({ ...show(), percentCorrect }))
}

/** The solution with a variant's values and the correct answers of every question. */
export function instantiateSolution(compiled: CompiledProblem, variant: Variant): SolutionInstance {
  const answers: Record<number, readonly CorrectAnswer[]> = {}
  for (const [key, question] of compiled.questions) answers[key] = answersOf(compiled, question, variant)
  return { solution: instantiateDocument(compiled, variant, compiled.content.solution), answers }
}
