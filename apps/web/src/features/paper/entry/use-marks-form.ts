import type { BodyOf, paperCalls, PaperComparison, SheetToMark } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { faultsOf, learnerFrom, marksOf, typedFrom, type EntryKind } from './entry-draft.ts'
import {
  useComparePaperMarksMutation,
  useEnterPaperMarksMutation,
  useListPaperLearnersQuery,
  useReadPaperSheetMutation,
} from '../paper.api.ts'

interface Marking {
  readonly groupAssessmentId: number
  readonly sheet: SheetToMark
  readonly kind: EntryKind
  /** Typed a second time, to be compared with what stands. */
  readonly isSecond: boolean
  readonly onSaved: (stored: SheetToMark) => void
  readonly onReload: (sheet: SheetToMark) => void
}

interface Storing extends Pick<Marking, 'isSecond' | 'onSaved'> {
  readonly params: { readonly groupAssessmentId: number; readonly sheetCode: string }
  readonly body: BodyOf<typeof paperCalls.enterPaperMarks>
}

/** Stores a sheet, or compares it with what stands. */
function useStoring({ params, body, isSecond, onSaved }: Storing) {
  const [enter, entering] = useEnterPaperMarksMutation()
  const [compare, comparing] = useComparePaperMarksMutation()
  const [compared, setCompared] = useState<PaperComparison>()
  const check = async () => {
    const outcome = await compare({ params, body })
    if (!outcome.data) return
    if (outcome.data.differences.length === 0 && !outcome.data.isOtherLearner) onSaved(outcome.data.sheet)
    else setCompared(outcome.data)
  }
  const save = async () => {
    const outcome = await enter({ params, body })
    if (outcome.data) onSaved(outcome.data)
  }
  return {
    isSaving: entering.isLoading || comparing.isLoading,
    error: entering.error ?? comparing.error,
    compared,
    store: isSecond ? check : save,
    /** The second entry is right: it takes the place of the first. */
    takeSecond: async () => {
      const outcome = await enter({ params, body })
      if (!outcome.data) return
      const agreed = await compare({ params, body })
      onSaved(agreed.data?.sheet ?? outcome.data)
    },
  }
}

/** The first field that is wrong, counted through the form; undefined: none. */
function wrongFieldOf(
  sheet: SheetToMark,
  lacksLearner: boolean,
  faults: ReturnType<typeof faultsOf>,
): number | undefined {
  if (lacksLearner) return 0
  const fault = faults.findIndex((each) => each !== undefined)
  return fault < 0 ? undefined : fault + (sheet.learner === null ? 1 : 0)
}

/** What is typed on one sheet: what is wrong with it, and storing it. */
export function useMarksForm({ groupAssessmentId, sheet, kind, isSecond, onSaved, onReload }: Marking) {
  const [typed, setTyped] = useState(() => (isSecond ? sheet.questions.map(() => '') : typedFrom(sheet, kind)))
  const [learner, setLearner] = useState('')
  const [wasTried, setTried] = useState(false)
  const learners = useListPaperLearnersQuery({ params: { groupAssessmentId } }, { skip: sheet.learner !== null })
  const [read] = useReadPaperSheetMutation()

  const params = { groupAssessmentId, sheetCode: sheet.code }
  const chosen = learnerFrom(learner, learners.data ?? [])
  const faults = faultsOf(sheet, typed, kind)
  const lacksLearner = sheet.learner === null && !chosen
  const wrongField = wrongFieldOf(sheet, lacksLearner, faults)

  const body = { userId: chosen?.id ?? null, marks: marksOf(sheet, typed, kind) }
  const storing = useStoring({ params, body, isSecond, onSaved })

  return {
    typed,
    setPoints: (index: number, text: string) => setTyped(typed.with(index, text)),
    learner: { value: learner, onChange: setLearner, learners: learners.data ?? [], chosen },
    learnerFault: wasTried && lacksLearner ? t('paper.entry.student.missing') : undefined,
    faultOf: (index: number) => (wasTried || (typed[index] ?? '') !== '' ? faults[index] : undefined),
    wrongField,
    isSaving: storing.isSaving,
    error: storing.error,
    compared: storing.compared,
    takeSecond: storing.takeSecond,
    async save(): Promise<void> {
      setTried(true)
      if (!storing.isSaving && wrongField === undefined) await storing.store()
    },
    /** Takes the marks that stand in place of what is typed. */
    async reload(): Promise<void> {
      const outcome = await read({ params })
      if (outcome.data) onReload(outcome.data)
    },
  }
}
