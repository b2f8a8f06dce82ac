import type { RequestError } from '../../data/index.ts'
import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MessageBand } from '@isomorph/ui'
import type { ReactNode } from 'react'
import type { ProblemDraft } from '../../entities/problem/editor-backup.ts'
import type { DraftStore, UndoableChange } from './draft/draft-store.ts'
import { ReadOnlyBand } from './origin/read-only-band.tsx'
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
          {t('problem-editor.discard')}
        </Button>
      }
    >
      {t('problem-editor.byAi')}
    </MessageBand>
  )
}

interface EditorBandsProps {
  readonly canSave: boolean
  /** Absent for one that was never saved. */
  readonly problemId: number | undefined
  /** Unsaved work of an earlier visit; absent when there is none, or its author goes on with it. */
  readonly restored: Restored | undefined
  readonly draft: ProblemDraft
  /** What was restored began as a draft of a model. */
  readonly isByAi: boolean
  readonly saving: Saving
  readonly undoable: UndoableChange | undefined
  readonly store: DraftStore
}

interface UndoBandProps {
  readonly undoable: UndoableChange
  readonly isSaved: boolean
  readonly store: DraftStore
}

function UndoBand({ undoable, isSaved, store }: UndoBandProps): ReactNode {
  const { message, savedMessage = message } = undoable
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={
        <OneLine>
          <Button size="small" onClick={store.undoChange}>
            {t('problem-editor.undo')}
          </Button>
          <Button size="small" onClick={store.dismissUndo}>
            {t('shared.close')}
          </Button>
        </OneLine>
      }
    >
      {isSaved ? savedMessage : message}
    </MessageBand>
  )
}

function notSavedWords({ detail, traceId }: RequestError): string {
  return traceId
    ? t('problem-editor.notSaved.traced', { detail, trace: traceId })
    : t('problem-editor.notSaved', { detail })
}

/** What a writer has to know right now: may only read, work was restored, saving failed, something was deleted or added for them. */
export function EditorBands(props: EditorBandsProps): ReactNode {
  const { canSave, restored, isByAi, saving, undoable, store, draft } = props
  return (
    <Root>
      {!canSave && <ReadOnlyBand problemId={props.problemId} name={props.draft.name} />}
      {restored && isByAi && <ByAiBand onDrop={restored.onDrop} />}
      {restored && !isByAi && <RestoredBand restored={restored} saved={saving.saved} draft={draft} />}
      {saving.serverDraft.other && (
        <OtherDraftBand other={saving.serverDraft.other} draft={draft} saving={saving} store={store} />
      )}
      {saving.error && (
        <MessageBand tone="error" role="alert">
          {notSavedWords(saving.error)}
        </MessageBand>
      )}
      {undoable && <UndoBand undoable={undoable} isSaved={!saving.isDirty} store={store} />}
    </Root>
  )
}
