import type { ProblemContent } from '@isomorph/problem'
import { changed, wholeParts } from '../../../entities/problem/content-differences.ts'
import { mergeContents, questions, variables, wholePart, type ThreeContents } from '../merge/merge-contents.ts'
import type { ListOptions } from '../merge/three-way-merge.ts'

/** Something that changed in the original since the copy last looked. */
export interface TheirChange {
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

/** What changed in the original, the theirs of the versions, and is not in the copy, item by item. */
export function theirChanges(versions: ThreeContents): readonly TheirChange[] {
  return mergeContents(versions, contentParts)
    .changes.filter(({ changedBy }) => changedBy !== 'mine')
    .map(({ id, theirs, changedBy }) => ({ id, sentence: theirs, isContested: changedBy === 'both' }))
}

/** The copy with the chosen changes of the original. */
export function takeChanges(versions: ThreeContents, ids: readonly string[]): ProblemContent {
  const { settle } = mergeContents(versions, contentParts)
  return settle(({ id }) => (ids.includes(id) ? 'theirs' : 'mine'))
}
