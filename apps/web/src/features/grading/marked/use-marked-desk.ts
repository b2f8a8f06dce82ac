import type { StoredRubric } from '@isomorph/contract'
import { useCallback, useEffect, useReducer, useRef, type Dispatch } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { currentEntry, deskAfter, emptyDesk, keyOfAnswer, type Desk, type DeskEvent } from '../desk-state.ts'
import { useListResponsesMutation, useReadAttemptsMutation, useReleaseClaimsMutation } from '../grading.api.ts'
import type { DeskControl, DeskQuestion } from '../use-desk.ts'
import { useMarking } from '../use-marking.ts'

export type MarkedBy = 'anybody' | 'me'

/** So many answers before the last one that is here, the next page is asked for. */
const readyAhead = 3

/** Fetches what is marked, page by page, the last marked first. */
function useMarkedPages(question: DeskQuestion, markedBy: MarkedBy, dispatch: Dispatch<DeskEvent>) {
  const { groupAssessmentId, itemKey, questionKey } = question
  const [list, { isLoading }] = useListResponsesMutation()
  const cursor = useRef<string>(undefined)
  const more = useCallback(async () => {
    const after = cursor.current === undefined ? {} : { cursor: cursor.current }
    const query = { itemKey, questionKey, state: 'marked' as const, markedBy, ...after }
    const { data, error } = await list({ params: { groupAssessmentId }, query })
    if (!data) return dispatch({ type: 'refused', error: requestErrorOf(error) })
    cursor.current = data.nextCursor ?? undefined
    return dispatch({ type: 'listed', answers: data.items, isLast: data.nextCursor === null })
  }, [dispatch, groupAssessmentId, itemKey, list, markedBy, questionKey])
  return { isLoading, more }
}

/** Opens the answer that the address names, also one of a page that is not here yet. */
function useOpened(
  { groupAssessmentId }: DeskQuestion,
  opened: string | null,
  desk: Desk,
  dispatch: Dispatch<DeskEvent>,
) {
  const [readAttempts, { isLoading }] = useReadAttemptsMutation()
  const isListed = desk.entries.some(({ answer }) => keyOfAnswer(answer) === opened)
  const isReady = isListed || desk.isDrained || desk.entries.length > 0
  const { isDrained } = desk
  const fetchOpened = useCallback(
    async (key: string) => {
      const params = { groupAssessmentId, problemInstanceId: Number(key.split('/')[0]) }
      const { data, error } = await readAttempts({ params })
      if (!data) return dispatch({ type: 'refused', error: requestErrorOf(error) })
      const answers = data.attempts.flatMap(({ responses }) => responses).filter((each) => keyOfAnswer(each) === key)
      dispatch({ type: 'listed', answers, isLast: isDrained })
      return dispatch({ type: 'opened', key })
    },
    [dispatch, groupAssessmentId, isDrained, readAttempts],
  )
  const handled = useRef<string>(null)
  useEffect(() => {
    if (opened === handled.current || (opened !== null && !isReady)) return
    handled.current = opened
    if (opened === null) return
    if (isListed) dispatch({ type: 'opened', key: opened })
    else void fetchOpened(opened)
  }, [dispatch, fetchOpened, isListed, isReady, opened])
  return isLoading
}

/** What is marked of a question: the list, and the desk on which an answer of it lies; `opened` is the key of that. */
export function useMarkedDesk(
  question: DeskQuestion,
  stored: StoredRubric,
  { markedBy, opened }: { readonly markedBy: MarkedBy; readonly opened: string | null },
): DeskControl & { readonly more: () => void } {
  const { groupAssessmentId } = question
  const [desk, dispatch] = useReducer(deskAfter, emptyDesk)
  const { isLoading, more } = useMarkedPages(question, markedBy, dispatch)
  const marking = useMarking(question, stored, desk, dispatch)
  const [release] = useReleaseClaimsMutation()
  const isOpening = useOpened(question, opened, desk, dispatch)

  const isShort = desk.entries.length === 0 || (opened !== null && desk.entries.length - desk.index <= readyAhead)
  const needsMore = isShort && !desk.isDrained && !isLoading && desk.error === null
  useEffect(() => {
    if (needsMore) void more()
  }, [needsMore, more])

  // An answer whose mark is taken back is held for whoever did so.
  useEffect(() => () => void release({ params: { groupAssessmentId } }), [release, groupAssessmentId])
  const entry = isOpening ? undefined : currentEntry(desk)
  return { desk, dispatch, isLoading: isLoading || isOpening, entry, more: () => void more(), ...marking }
}
