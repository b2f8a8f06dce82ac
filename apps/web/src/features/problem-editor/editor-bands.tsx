import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MessageBand } from '@isomorph/ui'
import type { ReactNode } from 'react'
import type { DraftStore, Removal } from './draft/draft-store.ts'
import type { Saving } from './save/use-saving.ts'
import { OneLine } from './editor.styles.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, '&:not(:empty)': { marginBottom: 12 } })

interface EditorBandsProps {
  readonly canSave: boolean
  /** Discards the unsaved work of an earlier visit; absent when there is none. */
  readonly onDropRestored: (() => void) | undefined
  /** What was restored began as a draft of a model. */
  readonly isByAi: boolean
  readonly saving: Saving
  readonly removal: Removal | undefined
  readonly store: DraftStore
}

function RemovalBand({ removal, store }: { removal: Removal; store: DraftStore }): ReactNode {
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={
        <OneLine>
          <Button size="small" onClick={store.undoRemoval}>
            Undo
          </Button>
          <Button size="small" onClick={store.dismissRemoval}>
            Close
          </Button>
        </OneLine>
      }
    >
      {removal.message}
    </MessageBand>
  )
}

/** What a writer has to know right now: may only read, work was restored, saving failed, something was deleted. */
export function EditorBands(props: EditorBandsProps): ReactNode {
  const { canSave, onDropRestored, isByAi, saving, removal, store } = props
  return (
    <Root>
      {!canSave && <MessageBand>You can read this problem but not change it. Changes are not saved.</MessageBand>}
      {onDropRestored && (
        <MessageBand
          tone="primary"
          action={
            <Button size="small" onClick={onDropRestored}>
              Discard
            </Button>
          }
        >
          {isByAi
            ? 'A model wrote the first draft of this problem. Look it over: nothing is saved until you save it.'
            : 'Your unsaved changes were restored.'}
        </MessageBand>
      )}
      {saving.error && (
        <MessageBand tone="error" role="alert">
          Not saved: {saving.error.detail} Your changes are still here.
          {saving.error.traceId && ` (trace ${saving.error.traceId})`}
        </MessageBand>
      )}
      {removal && <RemovalBand removal={removal} store={store} />}
    </Root>
  )
}
