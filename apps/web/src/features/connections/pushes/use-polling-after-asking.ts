import { useState } from 'react'
import { useTimeout } from '../../../screen/timers.ts'

export const pollMilliseconds = 3000
export const pollForMilliseconds = 30_000

interface PollingAfterAsking {
  /** Of the request that is repeated; 0 where it is not. */
  readonly pollingInterval: number
  /** Something was asked for: the page looks again for a while from now on. */
  readonly countAsked: () => void
}

/** Looks again for a while after each time that something was asked for which a job of the server does. */
export function usePollingAfterAsking(): PollingAfterAsking {
  const [asked, setAsked] = useState(0)
  const [settled, setSettled] = useState(0)
  const isPolling = asked > settled
  useTimeout(() => setSettled(asked), isPolling ? pollForMilliseconds : null, [asked])
  return {
    pollingInterval: isPolling ? pollMilliseconds : 0,
    countAsked: () => setAsked((before) => before + 1),
  }
}
