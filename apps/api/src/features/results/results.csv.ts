import { stringify } from 'csv-stringify/sync'
import type { LearnerResult, Results } from '@isomorph/contract'
import { pointsForDisplay } from '@isomorph/problem'
import { percentOf } from './percent-of.ts'

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
  'Possible points',
  'Percent',
]

/** Numbers stay numbers, to two places; only text can be a formula that a spreadsheet would run. */
function points(value: number | null): number | string {
  return value === null ? '' : Number(pointsForDisplay(value))
}

/** A problem that was never answered has no points, not none; one that was drawn for others says so. */
function cellField({ cells }: LearnerResult, { itemKey, isDrawn }: Results['items'][number]): number | string {
  const cell = cells.find((each) => each.itemKey === itemKey)
  if (cell === undefined && isDrawn && cells.length > 0) return 'not drawn'
  return points(cell === undefined || cell.attemptsUsed === 0 ? null : cell.points)
}

function scoreFields(score: Score) {
  const { learner, status, points: earned, overridePoints, pending, daysLate, possible } = score
  const { lastName, firstName, email, uid } = learner
  const who = [lastName, firstName, email, uid]
  const counts = [points(earned), points(overridePoints), pending, daysLate]
  return [...who, status, ...counts, points(possible), points(percentOf(score))]
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
  const headers = items.map(
    ({ name, points, isBonus }) => `${name} (${isBonus ? 'bonus ' : ''}${pointsForDisplay(points)})`,
  )
  const rows = learners.map((learner) => [...scoreFields(learner), ...items.map((item) => cellField(learner, item))])
  return write([[...scoreHeaders, ...headers], ...rows])
}
