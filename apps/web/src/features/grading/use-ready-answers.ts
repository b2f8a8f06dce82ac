import { useCallback, useEffect, type Dispatch } from 'react'
import { requestErrorOf } from '../../data/index.ts'
import type { Desk, DeskEvent } from './desk-state.ts'
import { useClaimResponsesMutation, useReleaseClaimsMutation } from './grading.api.ts'
import type { DeskQuestion } from './use-desk.ts'

/** So many answers lie ready ahead before more are asked for: the next one never waits for the server. */
const readyAhead = 3

/** Claims answers ahead of the grader, and gives them back when the desk is left. */
export function useReadyAnswers(question: DeskQuestion, desk: Desk, dispatch: Dispatch<DeskEvent>) {
  const { groupAssessmentId, itemKey, questionKey } = question
  const { entries, index, isDrained, error } = desk
  const [claim, { isLoading }] = useClaimResponsesMutation()
  const [release] = useReleaseClaimsMutation()

  const claimMore = useCallback(async () => {
    // What was marked comes back only where two people's marks are too far apart.
    const passed = entries.filter(({ state }) => state !== 'saved')
    const skip = passed.flatMap(({ answer }) => (answer.taskId === null ? [] : [answer.taskId]))
    const body = { itemKey, questionKey, skip }
    const outcome = await claim({ params: { groupAssessmentId }, body })
    if (outcome.data) dispatch({ type: 'claimed', answers: outcome.data.items })
    else dispatch({ type: 'refused', error: requestErrorOf(outcome.error) })
  }, [claim, dispatch, entries, groupAssessmentId, itemKey, questionKey])

  const needsMore = entries.length - index <= readyAhead && !isDrained && !isLoading && error === null
  useEffect(() => {
    if (needsMore) void claimMore()
  }, [needsMore, claimMore])

  useEffect(() => () => void release({ params: { groupAssessmentId } }), [release, groupAssessmentId])
  return { isLoading }
}
