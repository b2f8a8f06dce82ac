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
  /** The problems of the total that the learner was given: one list for all who were given the same ones. */
  readonly given: readonly number[]
  /** Points by part: those of pools as differences from the mean of the problem that was drawn. */
  readonly parts: readonly number[]
  readonly total: number
}

/** The points of one problem within the total; undefined for what is no part of it. */
export function pointsWithin({ given, parts }: ComparableLearner, itemKey: number): number | undefined {
  return parts[given.indexOf(itemKey)]
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

type StoredCell = readonly [itemKey: number, percent: number, pending: number, attempts: number]

function readCells({ userId, cells }: LearnerCells): LearnerWork {
  const read = new Map<number, Cell>()
  for (const [itemKey, percent, pending, attempts] of JSON.parse(cells) as StoredCell[])
    read.set(itemKey, { share: percent / 100, isWaiting: pending !== 0, attemptsUsed: attempts })
  return { userId, cells: read }
}

export function isCounted({ isBonus, points }: Pick<ResultItemRow, 'isBonus' | 'points'>): boolean {
  return !isBonus && points > 0
}

/** The problems of the total that a learner was given, and what their kind of parts is called. */
interface Shape {
  readonly given: readonly ResultItemRow[]
  readonly itemKeys: readonly number[]
  /** The problems that all have, and how many of each pool: who has the same can be compared. */
  readonly name: string
}

interface ShapedLearner {
  readonly learner: LearnerWork
  readonly shape: Shape
}

/** Finds shapes: most learners have the same, which is made once. */
function createShapes(counted: readonly ResultItemRow[]) {
  const known = new Map<string, Shape>()
  return ({ cells }: LearnerWork): Shape => {
    let key = ''
    for (const { itemKey } of counted) key += cells.has(itemKey) ? '1' : '0'
    const found = known.get(key)
    if (found) return found
    const given = counted.filter((_, index) => key[index] === '1')
    const name = given.map(({ itemKey, poolKey }) => (poolKey === null ? `i${itemKey}` : `p${poolKey}`)).join(' ')
    const shape = { given, itemKeys: given.map(({ itemKey }) => itemKey), name }
    known.set(key, shape)
    return shape
  }
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0] as const)[0]
}

/** Points of a problem of a pool by the place of the learner, centred on its mean; undefined where too few drew it. */
function pointsOfDrawn(learners: readonly LearnerWork[], item: ResultItemRow): (number | undefined)[] {
  const points = learners.map(({ cells }) => {
    const cell = cells.get(item.itemKey)
    return cell && cell.share * item.points
  })
  const drawn = points.filter((value) => value !== undefined)
  const centred = centredByProblem(
    drawn,
    Array.from(drawn, () => item.itemKey),
  ).values()
  return points.map((value) => (value === undefined ? undefined : centred.next().value))
}

function comparableLearners(shaped: readonly ShapedLearner[], counted: readonly ResultItemRow[]): ComparableLearner[] {
  const learners = shaped.map(({ learner }) => learner)
  const drawn = counted.filter(({ poolKey }) => poolKey !== null)
  const columns = new Map(drawn.map((item) => [item.itemKey, pointsOfDrawn(learners, item)]))
  return shaped.flatMap(({ learner, shape: { given, itemKeys } }, place) => {
    const parts: number[] = []
    for (const { itemKey, points, poolKey } of given) {
      const part = poolKey === null ? (learner.cells.get(itemKey)?.share ?? 0) * points : columns.get(itemKey)?.[place]
      if (part === undefined) return []
      parts.push(part)
    }
    return [{ ...learner, given: itemKeys, parts, total: sumOf(parts) }]
  })
}

/** Problems that everybody is given first, then those of pools: a part is the same place for every learner. */
function inOrderOfParts(items: readonly ResultItemRow[]): ResultItemRow[] {
  return items.filter(isCounted).toSorted((a, b) => (a.poolKey ?? -1) - (b.poolKey ?? -1) || a.itemKey - b.itemKey)
}

/** Whether something of a learner's problems is so. */
export function hasCell({ cells }: LearnerWork, isSo: (cell: Cell) => boolean): boolean {
  for (const cell of cells.values()) if (isSo(cell)) return true
  return false
}

export function classWorkOf(items: readonly ResultItemRow[], learners: readonly LearnerWork[]): ClassWork {
  const counted = inOrderOfParts(items)
  const shapeOf = createShapes(counted)
  const marked = learners.flatMap((learner): ShapedLearner[] => {
    const shape = shapeOf(learner)
    return shape.itemKeys.some((key) => learner.cells.get(key)?.isWaiting) ? [] : [{ learner, shape }]
  })
  const most = mostFrequent(marked.map(({ shape }) => shape.name))
  const alike = most === '' ? [] : marked.filter(({ shape }) => shape.name === most)
  const comparable = comparableLearners(alike, counted)
  const [first] = comparable
  const given = first ? shapeOf(first).given : []
  return {
    items,
    learners,
    comparable,
    parts: given.map(({ itemKey, poolKey }) => (poolKey === null ? itemKey : null)),
    possible: sumOf(given.map(({ points }) => points)),
    hasRepeats: learners.some((learner) => hasCell(learner, ({ attemptsUsed }) => attemptsUsed > 1)),
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
