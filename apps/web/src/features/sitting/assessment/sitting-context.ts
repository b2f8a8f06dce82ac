import type { Schedule, Sitting } from '@isomorph/contract'
import { createContext, useContext } from 'react'
import type { SaveState } from '../drafts/draft-types.ts'

/** Sends what has been typed and not been sent. */
export type Flush = () => Promise<void>

/** How far what is typed has been saved. */
export interface SavedMark {
  readonly state: SaveState
  readonly savedAt: string | null
}

/** What the frame of a sitting shares with the page inside it. */
export interface SittingContext {
  /** The problem on the page says how what is typed there is sent, before the sitting is finished. */
  readonly onFlushable: (flush: Flush | null) => void
  readonly sitting: Sitting
  readonly schedule: Schedule
  /** Time is up, and the server submits what was typed. */
  readonly isEnding: boolean
  readonly basePath: string
  /** Every answer of the server carries the learner's schedule. */
  readonly onSchedule: (schedule: Schedule) => void
  /** The page can be read; what is not needed for that is fetched then. */
  readonly onReadable: () => void
  /** What the frame shows as saved, saving or offline. */
  readonly onSaveState: (saved: SavedMark | null) => void
}

export const SittingScope = createContext<SittingContext | null>(null)

export function useSitting(): SittingContext {
  const context = useContext(SittingScope)
  if (!context) throw new Error('A page of a sitting stands inside its frame.')
  return context
}
