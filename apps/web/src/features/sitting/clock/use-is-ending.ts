import type { Schedule } from '@isomorph/contract'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/slices/clock-slice.ts'
import { useInterval } from '../../../screen/timers.ts'
import { lockMomentOf, wasEndedBetween } from './ending.ts'

/** A timer of a browser does not count further than some weeks. */
const longestTimerMilliseconds = 3_600_000

/** Whether the end that holds is one that staff have given: there is nothing to wait for. */
function useIsEndedByStaff(schedule: Schedule): boolean {
  const [before, setBefore] = useState(schedule)
  const [endedAt, setEndedAt] = useState<string | null>(null)
  if (before !== schedule) {
    setBefore(schedule)
    if (wasEndedBetween(before, schedule)) setEndedAt(schedule.deadline)
  }
  return endedAt !== null && endedAt === schedule.deadline
}

/** Whether time is up and the server has not finished the sitting yet: it submits what was typed. */
export function useIsEnding(schedule: Schedule): boolean {
  const isEndedByStaff = useIsEndedByStaff(schedule)
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const [now, setNow] = useState(() => Date.now())
  const moment = lockMomentOf(schedule)
  const isEnding = moment !== null && (isEndedByStaff || now + offset >= moment)
  const left = () => Math.max(0, (moment ?? 0) - offset - Date.now())
  useInterval(
    () => setNow(Date.now()),
    moment === null || isEnding ? null : () => Math.min(left(), longestTimerMilliseconds),
    [moment, offset],
  )
  return isEnding
}
