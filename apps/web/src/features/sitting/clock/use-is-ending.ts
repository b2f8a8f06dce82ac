import type { Schedule } from '@isomorph/contract'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { lockMomentOf } from './ending.ts'

/** A timer of a browser does not count further than some weeks. */
const longestTimerMilliseconds = 3_600_000

/** Whether time is up and the server has not finished the sitting yet: it submits what was typed. */
export function useIsEnding(schedule: Schedule): boolean {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const [now, setNow] = useState(() => Date.now())
  const moment = lockMomentOf(schedule)
  const isEnding = moment !== null && now + offset >= moment
  useEffect(() => {
    if (moment === null || isEnding) return
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      const left = Math.max(0, moment - offset - Date.now())
      timer = setTimeout(
        () => {
          setNow(Date.now())
          plan()
        },
        Math.min(left, longestTimerMilliseconds),
      )
    }
    plan()
    return () => clearTimeout(timer)
  }, [moment, offset, isEnding])
  return isEnding
}
