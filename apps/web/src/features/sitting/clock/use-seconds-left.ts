import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset, type WithClock } from '../../../data/clock-slice.ts'
import { secondsLeft } from './countdown.ts'

/** Seconds until a deadline by the server's clock, renewed every second; null without a deadline. */
export function useSecondsLeft(deadline: string | null): number | null {
  const offset = useSelector((state: WithClock) => selectClockOffset(state))
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!deadline) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return deadline ? secondsLeft(deadline, now, offset) : null
}
