import type { Schedule, Sitting } from '@isomorph/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Flush, SavedMark, SittingContext } from './sitting-context.ts'

interface SittingState {
  readonly context: SittingContext
  readonly saved: SavedMark | null
  readonly flush: Flush
}

/** What a sitting knows of itself while its pages change: the freshest schedule, what is saved, what can be sent. */
export function useSittingState(sitting: Sitting, basePath: string): SittingState {
  const [seen, setSeen] = useState<Schedule>(sitting.schedule)
  // Drafts and problem pages bring a fresher schedule than the sitting once had.
  const schedule = Date.parse(seen.now) > Date.parse(sitting.schedule.now) ? seen : sitting.schedule
  const [saved, setSaved] = useState<SavedMark | null>(null)
  const flushable = useRef<Flush>(null)
  const onFlushable = useCallback((next: Flush | null) => {
    flushable.current = next
  }, [])
  const flush = useCallback(async () => flushable.current?.(), [])
  const context = useMemo<SittingContext>(
    () => ({ sitting, schedule, basePath, onFlushable, onSchedule: setSeen, onSaveState: setSaved }),
    [sitting, schedule, basePath, onFlushable],
  )
  return { context, saved, flush }
}
