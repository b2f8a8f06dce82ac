import { areAlike } from '../../../entities/problem/are-alike.ts'
import { contentDifferences } from '../../../entities/problem/content-differences.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'

/** How one draft differs from another, in the words of the screen. */
export function draftDifferences(before: ProblemDraft, after: ProblemDraft): readonly string[] {
  return [
    ...(before.name === after.name ? [] : [`Name: “${after.name}”`]),
    ...(areAlike(before.tags, after.tags) ? [] : ['Tags changed']),
    ...(areAlike(before.licensing, after.licensing) ? [] : ['Licence changed']),
    ...contentDifferences(before.content, after.content),
  ]
}
