import type { LearnerResult, Override, OverrideKind, Results } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'
import type { Translate } from '@isomorph/messages/translator'
import { pointsForDisplay } from '@isomorph/problem'
import { writeCsv, type CsvField } from '../../http/csv.ts'

type Listed = Pick<Results, 'items' | 'learners'>

/** How a spreadsheet is written: in whose language, and in which time zone. */
export interface SheetWords {
  readonly say: Translate
  readonly timeZone: string
}

/** Files are read by the columns Email and ID, which have one name in every language. */
const headersBy = (say: Translate): string[] => [
  say('spreadsheets.lastName'),
  say('spreadsheets.firstName'),
  'Email',
  'ID',
  say('spreadsheets.status'),
  say('spreadsheets.points'),
  say('spreadsheets.percent'),
  say('spreadsheets.computedPoints'),
  say('spreadsheets.pointsSetByHand'),
  say('spreadsheets.waivedPenalties'),
  say('spreadsheets.setBy'),
  say('spreadsheets.setAt'),
  say('spreadsheets.reason'),
  say('spreadsheets.problemsSetByHand'),
  say('spreadsheets.waitingForMarks'),
  say('spreadsheets.daysLate'),
  say('spreadsheets.possiblePoints'),
]

const statusKeys = {
  NotStarted: 'spreadsheets.status.notStarted',
  InProgress: 'spreadsheets.status.inProgress',
  Submitted: 'spreadsheets.status.submitted',
  TimeExpired: 'spreadsheets.status.timeExpired',
  EndedByStaff: 'spreadsheets.status.endedByStaff',
  Excused: 'spreadsheets.status.excused',
} as const satisfies Readonly<Record<LearnerResult['status'], PlainKey>>

type Waiver = Exclude<OverrideKind, 'points' | 'percent'>
type WaiverKeys = Readonly<Record<Waiver, PlainKey>>

const waived: WaiverKeys = {
  noLatePenalty: 'spreadsheets.waived.late',
  noAttemptPenalty: 'spreadsheets.waived.attempts',
  noPenalties: 'spreadsheets.waived.both',
}

const withoutPenalty: WaiverKeys = {
  noLatePenalty: 'spreadsheets.noPenalty.late',
  noAttemptPenalty: 'spreadsheets.noPenalty.attempts',
  noPenalties: 'spreadsheets.noPenalty.both',
}

const isWaiver = (kind: OverrideKind): kind is Waiver => kind !== 'points' && kind !== 'percent'

/** Numbers stay numbers, to two places; only text can be a formula that a spreadsheet would run. */
function points(value: number | null): CsvField {
  return value === null ? '' : Number(pointsForDisplay(value))
}

/** A problem that was never answered has no points, not none, unless they were set by hand; one drawn for others says so. */
function cellField({ cells }: LearnerResult, { itemKey, isDrawn }: Results['items'][number], say: Translate): CsvField {
  const cell = cells.find((each) => each.itemKey === itemKey)
  if (!cell) return isDrawn && cells.length > 0 ? say('spreadsheets.notDrawn') : ''
  const isSetByHand = cell.override !== null && cell.override.points !== null
  return points(cell.attemptsUsed > 0 || isSetByHand ? cell.points : null)
}

function nameOf({ by }: Override): string {
  return `${by.firstName} ${by.lastName}`.trim()
}

/** `2026-11-23 10:05`, which spreadsheets of every country read alike. */
function momentIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (at) => format.format(new Date(at))
}

interface Writing extends Pick<SheetWords, 'say'> {
  readonly at: ReturnType<typeof momentIn>
}

/** `Sum: 12.6 → 15, Ada Example, 2026-11-23 10:05, misprint` */
function problemSetByHand(name: string, cell: LearnerResult['cells'][number], { say, at }: Writing): string[] {
  const { override, computedPoints } = cell
  if (!override) return []
  const what = isWaiver(override.kind)
    ? say(withoutPenalty[override.kind])
    : `${points(computedPoints)} → ${points(override.points)}`
  return [`${name}: ${what}, ${nameOf(override)}, ${at(override.at)}, ${override.reason}`]
}

/** The total as it counts. Whoever is excused has none: a sum or a mean in a spreadsheet leaves them out. */
function totalFields({ status, points: earned, overridePoints, percent }: LearnerResult): CsvField[] {
  return status === 'Excused' ? ['', ''] : [points(overridePoints ?? earned), points(percent)]
}

function scoreFields(result: LearnerResult, items: Results['items'], writing: Writing): CsvField[] {
  const { say, at } = writing
  const { learner, status, override, overridePoints, cells } = result
  const names = new Map(items.map(({ itemKey, name }) => [itemKey, name]))
  return [
    learner.lastName,
    learner.firstName,
    learner.email,
    learner.uid,
    say(statusKeys[status]),
    ...totalFields(result),
    points(result.computedPoints),
    points(overridePoints),
    override && isWaiver(override.kind) ? say(waived[override.kind]) : '',
    override ? nameOf(override) : '',
    override ? at(override.at) : '',
    override?.reason ?? '',
    cells.flatMap((cell) => problemSetByHand(names.get(cell.itemKey) ?? '', cell, writing)).join('; '),
    result.toGrade || result.pending,
    result.daysLate,
    points(result.possible),
  ]
}

/** The total of each learner as a spreadsheet; moments are those of the courses' time zone. */
export function scoresAsCsv({ items, learners }: Listed, { say, timeZone }: SheetWords): string {
  const writing = { say, at: momentIn(timeZone) }
  return writeCsv([headersBy(say), ...learners.map((learner) => scoreFields(learner, items, writing))])
}

/** Learner × problem as a spreadsheet. */
export function resultsAsCsv({ items, learners }: Listed, { say, timeZone }: SheetWords): string {
  const writing = { say, at: momentIn(timeZone) }
  const headers = items.map(({ name, points: possible, isBonus }) =>
    say(isBonus ? 'spreadsheets.bonusProblem' : 'spreadsheets.problem', { name, points: pointsForDisplay(possible) }),
  )
  const rows = learners.map((learner) => [
    ...scoreFields(learner, items, writing),
    ...items.map((item) => cellField(learner, item, say)),
  ])
  return writeCsv([[...headersBy(say), ...headers], ...rows])
}
