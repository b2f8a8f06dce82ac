import { stringify } from 'csv-stringify/sync'
import type { LearnerResult, Results } from '@isomorph/contract'
import { pointsForDisplay } from '@isomorph/problem'

type Score = Omit<LearnerResult, 'cells'>

const scoreHeaders = [
  'Last name',
  'First name',
  'Email',
  'ID',
  'Status',
  'Points',
  'Points set by hand',
  'Waiting for marks',
  'Days late',
]

/** Numbers stay numbers, to two places; only text can be a formula that a spreadsheet would run. */
function points(value: number | null): number | string {
  return value === null ? '' : Number(pointsForDisplay(value))
}

/** A problem that was never answered has no points, not none. */
function cellField(cell: LearnerResult['cells'][number] | undefined): number | string {
  return points(cell === undefined || cell.attemptsUsed === 0 ? null : cell.points)
}

function scoreFields({ learner, status, points: earned, overridePoints, pending, daysLate }: Score) {
  const { lastName, firstName, email, uid } = learner
  return [lastName, firstName, email, uid, status, points(earned), points(overridePoints), pending, daysLate]
}

function write(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  )
}

/** The total of each learner as a spreadsheet. */
export function scoresAsCsv(scores: readonly Score[]): string {
  return write([scoreHeaders, ...scores.map(scoreFields)])
}

/** Learner × problem as a spreadsheet. */
export function resultsAsCsv({ items, learners }: Pick<Results, 'items' | 'learners'>): string {
  const headers = items.map((item) => `${item.name} (${pointsForDisplay(item.points)})`)
  const rows = learners.map((learner) => {
    const cells = new Map(learner.cells.map((cell) => [cell.itemKey, cell]))
    return [...scoreFields(learner), ...items.map((item) => cellField(cells.get(item.itemKey)))]
  })
  return write([[...scoreHeaders, ...headers], ...rows])
}
