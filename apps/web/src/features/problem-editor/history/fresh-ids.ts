import type { ProblemContent } from '@isomorph/problem'
import type { ThreeContents } from '../merge/merge-contents.ts'
import { choiceKeysOf, newIdsAmong, newIdsFor, questionOf, renumber } from '../merge/renumber.ts'

function idsOf({ variables, questions, constraints, linkedDraws }: ProblemContent): readonly number[] {
  const ids = [...variables, ...constraints, ...linkedDraws].map(({ id }) => id)
  return [...ids, ...questions.map(({ questionKey }) => questionKey)]
}

/** The largest id that any version of a problem had. */
export interface LargestUsedIds {
  /** In the version that both began from; undefined: not known. */
  readonly atBase: number | undefined
  readonly now: number
}

/** The keys that I gave to choices that I added to a question, and that mean other choices to them. */
function clashingChoices(
  { base, mine, theirs }: ThreeContents,
  isUsedMeanwhile: (id: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const shared = mine.questions.filter(({ questionKey }) => questionOf(base, questionKey) !== undefined)
  return new Map(
    shared.map((question) => {
      const { questionKey } = question
      const [known, others] = [base, theirs].map((each) => new Set(choiceKeysOf(questionOf(each, questionKey))))
      const added = choiceKeysOf(question).filter((key) => !known?.has(key))
      return [questionKey, added.filter((key) => others?.has(key) === true || isUsedMeanwhile(key))]
    }),
  )
}

/**
 * Two people who add something at once give it the same id: what is mine takes another one, also where theirs was removed again.
 * None takes the id of what a former version had (decision 0405).
 */
export function withFreshIds(contents: ThreeContents, { atBase, now }: LargestUsedIds): ProblemContent {
  const { base, mine, theirs } = contents
  const known = new Set(idsOf(base))
  const theirIds = new Set(idsOf(theirs))
  const isUsedMeanwhile = (id: number) => atBase !== undefined && atBase < id && id <= now
  const clashing = idsOf(mine).filter((id) => !known.has(id) && (theirIds.has(id) || isUsedMeanwhile(id)))
  const choices = clashingChoices(contents, isUsedMeanwhile)
  const newIds = newIdsFor([...clashing, ...[...choices.values()].flat()], [base, mine, theirs], now)
  if (newIds.size === 0) return mine
  const parts = newIdsAmong(newIds, clashing)
  const newKeys = new Map([...choices].map(([questionKey, keys]) => [questionKey, newIdsAmong(newIds, keys)]))
  return renumber(mine, { variables: parts, questions: parts, choices: newKeys, others: parts })
}
