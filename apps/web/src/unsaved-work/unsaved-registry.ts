import { useEffect } from 'react'

export type SaveReason = 'sessionEnd' | 'pageHide' | 'crash'
/** Stores what is typed in one place in this browser; answers whether all of it is stored now. */
type SaveUnsaved = (because: SaveReason) => boolean

const registered = new Set<SaveUnsaved>()

/** Stores everything typed on the page at this moment; answers whether there is any and all of it is stored. */
export function saveAllUnsaved(because: SaveReason): boolean {
  const outcomes = [...registered].map((save) => save(because))
  return outcomes.length > 0 && outcomes.every(Boolean)
}

/** Registers the caller's way of saving while the caller is shown; null: nothing is typed there. */
export function useUnsavedRegistration(save: SaveUnsaved | null): void {
  useEffect(() => {
    if (!save) return undefined
    registered.add(save)
    return () => void registered.delete(save)
  }, [save])
}
