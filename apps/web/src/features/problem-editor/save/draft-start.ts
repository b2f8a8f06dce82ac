import type { SavedProblemDraft } from '@isomorph/contract'
import {
  areDraftsEqual,
  editorBackup,
  workOf,
  type BackupPlace,
  type ProblemDraft,
  type UnsavedWork,
} from '../../../entities/problem/editor-backup.ts'
import type { UploadStart } from './draft-upload.ts'

interface DraftStart {
  /** Unsaved work of an earlier visit that the editor begins with. */
  readonly work: UnsavedWork | undefined
  readonly upload: UploadStart
}

/**
 * What the editor begins with: what this tab has stored, or what the server has saved. Where both differ and the server's
 * is not from this tab, the tab's stands in the editor and the other one waits for a choice.
 */
export function draftStartOf(
  userId: number,
  place: BackupPlace,
  saved: ProblemDraft,
  serverDraft: SavedProblemDraft | null,
): DraftStart {
  const stored = editorBackup.read(userId, place)
  const local = stored && !areDraftsEqual(stored.draft, saved) ? stored : undefined
  if (!serverDraft) return { work: local, upload: { seen: null, other: null } }
  const fromServer = workOf(serverDraft)
  const seen = { version: serverDraft.version, draft: fromServer.draft }
  if (!local) {
    const work = areDraftsEqual(fromServer.draft, saved) ? undefined : fromServer
    return { work, upload: { seen, other: null } }
  }
  const isSeen = local.keptVersions?.includes(serverDraft.version) || areDraftsEqual(local.draft, fromServer.draft)
  return { work: local, upload: isSeen ? { seen, other: null } : { seen: null, other: serverDraft } }
}
