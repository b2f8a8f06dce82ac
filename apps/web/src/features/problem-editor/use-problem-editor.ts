import type { Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useUserInfo } from '../../data/hooks.ts'
import type { AnswerToAdd } from '../../entities/problem/answer-to-add.ts'
import type { BackupPlace, DraftSettings, ProblemDraft } from '../../entities/problem/editor-backup.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { useStableCallback } from '../../screen/stable-callback.ts'
import { findingsOfOthers } from './draft/added-part.ts'
import { createDraftStore, type DraftState, type DraftStore } from './draft/draft-store.ts'
import { emptyInsight, type Insight } from './draft/editor-context.ts'
import { openEngine, type EngineClient } from './engine/engine-client.ts'
import { usePreview, type PreviewState } from './engine/use-preview.ts'
import { createRepairedFormulas, type RepairedFormulas } from './formulas/repaired-formulas.ts'
import { useLab } from './lab/use-lab.ts'
import type { UploadStart } from './save/draft-upload.ts'
import { useLettersStored } from './save/use-letters-stored.ts'
import { useSaving } from './save/use-saving.ts'
import { useEditorHosts, useVariableStates } from './use-editor-host.ts'

export interface ProblemEditorProps {
  readonly userId: number
  /** Where unsaved work is kept when the page opens. */
  readonly place: BackupPlace
  /** What the server has kept of unsaved work. */
  readonly upload: UploadStart
  /** Absent for one that was never saved. */
  readonly problem?: Problem
  /** The problem as the server has it now; what is written began from `problem`. */
  readonly current?: Problem | undefined
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
  /** The first save has made the problem. */
  readonly onMade?: (problem: Problem) => void
  /** Called when the draft differs from what is saved. */
  readonly onChanged?: () => void
  /** What learners answered and is to become an answer of a question. */
  readonly answerToAdd?: AnswerToAdd | undefined
}

function useEngine(): EngineClient {
  const [engine] = useState(openEngine)
  useEffect(() => () => engine.close(), [engine])
  return engine
}

function insightOf(
  { answer, findings: all }: Pick<PreviewState, 'answer' | 'findings'>,
  begun: ProblemContent | undefined,
  added: DraftState['added'],
): Insight {
  if (!answer) return emptyInsight
  const { samples, comparisons, letters, variant, issue } = answer
  const findings = begun ? findingsOfOthers(all, begun, added) : all
  return { findings, samples, comparisons, letters, formulas: variant?.formulas ?? [], ...(issue ? { issue } : {}) }
}

function startStore({ initial, problem, current = problem, answerToAdd }: ProblemEditorProps): DraftStore {
  const store = createDraftStore(initial, { largestUsedId: current?.largestUsedId })
  if (answerToAdd) store.addFoundAnswer(answerToAdd)
  return store
}

/** Many variants: on demand, and of what was saved. */
function useVariantLab(store: DraftStore) {
  const { state: lab, run } = useLab()
  const [isLabAsked, setLabAsked] = useState(false)
  const runLab = useStableCallback(() => run(store.getState().draft.content))
  const checkVariants = useStableCallback(() => {
    setLabAsked(true)
    runLab()
    store.setTab('preview')
  })
  return { lab, runLab, isLabAsked, checkVariants }
}

/** Notes on repaired formulas, which go with a new problem to the id that its first save gives it. */
function useRepairedFormulas(
  userId: number,
  opened: Problem | undefined,
  saved: Problem | undefined,
): RepairedFormulas {
  const [repairedFormulas] = useState(() => createRepairedFormulas(userId, opened?.id ?? 'new'))
  const madeId = opened ? undefined : saved?.id
  useEffect(() => {
    if (madeId !== undefined) repairedFormulas.moveTo(madeId)
  }, [repairedFormulas, madeId])
  return repairedFormulas
}

/** What is written, drawn and checked; all parts of the page look at it. */
export function useProblemEditor(props: ProblemEditorProps) {
  const { userId, problem } = props
  const [store] = useState(() => startStore(props))
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const { draft } = state
  const { content } = draft
  const engine = useEngine()
  const [seed, setSeed] = useState(1)
  const preview = usePreview(engine, content, seed)
  const variantLab = useVariantLab(store)
  const letters = useLettersStored(engine, store)
  const isImpersonated = useUserInfo()?.isImpersonated === true
  const saving = useSaving({ ...props, problem, draft, isKeptOnServer: props.canSave && !isImpersonated, ...letters })
  const { forText, forFormulas: formulaVariables } = useVariableStates(content.variables)
  const repairedFormulas = useRepairedFormulas(userId, problem, saving.problem)
  const hosts = useEditorHosts(content, forText, store.actions)
  const { added } = state
  const begun = added && content
  const { answer, findings } = preview
  const insight = useMemo(() => insightOf({ answer, findings }, begun, added), [answer, findings, begun, added])
  usePageTitle(draft.name.trim() || t('problem-editor.untitled'))
  const { isDirty } = saving
  const onChanged = useStableCallback(() => props.onChanged?.())
  useEffect(() => {
    if (isDirty) onChanged()
  }, [isDirty, onChanged])
  const shown = { engine, preview, seed, setSeed, ...variantLab }
  const current = props.current ?? saving.problem
  return { current, store, state, saving, formulaVariables, repairedFormulas, hosts, insight, ...shown }
}

export type ProblemEditorState = ReturnType<typeof useProblemEditor>
