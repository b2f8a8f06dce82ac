import {
  faultOfSheetCode,
  foldSheetCode,
  type PaperFile,
  type PaperFileEntry,
  paperFileLineMaximum,
  type PaperMark,
  type PaperQuestion,
  sayOfField,
  type SaidOfField,
} from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { readCsv, type CsvLine } from '../people-import/index.ts'
import { presentSheet } from './get-sheet.ts'
import { paperRefusals } from './paper.errors.ts'
import { selectFreeLearners, selectOptionalSheet } from './paper.queries.ts'

/** Where what stands in a file, by the names of its columns. */
interface Columns {
  readonly code: number
  readonly email: number
  readonly uid: number
  readonly of: (name: string) => number
}

/** `2a (2.5)`, as a marking list has it, is question 2a. */
function nameOfColumn(header: string): string {
  return header
    .toLowerCase()
    .replace(/\([^)]*\)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const questionColumn = /^\d+[a-z]?(?: answer)?$/

function columnsOf(header: readonly string[]): Columns | undefined {
  const names = header.map(nameOfColumn)
  const of = (name: string) => names.indexOf(name)
  if (of('code') === -1 || !names.some((name) => questionColumn.test(name))) return undefined
  return { code: of('code'), email: of('email'), uid: of('id'), of }
}

/** What is wrong with a line. */
class LineFault extends Error {
  readonly reason: SaidOfField['reason'] | undefined

  constructor(said: string | SaidOfField) {
    super(typeof said === 'string' ? said : said.message)
    this.reason = typeof said === 'string' ? undefined : said.reason
  }
}

function pointsFrom(number: string, text: string): number {
  const points = Number(text.replace(',', '.'))
  if (Number.isFinite(points) && points >= 0) return points
  throw new LineFault(sayOfField('noPoints', { number, text }))
}

function markOf(question: PaperQuestion, fields: readonly string[], { of }: Columns): PaperMark {
  const { itemKey, questionKey, markingNumber, number } = question
  const at = (name: string) => fields[of(name)] ?? ''
  const [points, answer] = [at(number), at(`${number} answer`)]
  const place = { itemKey, questionKey, markingNumber }
  if (points !== '' && answer !== '') throw new LineFault(sayOfField('pointsAndAnswer', { number }))
  if (points !== '') return { ...place, points: pointsFrom(number, points) }
  if (answer !== '') return { ...place, answer }
  throw new LineFault(sayOfField('nothingEntered', { number }))
}

type Learners = Awaited<ReturnType<typeof selectFreeLearners>>

function learnerFrom(fields: readonly string[], { email, uid }: Columns, learners: Learners) {
  const [address, id] = [(fields[email] ?? '').toLowerCase(), fields[uid] ?? '']
  return learners.find((each) => (address !== '' ? each.email.toLowerCase() === address : id !== '' && each.uid === id))
}

interface Reading {
  readonly database: Database
  readonly groupAssessmentId: number
  readonly columns: Columns
  readonly learners: Learners
}

async function readLine(reading: Reading, { line, fields, faults }: CsvLine): Promise<PaperFileEntry> {
  const { database, groupAssessmentId, columns, learners } = reading
  if (faults.length > 0) throw new LineFault(faults.join(' '))
  const typed = fields[columns.code] ?? ''
  const mistyped = faultOfSheetCode(typed)
  if (mistyped !== undefined) throw new LineFault(mistyped)
  const code = foldSheetCode(typed)
  const found = await selectOptionalSheet(database.db, groupAssessmentId, code)
  if (!found) throw new LineFault(sayOfField('noSuchSheet', { code }))
  const sheet = await presentSheet(database, found)
  const named = sheet.learner === null ? learnerFrom(fields, columns, learners) : undefined
  if (sheet.learner === null && named === undefined) throw new LineFault(sayOfField('sheetOfWhom'))
  return {
    line,
    code,
    learner: sheet.learner ?? named ?? null,
    isEntered: sheet.isEntered,
    userId: named?.id ?? null,
    marks: sheet.questions.map((question) => markOf(question, fields, columns)),
  }
}

/** Sheets that nobody has marked yet stand in a list with their codes alone. */
function isUnmarked({ fields, faults }: CsvLine, header: readonly string[]): boolean {
  const isMark = (_: string, index: number) => questionColumn.test(nameOfColumn(header[index] ?? ''))
  return faults.length === 0 && fields.filter(isMark).every((field) => field === '')
}

function refuseLongFile(count: number): void {
  if (count <= paperFileLineMaximum) return
  const said = sayOfField('fileTooLong', { most: String(paperFileLineMaximum), count: String(count) })
  throw new Refusal(platformRefusals.invalidInput, { errors: [{ path: 'csv', ...said }] })
}

/** Reads the marks of sheets from a CSV file. Nothing is stored; lines without any mark are passed over. */
export async function readPaperFile(database: Database, groupAssessmentId: number, csv: string): Promise<PaperFile> {
  const file = readCsv(csv)
  const columns = file && columnsOf(file.header)
  if (!columns) throw new Refusal(paperRefusals.noMarksInFile)
  const lines = file.lines.filter((line) => !isUnmarked(line, file.header))
  refuseLongFile(lines.length)
  const learners = await selectFreeLearners(database.db, groupAssessmentId)
  const entries: PaperFileEntry[] = []
  const refused: PaperFile['refused'] = []
  for (const line of lines) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one sheet after another: a file is no reason to use every connection
      const entry = await readLine({ database, groupAssessmentId, columns, learners }, line)
      if (entries.some(({ code }) => code === entry.code))
        throw new LineFault(sayOfField('sheetTwice', { code: entry.code }))
      entries.push(entry)
    } catch (fault) {
      if (!(fault instanceof LineFault)) throw fault
      const { message: because, reason } = fault
      const text = line.fields[columns.code] ?? ''
      refused.push({ line: line.line, text, because, ...(reason && { reason }) })
    }
  }
  return { entries, refused }
}
