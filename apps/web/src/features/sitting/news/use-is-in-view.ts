import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody may look at the page: no other tab is in front of it. */
export function useIsInView(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden)
}
