import { useCallback, useEffect, useRef, useState } from 'react'
import { editorBackup, type BackupPlace, type UnsavedWork } from '../../../entities/problem/editor-backup.ts'
import { useTimeout } from '../../../screen/timers.ts'
import { useUnsavedRegistration } from '../../../unsaved-work/unsaved-registry.ts'

const crashSaveDelayMs = 400

/** Stores what is written after a pause in typing, and at once when the session ends or the page or tab is left before. */
export function useCrashCopy(userId: number, place: BackupPlace, work: UnsavedWork, isDirty: boolean): void {
  const { draft, baseRevisionNumber, baseSettings, isByAi = false, keptVersions = [], changedAt } = work
  const [first] = useState(draft)
  const store = useCallback(
    () =>
      editorBackup.write(userId, place, {
        ...(keptVersions.length > 0 && { keptVersions }),
        ...(draft === first ? changedAt && { changedAt } : { changedAt: new Date().toISOString() }),
        draft,
        baseRevisionNumber,
        ...(baseSettings && { baseSettings }),
        ...(isByAi && { isByAi }),
      }),
    [userId, place, draft, first, baseRevisionNumber, baseSettings, isByAi, keptVersions, changedAt],
  )
  useUnsavedRegistration(isDirty ? store : null)
  useTimeout(store, isDirty ? crashSaveDelayMs : null, [store])
  const former = useRef(place)
  useEffect(() => {
    if (former.current !== place) editorBackup.clear(userId, former.current)
    former.current = place
    if (!isDirty) editorBackup.clear(userId, place)
  }, [userId, place, isDirty])
  useStoringOnLeave(isDirty ? store : undefined)
}

/** Stores the work when the tab is hidden, and when the page is left before the pause in typing is over. */
function useStoringOnLeave(store: (() => void) | undefined): void {
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = store
  })
  useEffect(() => {
    const storeNow = () => latest.current?.()
    addEventListener('pagehide', storeNow)
    document.addEventListener('visibilitychange', storeNow)
    return () => {
      removeEventListener('pagehide', storeNow)
      document.removeEventListener('visibilitychange', storeNow)
      storeNow()
    }
  }, [])
}
