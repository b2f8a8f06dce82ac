import type { Schedule } from '@isomorph/contract'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { useInterval } from '../../../screen/timers.ts'
import { lockMomentOf } from './ending.ts'

/** A timer of a browser does not count further than some weeks. */
const longestTimerMilliseconds = 3_600_000

/** Whether time is up and the server has not finished the sitting yet: it submits what was typed. */
export function useIsEnding(schedule: Schedule): boolean {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const [now, setNow] = useState(() => Date.now())
  const moment = lockMomentOf(schedule)
  const isEnding = moment !== null && now + offset >= moment
  const left = () => Math.max(0, (moment ?? 0) - offset - Date.now())
  useInterval(
    () => setNow(Date.now()),
    moment === null || isEnding ? null : () => Math.min(left(), longestTimerMilliseconds),
    [moment, offset],
  )
  return isEnding
}
