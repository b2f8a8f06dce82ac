import { Suspense, type ReactNode } from 'react'
import { useNotify } from '../../data/hooks.ts'
import type { DraftStore } from './draft/draft-store.ts'
import type { ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { draftOf, type Saving } from './save/use-saving.ts'
import { lazyPart } from '../../screen/load-screen.ts'

// Most visits see neither of them.
const VersionHistory = lazyPart(
  async () => (await import('./history/version-history.tsx')).VersionHistory,
  ['problem-editor', 'problem-history', 'shared', 'variant-lab'],
)
const ConflictDialog = lazyPart(
  async () => (await import('./history/conflict-dialog.tsx')).ConflictDialog,
  ['problem-editor', 'problem-history', 'shared'],
)

interface EditorDialogsProps {
  readonly problemId: number
  readonly draft: ProblemDraft
  readonly store: DraftStore
  readonly saving: Saving
  readonly canSave: boolean
  readonly isHistoryOpen: boolean
  readonly onCloseHistory: () => void
}

/** The versions of a problem, and the choice between two of them after somebody else saved first. */
export function EditorDialogs(props: EditorDialogsProps): ReactNode {
  const { problemId, draft, store, saving, canSave, isHistoryOpen, onCloseHistory } = props
  const notify = useNotify()
  const { conflict } = saving
  return (
    <Suspense>
      {isHistoryOpen && (
        <VersionHistory
          problemId={problemId}
          current={draft.content}
          canRestore={canSave}
          onClose={onCloseHistory}
          onRestore={(content, undoable) => {
            store.replaceContent(content, undoable)
            onCloseHistory()
          }}
          onRestorePart={(content, undoable) => {
            store.replaceContent(content, undoable)
            // The dialog covers what the page says of it.
            notify('INFO', undoable.message)
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          mine={draft}
          base={saving.base}
          isSaving={saving.isSaving}
          onSave={(merged) => {
            store.replace(merged, conflict.largestUsedId)
            void saving.saveOver(merged)
          }}
          onTakeTheirs={() => {
            saving.accept(conflict)
            store.replace(draftOf(conflict), conflict.largestUsedId)
          }}
          onClose={saving.dismiss}
        />
      )}
    </Suspense>
  )
}
