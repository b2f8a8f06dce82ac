import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { useInterval } from '../../../screen/timers.ts'
import { secondsLeft } from './countdown.ts'

/** Seconds until a deadline by the server's clock, renewed every second; null without a deadline. */
export function useSecondsLeft(deadline: string | null): number | null {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), deadline ? 1000 : null, [deadline])
  return deadline ? secondsLeft(deadline, now, offset) : null
}
