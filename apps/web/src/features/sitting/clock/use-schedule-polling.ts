import type { Schedule } from '@isomorph/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/slices/clock-slice.ts'
import { useInterval } from '../../../screen/timers.ts'
import { countedMoment } from './countdown.ts'
import { isUnderWay, untilNextPoll, untilNextPollAfterEnd } from './ending.ts'

const shortestPauseMilliseconds = 5000
/** Whoever waits in a pause has nothing else to do than to see that it ends. */
const inPauseMilliseconds = 6000

/** Polls the schedule while a clock runs and for an hour after the end: moved times and reopenings arrive. */
export function useSchedulePolling(schedule: Schedule, poll: () => void): void {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const moment = isUnderWay(schedule) ? (countedMoment(schedule, Date.parse(schedule.now))?.moment ?? null) : null
  const { finishedAt } = schedule
  const isPaused = isUnderWay(schedule) && schedule.pausedAt !== null
  const isPolling = moment !== null || finishedAt !== null || isPaused
  const polledAt = useRef(0)
  const pollNow = () => {
    if (document.hidden || !navigator.onLine) return
    polledAt.current = Date.now()
    poll()
  }
  const pause = () => {
    const now = Date.now() + offset
    if (isPaused) return inPauseMilliseconds * (0.75 + Math.random() / 2)
    if (moment !== null) return untilNextPoll(Date.parse(moment), now, Math.random())
    return finishedAt === null ? null : untilNextPollAfterEnd(finishedAt, now, Math.random())
  }
  useInterval(pollNow, pause, [moment, finishedAt, isPaused, offset])
  const pollWhenBack = useEffectEvent(() => {
    if (Date.now() - polledAt.current > shortestPauseMilliseconds) pollNow()
  })
  useEffect(() => {
    if (!isPolling) return undefined
    polledAt.current = Date.now()
    const onChange = () => pollWhenBack()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [isPolling])
}
