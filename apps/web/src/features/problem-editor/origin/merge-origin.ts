import type { ProblemContent } from '@isomorph/problem'
import { changed, wholeParts } from '../../../entities/problem/content-differences.ts'
import { withOtherIds } from '../history/fresh-ids.ts'
import { mergeContents, questions, variables, wholePart, type ThreeContents } from '../merge/merge-contents.ts'
import type { ListOptions } from '../merge/three-way-merge.ts'

/** Something that changed in the original since the copy last looked. */
export interface OriginChange {
  readonly id: string
  /** `Variable a changed (largest 5 → 9)` */
  readonly sentence: string
  /** The copy has changed the same thing in another way: taking the original's replaces that. */
  readonly isContested: boolean
}

const listOptions: ListOptions = { listing: ['theirs', 'base', 'mine'], order: 'mine' }

const contentParts = [
  ...wholeParts.map((part) => wholePart(part, () => changed(part[1]))),
  variables(listOptions),
  questions(listOptions),
]

/** Ids that the copy and the original have both given to something since: these are two different things. */
function addedByBoth({ base, mine, theirs }: ThreeContents) {
  const inBoth = (idsIn: (content: ProblemContent) => readonly number[]) =>
    idsIn(mine).filter((id) => idsIn(theirs).includes(id) && !idsIn(base).includes(id))
  return {
    variables: inBoth((content) => content.variables.map(({ id }) => id)),
    questions: inBoth((content) => content.questions.map(({ questionKey }) => questionKey)),
  }
}

/** What changed in the original, the theirs of the versions, and is not in the copy, item by item. */
export function originChanges(versions: ThreeContents): readonly OriginChange[] {
  const added = addedByBoth(versions)
  const taken = new Set([
    ...added.variables.map((id) => `variable:${id}`),
    ...added.questions.map((key) => `question:${key}`),
  ])
  return mergeContents(versions, contentParts)
    .changes.filter(({ changedBy }) => changedBy !== 'mine')
    .map(({ id, theirs, changedBy }) => ({
      id,
      sentence: theirs,
      // What both added is taken beside the copy's own: it replaces nothing.
      isContested: changedBy === 'both' && !taken.has(id),
    }))
}

/** The copy with other ids for what it has added itself under the ids of what is taken. */
function besideTaken(versions: ThreeContents, ids: readonly string[]): ProblemContent {
  const added = addedByBoth(versions)
  return withOtherIds(versions.mine, [versions.base, versions.theirs], {
    variables: added.variables.filter((id) => ids.includes(`variable:${id}`)),
    questions: added.questions.filter((key) => ids.includes(`question:${key}`)),
  })
}

/** The copy with the chosen changes of the original. */
export function takeChanges(versions: ThreeContents, ids: readonly string[]): ProblemContent {
  const { settle } = mergeContents({ ...versions, mine: besideTaken(versions, ids) }, contentParts)
  return settle(({ id }) => (ids.includes(id) ? 'theirs' : 'mine'))
}
