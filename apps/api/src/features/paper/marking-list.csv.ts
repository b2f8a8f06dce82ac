import { compareQuestionNumbers } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import type { Translate } from '@isomorph/messages/translator'
import { pointsForDisplay } from '@isomorph/problem'
import { writeCsv } from '../../http/csv.ts'
import { selectCompiledRevision, selectGroupAssessment } from '../group-assessments/index.ts'
import { selectLearnerPapers, selectSheets, selectVersionPapers, type PaperRow } from './paper.queries.ts'
import { columnsOfRow, type QuestionColumn } from './paper.view.ts'

/** Files of marks are read by Code, Email, ID and the questions, which have one name in every language. */
const headersBy = (say: Translate): string[] => [
  say('spreadsheets.number'),
  'Code',
  say('spreadsheets.version'),
  say('spreadsheets.lastName'),
  say('spreadsheets.firstName'),
  'Email',
  'ID',
]

type PlacedRow = Pick<PaperRow, 'paperKey' | 'problemRevisionId' | 'points'>

/** What stands on the sheets that are of now: all versions, then every learner's, page by page. */
async function selectPapers({ db }: Database, groupAssessmentId: number, deliveryNumber: number): Promise<PlacedRow[]> {
  const of = { groupAssessmentId, deliveryNumber }
  const rows: PlacedRow[] = await selectVersionPapers(db, of)
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const page = await selectLearnerPapers(db, { ...of, after }, 200)
    rows.push(...page.map(({ paperKey, problemRevisionId, points }) => ({ paperKey, problemRevisionId, points })))
    const last = page.at(-1)
    if (!last) return rows
    after = last.number
  }
}

/** The questions of any of the sheets, in the order of their numbers. */
async function selectColumns(database: Database, rows: readonly PlacedRow[]): Promise<QuestionColumn[]> {
  const columns = new Map<string, QuestionColumn>()
  const positions = new Map<string, number>()
  for (const row of rows) {
    const position = (positions.get(row.paperKey) ?? 0) + 1
    positions.set(row.paperKey, position)
    // oxlint-disable-next-line no-await-in-loop -- revisions are kept: few are read from the database
    const revision = await selectCompiledRevision(database, row.problemRevisionId)
    for (const column of columnsOfRow(revision, row.points, position)) {
      const known = columns.get(column.number)
      columns.set(column.number, { ...column, takesAnswer: column.takesAnswer || known?.takesAnswer === true })
    }
  }
  return [...columns.values()].toSorted((a, b) => compareQuestionNumbers(a.number, b.number))
}

/** `2a (5)` for points, and `2a answer` where the evaluator can mark what was written. */
function headersOf({ number, possible, takesAnswer }: QuestionColumn): string[] {
  const points = `${number} (${pointsForDisplay(possible)})`
  return takesAnswer ? [points, `${number} answer`] : [points]
}

/**
 * The marking list as a spreadsheet to fill in: it is read as it is sent back. Sheets of earlier deliveries are left out, as they are
 * printed no more.
 */
export async function markingListAsCsv(database: Database, groupAssessmentId: number, say: Translate): Promise<string> {
  const { deliveryNumber } = await selectGroupAssessment(database.db, groupAssessmentId)
  const [sheets, papers] = await Promise.all([
    selectSheets(database.db, groupAssessmentId),
    selectPapers(database, groupAssessmentId, deliveryNumber),
  ])
  const headers = (await selectColumns(database, papers)).flatMap(headersOf)
  const blanks = headers.map(() => '')
  const listed = sheets.filter((sheet) => sheet.deliveryNumber === deliveryNumber)
  const lines = listed.map(({ number, code, version, lastName, firstName, email, uid }) => [
    number,
    code,
    version ?? '',
    lastName ?? '',
    firstName ?? '',
    email ?? '',
    uid ?? '',
    ...blanks,
  ])
  return writeCsv([[...headersBy(say), ...headers], ...lines])
}
