import { isOwnId, largestId, type ProblemContent } from '@isomorph/problem'
import type { ThreeContents } from '../merge/merge-contents.ts'
import { choiceKeysOf, newIdsAmong, newIdsFor, questionOf, renumber } from '../merge/renumber.ts'

/** A copy, mine, and its original as it was when the copy last looked, the base, and as it is now, theirs. */
export interface OriginVersions extends ThreeContents {
  /** The original as it was copied. */
  readonly copied: ProblemContent
  /** The largest id that any version of the copy had. */
  readonly largestUsedId: number
}

type IdsIn = (content: ProblemContent) => readonly number[]

/**
 * Ids that the original gave to something since it was copied, and the copy to something else. What the copy has removed counts as
 * well: there are answers to it.
 */
function clashing({ copied, base, mine, theirs, largestUsedId }: OriginVersions, idsIn: IdsIn): readonly number[] {
  const [known, before, own] = [copied, base, mine].map((content) => new Set(idsIn(content)))
  const largest = Math.max(largestUsedId, largestId(mine))
  const isTaken = (id: number) => own?.has(id) && before?.has(id)
  return idsIn(theirs).filter((id) => !known?.has(id) && !isTaken(id) && isOwnId(id, largest))
}

const questionKeysIn: IdsIn = ({ questions }) => questions.map(({ questionKey }) => questionKey)

/** The versions with other ids in the original for what has ids there that mean something else in the copy. */
export function besideOwn(versions: OriginVersions): ThreeContents {
  const { base, mine, theirs, largestUsedId } = versions
  const variables = clashing(versions, (content) => content.variables.map(({ id }) => id))
  const questions = clashing(versions, questionKeysIn)
  // A question with another key has no answers yet, and so its choices keep theirs.
  const kept = questionKeysIn(theirs).filter((key) => !questions.includes(key))
  const choices = new Map(
    kept.map((key) => [key, clashing(versions, (content) => choiceKeysOf(questionOf(content, key)))]),
  )
  const ids = [...variables, ...questions, ...[...choices.values()].flat()]
  const newIds = newIdsFor(ids, [base, mine, theirs], largestUsedId)
  const renumbering = {
    variables: newIdsAmong(newIds, variables),
    questions: newIdsAmong(newIds, questions),
    choices: new Map([...choices].map(([key, those]) => [key, newIdsAmong(newIds, those)])),
    others: new Map(),
  }
  return { base: renumber(base, renumbering), mine, theirs: renumber(theirs, renumbering) }
}
