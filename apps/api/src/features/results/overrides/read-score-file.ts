import {
  languageCodes,
  overridePercentMaximum,
  overridePointsMaximum,
  type OverrideOutcome,
  type ReadScores,
} from '@isomorph/contract'
import { translatorFor } from '@isomorph/messages/translator'
import { Refusal } from '../../../refusals/refusals.ts'
import { readCsv, type CsvLine } from '../../people-import/index.ts'
import { resultRefusals } from '../results.errors.ts'

type Refused = OverrideOutcome['refused'][number]

/** The total of one learner in a file. */
export interface ScoreLine {
  readonly userId: number
  readonly kind: 'points' | 'percent'
  readonly value: number
  readonly line: NonNullable<Refused['line']>
}

interface ScoreFile {
  readonly column: ReadScores['column']
  readonly scores: readonly ScoreLine[]
  readonly refused: readonly Refused[]
}

interface Columns {
  readonly email: number
  readonly uid: number
  readonly value: number
  readonly name: ReadScores['column']
  readonly kind: 'points' | 'percent'
}

/** The export's own columns. One that says what is set by hand comes before what was worked out. */
const valueColumns = [
  ['Points set by hand', 'points', 'spreadsheets.pointsSetByHand'],
  ['Points', 'points', 'spreadsheets.points'],
  ['Percent', 'percent', 'spreadsheets.percent'],
] as const

/** The names that each column to be read has in the languages of exports, in small letters. */
export type ColumnNames = ReadonlyMap<ReadScores['column'], ReadonlySet<string>>

/** Whoever exports in one language may hand the file in in another. */
export async function readColumnNames(): Promise<ColumnNames> {
  const translators = await Promise.all(languageCodes.map((code) => translatorFor(code, ['spreadsheets'])))
  return new Map(valueColumns.map(([name, , key]) => [name, new Set(translators.map((say) => say(key).toLowerCase()))]))
}

function columnsOf(header: readonly string[], known: ColumnNames): Columns | undefined {
  const names = header.map((name) => name.toLowerCase())
  const [email, uid] = [names.indexOf('email'), names.indexOf('id')]
  if (email === -1 && uid === -1) return undefined
  for (const [name, kind] of valueColumns) {
    const value = names.findIndex((each) => known.get(name)?.has(each) === true)
    if (value !== -1) return { email, uid, value, name, kind }
  }
  return undefined
}

/** Digits with one decimal point or comma at most, and a percent sign behind where there is one: no `0x10`, no `1e3`. */
const numeral = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)\s*%?$/

/** NaN where a field holds no number. */
function numberOf(text: string): number {
  return numeral.test(text) ? Number(text.replace(',', '.').replace(/\s*%$/, '')) : Number.NaN
}

export interface KnownLearner {
  readonly id: number
  readonly email: string
  readonly uid: string | null
}

type Find = (fields: readonly string[]) => number | undefined

function finderOf(learners: readonly KnownLearner[], columns: Columns): Find {
  const byEmail = new Map(learners.map(({ id, email }) => [email, id]))
  const byUid = new Map(learners.map(({ id, uid }) => [uid, id]))
  return (fields) => {
    const [email = '', uid = ''] = [fields[columns.email], fields[columns.uid]]
    return byEmail.get(email.toLowerCase()) ?? (uid === '' ? undefined : byUid.get(uid))
  }
}

function readLine(
  { fields, faults }: CsvLine,
  columns: Columns,
  find: Find,
): Refused['because'] | Omit<ScoreLine, 'line'> {
  if (faults.length > 0) return 'unreadableLine'
  const { kind } = columns
  const userId = find(fields)
  if (userId === undefined) return 'unknownPerson'
  const value = numberOf(fields[columns.value] ?? '')
  if (value > (kind === 'points' ? overridePointsMaximum : overridePercentMaximum)) return 'aboveMaximum'
  return value >= 0 ? { userId, kind, value } : 'notANumber'
}

/** Reads the totals of a CSV file. A learner whose field is empty is left as they are. */
export function readScoreFile(csv: string, learners: readonly KnownLearner[], names: ColumnNames): ScoreFile {
  const file = readCsv(csv)
  const columns = file && columnsOf(file.header, names)
  if (!columns) throw new Refusal(resultRefusals.unreadableScores)
  const find = finderOf(learners, columns)
  const scores = new Map<number, ScoreLine>()
  const refused: Refused[] = []
  for (const read of file.lines) {
    if (read.faults.length === 0 && (read.fields[columns.value] ?? '') === '') continue
    const line = { number: read.line, text: read.fields[columns.email] ?? read.fields[columns.uid] ?? '' }
    const score = readLine(read, columns, find)
    if (typeof score === 'string') refused.push({ userId: null, line, because: score })
    else if (scores.has(score.userId)) refused.push({ userId: score.userId, line, because: 'namedTwice' })
    else scores.set(score.userId, { ...score, line })
  }
  return { column: columns.name, scores: [...scores.values()], refused }
}
