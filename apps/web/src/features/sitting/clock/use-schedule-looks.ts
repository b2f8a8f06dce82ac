import type { Schedule } from '@isomorph/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { useInterval } from '../../../screen/timers.ts'
import { countedMoment } from './countdown.ts'
import { isUnderWay, untilNextLook, untilNextLookAfterEnd } from './ending.ts'

const shortestPauseMilliseconds = 5000

/** Looks at the schedule again while a clock runs and for a while after the end: moved times and reopenings arrive. */
export function useScheduleLooks(schedule: Schedule, look: () => void): void {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const moment = isUnderWay(schedule) ? (countedMoment(schedule, Date.parse(schedule.now))?.moment ?? null) : null
  const { finishedAt } = schedule
  const isLooking = moment !== null || finishedAt !== null
  const lookedAt = useRef(0)
  const lookNow = () => {
    if (document.hidden || !navigator.onLine) return
    lookedAt.current = Date.now()
    look()
  }
  const pause = () => {
    const now = Date.now() + offset
    if (moment !== null) return untilNextLook(Date.parse(moment), now, Math.random())
    return finishedAt === null ? null : untilNextLookAfterEnd(finishedAt, now, Math.random())
  }
  useInterval(lookNow, pause, [moment, finishedAt, offset])
  const lookWhenBack = useEffectEvent(() => {
    if (Date.now() - lookedAt.current > shortestPauseMilliseconds) lookNow()
  })
  useEffect(() => {
    if (!isLooking) return undefined
    lookedAt.current = Date.now()
    const onChange = () => lookWhenBack()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [isLooking])
}
