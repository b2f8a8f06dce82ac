import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same while the component is shown, and always does what it would do now: a part that gets it
 * renders again only when something that it shows has changed. For events, not while rendering.
 */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
