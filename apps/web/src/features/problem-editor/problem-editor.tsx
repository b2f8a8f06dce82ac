import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MessageBand } from '@isomorph/ui'
import type { Problem } from '@isomorph/contract'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useSaveShortcut } from '../../shell/save-shortcut.ts'
import { UnsavedGuard } from '../../shell/unsaved-guard.tsx'
import { CheckVariants } from './check/check-variants.tsx'
import {
  ContentContext,
  EditorActionsContext,
  emptyInsight,
  FormulaVariablesContext,
  InsightContext,
} from './draft/editor-context.ts'
import type { ProblemDraft } from './draft/unsaved-work.ts'
import { useProblemDraft } from './draft/use-problem-draft.ts'
import { EditorHeader } from './editor-header.tsx'
import { EditorLayout, type EditorTab } from './editor-layout.tsx'
import { openEngine, type EngineClient } from './engine/engine-client.ts'
import { usePreview } from './engine/use-preview.ts'
import { ConflictDialog } from './history/conflict-dialog.tsx'
import { VersionHistory } from './history/version-history.tsx'
import { Outline } from './outline/outline.tsx'
import { Preview } from './preview/preview.tsx'
import { ProblemText } from './problem-text.tsx'
import { RichTextHostContext } from './rich-text-host.ts'
import { draftOf, untitled, useSaving, type Saving } from './save/use-saving.ts'
import { useEditorHosts, useVariableStates } from './use-editor-host.ts'

const Page = styled('div')({ width: '100%', maxWidth: 1560, marginInline: 'auto', padding: '0 20px 64px', '@media (max-width: 599px)': { paddingInline: 12 } })
const Bands = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, '&:not(:empty)': { marginBottom: 12 } })

export interface ProblemEditorProps {
  readonly userId: number
  /** Absent for one that was never saved. */
  readonly problem?: Problem
  readonly initial: ProblemDraft
  readonly empty: ProblemDraft
  readonly baseRevisionNumber: number
  /** Unsaved work of an earlier visit stands in `initial`. */
  readonly isRestored: boolean
  readonly canSave: boolean
  readonly onCreated?: (problem: Problem) => void
}

function useEngine(): EngineClient {
  const [engine] = useState(openEngine)
  useEffect(() => () => engine.close(), [engine])
  return engine
}

function statusOf(saving: Saving, isNew: boolean): string {
  if (saving.isSaving) return 'saving…'
  if (saving.isDirty) return 'not saved'
  return isNew ? '' : 'saved'
}

