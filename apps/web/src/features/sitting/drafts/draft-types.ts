import type { Draft, Schedule, TypedAnswer } from '@isomorph/contract'
import type { RequestError } from '../../../data/request.ts'
import type { SenderClock } from '../../../unsaved-work/retrying-sender.ts'
import type { TabWriter } from './tab-writer.ts'

/** What has become of the last keystroke. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'closed'

export interface DraftSyncSnapshot {
  readonly answers: readonly TypedAnswer[]
  readonly state: SaveState
  readonly savedAt: string | null
  /** Version of the draft on the server that this text builds on. */
  readonly version: number
  /** With `conflict`: what another tab or device has saved meanwhile. */
  readonly theirs: Draft | null
  /** With `closed`: why the server accepts nothing more; null where time or the learner has ended the sitting. */
  readonly reason: RequestError | null
}

export interface DraftMessage {
  readonly answers: TypedAnswer[]
  readonly writerId: string
  readonly writerSequence: number
  readonly baseVersion: number
  /** When it was typed, by the browser's clock. */
  readonly editedAt: string
}

export type SendOutcome =
  | {
      readonly kind: 'answered'
      readonly isApplied: boolean
      readonly draft: Draft | null
      readonly schedule: Schedule
    }
  /** The server could not be reached, was not itself, or asks to wait: the text waits here. */
  | { readonly kind: 'unreachable'; readonly waitMilliseconds?: number }
  | { readonly kind: 'refused'; readonly refusal: RequestError }

/** Text that the server has not acknowledged, stored in the browser. */
export type PendingDraft = DraftMessage

export interface PendingStore {
  readonly read: () => PendingDraft | null
  readonly write: (pending: PendingDraft) => void
  readonly clear: () => void
}

export interface DraftSyncOptions extends SenderClock {
  readonly draft: Draft | null
  readonly writer: TabWriter
  readonly pending: PendingStore
  readonly send: (message: DraftMessage) => Promise<SendOutcome>
  readonly onSchedule: (schedule: Schedule) => void
}
