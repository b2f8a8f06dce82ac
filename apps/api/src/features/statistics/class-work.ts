import type { StatisticsAttempt } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { centredByProblem, sumOf } from '@isomorph/statistics'
import type { Kysely } from 'kysely'
import { selectResultItems, type ResultItemRow } from '../results/index.ts'
import { finishedWorkOf, type Cell, type FinishedWork, type LearnerWork } from './finished-work.ts'
import { selectAlikeResults, selectStatuses, selectTimes, type SourceVersions } from './statistics.queries.ts'

/** A learner whose total can be compared with those of others. */
export interface ComparableLearner extends LearnerWork {
  /** Where the points of each problem stand among the parts, by item key: one list for all who were given the same problems. */
  readonly partAt: readonly (number | undefined)[]
  /** Points by part: those of pools as differences from the mean of the problem that was drawn. */
  readonly parts: readonly number[]
  readonly total: number
}

/** The points of one problem within the total; undefined for what is no part of it. */
export function pointsWithin({ partAt, parts }: ComparableLearner, itemKey: number): number | undefined {
  const part = partAt[itemKey]
  return part === undefined ? undefined : parts[part]
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
  /** How long the problems were in front of the learners, by item key. */
  readonly seconds: FinishedWork['seconds']
}

export function isCounted({ isBonus, points }: Pick<ResultItemRow, 'isBonus' | 'points'>): boolean {
  return !isBonus && points > 0
}

/** The problems of the total that a learner was given, and what their kind of parts is called. */
interface Shape {
  readonly given: readonly ResultItemRow[]
  readonly partAt: ComparableLearner['partAt']
  /** The problems that all have, and how many of each pool: who has the same can be compared. */
  readonly name: string
}

interface ShapedLearner {
  readonly learner: LearnerWork
  readonly shape: Shape
}

/** Whether a learner was given the problems of a shape, and no others of those that count. */
function isOfShape({ cells }: LearnerWork, { partAt }: Shape, counted: readonly ResultItemRow[]): boolean {
  return counted.every(({ itemKey }) => (cells[itemKey] === undefined) === (partAt[itemKey] === undefined))
}

function makeShape(given: readonly ResultItemRow[]): Shape {
  const partAt: (number | undefined)[] = []
  for (const [part, { itemKey }] of given.entries()) partAt[itemKey] = part
  const name = given.map(({ itemKey, poolKey }) => (poolKey === null ? `i${itemKey}` : `p${poolKey}`)).join(' ')
  return { given, partAt, name }
}

/** Finds shapes: most learners have that of the learner before, and without pools it is the only one. */
function createShapes(counted: readonly ResultItemRow[]) {
  const known = new Map<string, Shape>()
  let last: Shape | undefined
  return (learner: LearnerWork): Shape => {
    if (last && isOfShape(learner, last, counted)) return last
    const given = counted.filter(({ itemKey }) => learner.cells[itemKey] !== undefined)
    const key = given.map(({ itemKey }) => itemKey).join(' ')
    last = known.get(key) ?? makeShape(given)
    known.set(key, last)
    return last
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
    const cell = cells[item.itemKey]
    return cell && cell.share * item.points
  })
  const drawn = points.filter((value) => value !== undefined)
  const centred = centredByProblem(
    drawn,
    Array.from(drawn, () => item.itemKey),
  ).values()
  return points.map((value) => (value === undefined ? undefined : centred.next().value))
}

/** The points of a learner by part; undefined where too few drew one of the problems. */
function partsOf({ learner, shape }: ShapedLearner, pointsDrawn: (itemKey: number) => number | undefined) {
  const parts: number[] = []
  for (const { itemKey, points, poolKey } of shape.given) {
    const part = poolKey === null ? (learner.cells[itemKey]?.share ?? 0) * points : pointsDrawn(itemKey)
    if (part === undefined) return undefined
    parts.push(part)
  }
  return parts
}

function comparableLearners(shaped: readonly ShapedLearner[], counted: readonly ResultItemRow[]): ComparableLearner[] {
  const learners = shaped.map(({ learner }) => learner)
  const drawn = counted.filter(({ poolKey }) => poolKey !== null)
  const columns = new Map(drawn.map((item) => [item.itemKey, pointsOfDrawn(learners, item)]))
  const comparable: ComparableLearner[] = []
  for (const [place, each] of shaped.entries()) {
    const parts = partsOf(each, (itemKey) => columns.get(itemKey)?.[place])
    if (!parts) continue
    const { userId, cells } = each.learner
    comparable.push({ userId, cells, partAt: each.shape.partAt, parts, total: sumOf(parts) })
  }
  return comparable
}

/** Problems that everybody is given first, then those of pools: a part is the same place for every learner. */
function inOrderOfParts(items: readonly ResultItemRow[]): ResultItemRow[] {
  return items.filter(isCounted).toSorted((a, b) => (a.poolKey ?? -1) - (b.poolKey ?? -1) || a.itemKey - b.itemKey)
}

/** Whether something of a learner's problems is so. */
export function hasCell({ cells }: LearnerWork, isSo: (cell: Cell) => boolean): boolean {
  return cells.some((cell) => cell !== undefined && isSo(cell))
}

export function classWorkOf(items: readonly ResultItemRow[], { learners, seconds }: FinishedWork): ClassWork {
  const counted = inOrderOfParts(items)
  const shapeOf = createShapes(counted)
  const marked = learners.flatMap((learner): ShapedLearner[] => {
    const shape = shapeOf(learner)
    return shape.given.some(({ itemKey }) => learner.cells[itemKey]?.isWaiting) ? [] : [{ learner, shape }]
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
    seconds,
  }
}

/** The work, and the versions of what it was read from. */
export interface LoadedWork {
  readonly work: ClassWork
  readonly versions: Pick<SourceVersions, 'statuses' | 'results'>
}

export async function loadClassWork(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  attempt: StatisticsAttempt,
): Promise<LoadedWork> {
  const [results, times, statuses, items] = await Promise.all([
    selectAlikeResults(db, groupAssessmentId, attempt),
    selectTimes(db, groupAssessmentId),
    selectStatuses(db, groupAssessmentId),
    selectResultItems(db, groupAssessmentId),
  ])
  return {
    work: classWorkOf(items, finishedWorkOf(statuses.started, results, times)),
    versions: { statuses: statuses.version, results: sumOf(results.map(({ version }) => version)) },
  }
}
