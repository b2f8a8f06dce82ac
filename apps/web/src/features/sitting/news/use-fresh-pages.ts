import type { Schedule } from '@isomorph/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../../data/index.ts'
import { useTimeout } from '../../../screen/timers.ts'
import { sittingApi } from '../sitting.api.ts'

/** A whole room hears at once of what concerns everybody, and does not fetch it at once. */
const spreadMilliseconds = 4000

/**
 * Whether what was fetched says something else of what is open and what was submitted. An end that moves while it lies ahead
 * changes nothing of it: a whole room would fetch the same pages at once.
 */
function isStaleAfter(before: Schedule, after: Schedule): boolean {
  const isEndMoved = before.deadline !== after.deadline
  const wasOver = before.deadline !== null && Date.parse(before.deadline) <= Date.parse(after.now)
  return (
    before.finishedAt !== after.finishedAt ||
    before.pausedAt !== after.pausedAt ||
    before.attemptsAllowed !== after.attemptsAllowed ||
    (isEndMoved && wasOver)
  )
}

/** When pages are to be fetched again: at once where something else is open, soon where marks or problems have changed. */
function stalenessBetween(before: Schedule, after: Schedule): 'none' | 'atOnce' | 'soon' {
  if (before.startedAt === null) return 'none'
  if (isStaleAfter(before, after)) return 'atOnce'
  return after.pagesVersion > before.pagesVersion ? 'soon' : 'none'
}

/** What is known once another schedule has arrived: answers to what was sent may tell an earlier version of pages. */
function knownAfter(before: Schedule, after: Schedule): Schedule {
  if (before.startedAt !== after.startedAt) return after
  return { ...after, pagesVersion: Math.max(before.pagesVersion, after.pagesVersion) }
}

/** Fetches the pages of a sitting again when its schedule tells that they show what held before. */
export function useFreshPages(schedule: Schedule): void {
  const dispatch = useAppDispatch()
  const before = useRef(schedule)
  const [isDue, setIsDue] = useState(false)
  const [pause] = useState(() => Math.random() * spreadMilliseconds)
  const fetchAgain = useCallback(
    () => dispatch(sittingApi.util.invalidateTags(['ProblemInstance', 'Sitting', 'GroupAssessment'])),
    [dispatch],
  )
  useEffect(() => {
    const staleness = stalenessBetween(before.current, schedule)
    before.current = knownAfter(before.current, schedule)
    if (staleness === 'atOnce') fetchAgain()
    if (staleness === 'soon') setIsDue(true)
  }, [fetchAgain, schedule])
  useTimeout(
    () => {
      setIsDue(false)
      fetchAgain()
    },
    isDue ? pause : null,
  )
}
