import { sql, type Kysely } from 'kysely'
import type { RegradeSummary } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { histogramOf, medianOf, percentOf, selectLearners, type LearnerRow } from '../results/index.ts'
import type { ResultFigures } from './plan-result.ts'
import type { RunRow } from './regrades.queries.ts'

type Db = Kysely<Tables>

export interface ChangedResult {
  readonly problemInstanceId: number
  readonly userId: number
  readonly itemKey: number
  readonly before: ResultFigures
  readonly after: ResultFigures
  readonly keptBecause: 'neverLower' | 'missingValue' | null
  readonly isSetByHand: boolean
  readonly hasOpenAppeal: boolean
}

export async function selectChangedResults(db: Db, runId: number): Promise<ChangedResult[]> {
  const { rows } = await sql<ChangedResult>`
    select c.problem_instance_id, i.user_id, i.item_key, c.before, c.after, c.kept_because,
      r.override_points is not null as is_set_by_hand,
      exists (select from appeals a
        where a.problem_instance_id = i.id and a.status = 'open') as has_open_appeal
      from regrade_results c
      join problem_instances i on i.id = c.problem_instance_id
      join results r on r.problem_instance_id = i.id
     where c.regrade_run_id = ${runId}
     order by i.user_id, i.position`.execute(db)
  return rows
}

/** The totals of one learner before and after a run. */
export interface ChangedTotal {
  readonly row: LearnerRow
  readonly results: readonly ChangedResult[]
  readonly pointsBefore: number
  readonly pointsAfter: number
  readonly possibleBefore: number
  readonly possibleAfter: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const rounded = (value: number) => Number(value.toFixed(4))

/** Every learner with what a run changes of them; what stands now is before or after, as the run is applied or not. */
export async function selectChangedTotals(db: Db, run: Pick<RunRow, 'id' | 'groupAssessmentId' | 'status'>) {
  const [learners, changed] = await Promise.all([
    selectLearners(db, run.groupAssessmentId),
    selectChangedResults(db, run.id),
  ])
  const byLearner = new Map<number, ChangedResult[]>()
  for (const each of changed) byLearner.set(each.userId, [...(byLearner.get(each.userId) ?? []), each])
  const isApplied = run.status === 'applied'
  return learners.map((row): ChangedTotal => {
    const results = byLearner.get(row.id) ?? []
    const points = sum(results.map(({ before, after }) => after.points - before.points))
    const possible = sum(results.map(({ before, after }) => after.possible - before.possible))
    return {
      row,
      results,
      pointsBefore: rounded(isApplied ? row.points - points : row.points),
      pointsAfter: rounded(isApplied ? row.points : row.points + points),
      possibleBefore: rounded(isApplied ? row.possible - possible : row.possible),
      possibleAfter: rounded(isApplied ? row.possible : row.possible + possible),
    }
  })
}

async function countAnswers(db: Db, runId: number): Promise<{ changed: number; byHand: number }> {
  const { rows } = await sql<{ changed: number; byHand: number }>`
    select count(*) filter (where not c.is_by_hand and (c.before ->> 'percent' <> c.after ->> 'percent'
        or c.before ->> 'verdict' <> c.after ->> 'verdict'))::int as changed,
      count(*) filter (where c.is_by_hand)::int as by_hand
      from regrade_changes c
      join problem_instances i on i.id = c.problem_instance_id
      join attempts a on a.problem_instance_id = i.id and a.number = c.attempt_number and not a.is_set_aside
      join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
       and s.delivery_number = i.ordinal
     where c.regrade_run_id = ${runId} and not s.is_preview`.execute(db)
  return rows[0] ?? { changed: 0, byHand: 0 }
}

/** What a run changes, in figures. Medians and bars are of everybody who has started and is not excused. */
export async function summarize(
  db: Db,
  run: Pick<RunRow, 'id' | 'groupAssessmentId' | 'status'>,
): Promise<RegradeSummary> {
  const [totals, answers] = await Promise.all([selectChangedTotals(db, run), countAnswers(db, run.id)])
  const changed = totals.flatMap(({ results }) => results)
  const counted = totals.filter(({ row }) => row.startedAt !== null && !row.isExcused)
  const percents = (when: 'Before' | 'After') =>
    counted.map(({ row, ...total }) => {
      const [points, possible] =
        when === 'Before' ? [total.pointsBefore, total.possibleBefore] : [total.pointsAfter, total.possibleAfter]
      return percentOf({ points, possible, overridePoints: row.overridePoints }) ?? 0
    })
  const [before, after] = [percents('Before'), percents('After')]
  const differs = ({ before: old, after: now }: ChangedResult) => old.computedPoints !== now.computedPoints
  return {
    learners: totals.filter(({ results }) => results.length > 0).length,
    rise: totals.filter(({ pointsBefore, pointsAfter }) => pointsAfter > pointsBefore).length,
    fall: totals.filter(({ pointsBefore, pointsAfter }) => pointsAfter < pointsBefore).length,
    kept: changed.filter(({ keptBecause }) => keptBecause === 'neverLower').length,
    hidden:
      changed.filter((each) => each.isSetByHand && differs(each)).length +
      totals.filter(({ row, results }) => row.overridePoints !== null && results.some(differs)).length,
    byHand: answers.byHand,
    missingValue: changed.filter(({ keptBecause }) => keptBecause === 'missingValue').length,
    answersChanged: answers.changed,
    medianBefore: medianOf(before),
    medianAfter: medianOf(after),
    histogramBefore: histogramOf(before),
    histogramAfter: histogramOf(after),
  }
}
