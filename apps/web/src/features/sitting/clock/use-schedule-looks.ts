import type { Schedule } from '@isomorph/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/slices/clock-slice.ts'
import { useInterval } from '../../../screen/timers.ts'
import { countedMoment } from './countdown.ts'
import { isUnderWay, untilNextLook } from './ending.ts'

const shortestPauseMilliseconds = 5000

/** Looks at the schedule again while a clock runs, so that moved times arrive and the end is not missed. */
export function useScheduleLooks(schedule: Schedule, look: () => void): void {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const moment = isUnderWay(schedule) ? (countedMoment(schedule, Date.parse(schedule.now))?.moment ?? null) : null
  const isLooking = moment !== null
  const lookedAt = useRef(0)
  const lookNow = () => {
    if (document.hidden || !navigator.onLine) return
    lookedAt.current = Date.now()
    look()
  }
  const pause = () => untilNextLook(Date.parse(moment ?? ''), Date.now() + offset, Math.random())
  useInterval(lookNow, isLooking ? pause : null, [moment, offset])
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
