import { styled } from '@mui/material/styles'
import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useUserInfo } from '../../data/hooks.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useStableCallback } from '../../screen/stable-callback.ts'
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { findingsOfOthers } from './draft/added-part.ts'
import { createDraftStore, type DraftState, type DraftStore, type OpenParts } from './draft/draft-store.ts'
import { emptyInsight, type Insight } from './draft/editor-context.ts'
import type { AnswerToAdd } from '../../entities/problem/answer-to-add.ts'
import type { BackupPlace, DraftSettings, ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { EditorBands } from './editor-bands.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorLayout } from './editor-layout.tsx'
import { EditorProviders } from './editor-providers.tsx'
import { LicenceLine } from '../../entities/problem/licence.tsx'
import { openEngine, type EngineClient } from './engine/engine-client.ts'
import type { PreviewAnswer } from './engine/protocol.ts'
import { usePreview } from './engine/use-preview.ts'
import { LabSummary, labStatus } from './lab/lab-summary.tsx'
import { SavedReport } from './lab/saved-report.tsx'
import { useLab } from './lab/use-lab.ts'
import { OriginBand } from './origin/origin-band.tsx'
import { Outline, type OutlineProps } from './outline/outline.tsx'
import { UsesBand } from './uses-band.tsx'
import { Preview } from './preview/preview.tsx'
import { ProblemText } from './problem-text.tsx'
import { createMendedFormulas } from './formulas/mended-formulas.ts'
import type { UploadStart } from './save/draft-upload.ts'
import { statusOf } from './save/status-of.ts'
import { useSaveActions } from './save/use-save-actions.ts'
import { useSaving } from './save/use-saving.ts'
import { useLettersStored } from './save/use-letters-stored.ts'
import { useEditorHosts, useVariableStates } from './use-editor-host.ts'

const Page = styled('div')({
  width: '100%',
  maxWidth: 1560,
  marginInline: 'auto',
  padding: '0 20px 64px',
  '--toolbar-top': 'calc(var(--navigation-height, 56px) + 84px)',
  '@media (max-width: 599px)': { paddingInline: 12 },
})

export interface ProblemEditorProps {
  readonly userId: number
  readonly place: BackupPlace
  /** What the server has kept of unsaved work. */
  readonly upload: UploadStart
  /** Absent for one that was never saved. */
  readonly problem?: Problem
  /** The problem as the server has it now; what is written began from `problem`. */
  readonly current?: Problem
  readonly initial: ProblemDraft
  readonly empty: ProblemDraft
  readonly baseRevisionNumber: number
  /** Name, tags and licence that restored work began from. */
  readonly baseSettings?: DraftSettings | undefined
  /** Unsaved work of an earlier visit stands in `initial`. */
  readonly isRestored: boolean
  /** When that was changed last. */
  readonly changedAt?: string | undefined
  /** What stands in `initial` began as a draft of a model. */
  readonly isByAi?: boolean
  readonly canSave: boolean
  readonly onCreated?: (problem: Problem, open: OpenParts) => void
  /** There is something to keep that is not saved. */
  readonly onChanged?: () => void
  /** It was saved for the first time a moment ago. */
  readonly isJustMade?: boolean
  /** What was open then. */
  readonly open?: OpenParts
  /** What learners answered and is to become an answer of a question. */
  readonly answerToAdd?: AnswerToAdd | undefined
}

function useEngine(): EngineClient {
  const [engine] = useState(openEngine)
  useEffect(() => () => engine.close(), [engine])
  return engine
}

function insightOf(
  answer: PreviewAnswer | undefined,
  begun: ProblemContent | undefined,
  added: DraftState['added'],
): Insight {
  if (!answer) return emptyInsight
  const { samples, comparisons, letters, variant, issue } = answer
  const findings = begun ? findingsOfOthers(answer.findings, begun, added) : answer.findings
  return { findings, samples, comparisons, letters, formulas: variant?.formulas ?? [], ...(issue ? { issue } : {}) }
}

function startStore({ initial, open, answerToAdd }: ProblemEditorProps): DraftStore {
  const store = createDraftStore(initial, open)
  if (answerToAdd) store.addFoundAnswer(answerToAdd)
  return store
}

/** What is written, drawn and checked; all parts of the page look at it. */
function useProblemEditor(props: ProblemEditorProps) {
  const { userId, problem, isJustMade = false } = props
  const [store] = useState(() => startStore(props))
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const { draft } = state
  const { content } = draft
  const engine = useEngine()
  const [seed, setSeed] = useState(1)
  const preview = usePreview(engine, content, seed)
  const lab = useLab()
  const [isLabAsked, setLabAsked] = useState(false)
  const letters = useLettersStored(engine, store)
  const isImpersonated = useUserInfo()?.isImpersonated === true
  const saving = useSaving({ ...props, problem, draft, isKept: props.canSave && !isImpersonated, ...letters })
  const { forText, forFormulas: formulaVariables } = useVariableStates(content.variables)
  const [mendedFormulas] = useState(() => createMendedFormulas(userId, problem?.id ?? 'new'))
  const hosts = useEditorHosts(content, forText, store.actions)
  const { added } = state
  const begun = added && content
  const insight = useMemo(() => insightOf(preview.answer, begun, added), [preview.answer, begun, added])
  usePageTitle(draft.name.trim() || t('problem-editor.untitled'))
  const runLab = useStableCallback(() => lab.run(store.getState().draft.content))
  const checkVariants = useStableCallback(() => {
    setLabAsked(true)
    runLab()
    store.setTab('preview')
  })
  const { isDirty } = saving
  const onChanged = useStableCallback(() => props.onChanged?.())
  useEffect(() => {
    if (isDirty) onChanged()
  }, [isDirty, onChanged])
  // What was just made is looked at like every later save.
  useEffect(() => {
    if (isJustMade) runLab()
  }, [isJustMade, runLab])
  const shown = { engine, preview, seed, setSeed, lab: lab.state, runLab, isLabAsked, checkVariants }
  return { store, state, saving, formulaVariables, mendedFormulas, hosts, insight, ...shown }
}

/** Outline, text and preview. */
function EditorRegions({
  editor,
  current,
  canSave,
}: {
  readonly editor: ReturnType<typeof useProblemEditor>
  readonly current: Problem | undefined
  readonly canSave: boolean
}): ReactNode {
  const { store, state, engine, preview, seed, setSeed, lab, hosts } = editor
  const { draft, openVariableId, openQuestionKey } = state
  const { content } = draft
  const changeDecimalSign = useCallback<OutlineProps['onDecimalSignChange']>(
    (decimalSign) => store.actions.change((before) => ({ ...before, decimalSign })),
    [store],
  )
  const newVariant = useCallback(() => setSeed((before) => before + 1), [setSeed])
  return (
    <EditorLayout
      tab={state.tab}
      onTabChange={store.setTab}
      outline={
        <Outline
          variables={content.variables}
          questions={content.questions}
          constraints={content.constraints}
          linkedDraws={content.linkedDraws}
          tags={draft.tags}
          openVariableId={openVariableId}
          openQuestionKey={openQuestionKey}
          onTagsChange={store.setTags}
          decimalSign={content.decimalSign}
          onDecimalSignChange={changeDecimalSign}
          licensing={draft.licensing}
          onLicensingChange={store.setLicensing}
          origin={current?.origin ?? null}
          isDraftedByAi={current?.isDraftedByAi ?? editor.saving.isByAi}
          isReadOnly={!canSave}
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
        <>
          <Preview engine={engine} state={preview} seed={seed} onNewVariant={newVariant} />
          <LicenceLine licensing={draft.licensing} />
          <LabSummary
            state={lab}
            content={content}
            isReadOnly={!canSave}
            isAsked={editor.isLabAsked}
            onRun={editor.runLab}
            onOpenVariant={setSeed}
          />
          {current && (
            <SavedReport
              key={editor.saving.revisionNumber}
              problemId={current.id}
              revisionNumber={editor.saving.revisionNumber}
              content={content}
              isChanged={editor.saving.isDirty}
              onOpenVariant={setSeed}
            />
          )}
        </>
      }
    />
  )
}

/** The page on which a problem is written. */
export function ProblemEditor(props: ProblemEditorProps): ReactNode {
  const { problem, canSave } = props
  const editor = useProblemEditor(props)
  const { store, state, saving, insight } = editor
  const { draft } = state
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [isRestoredShown, setRestoredShown] = useState(props.isRestored)
  const { save, saveToLeave } = useSaveActions(props, store, saving, () => {
    setRestoredShown(false)
    if (problem) editor.runLab()
  })
  const showVersions = useCallback(() => setHistoryOpen(true), [])
  const dropRestored = (): void => {
    store.replace(saving.saved)
    saving.discard()
    setRestoredShown(false)
  }
  return (
    <EditorProviders
      actions={store.actions}
      content={draft.content}
      formulaVariables={editor.formulaVariables}
      insight={insight}
      mendedFormulas={editor.mendedFormulas}
      textHost={editor.hosts.other}
    >
      <Page>
        <UnsavedGuard isDirty={saving.isDirty && canSave} onSave={saveToLeave} />
        <EditorHeader
          name={draft.name}
          onNameChange={store.setName}
          status={statusOf(saving, problem === undefined, labStatus(editor.lab, draft.content))}
          versionNumber={problem ? saving.revisionNumber : undefined}
          onShowVersions={showVersions}
          onCheck={editor.checkVariants}
          canSave={canSave}
          isSaving={saving.isSaving}
          onSave={save}
          problem={props.current}
        />
        <EditorBands
          canSave={canSave}
          problemId={problem?.id}
          restored={
            isRestoredShown
              ? { changedAt: props.changedAt, onGoOn: () => setRestoredShown(false), onDrop: dropRestored }
              : undefined
          }
          draft={draft}
          isByAi={saving.isByAi}
          saving={saving}
          undoable={state.undoable}
          store={store}
        />
        {props.current && canSave && <UsesBand problemId={props.current.id} revisionNumber={saving.revisionNumber} />}
        {props.current && canSave && <OriginBand problem={props.current} draft={draft} store={store} />}
        <EditorRegions editor={editor} current={props.current} canSave={canSave} />
        {problem && (
          <EditorDialogs
            problemId={problem.id}
            draft={draft}
            store={store}
            saving={saving}
            canSave={canSave}
            isHistoryOpen={isHistoryOpen}
            onCloseHistory={() => setHistoryOpen(false)}
          />
        )}
      </Page>
    </EditorProviders>
  )
}
