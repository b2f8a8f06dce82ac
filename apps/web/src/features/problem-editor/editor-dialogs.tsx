import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
      onRestore={(restored, number) => {
        store.replace({ ...draft, content: restored })
        onCloseHistory()
        notify('INFO', t('problem-editor.restoredVersion', { number: String(number) }))
      }}
      onRestorePart={(content, sentence) => {
        store.replace({ ...draft, content })
        notify('INFO', t('problem-editor.putBack', { change: sentence }))
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
      baseSettings={saving.baseSettings}
      baseRevisionNumber={saving.revisionNumber}
      isSaving={saving.isSaving}
      onSave={(merged) => {
        store.replace(merged)
        void saving.saveOver(merged)
      }}
      onTakeTheirs={() => {
        saving.accept(theirs)
        store.replace(draftOf(theirs))
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
