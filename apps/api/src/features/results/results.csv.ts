import { statusNames, type LearnerResult, type Override, type OverrideKind, type Results } from '@isomorph/contract'
import { pointsForDisplay } from '@isomorph/problem'
import { writeCsv, type CsvField } from '../../http/csv.ts'

type Listed = Pick<Results, 'items' | 'learners'>

const scoreHeaders = [
  'Last name',
  'First name',
  'Email',
  'ID',
  'Status',
  'Points',
  'Percent',
  'Computed points',
  'Points set by hand',
  'Waived penalties',
  'Set by',
  'Set at',
  'Reason',
  'Problems set by hand',
  'Waiting for marks',
  'Days late',
  'Possible points',
]

const waivers: Readonly<Record<OverrideKind, string>> = {
  points: '',
  percent: '',
  noLatePenalty: 'late work',
  noAttemptPenalty: 'further attempts',
  noPenalties: 'late work and further attempts',
}

/** Numbers stay numbers, to two places; only text can be a formula that a spreadsheet would run. */
function points(value: number | null): CsvField {
  return value === null ? '' : Number(pointsForDisplay(value))
}

/** A problem that was never answered has no points, not none, unless they were set by hand; one drawn for others says so. */
function cellField({ cells }: LearnerResult, { itemKey, isDrawn }: Results['items'][number]): CsvField {
  const cell = cells.find((each) => each.itemKey === itemKey)
  if (!cell) return isDrawn && cells.length > 0 ? 'not drawn' : ''
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

type Moment = ReturnType<typeof momentIn>

/** `Sum: 12.6 → 15, Ada Example, 2026-11-23 10:05, misprint` */
function problemSetByHand(name: string, cell: LearnerResult['cells'][number], at: Moment): string[] {
  const { override, computedPoints } = cell
  if (!override) return []
  const what =
    override.points === null
      ? `no penalty for ${waivers[override.kind]}`
      : `${points(computedPoints)} → ${points(override.points)}`
  return [`${name}: ${what}, ${nameOf(override)}, ${at(override.at)}, ${override.reason}`]
}

/** The total as it counts. Whoever is excused has none: a sum or a mean in a spreadsheet leaves them out. */
function totalFields({ status, points: earned, overridePoints, percent }: LearnerResult): CsvField[] {
  return status === 'Excused' ? ['', ''] : [points(overridePoints ?? earned), points(percent)]
}

function scoreFields(result: LearnerResult, items: Results['items'], at: Moment): CsvField[] {
  const { learner, status, override, overridePoints, cells } = result
  const names = new Map(items.map(({ itemKey, name }) => [itemKey, name]))
  return [
    learner.lastName,
    learner.firstName,
    learner.email,
    learner.uid,
    statusNames[status],
    ...totalFields(result),
    points(result.computedPoints),
    points(overridePoints),
    override ? waivers[override.kind] : '',
    override ? nameOf(override) : '',
    override ? at(override.at) : '',
    override?.reason ?? '',
    cells.flatMap((cell) => problemSetByHand(names.get(cell.itemKey) ?? '', cell, at)).join('; '),
    result.toGrade || result.pending,
    result.daysLate,
    points(result.possible),
  ]
}

/** The total of each learner as a spreadsheet; moments are those of the courses' time zone. */
export function scoresAsCsv({ items, learners }: Listed, timeZone: string): string {
  const at = momentIn(timeZone)
  return writeCsv([scoreHeaders, ...learners.map((learner) => scoreFields(learner, items, at))])
}

/** Learner × problem as a spreadsheet. */
export function resultsAsCsv({ items, learners }: Listed, timeZone: string): string {
  const at = momentIn(timeZone)
  const headers = items.map(
    ({ name, points, isBonus }) => `${name} (${isBonus ? 'bonus ' : ''}${pointsForDisplay(points)})`,
  )
  const rows = learners.map((learner) => [
    ...scoreFields(learner, items, at),
    ...items.map((item) => cellField(learner, item)),
  ])
  return writeCsv([[...scoreHeaders, ...headers], ...rows])
}
