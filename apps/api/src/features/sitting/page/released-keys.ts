import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { instantiateSolution } from '@isomorph/problem'
import type { RichText } from '@isomorph/rich-text'
import { renderStatementHtml } from '../../../rendering/index.ts'
import { viewCorrectAnswers } from '../../problems/index.ts'
import { showProblem, type VariantOfRevision } from './shown-problem.ts'

/** The correct answer of each question of a variant, as LaTeX. Only for staff, and for learners after the release. */
export function answersOf({ revision, variant }: VariantOfRevision): { questionKey: number; latex: string }[] {
  return viewCorrectAnswers(instantiateSolution(revision.compiled, variant))
}

/** The choices of every question as the learner was given them, and which are right. Only for staff. */
export function choicesForStaff(instance: VariantOfRevision): ProblemInstanceForStaff['choices'] {
  const { answers } = instantiateSolution(instance.revision.compiled, instance.variant)
  return showProblem(instance).answerFields.flatMap(({ questionKey, choices }) => {
    const earning = answers[questionKey] ?? []
    const most = Math.max(...earning.map(({ percentCorrect }) => percentCorrect))
    const right = new Set(
      earning.flatMap(({ choice, percentCorrect }) => (percentCorrect === most ? [choice?.choiceKey] : [])),
    )
    return choices.map((choice) => ({ questionKey, ...choice, isRight: right.has(choice.choiceKey) }))
  })
}

/** The worked solution of a variant, null where its author wrote none. Only for staff, and for learners after the release. */
export function solutionOf({ revision, variant }: VariantOfRevision): string | null {
  const { solution } = instantiateSolution(revision.compiled, variant)
  return isEmptyDocument(solution) ? null : renderStatementHtml(solution)
}

function isEmptyDocument({ content }: RichText): boolean {
  return content.every((block) => block.type === 'paragraph' && (block.content ?? []).length === 0)
}
