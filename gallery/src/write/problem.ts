import type { ProblemContent, Question, Variable } from '@isomorph/problem'
import { write } from './document.ts'
import type { QuestionDraft } from './questions.ts'
import type { VariableDraft } from './variables.ts'

/** A ready-made problem: a starting point for authors, and part of the demo. */
export interface GalleryProblem {
  /** Kebab-case, unique in the gallery. */
  readonly key: string
  readonly name: string
  readonly field:
    | 'Calculus'
    | 'Algebra'
    | 'Linear algebra'
    | 'Differential equations'
    | 'Physics'
    | 'Circuits'
    | 'Chemistry'
    | 'Statistics'
  readonly tags: readonly string[]
  readonly content: ProblemContent
  /** Pictures by the names under which the statement uses them: SVG source. */
  readonly pictures: Readonly<Record<string, string>>
}

interface Draft extends Omit<GalleryProblem, 'content' | 'pictures'> {
  readonly variables: readonly VariableDraft[]
  /** Conditions on the draw. */
  readonly conditions?: readonly string[]
  /** Names of variables that take the same position. */
  readonly linked?: readonly (readonly string[])[]
  readonly statement: string
  readonly questions: readonly QuestionDraft[]
  readonly solution: string
  readonly pictures?: Readonly<Record<string, string>>
}

/** Gives variables and questions their ids and writes the documents. */
export function galleryProblem({
  variables,
  conditions,
  linked,
  statement,
  questions,
  solution,
  ...rest
}: Draft): GalleryProblem {
  const numbered: Variable[] = variables.map((variable, index) => ({ ...variable, id: index + 1 }))
  const idOf = (name: string) => numbered.find((variable) => variable.name === name)?.id ?? 0
  return {
    pictures: {},
    ...rest,
    content: {
      format: 1,
      variables: numbered,
      constraints: (conditions ?? []).map((formula, index) => ({ id: index + 1, formula })),
      linkedDraws: (linked ?? []).map((names, index) => ({ id: index + 1, variableIds: names.map(idOf) })),
      statement: write(statement),
      questions: questions.map((question, index): Question => ({ ...question, questionKey: index + 1 })),
      solution: write(solution),
    },
  }
}
