import type { SheetToMark } from '@isomorph/contract'
import { useState } from 'react'
import { faultsOf, learnerFrom, marksOf, typedFrom } from './entry-draft.ts'
import { useEnterPaperMarksMutation, useListPaperLearnersQuery, useReadPaperSheetMutation } from '../paper.api.ts'

interface Marking {
  readonly groupAssessmentId: number
  readonly sheet: SheetToMark
  readonly onSaved: (stored: SheetToMark) => void
  readonly onReload: (sheet: SheetToMark) => void
}

/** What is typed on one sheet: what is wrong with it, and storing it. */
export function useMarksForm({ groupAssessmentId, sheet, onSaved, onReload }: Marking) {
  const [typed, setTyped] = useState(() => typedFrom(sheet))
  const [learner, setLearner] = useState('')
  const [wasTried, setTried] = useState(false)
  const learners = useListPaperLearnersQuery({ params: { groupAssessmentId } }, { skip: sheet.learner !== null })
  const [enter, { isLoading, error }] = useEnterPaperMarksMutation()
  const [read] = useReadPaperSheetMutation()

  const params = { groupAssessmentId, sheetCode: sheet.code }
  const chosen = learnerFrom(learner, learners.data ?? [])
  const faults = faultsOf(sheet, typed)
  const lacksLearner = sheet.learner === null && !chosen
  const firstFault = faults.findIndex((fault) => fault !== undefined)
  const fieldsBefore = sheet.learner === null ? 1 : 0
  /** The first field that is wrong, counted through the form; undefined: none. */
  const wrongField = lacksLearner ? 0 : firstFault < 0 ? undefined : firstFault + fieldsBefore

  return {
    typed,
    setPoints: (index: number, text: string) => setTyped(typed.with(index, text)),
    learner: { value: learner, onChange: setLearner, learners: learners.data ?? [], chosen },
    learnerFault: wasTried && lacksLearner ? 'Choose the student whose sheet it is.' : undefined,
    faultOf: (index: number) => (wasTried || (typed[index] ?? '') !== '' ? faults[index] : undefined),
    wrongField,
    isSaving: isLoading,
    error,
    async save(): Promise<void> {
      setTried(true)
      if (isLoading || wrongField !== undefined) return
      const outcome = await enter({ params, body: { userId: chosen?.id ?? null, marks: marksOf(sheet, typed) } })
      if (outcome.data) onSaved(outcome.data)
    },
    /** Takes the marks that stand in place of what is typed. */
    async reload(): Promise<void> {
      const outcome = await read({ params })
      if (outcome.data) onReload(outcome.data)
    },
  }
}
