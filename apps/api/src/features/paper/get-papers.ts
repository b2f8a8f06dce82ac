import type { PaperSheets, Paper } from '@isomorph/contract'
import type { RichText } from '@isomorph/rich-text'
import { renderStatementHtml } from '../../rendering/index.ts'
import type { Services } from '../../services/services.ts'
import { signRenderedFigures } from '../files/index.ts'
import { selectDeliveredStructure, selectGroupAssessment } from '../group-assessments/index.ts'
import {
  countBegunOnScreen,
  selectHasPools,
  selectLearnerPapers,
  selectSheets,
  selectVersionPapers,
} from './paper.queries.ts'
import { viewPapers, viewSheet } from './paper.view.ts'

type Presenting = Pick<Services, 'database' | 'fileKey' | 'clock'>

function htmlOf(document: RichText | null): string | null {
  return document === null ? null : renderStatementHtml(document)
}

/** Every sheet of an assessment, with what is printed on all of them. */
export async function getPaperSheets(
  services: Presenting,
  viewerId: number,
  groupAssessmentId: number,
): Promise<PaperSheets> {
  const { db } = services.database
  const row = await selectGroupAssessment(db, groupAssessmentId)
  const [sheets, structure, begunOnScreen, hasPools] = await Promise.all([
    selectSheets(db, groupAssessmentId),
    selectDeliveredStructure(db, groupAssessmentId, row.deliveryNumber),
    countBegunOnScreen(db, groupAssessmentId),
    selectHasPools(db, groupAssessmentId),
  ])
  const signed = (html: string | null) => html && signRenderedFigures(services, viewerId, html)
  return {
    sheets: sheets.map((sheet) => viewSheet(sheet, row.deliveryNumber)),
    instructionsHtml: signed(htmlOf(row.instructions as RichText | null)),
    sections: structure.sections.map(({ sectionKey, title, instructions }) => ({
      sectionKey,
      title,
      instructionsHtml: signed(htmlOf(instructions)),
    })),
    begunOnScreen,
    hasPools,
  }
}

interface Asked {
  readonly viewerId: number
  readonly groupAssessmentId: number
  readonly kind: 'versions' | 'learners'
  readonly after: number
}

/** What is printed: all versions, or a page of the sheets of learners. */
export async function getPaperContents(
  services: Presenting,
  { viewerId, groupAssessmentId, kind, after }: Asked,
): Promise<{ papers: Paper[]; next: number | null }> {
  const { database } = services
  const { deliveryNumber, showsProblemNames } = await selectGroupAssessment(database.db, groupAssessmentId)
  const of = { groupAssessmentId, deliveryNumber }
  const options = {
    showsNames: showsProblemNames,
    signed: (html: string) => signRenderedFigures(services, viewerId, html),
  }
  if (kind === 'versions')
    return { papers: await viewPapers(database, await selectVersionPapers(database.db, of), options), next: null }
  const rows = await selectLearnerPapers(database.db, { ...of, after })
  return { papers: await viewPapers(database, rows, options), next: rows.at(-1)?.number ?? null }
}
