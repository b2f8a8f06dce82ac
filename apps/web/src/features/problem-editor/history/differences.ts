import { t } from '@isomorph/messages'
import { areAlike } from '../../../entities/problem/are-alike.ts'
import { contentDifferences } from '../../../entities/problem/content-differences.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'

/** How one draft differs from another, in the words of the screen. */
export function draftDifferences(before: ProblemDraft, after: ProblemDraft): readonly string[] {
  return [
    ...(before.name === after.name ? [] : [t('problem-history.difference.name', { name: after.name })]),
    ...(areAlike(before.tags, after.tags) ? [] : [t('problem-history.difference.tags')]),
    ...(areAlike(before.licensing, after.licensing) ? [] : [t('problem-history.difference.licence')]),
    ...contentDifferences(before.content, after.content),
  ]
}
