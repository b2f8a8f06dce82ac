import { styled } from '@mui/material/styles'
import { useCallback, useState, type ReactNode } from 'react'
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { EditorBands } from './editor-bands.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorProviders } from './editor-providers.tsx'
import { EditorRegions } from './editor-regions.tsx'
import { labStatus } from './lab/lab-summary.tsx'
import { OriginBand } from './origin/origin-band.tsx'
import { statusOf } from './save/status-of.ts'
import { useSaveActions } from './save/use-save-actions.ts'
import { useProblemEditor, type ProblemEditorProps, type ProblemEditorState } from './use-problem-editor.ts'
import { UsesBand } from './uses-band.tsx'

const Page = styled('div')({
  width: '100%',
  maxWidth: 1560,
  marginInline: 'auto',
  padding: '0 20px 64px',
  '--toolbar-top': 'calc(var(--navigation-height, 56px) + 84px)',
  '@media (max-width: 599px)': { paddingInline: 12 },
})

interface EditorPartProps {
  readonly props: ProblemEditorProps
  readonly editor: ProblemEditorState
}

interface HeadProps extends EditorPartProps {
  readonly onSave: () => void
  readonly onShowVersions: () => void
}

function Head({ props: { canSave }, editor, onSave, onShowVersions }: HeadProps): ReactNode {
  const { current, store, state, saving, lab, checkVariants } = editor
  const { name, content } = state.draft
  return (
    <EditorHeader
      name={name}
      onNameChange={store.setName}
      status={statusOf(saving, labStatus(lab, content))}
      versionNumber={saving.problem ? saving.base.revisionNumber : undefined}
      onShowVersions={onShowVersions}
      onCheck={checkVariants}
      canSave={canSave}
      isSaving={saving.isSaving}
      onSave={onSave}
      problem={current}
    />
  )
}

interface BandsProps extends EditorPartProps {
  readonly isRestoredShown: boolean
  readonly onRestoredSeen: () => void
}

/** What stands between the header and the text. */
function Bands({ props, editor, isRestoredShown, onRestoredSeen }: BandsProps): ReactNode {
  const { canSave, changedAt } = props
  const { current, store, state, saving } = editor
  const { draft, undoable } = state
  const dropRestored = (): void => {
    store.replace(saving.saved)
    saving.discard()
    onRestoredSeen()
  }
  return (
    <>
      <EditorBands
        canSave={canSave}
        problemId={saving.problem?.id}
        restored={isRestoredShown ? { changedAt, onGoOn: onRestoredSeen, onDrop: dropRestored } : undefined}
        draft={draft}
        isByAi={saving.isByAi}
        saving={saving}
        undoable={undoable}
        store={store}
      />
      {current && canSave && <UsesBand problemId={current.id} revisionNumber={saving.base.revisionNumber} />}
      {current && canSave && <OriginBand problem={current} draft={draft} store={store} />}
    </>
  )
}

/** The parts of the page from top to bottom, and the dialogs over them. */
function EditorParts({ props, editor }: EditorPartProps): ReactNode {
  const { canSave, onMade } = props
  const { store, saving } = editor
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isRestoredShown, setRestoredShown] = useState(props.isRestored)
  const { save, saveToLeave } = useSaveActions(store, saving, {
    canSave,
    onSaved: () => {
      setRestoredShown(false)
      editor.runLab()
    },
    onMade: (problem) => onMade?.(problem),
  })
  const showVersions = useCallback(() => setHistoryOpen(true), [])
  return (
    <Page>
      <UnsavedGuard isDirty={saving.isDirty && canSave} onSave={saveToLeave} />
      <Head {...{ props, editor }} onSave={save} onShowVersions={showVersions} />
      <Bands {...{ props, editor, isRestoredShown }} onRestoredSeen={() => setRestoredShown(false)} />
      <EditorRegions editor={editor} canSave={canSave} />
      {saving.problem && (
        <EditorDialogs
          problemId={saving.problem.id}
          draft={editor.state.draft}
          store={store}
          saving={saving}
          canSave={canSave}
          isHistoryOpen={isHistoryOpen}
          onCloseHistory={() => setHistoryOpen(false)}
        />
      )}
    </Page>
  )
}

/** The page on which a problem is written. */
export function ProblemEditor(props: ProblemEditorProps): ReactNode {
  const editor = useProblemEditor(props)
  return (
    <EditorProviders
      isReadOnly={!props.canSave}
      actions={editor.store.actions}
      content={editor.state.draft.content}
      foundAnswerId={editor.state.foundAnswerId}
      formulaVariables={editor.formulaVariables}
      insight={editor.insight}
      repairedFormulas={editor.repairedFormulas}
      textHost={editor.hosts.other}
    >
      <EditorParts {...{ props, editor }} />
    </EditorProviders>
  )
}
