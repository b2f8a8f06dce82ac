import type { StoredRubric } from '@isomorph/contract'
import { useRef, type Dispatch } from 'react'
import { requestErrorOf } from '../../data/index.ts'
import { randomUuid } from '../../data/uuid.ts'
import { currentEntry, keyOfAnswer, parsePercent, type Desk, type DeskEntry, type DeskEvent } from './desk-state.ts'
import { useMarkResponseMutation, useReadAttemptsMutation, useUndoMarkMutation } from './grading.api.ts'
import type { DeskQuestion } from './use-desk.ts'

function placeOf({ answer }: DeskEntry) {
  const { problemInstanceId, attemptNumber, response } = answer
  const { questionKey, markingNumber } = response
  return { problemInstanceId, attemptNumber, questionKey, markingNumber }
}

/** What the draft of an answer means; null while there is no mark in it. */
function markOf({ draft }: DeskEntry, { rubric }: StoredRubric) {
  if (rubric) return draft.rubric
  const percent = parsePercent(draft.percent)
  return percent === null ? null : { percent }
}

/** Fetches the mark that somebody else set, and puts it beside the grader's own. */
function useConflict({ groupAssessmentId }: DeskQuestion, dispatch: Dispatch<DeskEvent>) {
  const [readAttempts] = useReadAttemptsMutation()
  return async ({ answer }: DeskEntry) => {
    const key = keyOfAnswer(answer)
    const params = { groupAssessmentId, problemInstanceId: answer.problemInstanceId }
    const { data } = await readAttempts({ params })
    const answers = data?.attempts.flatMap(({ responses }) => responses) ?? []
    const theirs = answers.find((each) => keyOfAnswer(each) === key)
    dispatch(theirs ? { type: 'conflicted', key, theirs } : { type: 'failed', key })
  }
}

/** Sends marks and takes them back. */
export function useMarking(question: DeskQuestion, stored: StoredRubric, desk: Desk, dispatch: Dispatch<DeskEvent>) {
  const params = { groupAssessmentId: question.groupAssessmentId }
  const [mark] = useMarkResponseMutation()
  const [undoMark] = useUndoMarkMutation()
  const showConflict = useConflict(question, dispatch)
  /** Marks that can be taken back, the last one at the end. */
  const made = useRef<string[]>([])
  const entry = currentEntry(desk)

  const send = async (sent: DeskEntry, given: NonNullable<ReturnType<typeof markOf>>, markingNumber: number) => {
    const key = keyOfAnswer(sent.answer)
    const body = { ...placeOf(sent), markingNumber, clientKey: randomUuid(), mark: given, comment: sent.draft.comment }
    const outcome = await mark({ params, body })
    if (outcome.data) {
      made.current.push(key)
      dispatch({ type: 'stored', key, answer: outcome.data })
      return
    }
    const error = requestErrorOf(outcome.error)
    if (error.type === 'urn:isomorph:marked-meanwhile') await showConflict(sent)
    else {
      dispatch({ type: 'failed', key })
      dispatch({ type: 'refused', error })
    }
  }

  /** Goes on at once; what the server refuses comes back to the front. */
  const save = (markingNumber = entry?.answer.response.markingNumber) => {
    const given = entry && markOf(entry, stored)
    if (!given || markingNumber === undefined || entry.state === 'saving') return
    dispatch({ type: 'sent', key: keyOfAnswer(entry.answer) })
    dispatch({ type: 'moved', by: 1 })
    void send(entry, given, markingNumber)
  }

  /** Takes back the last mark that was made here. */
  const undo = async () => {
    const key = made.current.at(-1)
    const marked = desk.entries.find(({ answer }) => keyOfAnswer(answer) === key)
    if (!key || !marked) return
    made.current.pop()
    const outcome = await undoMark({ params, body: { ...placeOf(marked), clientKey: randomUuid() } })
    if (outcome.data) dispatch({ type: 'undone', key, answer: outcome.data })
    else if (requestErrorOf(outcome.error).type === 'urn:isomorph:nothing-to-undo') await showConflict(marked)
    else dispatch({ type: 'refused', error: requestErrorOf(outcome.error) })
  }

  return { save: () => save(), overrule: () => save(entry?.theirs?.response.markingNumber), undo: () => void undo() }
}
