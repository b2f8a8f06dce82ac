import { useCallback, type ReactNode } from 'react'
import { LicenceLine } from '../../entities/problem/licence.tsx'
import { EditorLayout } from './editor-layout.tsx'
import { LabSummary } from './lab/lab-summary.tsx'
import { SavedReport } from './lab/saved-report.tsx'
import { Outline, type OutlineProps } from './outline/outline.tsx'
import { Preview } from './preview/preview.tsx'
import { ProblemText } from './problem-text.tsx'
import type { ProblemEditorState } from './use-problem-editor.ts'

interface RegionProps {
  readonly editor: ProblemEditorState
  readonly canSave: boolean
}

function OutlineRegion({ editor, canSave }: RegionProps): ReactNode {
  const { current, store, state, saving } = editor
  const { draft, openVariableId, openQuestionKey } = state
  const { variables, questions, constraints, linkedDraws, decimalSign } = draft.content
  const changeDecimalSign = useCallback<OutlineProps['onDecimalSignChange']>(
    (chosen) => store.actions.change((before) => ({ ...before, decimalSign: chosen })),
    [store],
  )
  return (
    <Outline
      variables={variables}
      questions={questions}
      constraints={constraints}
      linkedDraws={linkedDraws}
      tags={draft.tags}
      openVariableId={openVariableId}
      openQuestionKey={openQuestionKey}
      onTagsChange={store.setTags}
      decimalSign={decimalSign}
      onDecimalSignChange={changeDecimalSign}
      licensing={draft.licensing}
      onLicensingChange={store.setLicensing}
      origin={current?.origin ?? null}
      isDraftedByAi={current?.isDraftedByAi ?? saving.isByAi}
      isReadOnly={!canSave}
    />
  )
}

function PreviewRegion({ editor, canSave }: RegionProps): ReactNode {
  const { current, state, engine, preview, seed, setSeed, lab, isLabAsked, runLab, saving } = editor
  const { content, licensing } = state.draft
  const newVariant = useCallback(() => setSeed((before) => before + 1), [setSeed])
  return (
    <>
      <Preview engine={engine} state={preview} seed={seed} onNewVariant={newVariant} />
      <LicenceLine licensing={licensing} />
      <LabSummary
        state={lab}
        content={content}
        isReadOnly={!canSave}
        isAsked={isLabAsked}
        onRun={runLab}
        onOpenVariant={setSeed}
      />
      {current && (
        <SavedReport
          key={saving.base.revisionNumber}
          problemId={current.id}
          revisionNumber={saving.base.revisionNumber}
          content={content}
          isChanged={saving.isDirty}
          onOpenVariant={setSeed}
        />
      )}
    </>
  )
}

/** Outline, text and preview. */
export function EditorRegions(props: RegionProps): ReactNode {
  const { store, state, hosts } = props.editor
  const { statement, questions, solution } = state.draft.content
  return (
    <EditorLayout
      tab={state.tab}
      onTabChange={store.setTab}
      outline={<OutlineRegion {...props} />}
      text={
        <ProblemText
          statement={statement}
          questions={questions}
          solution={solution}
          openQuestionKey={state.openQuestionKey}
          statementHost={hosts.statement}
          otherHost={hosts.other}
        />
      }
      preview={<PreviewRegion {...props} />}
    />
  )
}
