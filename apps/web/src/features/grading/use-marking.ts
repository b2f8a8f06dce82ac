import type { GradedResponse, StoredRubric } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useRef, useState, type Dispatch } from 'react'
import { requestErrorOf, useNotify } from '../../data/index.ts'
import { randomUuid } from '../../data/uuid.ts'
import {
  currentEntry,
  hasChanges,
  keyOfAnswer,
  lacksWords,
  parsePercent,
  type Desk,
  type DeskEntry,
  type DeskEvent,
} from './desk-state.ts'
import { useMarkResponseMutation, useReadAttemptsMutation, useUndoMarkMutation } from './grading.api.ts'
import type { DeskQuestion } from './use-desk.ts'

/** Why a mark cannot be undone, now or later: the one before it is next. */
const lastingRefusals = new Set(['urn:isomorph:nothing-to-undo', 'urn:isomorph:mark-appealed'])

function placeOf({ problemInstanceId, attemptNumber, response }: GradedResponse) {
  const { questionKey, markingNumber } = response
  return { problemInstanceId, attemptNumber, questionKey, markingNumber }
}

/** What the draft of an answer means; null while there is no mark in it. */
function markOf(entry: DeskEntry, { rubric, version }: StoredRubric) {
  const { draft } = entry
  if (lacksWords(entry)) return null
  if (rubric) {
    // Items that the rubric has no longer are of a former version.
    const ids = new Set(rubric.items.map(({ id }) => id))
    const { adjustment, itemIds } = draft.rubric
    if (!Number.isFinite(adjustment)) return null
    return { adjustment, itemIds: itemIds.filter((id) => ids.has(id)), rubricVersion: version }
  }
  const percent = parsePercent(draft.percent)
  return percent === null ? null : { percent }
}

function isOnDesk({ entries }: Desk, marked: GradedResponse): boolean {
  return entries.some(({ answer }) => keyOfAnswer(answer) === keyOfAnswer(marked))
}

/** Fetches the mark that somebody else set, and puts it beside the grader's own. */
function useConflict({ groupAssessmentId }: DeskQuestion, dispatch: Dispatch<DeskEvent>) {
  const [readAttempts] = useReadAttemptsMutation()
  return async (answer: GradedResponse) => {
    const key = keyOfAnswer(answer)
    const params = { groupAssessmentId, problemInstanceId: answer.problemInstanceId }
    const { data } = await readAttempts({ params })
    const answers = data?.attempts.flatMap(({ responses }) => responses) ?? []
    const theirs = answers.find((each) => keyOfAnswer(each) === key)
    dispatch(theirs ? { type: 'conflicted', key, theirs } : { type: 'failed', key })
  }
}

/** Sends a mark, and says what became of it: the answer as it is stored, or null where the mark was refused. */
function useSend(question: DeskQuestion, dispatch: Dispatch<DeskEvent>) {
  const params = { groupAssessmentId: question.groupAssessmentId }
  const [mark] = useMarkResponseMutation()
  const showConflict = useConflict(question, dispatch)
  return async ({ answer, draft }: DeskEntry, given: NonNullable<ReturnType<typeof markOf>>, markingNumber: number) => {
    const key = keyOfAnswer(answer)
    const body = { ...placeOf(answer), markingNumber, clientKey: randomUuid(), mark: given, comment: draft.comment }
    const outcome = await mark({ params, body })
    if (outcome.data) {
      dispatch({ type: 'stored', key, answer: outcome.data })
      return outcome.data
    }
    const error = requestErrorOf(outcome.error)
    if (error.type === 'urn:isomorph:marked-meanwhile') await showConflict(answer)
    else {
      dispatch({ type: 'failed', key })
      dispatch({ type: 'refused', error })
    }
    return null
  }
}

/** Marks that can be taken back, the last one at the end: each with the answer as it was stored, null where it was refused. */
function useMadeMarks() {
  const made = useRef<readonly Promise<GradedResponse | null>[]>([])
  const [canUndo, setCanUndo] = useState(false)
  const become = (marks: typeof made.current) => {
    made.current = marks
    setCanUndo(marks.length > 0)
  }
  const remove = (mark: Promise<GradedResponse | null>) => become(made.current.filter((each) => each !== mark))
  const add = (mark: Promise<GradedResponse | null>) => {
    become([...made.current, mark])
    void mark.then((stored) => stored === null && remove(mark))
  }
  return { canUndo, add, remove, last: () => made.current.at(-1) }
}

/** Takes back the last mark that was made here, also one that is on its way. */
function useUndo({ question, desk, dispatch, made }: Marking) {
  const params = { groupAssessmentId: question.groupAssessmentId }
  const [undoMark] = useUndoMarkMutation()
  const showConflict = useConflict(question, dispatch)
  const notify = useNotify()
  return async () => {
    const last = made.last()
    if (!last) notify('INFO', t('grading.undo.nothing'))
    const marked = await last
    if (!last || !marked || made.last() !== last) return
    const outcome = await undoMark({ params, body: { ...placeOf(marked), clientKey: randomUuid() } })
    const error = outcome.error && requestErrorOf(outcome.error)
    if (!error || lastingRefusals.has(error.type ?? '')) made.remove(last)
    if (outcome.data) dispatch({ type: 'undone', key: keyOfAnswer(marked), answer: outcome.data })
    else if (error?.type === 'urn:isomorph:nothing-to-undo')
      // A changed rubric wrote it anew, and took it off the desk.
      await (isOnDesk(desk, marked) ? showConflict(marked) : notify('INFO', t('grading.undo.changed')))
    else if (error) dispatch({ type: 'refused', error })
  }
}

interface Marking {
  readonly question: DeskQuestion
  readonly desk: Desk
  readonly dispatch: Dispatch<DeskEvent>
  readonly made: ReturnType<typeof useMadeMarks>
}

/** Sends marks and takes them back. */
export function useMarking(question: DeskQuestion, stored: StoredRubric, desk: Desk, dispatch: Dispatch<DeskEvent>) {
  const send = useSend(question, dispatch)
  const made = useMadeMarks()
  const undo = useUndo({ question, desk, dispatch, made })
  const entry = currentEntry(desk)

  /** Goes on at once; what the server refuses comes back to the front. What is stored already is not sent again. */
  const save = (markingNumber = entry?.answer.response.markingNumber) => {
    const given = entry && markOf(entry, stored)
    if (!given || markingNumber === undefined || entry.state === 'saving') return
    if (entry.state === 'open' || entry.state === 'failed' || hasChanges(entry)) {
      dispatch({ type: 'sent', key: keyOfAnswer(entry.answer) })
      made.add(send(entry, given, markingNumber))
    }
    dispatch({ type: 'moved', by: 1 })
  }

  return {
    save: () => save(),
    overrule: () => save(entry?.theirs?.response.markingNumber),
    undo: () => void undo(),
    canUndo: made.canUndo,
  }
}
