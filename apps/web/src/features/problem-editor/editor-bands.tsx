import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MessageBand } from '@isomorph/ui'
import type { ReactNode } from 'react'
import type { ProblemDraft } from '../../entities/problem/editor-backup.ts'
import type { DraftStore, UndoableChange } from './draft/draft-store.ts'
import { OtherDraftBand, RestoredBand, type Restored } from './save/draft-bands.tsx'
import type { Saving } from './save/use-saving.ts'
import { OneLine } from './editor.styles.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, '&:not(:empty)': { marginBottom: 12 } })

function ByAiBand({ onDrop }: { onDrop: () => void }): ReactNode {
  return (
    <MessageBand
      tone="primary"
      action={
        <Button size="small" onClick={onDrop}>
          Discard
        </Button>
      }
    >
      A model wrote the first draft of this problem. Look it over: nothing is saved until you save it.
    </MessageBand>
  )
}

interface EditorBandsProps {
  readonly canSave: boolean
  /** Unsaved work of an earlier visit; absent when there is none, or its author goes on with it. */
  readonly restored: Restored | undefined
  readonly draft: ProblemDraft
  /** What was restored began as a draft of a model. */
  readonly isByAi: boolean
  readonly saving: Saving
  readonly undoable: UndoableChange | undefined
  readonly store: DraftStore
}

function UndoBand({ undoable, store }: { undoable: UndoableChange; store: DraftStore }): ReactNode {
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={
        <OneLine>
          <Button size="small" onClick={store.undoChange}>
            Undo
          </Button>
          <Button size="small" onClick={store.dismissUndo}>
            Close
          </Button>
        </OneLine>
      }
    >
      {undoable.message}
    </MessageBand>
  )
}

/** What a writer has to know right now: may only read, work was restored, saving failed, something was deleted or added for them. */
export function EditorBands(props: EditorBandsProps): ReactNode {
  const { canSave, restored, isByAi, saving, undoable, store, draft } = props
  return (
    <Root>
      {!canSave && <MessageBand>You can read this problem but not change it. Changes are not saved.</MessageBand>}
      {restored && isByAi && <ByAiBand onDrop={restored.onDrop} />}
      {restored && !isByAi && <RestoredBand restored={restored} saved={saving.saved} draft={draft} />}
      {saving.kept.other && <OtherDraftBand other={saving.kept.other} draft={draft} saving={saving} store={store} />}
      {saving.error && (
        <MessageBand tone="error" role="alert">
          Not saved: {saving.error.detail} Your changes are still here.
          {saving.error.traceId && ` (trace ${saving.error.traceId})`}
        </MessageBand>
      )}
      {undoable && <UndoBand undoable={undoable} store={store} />}
    </Root>
  )
}
