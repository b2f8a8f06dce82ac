import type { Draft, TypedAnswer } from '@isomorph/contract'
import { createObservableValue } from '../../../unsaved-work/observable-value.ts'
import type { DraftMessage, DraftSyncOptions, DraftSyncSnapshot, SaveState } from './draft-types.ts'

type SavedAs = Partial<Pick<DraftSyncSnapshot, 'version' | 'savedAt'>>

/** What is typed in one problem, and how much of it the server has. */
export interface DraftState {
  /** When the oldest edit that has not been sent was made. */
  firstUnsentAt: number | null
  readonly snapshot: () => DraftSyncSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (part: Partial<DraftSyncSnapshot>) => void
  readonly message: () => DraftMessage
  /** A conflict or a closed problem stays what it is; otherwise the answers are in the state that is given. */
  readonly recordEdit: (answers: readonly TypedAnswer[], state: SaveState) => void
  readonly acknowledge: (sent: DraftMessage, draft: Draft | null) => void
  /** Nothing typed so far is left to be sent. Without answers, those on the page stay. */
  readonly markAllSaved: (savedAs: SavedAs, answers?: readonly TypedAnswer[]) => void
  readonly hasUnacknowledged: () => boolean
  readonly isStored: () => boolean
}

const isSettled = (state: SaveState) => state === 'conflict' || state === 'closed'

export function hasUnsent(state: DraftState): boolean {
  return state.hasUnacknowledged() && !isSettled(state.snapshot().state)
}

function firstSequence({ draft, writer, pending }: DraftSyncOptions): number {
  const stored = pending.read()?.writerSequence ?? 0
  return draft?.writerId === writer.id ? Math.max(stored, draft.writerSequence) : stored
}

export function createDraftState(options: DraftSyncOptions): DraftState {
  const { pending, writer, now } = options
  const { get: snapshot, set, subscribe } = createObservableValue(firstSnapshot(options))
  let sequence = firstSequence(options)
  // A draft that this tab saved earlier has its sequence; opening and leaving its page sends nothing.
  let acknowledged = snapshot().state === 'saved' ? sequence : 0
  let editedAt = pending.read()?.editedAt ?? now().toISOString()
  // What the server has is not kept here: it would stand against newer text of another device.
  if (snapshot().state === 'saved') pending.clear()
  const change = (part: Partial<DraftSyncSnapshot>) => set({ ...snapshot(), ...part })
  const message = (): DraftMessage => {
    const { answers, version } = snapshot()
    return { answers: [...answers], writerId: writer.id, writerSequence: sequence, baseVersion: version, editedAt }
  }
  return {
    firstUnsentAt: null,
    snapshot,
    subscribe,
    change,
    message,
    recordEdit: (answers, state) => {
      sequence = writer.nextSequence(sequence)
      editedAt = now().toISOString()
      change({ answers, ...(isSettled(snapshot().state) ? {} : { state }) })
      pending.write(message())
    },
    acknowledge: (sent, draft) => {
      acknowledged = sent.writerSequence
      const isLast = acknowledged === sequence
      const stored = pending.read()
      // The same problem may have been opened again since, and hold newer text.
      if (isLast && stored && isSameText(stored.answers, sent.answers)) pending.clear()
      // The server may write the same answers in another way, as where choices have got other keys.
      const answers = isLast && draft && isOwnRepeat(draft, sent) ? draft.answers : snapshot().answers
      const { version, savedAt } = draft ?? snapshot()
      change({ answers, state: isLast ? 'saved' : 'unsaved', version, savedAt, theirs: null })
    },
    markAllSaved: (savedAs, answers) => {
      pending.clear()
      acknowledged = sequence
      const { version = snapshot().version, savedAt = snapshot().savedAt } = savedAs
      change({ state: 'saved', version, savedAt, ...(answers && { answers, theirs: null }) })
    },
    hasUnacknowledged: () => acknowledged < sequence,
    isStored: () => snapshot().state === 'saved' || pending.read()?.writerSequence === sequence,
  }
}

export function isSameText(answers: readonly TypedAnswer[], others: readonly TypedAnswer[]): boolean {
  const valueOf = new Map(others.map(({ questionKey, value }) => [questionKey, value]))
  return answers.length === others.length && answers.every((each) => valueOf.get(each.questionKey) === each.value)
}

/**
 * The answer of the server was lost, so the same message was sent twice: the draft on the server is this one already, or newer
 * text of the same tab, which never gives a sequence twice.
 */
export function isOwnRepeat(draft: Draft | null, sent: DraftMessage): boolean {
  return draft !== null && draft.writerId === sent.writerId && draft.writerSequence >= sent.writerSequence
}

function firstSnapshot({ draft, pending }: DraftSyncOptions): DraftSyncSnapshot {
  const base = { savedAt: draft?.savedAt ?? null, version: draft?.version ?? 0, theirs: null, reason: null }
  const stored = pending.read()
  if (!stored || isOwnRepeat(draft, stored)) return { ...base, answers: draft?.answers ?? [], state: 'saved' }
  const isBuiltOnThis = stored.baseVersion === base.version || draft?.writerId === stored.writerId
  return isBuiltOnThis
    ? { ...base, answers: stored.answers, state: 'unsaved' }
    : { ...base, answers: stored.answers, state: 'conflict', theirs: draft }
}
