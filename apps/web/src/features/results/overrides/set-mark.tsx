import type { Override } from '@isomorph/contract'
import { useTimeZone } from '../../../data/index.ts'
import { overrideWords, setsPoints } from './override-words.ts'

/** `*` where points were set by hand, `†` where a penalty was waived; says what, who, when and why. */
export function SetMark({ override, computed }: { override: Override; computed: number }) {
  const timeZone = useTimeZone()
  return <span title={overrideWords(override, computed, timeZone)}>{setsPoints(override) ? '*' : '†'}</span>
}

/** What a screen reader says in place of the mark. */
export function setMarkWords(override: Override | null): string {
  if (!override) return ''
  return setsPoints(override) ? ', set by hand' : ', penalty waived'
}
