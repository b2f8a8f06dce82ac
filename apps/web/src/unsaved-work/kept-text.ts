import { useEffect } from 'react'

export type KeptBecause = 'sessionEnd' | 'pageHide'
/** Keeps in this browser what is typed in one place, and tells whether all of it is there now. */
type Keeper = (because: KeptBecause) => boolean

const keepers = new Set<Keeper>()

/** Keeps what is typed on the page at this moment, and tells whether there is any and all of it is kept. */
export function keepText(because: KeptBecause): boolean {
  const outcomes = [...keepers].map((keep) => keep(because))
  return outcomes.length > 0 && outcomes.every(Boolean)
}

/** Makes the caller's keeper known while the caller is shown; null: nothing is typed there. */
export function useKeptText(keep: Keeper | null): void {
  useEffect(() => {
    if (!keep) return undefined
    keepers.add(keep)
    return () => void keepers.delete(keep)
  }, [keep])
}
