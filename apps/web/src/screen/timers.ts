import { useEffect, useRef } from 'react'

/** Milliseconds, or what computes them each time the timer begins; null: no timer runs, or none any more. */
type Delay = number | (() => number | null) | null

function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

const millisecondsOf = (delay: Delay) => (typeof delay === 'function' ? delay() : delay)

/**
 * Calls back again and again while the component is shown, each time after the delay, and always the newest callback. The
 * timer begins anew when something in `restartOn` changes, or a fixed delay.
 */
export function useInterval(callback: () => void, delay: Delay, restartOn: readonly unknown[] = []): void {
  const latest = useLatest({ callback, delay })
  const fixed = typeof delay === 'function' ? 'computed' : delay
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      const milliseconds = millisecondsOf(latest.current.delay)
      if (milliseconds === null) return
      timer = setTimeout(() => {
        latest.current.callback()
        plan()
      }, milliseconds)
    }
    plan()
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the timer depends on
  }, [latest, fixed, ...restartOn])
}

/** Calls back once, as {@link useInterval} does; with `restartOn`, after it has not changed for the delay. */
export function useTimeout(callback: () => void, delay: number | null, restartOn: readonly unknown[] = []): void {
  const latest = useLatest(callback)
  useEffect(() => {
    if (delay === null) return undefined
    const timer = setTimeout(() => latest.current(), delay)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [latest, delay, ...restartOn])
}
