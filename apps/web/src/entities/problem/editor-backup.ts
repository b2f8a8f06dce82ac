import type { SavedProblemDraft, Licensing } from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { areAlike } from './are-alike.ts'
import { createLocalStore } from '../../unsaved-work/local-store.ts'

/** What is being written. */
export interface ProblemDraft {
  readonly name: string
  readonly tags: readonly string[]
  readonly licensing: Licensing
  readonly content: ProblemContent
  /** The version of the original whose changes were taken or left since the last save. */
  readonly mergedOriginRevision?: number
}

/** What a problem has beside its content: no version keeps it. */
export type DraftSettings = Pick<ProblemDraft, 'name' | 'tags' | 'licensing'>

/** Unsaved work with the version it began from. */
export interface UnsavedWork {
  readonly draft: ProblemDraft
  readonly baseRevisionNumber: number
  /** Name, tags and licence that it began from; absent in work that an earlier release stored. */
  readonly baseSettings?: DraftSettings
  /** It began as a draft of a model. */
  readonly isByAi?: boolean
  /** The versions in which the server may have it; none where it was never sent. */
  readonly keptVersions?: readonly string[]
  /** When it was last changed. */
  readonly changedAt?: string
}

/** A problem, or one that was never saved by its key. */
export type BackupPlace = number | `new:${string}`

/** Where earlier releases kept the only new problem. */
const formerPlace = 'new'

export function settingsOf({ name, tags, licensing }: DraftSettings): DraftSettings {
  return { name, tags, licensing }
}

/** A draft as the server keeps it, as work in the editor. */
export function workOf({
  name,
  tags,
  licensing,
  content,
  mergedOriginRevision,
  ...kept
}: SavedProblemDraft): UnsavedWork {
  const draft = { name, tags, licensing, content, ...(mergedOriginRevision !== undefined && { mergedOriginRevision }) }
  const { baseRevisionNumber, baseSettings, isDraftedByAi, version, savedAt } = kept
  return {
    draft,
    baseRevisionNumber,
    ...(baseSettings && { baseSettings }),
    ...(isDraftedByAi && { isByAi: true }),
    keptVersions: [version],
    changedAt: savedAt,
  }
}

const store = createLocalStore<UnsavedWork>({
  storage: () => sessionStorage,
  prefix: 'unsavedProblem:',
  parse: (json) => json as UnsavedWork | null,
})

/** Unsaved work of this tab, against a crash or a reload. */
export const editorBackup = {
  read: (userId: number, place: BackupPlace): UnsavedWork | undefined => store.entry(userId, place).read() ?? undefined,
  /** Answers whether it could be stored. */
  write: (userId: number, place: BackupPlace, work: UnsavedWork): boolean => store.entry(userId, place).write(work),
  clear: (userId: number, place: BackupPlace): void => void store.entry(userId, place).clear(),
  /** Moves the new problem that an earlier release stored in this tab to a key of its own; answers whether there was one. */
  adoptFormer(userId: number, place: BackupPlace): boolean {
    const former = store.entry(userId, formerPlace)
    const work = former.read()
    if (work === null) return false
    return store.entry(userId, place).write(work) && former.clear()
  },
}

/** Whether two drafts would be stored alike. */
export function areDraftsEqual(one: ProblemDraft, other: ProblemDraft): boolean {
  if (one === other) return true
  return (
    one.name.trim() === other.name.trim() &&
    one.mergedOriginRevision === other.mergedOriginRevision &&
    areAlike(one.tags, other.tags) &&
    areAlike(one.licensing, other.licensing) &&
    areAlike(one.content, other.content)
  )
}
