import { t, type PlainKey } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { wholeParts } from '../../../entities/problem/content-differences.ts'
import type { ProblemDraft } from '../../../entities/problem/editor-backup.ts'
import { licenceSentence } from '../../../entities/problem/licence.tsx'
import type { ContentChange } from '../draft/content-changes.ts'
import { withChoicesOfEach } from '../merge/merge-choices.ts'
import { conditions, mergeContents, paragraphs, questions, variables, wholePart } from '../merge/merge-contents.ts'
import type { Side, Three } from '../merge/merge-sequences.ts'
import { mergeValue, type Change, type ListOptions, type Merge, type ToldChange } from '../merge/three-way-merge.ts'
import { withFreshIds, type LargestUsedIds } from './fresh-ids.ts'

interface DraftMerge {
  /** What both people changed in different ways. */
  readonly overlaps: readonly Change[]
  /** My draft by itself, without the ids that they have given to other things. */
  readonly mine: ProblemDraft
  /** The draft with what both did, and overlaps as they were chosen: mine where nothing was. */
  readonly settle: (choices: ReadonlyMap<string, Side>) => ProblemDraft
}

const listOptions: ListOptions = { listing: ['mine', 'theirs', 'base'], order: 'merged' }

const partsInDetail: readonly string[] = ['statement', 'solution', 'constraints']

const contentParts = [
  paragraphs('statement', 'problem-editor.statement'),
  variables(listOptions),
  conditions(listOptions),
  questions(listOptions),
  paragraphs('solution', 'problem-editor.solution'),
  ...wholeParts
    .filter(([part]) => !partsInDetail.includes(part))
    .map((part) =>
      wholePart(part, (side, name) =>
        t(side === 'mine' ? 'problem-history.part.mine' : 'problem-history.part.theirs', { part: name }),
      ),
    ),
]

function mergeMember<K extends 'name' | 'tags' | 'licensing'>(
  { base, mine, theirs }: Three<ProblemDraft>,
  member: K,
  name: PlainKey,
  tell: (draft: ProblemDraft) => string,
): Merge<ProblemDraft[K], ToldChange> {
  const values = { base: base[member], mine: mine[member], theirs: theirs[member] }
  return mergeValue(values, () => ({ id: member, name: t(name), mine: tell(mine), theirs: tell(theirs) }))
}

/** What one side alone changed is taken. Of what both changed, the chosen side is taken: mine where none was chosen. */
function sideBy(choices: ReadonlyMap<string, Side>): (change: Change) => Side {
  return ({ id, changedBy }) => (changedBy === 'both' ? (choices.get(id) ?? 'mine') : changedBy)
}

/** Undoes that a content took the place of another one, and leaves what was written since. */
export function undoReplacement(before: ProblemContent, replacing: ProblemContent): ContentChange {
  return (now) => mergeContents({ base: replacing, mine: now, theirs: before }, contentParts).settle(sideBy(new Map()))
}

/** Merges what two people made of one version of a problem: only what both changed in different ways is left to choose. */
export function mergeDrafts(drafts: Three<ProblemDraft>, usedIds: LargestUsedIds): DraftMerge {
  const { base, mine, theirs } = drafts
  const name = mergeMember(drafts, 'name', 'problem-history.part.name', (draft) =>
    t('problem-history.note.quoted', { note: draft.name }),
  )
  const tags = mergeMember(drafts, 'tags', 'problem-history.part.tags', (draft) => draft.tags.join(', '))
  const licensing = mergeMember(drafts, 'licensing', 'problem-history.part.licence', (draft) =>
    licenceSentence(draft.licensing),
  )
  const own = withFreshIds({ base: base.content, mine: mine.content, theirs: theirs.content }, usedIds)
  const contents = withChoicesOfEach({ base: base.content, mine: own, theirs: theirs.content })
  const content = mergeContents(contents, contentParts)
  const changes = [...name.changes, ...tags.changes, ...licensing.changes, ...content.changes]
  return {
    overlaps: changes.filter(({ changedBy }) => changedBy === 'both'),
    mine: { ...mine, content: own },
    settle: (choices) => {
      const sideOf = sideBy(choices)
      return {
        ...mine,
        name: name.settle(sideOf),
        tags: tags.settle(sideOf),
        licensing: licensing.settle(sideOf),
        content: content.settle(sideOf),
      }
    },
  }
}
