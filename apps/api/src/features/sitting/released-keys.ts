import { instantiateDocument } from '@isomorph/problem'
import type { InstanceMemory } from './memory.ts'
import { renderHtml } from './render-html.ts'

/** The right answer of each question of a variant, as LaTeX. Only for staff, and for learners after the release. */
export function answersOf({ revision }: InstanceMemory): { questionKey: number; latex: string }[] {
  return revision.compiled.content.questions.map(({ questionKey }) => ({ questionKey, latex: '' }))
}

/** The worked solution of a variant. Only for staff, and for learners after the release. */
export function solutionOf({ revision, variant }: InstanceMemory): string {
  const { compiled } = revision
  return renderHtml(instantiateDocument(compiled, variant, compiled.content.solution))
}
