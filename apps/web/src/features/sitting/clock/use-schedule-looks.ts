import type { Schedule } from '@isomorph/contract'
import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { countedMoment } from './countdown.ts'
import { isUnderWay, untilNextLook } from './ending.ts'

const shortestPauseMilliseconds = 5000

/** Looks at the schedule again while a clock runs, so that moved times arrive and the end is not missed. */
export function useScheduleLooks(schedule: Schedule, look: () => void): void {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  const moment = isUnderWay(schedule) ? (countedMoment(schedule, Date.parse(schedule.now))?.moment ?? null) : null
  useEffect(() => {
    if (moment === null) return
    let timer: ReturnType<typeof setTimeout>
    let lookedAt = Date.now()
    const lookNow = () => {
      if (document.hidden || !navigator.onLine) return
      lookedAt = Date.now()
      latest.current()
    }
    const plan = () => {
      const pause = untilNextLook(Date.parse(moment), Date.now() + offset, Math.random())
      timer = setTimeout(() => {
        lookNow()
        plan()
      }, pause)
    }
    const comeBack = () => {
      if (Date.now() - lookedAt > shortestPauseMilliseconds) lookNow()
    }
    plan()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [moment, offset])
}
