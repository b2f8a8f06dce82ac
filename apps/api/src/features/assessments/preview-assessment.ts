import type { Services } from '../../services/services.ts'
import { renderStatementHtml } from '../../rendering/index.ts'
import { signRenderedFigures } from '../files/index.ts'
import { previewVariant, readStoredContent } from '../problems/index.ts'
import { selectAssessment, selectItemContents } from './assessments.queries.ts'

export interface PreviewedItem {
  readonly itemKey: number
  readonly name: string
  readonly html: string
}

/** The statements of one variant of every problem, as pinned. */
export async function previewAssessment(
  services: Pick<Services, 'db' | 'evaluation' | 'fileKey' | 'clock'>,
  viewerId: number,
  id: number,
  seed: number,
): Promise<PreviewedItem[]> {
  const { headRevisionId } = await selectAssessment(services.db, id)
  const items = await selectItemContents(services.db, headRevisionId)
  const previews: PreviewedItem[] = []
  for (const { itemKey, name, content } of items) {
    const { statement } = await previewVariant(services, readStoredContent(content), seed)
    previews.push({ itemKey, name, html: signRenderedFigures(services, viewerId, renderStatementHtml(statement)) })
  }
  return previews
}
