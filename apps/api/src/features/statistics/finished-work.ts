import type { AlikeResults, StartedLearner, TimesOfItem } from './statistics.queries.ts'

export interface Cell {
  /** Of the problem's points, without penalties. */
  readonly share: number
  readonly isWaiting: boolean
  readonly attemptsUsed: number
}

/** What a learner was given, by item key: these are small numbers, and in a class of thousands an array is read much faster than a map. */
type Cells = readonly (Cell | undefined)[]

export interface LearnerWork {
  readonly userId: number
  readonly cells: Cells
}

/** The work of all who have finished. */
export interface FinishedWork {
  readonly learners: readonly LearnerWork[]
  /** How long the problems were in front of these learners, by item key. */
  readonly seconds: ReadonlyMap<number, readonly number[]>
}

interface OwnCells {
  readonly learner: StartedLearner
  readonly cells: (Cell | undefined)[]
}

/** The cells of each learner's own delivery. */
function cellsByLearner(
  learners: readonly StartedLearner[],
  results: readonly AlikeResults[],
): ReadonlyMap<number, OwnCells> {
  const byLearner = new Map<number, OwnCells>()
  for (const learner of learners) byLearner.set(learner.userId, { learner, cells: [] })
  // In the order of the items, so that arrays grow at their ends.
  for (const result of results.toSorted((a, b) => a.itemKey - b.itemKey)) {
    const { itemKey, ordinal, percent, isWaiting, attemptsUsed } = result
    const cell = { share: percent / 100, isWaiting, attemptsUsed }
    for (const userId of result.userIds) {
      const own = byLearner.get(userId)
      if (own?.learner.deliveryNumber === ordinal) own.cells[itemKey] = cell
    }
  }
  return byLearner
}

/** In homework, which has no act of finishing, somebody who has answered every problem has finished, too. */
function hasFinished({ learner, cells }: OwnCells): boolean {
  if (cells.length === 0) return false
  if (learner.hasFinished || learner.isFinishedByHand) return learner.hasFinished
  return cells.every((cell) => cell === undefined || cell.attemptsUsed > 0)
}

/** The times of those who have finished, in their own deliveries. */
function secondsOf(finished: ReadonlyMap<number, OwnCells>, times: readonly TimesOfItem[]): Map<number, number[]> {
  const byItem = new Map<number, number[]>()
  for (const { itemKey, ordinal, userIds, seconds } of times) {
    const own = byItem.get(itemKey) ?? []
    byItem.set(itemKey, own)
    for (let place = 0; place < userIds.length; place++)
      if (finished.get(userIds[place] as number)?.learner.deliveryNumber === ordinal) own.push(seconds[place] as number)
  }
  return byItem
}

export function finishedWorkOf(
  learners: readonly StartedLearner[],
  results: readonly AlikeResults[],
  times: readonly TimesOfItem[],
): FinishedWork {
  const finished = new Map([...cellsByLearner(learners, results)].filter(([, own]) => hasFinished(own)))
  return {
    learners: [...finished].map(([userId, { cells }]) => ({ userId, cells })),
    seconds: secondsOf(finished, times),
  }
}