/** The page on which a problem is written. */
export function ProblemEditor(props: ProblemEditorProps): ReactNode {
  const { userId, problem, initial, empty, baseRevisionNumber, canSave, onCreated } = props
  const state = useProblemDraft(initial)
  const { draft, actions } = state
  const { content } = draft
  const engine = useEngine()
  const [seed, setSeed] = useState(1)
  const preview = usePreview(engine, content, seed)
  const saving = useSaving({ userId, problem, baseRevisionNumber, draft, empty })
  const [tab, setTab] = useState<EditorTab>('write')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isRestoredShown, setRestoredShown] = useState(props.isRestored)
  const [checkRound, setCheckRound] = useState(0)
  const nameField = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const { forText, forFormulas } = useVariableStates(content.variables)
  const hosts = useEditorHosts(content, forText, actions)
  usePageTitle(draft.name.trim() || untitled)

  const save = async (): Promise<void> => {
    if (!canSave) return
    if (draft.name.trim() === '') state.setName(untitled)
    const done = await saving.save()
    if (!done) return
    setRestoredShown(false)
    if (problem) notify('SUCCESS', `Saved as version ${done.revisionNumber}.`)
    else onCreated?.(done)
  }
  useSaveShortcut(() => void save())

  // What is opened has to be seen: on a narrow page it stands behind another tab.
  const { openVariableId, openQuestionKey } = state
  useEffect(() => {
    if (openVariableId !== undefined) setTab('variables')
  }, [openVariableId])
  useEffect(() => {
    if (openQuestionKey !== undefined) setTab('write')
  }, [openQuestionKey])

  const insight = useMemo(
    () => (preview.answer ? { findings: preview.answer.findings, samples: preview.answer.samples } : emptyInsight),
    [preview.answer],
  )

  return (
    <EditorActionsContext value={actions}>
      <ContentContext value={content}>
        <FormulaVariablesContext value={forFormulas}>
          <InsightContext value={insight}>
            <RichTextHostContext value={hosts.other}>
              <Page>
                <UnsavedGuard isDirty={saving.isDirty && canSave} />
                <EditorHeader
                  name={draft.name}
                  nameRef={nameField}
                  onNameChange={state.setName}
                  status={statusOf(saving, problem === undefined)}
                  versionNumber={problem ? saving.revisionNumber : undefined}
                  onShowVersions={() => setHistoryOpen(true)}
                  onCheck={() => {
                    setCheckRound((round) => round + 1)
                    setTab('preview')
                  }}
                  canSave={canSave}
                  isSaving={saving.isSaving}
                  onSave={() => void save()}
                />
                <Bands>
                  {!canSave && (
                    <MessageBand>You may read this problem, not change it. What you try here is not kept.</MessageBand>
                  )}
                  {isRestoredShown && (
                    <MessageBand
                      tone="primary"
                      action={
                        <Button
                          size="small"
                          onClick={() => {
                            state.replace(saving.saved)
                            setRestoredShown(false)
                          }}
                        >
                          Drop it
                        </Button>
                      }
                    >
                      What you had written and not saved is here again.
                    </MessageBand>
                  )}
                  {saving.error && (
                    <MessageBand tone="error" role="alert">
                      Not saved: {saving.error.detail} What you wrote is kept here.
                      {saving.error.traceId && ` (trace ${saving.error.traceId})`}
                    </MessageBand>
                  )}
                  {state.removal && (
                    <MessageBand
                      tone="warning"
                      role="status"
                      action={
                        <span style={{ whiteSpace: 'nowrap' }}>
                          <Button size="small" onClick={state.undoRemoval}>
                            Undo
                          </Button>
                          <Button size="small" onClick={state.dismissRemoval}>
                            Close
                          </Button>
                        </span>
                      }
                    >
                      {state.removal.message}
                    </MessageBand>
                  )}
                </Bands>
                <EditorLayout
                  tab={tab}
                  onTabChange={setTab}
                  outline={
                    <Outline
                      variables={content.variables}
                      questions={content.questions}
                      constraints={content.constraints}
                      linkedDraws={content.linkedDraws}
                      tags={draft.tags}
                      openVariableId={openVariableId}
                      openQuestionKey={openQuestionKey}
                      onTagsChange={state.setTags}
                    />
                  }
                  text={
                    <ProblemText
                      statement={content.statement}
                      questions={content.questions}
                      solution={content.solution}
                      openQuestionKey={openQuestionKey}
                      statementHost={hosts.statement}
                      otherHost={hosts.other}
                    />
                  }
                  preview={
                    <Preview
                      engine={engine}
                      content={content}
                      state={preview}
                      seed={seed}
                      onNewVariant={() => setSeed((before) => before + 1)}
                    >
                      <CheckVariants content={content} round={checkRound} onOpenVariant={setSeed} />
                    </Preview>
                  }
                />
                {isHistoryOpen && problem && (
                  <VersionHistory
                    problemId={problem.id}
                    current={content}
                    canRestore={canSave}
                    onClose={() => setHistoryOpen(false)}
                    onRestore={(restored, number) => {
                      state.replace({ ...draft, content: restored })
                      setHistoryOpen(false)
                      notify('INFO', `Version ${number} is in the editor. Save to keep it.`)
                    }}
                  />
                )}
                {saving.conflict && (
                  <ConflictDialog
                    theirs={saving.conflict}
                    mine={draft}
                    isSaving={saving.isSaving}
                    onSaveMine={() => void saving.saveOver()}
                    onTakeTheirs={() => {
                      const { conflict } = saving
                      if (!conflict) return
                      saving.accept(conflict)
                      state.replace(draftOf(conflict))
                    }}
                    onClose={saving.dismiss}
                  />
                )}
              </Page>
            </RichTextHostContext>
          </InsightContext>
        </FormulaVariablesContext>
      </ContentContext>
    </EditorActionsContext>
  )
}
