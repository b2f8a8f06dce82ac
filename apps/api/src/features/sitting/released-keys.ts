import { instantiateSolution } from '@isomorph/problem'
import { renderStatementHtml } from '../../rendering/index.ts'
import { viewCorrectAnswers } from '../problems/index.ts'
import type { InstanceMemory } from './memory.ts'

/** The right answer of each question of a variant, as LaTeX. Only for staff, and for learners after the release. */
export function answersOf({ revision, variant }: InstanceMemory): { questionKey: number; latex: string }[] {
  return viewCorrectAnswers(instantiateSolution(revision.compiled, variant))
}

/** The worked solution of a variant. Only for staff, and for learners after the release. */
export function solutionOf({ revision, variant }: InstanceMemory): string {
  return renderStatementHtml(instantiateSolution(revision.compiled, variant).solution)
}
