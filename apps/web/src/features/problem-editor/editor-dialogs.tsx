import type { ReactNode } from 'react'
import { useNotify } from '../../data/hooks.ts'
import type { DraftStore } from './draft/draft-store.ts'
import type { ProblemDraft } from './draft/unsaved-work.ts'
import { ConflictDialog } from './history/conflict-dialog.tsx'
import { VersionHistory } from './history/version-history.tsx'
import { draftOf, type Saving } from './save/use-saving.ts'

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
    <>
      {isHistoryOpen && (
        <VersionHistory
          problemId={problemId}
          current={draft.content}
          canRestore={canSave}
          onClose={onCloseHistory}
          onRestore={(restored, number) => {
            store.replace({ ...draft, content: restored })
            onCloseHistory()
            notify('INFO', `Version ${number} is in the editor. Save to keep it.`)
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          mine={draft}
          isSaving={saving.isSaving}
          onSaveMine={() => void saving.saveOver()}
          onTakeTheirs={() => {
            saving.accept(conflict)
            store.replace(draftOf(conflict))
          }}
          onClose={saving.dismiss}
        />
      )}
    </>
  )
}
