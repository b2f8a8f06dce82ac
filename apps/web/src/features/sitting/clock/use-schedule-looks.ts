import type { Schedule } from '@isomorph/contract'
import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { countedMoment } from './countdown.ts'
import { isUnderWay, untilNextLook, untilNextLookAfterEnd } from './ending.ts'

const shortestPauseMilliseconds = 5000

/** Looks at the schedule again while a clock runs and for a while after the end: moved times and reopenings arrive. */
export function useScheduleLooks(schedule: Schedule, look: () => void): void {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  const moment = isUnderWay(schedule) ? (countedMoment(schedule, Date.parse(schedule.now))?.moment ?? null) : null
  const { finishedAt } = schedule
  useEffect(() => {
    if (moment === null && finishedAt === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let lookedAt = Date.now()
    const lookNow = () => {
      if (document.hidden || !navigator.onLine) return
      lookedAt = Date.now()
      latest.current()
    }
    const plan = () => {
      const now = Date.now() + offset
      const pause =
        moment === null
          ? finishedAt && untilNextLookAfterEnd(finishedAt, now, Math.random())
          : untilNextLook(Date.parse(moment), now, Math.random())
      if (!pause) return
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
  }, [moment, finishedAt, offset])
}
