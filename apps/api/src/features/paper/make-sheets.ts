import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  paperSheetMaximum,
  paperVersions,
  sayOfField,
  sheetCodeAlphabet,
  sheetCodeLength,
  sheetCodeOf,
} from '@isomorph/contract'
import type { Database, PaperVersion, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { actOn, drawVersions, prepareInstances } from '../group-assessments/index.ts'
import { paperRefusals } from './paper.errors.ts'
import { insertVersionItems, lockPaper, selectFreeLearners, selectHasPools, selectSheets } from './paper.queries.ts'

interface Making {
  readonly groupAssessmentId: number
  readonly actor: Actor
  readonly userId: number
}

interface NewSheet {
  readonly version: PaperVersion | null
  readonly userId: number | null
}

function drawCode(): string {
  const drawn = Array.from(
    { length: sheetCodeLength - 1 },
    () => sheetCodeAlphabet[randomInt(sheetCodeAlphabet.length)],
  )
  return sheetCodeOf(drawn.join(''))
}

/** So many codes that no sheet of the assessment has. */
function drawCodes(count: number, taken: Iterable<string>): string[] {
  const codes = new Set(taken)
  const drawn: string[] = []
  while (drawn.length < count) {
    const code = drawCode()
    if (codes.has(code)) continue
    codes.add(code)
    drawn.push(code)
  }
  return drawn
}

/** Numbers the sheets that are missing and gives them codes. What is missing is decided while nobody else makes sheets. */
async function insertMissing(
  { db }: Database,
  { groupAssessmentId, actor, userId }: Making,
  deliveryNumber: number,
  missing: (existing: Awaited<ReturnType<typeof selectSheets>>) => NewSheet[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The problems were replaced by a newer version of the assessment while they were drawn.
    if ((await lockPaper(trx, groupAssessmentId)) !== deliveryNumber) throw new Refusal(paperRefusals.problemsReplaced)
    const existing = await selectSheets(trx, groupAssessmentId)
    const sheets = missing(existing)
    if (sheets.length === 0) return
    if (existing.length + sheets.length > paperSheetMaximum) refuseTooMany(existing.length)
    const last = existing.at(-1)?.number ?? 0
    const codes = drawCodes(
      sheets.length,
      existing.map(({ code }) => code),
    )
    await insertSheets(
      trx,
      sheets.map((sheet, index) => ({
        ...sheet,
        groupAssessmentId,
        deliveryNumber,
        number: last + index + 1,
        code: codes[index] as string,
        createdBy: userId,
      })),
    )
    await recordAct(trx, actor, { ...actOn(groupAssessmentId, 'makePaper'), after: { sheets: sheets.length } })
  })
}

function refuseTooMany(existing: number): never {
  const said = sayOfField('tooManySheets', { most: String(paperSheetMaximum), count: String(existing) })
  throw new Refusal(platformRefusals.invalidInput, { errors: [{ path: 'count', ...said }] })
}

type SheetToInsert = NewSheet & {
  readonly groupAssessmentId: number
  readonly deliveryNumber: number
  readonly number: number
  readonly code: string
  readonly createdBy: number
}

const sheetsPerStatement = 1000

async function insertSheets(trx: Kysely<Tables>, sheets: readonly SheetToInsert[]): Promise<void> {
  for (let from = 0; from < sheets.length; from += sheetsPerStatement)
    await trx
      .insertInto('paperSheets')
      .values(
        sheets.slice(from, from + sheetsPerStatement).map((sheet) => ({
          ...sheet,
          enteredBy: null,
          enteredAt: null,
          checkedBy: null,
          checkedAt: null,
        })),
      )
      .execute()
}

/** One sheet for each learner who has not begun, with the learner's own variants, in the order of their names. */
export async function makeSheetsOfLearners(database: Database, making: Making): Promise<void> {
  const { groupAssessmentId } = making
  const learners = await selectFreeLearners(database.db, groupAssessmentId)
  const userIds = learners.map(({ id }) => id)
  const { deliveryNumber } = await database.db
    .selectFrom('groupAssessments')
    .select('deliveryNumber')
    .where('id', '=', groupAssessmentId)
    .executeTakeFirstOrThrow()
  if (userIds.length > 0) await prepareInstances(database, groupAssessmentId, { userIds, isPreview: false })
  await insertMissing(database, making, deliveryNumber, (existing) => {
    const own = existing.filter((sheet) => sheet.version === null && sheet.deliveryNumber === deliveryNumber)
    const having = new Set(own.map((sheet) => sheet.userId))
    return userIds.filter((id) => !having.has(id)).map((id) => ({ version: null, userId: id }))
  })
}

/** So many sheets in all of versions A, B, C …, dealt out in turn, for anybody. */
export async function makeSheetsOfVersions(
  database: Database,
  making: Making,
  { versions, count }: { readonly versions: number; readonly count: number },
): Promise<void> {
  const { groupAssessmentId } = making
  if (await selectHasPools(database.db, groupAssessmentId)) throw new Refusal(paperRefusals.versionsWithPools)
  const { deliveryNumber, drawn } = await drawVersions(database, groupAssessmentId, versions)
  await insertVersionItems(
    database.db,
    groupAssessmentId,
    deliveryNumber,
    // Versions are drawn for the ids −1, −2, −3 …, which no learner has.
    drawn.map((each) => ({ ...each, version: paperVersions[-1 - each.userId] as PaperVersion })),
  )
  await insertMissing(database, making, deliveryNumber, (existing) => {
    const had = existing.filter((sheet) => sheet.version !== null && sheet.deliveryNumber === deliveryNumber).length
    return Array.from({ length: Math.max(0, count - had) }, (_, index) => ({
      version: paperVersions[(had + index) % versions] as PaperVersion,
      userId: null,
    }))
  })
}
