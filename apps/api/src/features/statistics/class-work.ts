import type { StatisticsAttempt } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { centredByProblem, sumOf } from '@isomorph/statistics'
import type { Kysely } from 'kysely'
import { selectResultItems, type ResultItemRow } from '../results/index.ts'
import { selectFinishedWork, type LearnerCells } from './statistics.queries.ts'

export interface Cell {
  /** Of the problem's points, without penalties. */
  readonly share: number
  readonly isWaiting: boolean
  readonly attemptsUsed: number
}

export interface LearnerWork {
  readonly userId: number
  /** By item key. */
  readonly cells: ReadonlyMap<number, Cell>
}

/** A learner whose total can be compared with those of others. */
export interface ComparableLearner extends LearnerWork {
  /** Points by part: those of pools as differences from the mean of the problem that was drawn. */
  readonly parts: readonly number[]
  readonly total: number
  /** The same points, by problem. */
  readonly pointsOf: ReadonlyMap<number, number>
}

/** The work of all who have finished. */
export interface ClassWork {
  readonly items: readonly ResultItemRow[]
  readonly learners: readonly LearnerWork[]
  /** Those with a total: nothing of them waits, and they were given what most were given. */
  readonly comparable: readonly ComparableLearner[]
  /** The problem that each part stands for; null for a draw from a pool. */
  readonly parts: readonly (number | null)[]
  /** What can be earned. */
  readonly possible: number
  readonly hasRepeats: boolean
}

function readCells({ userId, cells }: LearnerCells): LearnerWork {
  return {
    userId,
    cells: new Map(
      cells.split(' ').map((cell) => {
        const [itemKey, percent, pending, attempts] = cell.split(':')
        return [
          Number(itemKey),
          { share: Number(percent) / 100, isWaiting: pending !== '0', attemptsUsed: Number(attempts) },
        ]
      }),
    ),
  }
}

export function isCounted({ isBonus, points }: Pick<ResultItemRow, 'isBonus' | 'points'>): boolean {
  return !isBonus && points > 0
}

/** What learners were given: the problems that all have, and how many of each pool. */
function shapeOf({ cells }: LearnerWork, counted: readonly ResultItemRow[]): string {
  return counted
    .filter(({ itemKey }) => cells.has(itemKey))
    .map(({ itemKey, poolKey }) => (poolKey === null ? `i${itemKey}` : `p${poolKey}`))
    .join(' ')
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0] as const)[0]
}

/** Points of one problem by learner, centred where it is drawn; without those that too few drew. */
function pointsOfItem(learners: readonly LearnerWork[], item: ResultItemRow): ReadonlyMap<number, number> {
  const given = learners.flatMap(({ userId, cells }) => {
    const cell = cells.get(item.itemKey)
    return cell ? [{ userId, points: cell.share * item.points }] : []
  })
  const points = given.map((each) => each.points)
  const shown =
    item.poolKey === null
      ? points
      : centredByProblem(
          points,
          Array.from(points, () => item.itemKey),
        )
  return new Map(
    given.flatMap(({ userId }, index) => {
      const value = shown[index]
      return value === undefined ? [] : [[userId, value] as const]
    }),
  )
}

function comparableLearners(learners: readonly LearnerWork[], counted: readonly ResultItemRow[]): ComparableLearner[] {
  const pointsByItem = new Map(counted.map((item) => [item.itemKey, pointsOfItem(learners, item)]))
  return learners.flatMap((learner) => {
    const given = counted.filter(({ itemKey }) => learner.cells.has(itemKey))
    const parts = given.map(({ itemKey }) => pointsByItem.get(itemKey)?.get(learner.userId))
    if (parts.includes(undefined)) return []
    const known = parts as number[]
    const pointsOf = new Map(given.map(({ itemKey }, place) => [itemKey, known[place] as number]))
    return [{ ...learner, parts: known, total: sumOf(known), pointsOf }]
  })
}

/** Problems that everybody is given first, then those of pools: a part is the same place for every learner. */
function inOrderOfParts(items: readonly ResultItemRow[]): ResultItemRow[] {
  return items.filter(isCounted).toSorted((a, b) => (a.poolKey ?? -1) - (b.poolKey ?? -1) || a.itemKey - b.itemKey)
}

export function classWorkOf(items: readonly ResultItemRow[], learners: readonly LearnerWork[]): ClassWork {
  const counted = inOrderOfParts(items)
  const marked = learners.filter(({ cells }) => !counted.some(({ itemKey }) => cells.get(itemKey)?.isWaiting))
  const shapes = marked.map((learner) => shapeOf(learner, counted))
  const shape = mostFrequent(shapes)
  const alike = shape === '' ? [] : marked.filter((_, index) => shapes[index] === shape)
  const comparable = comparableLearners(alike, counted)
  const [first] = comparable
  const given = first ? counted.filter(({ itemKey }) => first.pointsOf.has(itemKey)) : []
  return {
    items,
    learners,
    comparable,
    parts: given.map(({ itemKey, poolKey }) => (poolKey === null ? itemKey : null)),
    possible: sumOf(given.map(({ points }) => points)),
    hasRepeats: learners.some(({ cells }) => [...cells.values()].some(({ attemptsUsed }) => attemptsUsed > 1)),
  }
}

export async function loadClassWork(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  attempt: StatisticsAttempt,
): Promise<ClassWork> {
  const [items, rows] = await Promise.all([
    selectResultItems(db, groupAssessmentId),
    selectFinishedWork(db, groupAssessmentId, attempt),
  ])
  return classWorkOf(items, rows.map(readCells))
}
