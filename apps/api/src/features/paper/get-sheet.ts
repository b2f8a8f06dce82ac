import { sayOfField, type SheetToMark } from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { Refusal } from '../../refusals/refusals.ts'
import { uuidV5 } from '../sitting/index.ts'
import { paperRefusals } from './paper.errors.ts'
import {
  selectEntered,
  selectInstancesOfSheet,
  selectLearnerPapers,
  selectOptionalSheet,
  selectVersionPapers,
  type EnteredRow,
  type InstanceOfSheet,
  type PaperRow,
  type SheetRow,
} from './paper.queries.ts'
import { viewSheetToMark } from './paper.view.ts'

/**
 * The key of the attempt that entering a sheet makes at a problem: entered twice, it is made once. An answer that is entered
 * otherwise later makes another attempt, with the next number.
 */
export function attemptOfSheet({ id }: Pick<SheetRow, 'id'>, problemInstanceId: number, number = 1): string {
  return uuidV5(`paper:${id}:${problemInstanceId}${number === 1 ? '' : `:${number}`}`)
}

/** The keys of all attempts that entering a sheet can have made: each of them used one. */
export function attemptsOfSheet(sheet: Pick<SheetRow, 'id'>, instances: readonly InstanceOfSheet[]): string[] {
  return instances.flatMap(({ id, attemptsUsed }) =>
    Array.from({ length: Math.max(1, attemptsUsed) }, (_, index) => attemptOfSheet(sheet, id, index + 1)),
  )
}

export async function selectPaperOf({ db }: Database, sheet: SheetRow): Promise<PaperRow[]> {
  if (sheet.version !== null) return await selectVersionPapers(db, sheet, sheet.version)
  return await selectLearnerPapers(db, { ...sheet, after: sheet.number - 1 }, 1)
}

type FoundSheet = NonNullable<Awaited<ReturnType<typeof selectOptionalSheet>>>

export async function findSheet({ db }: Database, groupAssessmentId: number, code: string): Promise<FoundSheet> {
  const sheet = await selectOptionalSheet(db, groupAssessmentId, code)
  if (sheet) return sheet
  const said = sayOfField('noSuchSheet', { code })
  throw new Refusal(paperRefusals.unknownSheet, {
    detail: said.message,
    params: { code },
    errors: [{ path: 'sheetCode', ...said }],
  })
}

/** The marks of a sheet that stand. */
export async function selectMarksOf({ db }: Database, sheet: SheetRow): Promise<EnteredRow[]> {
  const instances = await selectInstancesOfSheet(db, sheet)
  return await selectEntered(db, attemptsOfSheet(sheet, instances))
}

export async function presentSheet(database: Database, sheet: FoundSheet): Promise<SheetToMark> {
  const [rows, entered] = await Promise.all([selectPaperOf(database, sheet), selectMarksOf(database, sheet)])
  return await viewSheetToMark(database, sheet, rows, entered)
}

/** A sheet by its code: what is asked on it, and what was entered. */
export async function getPaperSheet(
  database: Database,
  { groupAssessmentId, sheetCode }: { readonly groupAssessmentId: number; readonly sheetCode: string },
): Promise<SheetToMark> {
  return await presentSheet(database, await findSheet(database, groupAssessmentId, sheetCode))
}
