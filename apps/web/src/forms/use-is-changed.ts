import { useState } from 'react'

/** Whether what is typed differs from what the form began with. */
export function useIsChanged(typed: unknown): boolean {
  const now = JSON.stringify(typed)
  const [first] = useState(now)
  return now !== first
}
