import type { Schedule, Sitting } from '@isomorph/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Flush, SavedMark, SittingContext } from './sitting-context.ts'
import { useIsEnding } from '../clock/use-is-ending.ts'
import { useFreshPages } from '../news/use-fresh-pages.ts'

interface SittingState {
  readonly context: SittingContext
  readonly saved: SavedMark | null
  readonly flush: Flush
  readonly isReadable: boolean
}

/** What a sitting knows of itself while its pages change: the freshest schedule, what is saved, what can be sent. */
export function useSittingState(sitting: Sitting, basePath: string): SittingState {
  const [seen, setSeen] = useState<Schedule>(sitting.schedule)
  // Drafts and problem pages bring a fresher schedule than the sitting once had.
  const schedule = Date.parse(seen.now) > Date.parse(sitting.schedule.now) ? seen : sitting.schedule
  const isEnding = useIsEnding(schedule)
  useFreshPages(schedule)
  const [saved, setSaved] = useState<SavedMark | null>(null)
  const [isReadable, setReadable] = useState(false)
  const onReadable = useCallback(() => setReadable(true), [])
  // While the assessment is paused, there is no page to say so.
  if (schedule.pausedAt !== null && !isReadable) setReadable(true)
  const flushable = useRef<Flush>(null)
  const onFlushable = useCallback((next: Flush | null) => {
    flushable.current = next
  }, [])
  const flush = useCallback(async () => flushable.current?.(), [])
  const context = useMemo<SittingContext>(
    () => ({
      sitting,
      schedule,
      isEnding,
      basePath,
      onFlushable,
      onReadable,
      onSchedule: setSeen,
      onSaveState: setSaved,
    }),
    [sitting, schedule, isEnding, basePath, onFlushable, onReadable],
  )
  return { context, saved, flush, isReadable }
}
