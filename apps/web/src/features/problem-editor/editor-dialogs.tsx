import type { Problem } from '@isomorph/contract'
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

function History({ problemId, draft, store, canSave, onCloseHistory }: EditorDialogsProps): ReactNode {
  const notify = useNotify()
  return (
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
  )
}

type ConflictProps = Pick<EditorDialogsProps, 'draft' | 'store' | 'saving'> & { readonly theirs: Problem }

function Conflict({ draft, store, saving, theirs }: ConflictProps): ReactNode {
  return (
    <ConflictDialog
      theirs={theirs}
      mine={draft}
      base={saving.base}
      isSaving={saving.isSaving}
      onSave={(merged) => {
        store.replace(merged, theirs.largestUsedId)
        void saving.saveOver(merged)
      }}
      onTakeTheirs={() => {
        saving.accept(theirs)
        store.replace(draftOf(theirs), theirs.largestUsedId)
      }}
      onClose={saving.dismiss}
    />
  )
}

/** The versions of a problem, and the choice between two of them after somebody else saved first. */
export function EditorDialogs(props: EditorDialogsProps): ReactNode {
  const { draft, store, saving, isHistoryOpen } = props
  return (
    <Suspense>
      {isHistoryOpen && <History {...props} />}
      {saving.conflict && <Conflict draft={draft} store={store} saving={saving} theirs={saving.conflict} />}
    </Suspense>
  )
}
