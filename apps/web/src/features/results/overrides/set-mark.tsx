import type { Override } from '@isomorph/contract'
import { useTimeZone } from '../../../data/index.ts'
import { overrideWords, setsPoints } from './override-words.ts'

/** `*` where points were set by hand, `†` where a penalty was waived; says what, who, when and why. */
export function SetMark({ override, computed }: { override: Override; computed: number }) {
  const timeZone = useTimeZone()
  return <span title={overrideWords(override, computed, timeZone)}>{setsPoints(override) ? '*' : '†'}</span>
}

/** By which the messages that a screen reader says name the mark. */
export function setMarkOf(override: Override | null): 'set' | 'waived' | 'other' {
  if (!override) return 'other'
  return setsPoints(override) ? 'set' : 'waived'
}
