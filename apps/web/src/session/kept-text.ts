import { useEffect } from 'react'

let keepers = 0

/** Whether a part of the page keeps in this browser what is typed there, so that it outlives the session. */
export function isTextKept(): boolean {
  return keepers > 0
}

/** Makes known, while the caller is shown, that it keeps what is typed there in this browser. */
export function useKeptText(isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return undefined
    keepers += 1
    return () => {
      keepers -= 1
    }
  }, [isKept])
}
