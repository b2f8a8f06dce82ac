import type { StoredRubric } from '@isomorph/contract'
import { useReducer } from 'react'
import { currentEntry, deskAfter, emptyDesk } from './desk-state.ts'
import { useMarking } from './use-marking.ts'
import { useReadyAnswers } from './use-ready-answers.ts'

export interface DeskQuestion {
  readonly groupAssessmentId: number
  readonly itemKey: number
  readonly questionKey: number
}

/** Answers of one question with what a grader gives for them. */
export function useDesk(question: DeskQuestion, stored: StoredRubric) {
  const [desk, dispatch] = useReducer(deskAfter, emptyDesk)
  const { isLoading } = useReadyAnswers(question, desk, dispatch)
  const marking = useMarking(question, stored, desk, dispatch)
  return { desk, dispatch, isLoading, entry: currentEntry(desk), ...marking }
}

export type DeskControl = ReturnType<typeof useDesk>
