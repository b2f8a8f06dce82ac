import { sayOfField, type TypedAnswer } from '@isomorph/contract'
import { pointsOfAttempt } from '@isomorph/problem'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { renderStatementHtml } from '../../rendering/index.ts'
import { signRenderedFigures } from '../files/index.ts'
import {
  previewAttempt,
  previewVariant,
  readStoredContent,
  viewCorrectAnswers,
  viewMarking,
} from '../problems/index.ts'
import { selectAssessment, selectItemContents } from './assessments.queries.ts'

interface PreviewedItem {
  readonly itemKey: number
  readonly name: string
  readonly html: string
}

interface Preview {
  readonly viewerId: number
  readonly assessmentId: number
  readonly seed: number
}

type Rendering = Pick<Services, 'db' | 'evaluation' | 'fileKey' | 'clock'>

async function selectPinned({ db }: Pick<Services, 'db'>, assessmentId: number) {
  const { headRevisionId } = await selectAssessment(db, assessmentId)
  return await selectItemContents(db, headRevisionId)
}

/** The statements of one variant of every problem, as pinned. */
export async function previewStatements(
  services: Rendering,
  { viewerId, assessmentId, seed }: Preview,
): Promise<PreviewedItem[]> {
  const previews: PreviewedItem[] = []
  for (const { itemKey, name, content } of await selectPinned(services, assessmentId)) {
    const { statement } = await previewVariant(services, readStoredContent(content), seed)
    previews.push({ itemKey, name, html: signRenderedFigures(services, viewerId, renderStatementHtml(statement)) })
  }
  return previews
}

/** The solutions and right answers of one variant of every problem, as pinned. */
export async function previewSolutions(services: Rendering, { viewerId, assessmentId, seed }: Preview) {
  const previews: (PreviewedItem & { answers: ReturnType<typeof viewCorrectAnswers> })[] = []
  for (const { itemKey, name, content } of await selectPinned(services, assessmentId)) {
    const { solution } = await previewVariant(services, readStoredContent(content), seed)
    const html = signRenderedFigures(services, viewerId, renderStatementHtml(solution.solution))
    previews.push({ itemKey, name, html, answers: viewCorrectAnswers(solution) })
  }
  return previews
}

interface TriedAnswers {
  readonly assessmentId: number
  readonly itemKey: number
  readonly seed: number
  readonly answers: readonly TypedAnswer[]
}

/** Marks answers to one problem as an attempt would be marked, and gives its points; nothing is kept. */
export async function previewItemAttempt(
  services: Pick<Services, 'db' | 'evaluation'>,
  { assessmentId, itemKey, seed, answers }: TriedAnswers,
) {
  const item = (await selectPinned(services, assessmentId)).find((each) => each.itemKey === itemKey)
  if (!item) {
    const errors = [{ path: 'itemKey', ...sayOfField('notInAssessment') }]
    throw new Refusal(platformRefusals.invalidInput, { errors })
  }
  const { percent, markings } = await previewAttempt(services, readStoredContent(item.content), seed, answers)
  const points = Number(pointsOfAttempt(item.points, { number: 1, percent, lateDays: 0 }))
  return { percent, points, markings: markings.map(viewMarking) }
}
