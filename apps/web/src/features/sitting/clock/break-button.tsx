import type { Schedule } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { useAppDispatch, useNotify, useUserInfo } from '../../../data/index.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { useTimeout } from '../../../screen/timers.ts'
import { refusalInWords } from '../refusals/refusal-in-words.ts'
import { sittingApi } from '../sitting.api.ts'
import { leftOfBreaks, mayTakeBreak } from './break-words.ts'
import { useBeginBreakMutation, useEndBreakMutation } from './breaks.api.ts'

/** A moment after the end, so that the server finds the break over. */
const afterEndMilliseconds = 500

/** Fetches the sitting when the break is over: nobody tells of it. */
function useEndOfBreak({ now, pauseEndsAt }: Schedule): void {
  const dispatch = useAppDispatch()
  const fetchAnew = () => void dispatch(sittingApi.util.invalidateTags(['Sitting', 'ProblemInstance']))
  const left = pauseEndsAt === undefined ? null : Math.max(0, Date.parse(pauseEndsAt) - Date.parse(now))
  useTimeout(fetchAnew, left === null ? null : left + afterEndMilliseconds, [pauseEndsAt, now])
}

/** Begins a break that stops the clock, or ends the one that is on. Whoever acts as the learner cannot. */
export function BreakButton({ schedule }: { schedule: Schedule }) {
  const params = { groupAssessmentId: Number(useParams().groupAssessmentId) }
  const [begin, beginning] = useBeginBreakMutation()
  const [end, ending] = useEndBreakMutation()
  const notify = useNotify()
  const { isImpersonated = false } = useUserInfo() ?? {}
  // A second press of the same button is the same break.
  const key = useRef<{ readonly since: number; readonly clientKey: string }>(null)
  useEndOfBreak(schedule)
  const { pausedAt, pauseEndsAt, breakSecondsLeft = 0 } = schedule
  const tell = async (answer: { readonly error?: unknown }) => {
    if (answer.error) notify('ERROR', (await refusalInWords(answer.error)).detail)
  }
  const onBegin = async () => {
    if (key.current?.since !== breakSecondsLeft) key.current = { since: breakSecondsLeft, clientKey: randomUuid() }
    await tell(await begin({ params, body: { clientKey: key.current.clientKey } }))
  }
  const onEnd = async () => pausedAt && (await tell(await end({ params, body: { beganAt: pausedAt } })))
  if (pauseEndsAt !== undefined)
    return (
      <Button disabled={isImpersonated || ending.isLoading} onClick={() => void onEnd()}>
        {t('sitting-later.break.end')}
      </Button>
    )
  if (!mayTakeBreak(schedule)) return null
  return (
    <Button variant="outlined" disabled={isImpersonated || beginning.isLoading} onClick={() => void onBegin()}>
      {t('sitting-later.break.take', { left: leftOfBreaks(breakSecondsLeft) })}
    </Button>
  )
}
