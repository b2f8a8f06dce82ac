import { useEffect } from 'react'

export type SaveReason = 'sessionEnd' | 'pageHide'
/** Keeps in this browser what is typed in one place, and tells whether all of it is there now. */
type SaveUnsaved = (because: SaveReason) => boolean

const registered = new Set<SaveUnsaved>()

/** Keeps what is typed on the page at this moment, and tells whether there is any and all of it is kept. */
export function saveAllUnsaved(because: SaveReason): boolean {
  const outcomes = [...registered].map((keep) => keep(because))
  return outcomes.length > 0 && outcomes.every(Boolean)
}

/** Makes the caller's keeper known while the caller is shown; null: nothing is typed there. */
export function useUnsavedRegistration(keep: SaveUnsaved | null): void {
  useEffect(() => {
    if (!keep) return undefined
    registered.add(keep)
    return () => void registered.delete(keep)
  }, [keep])
}
