import { solutionInstance } from '@isomorph/problem'
import type { InstanceMemory } from './memory.ts'
import { renderHtml } from './render-html.ts'

/** The right answer of each question of a variant, as LaTeX. Only for staff, and for learners after the release. */
export function answersOf({ revision, variant }: InstanceMemory): { questionKey: number; latex: string }[] {
  return solutionInstance(revision.compiled, variant).answers.map(({ questionKey, latex }) => ({ questionKey, latex }))
}

/** The worked solution of a variant. Only for staff, and for learners after the release. */
export function solutionOf({ revision, variant }: InstanceMemory): string {
  return renderHtml(solutionInstance(revision.compiled, variant).document)
}
