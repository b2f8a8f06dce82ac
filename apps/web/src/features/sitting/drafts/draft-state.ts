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

/** Its functions are handed on one by one, so that each is bound to it. */
class StoredDraft implements DraftState {
  firstUnsentAt: number | null = null
  readonly snapshot: DraftState['snapshot']
  readonly subscribe: DraftState['subscribe']
  readonly #set: (snapshot: DraftSyncSnapshot) => void
  readonly #options: DraftSyncOptions
  #sequence: number
  #acknowledged: number
  #editedAt: string

  constructor(options: DraftSyncOptions) {
    const { pending, now } = options
    const { get, set, subscribe } = createObservableValue(firstSnapshot(options))
    this.snapshot = get
    this.subscribe = subscribe
    this.#set = set
    this.#options = options
    const isSaved = get().state === 'saved'
    this.#sequence = firstSequence(options)
    // A draft that this tab saved earlier has its sequence; opening and leaving its page sends nothing.
    this.#acknowledged = isSaved ? this.#sequence : 0
    this.#editedAt = pending.read()?.editedAt ?? now().toISOString()
    // What the server has is not kept here: it would stand against newer text of another device.
    if (isSaved) pending.clear()
  }

  readonly change: DraftState['change'] = (part) => this.#set({ ...this.snapshot(), ...part })

  readonly message = (): DraftMessage => {
    const { answers, version } = this.snapshot()
    return {
      answers: [...answers],
      writerId: this.#options.writer.id,
      writerSequence: this.#sequence,
      baseVersion: version,
      editedAt: this.#editedAt,
    }
  }

  readonly recordEdit = (answers: readonly TypedAnswer[], state: SaveState): void => {
    const { writer, now, pending } = this.#options
    this.#sequence = writer.nextSequence(this.#sequence)
    this.#editedAt = now().toISOString()
    this.change({ answers, ...(isSettled(this.snapshot().state) ? {} : { state }) })
    pending.write(this.message())
  }

  readonly acknowledge = (sent: DraftMessage, draft: Draft | null): void => {
    const { pending } = this.#options
    this.#acknowledged = sent.writerSequence
    const isLast = this.#acknowledged === this.#sequence
    const stored = pending.read()
    // The same problem may have been opened again since, and hold newer text.
    if (isLast && stored && isSameText(stored.answers, sent.answers)) pending.clear()
    // The server may write the same answers in another way, as where choices have got other keys.
    const answers = isLast && draft && isOwnRepeat(draft, sent) ? draft.answers : this.snapshot().answers
    const { version, savedAt } = draft ?? this.snapshot()
    this.change({ answers, state: isLast ? 'saved' : 'unsaved', version, savedAt, theirs: null })
  }

  readonly markAllSaved = (savedAs: SavedAs, answers?: readonly TypedAnswer[]): void => {
    this.#options.pending.clear()
    this.#acknowledged = this.#sequence
    const { version = this.snapshot().version, savedAt = this.snapshot().savedAt } = savedAs
    this.change({ state: 'saved', version, savedAt, ...(answers && { answers, theirs: null }) })
  }

  readonly hasUnacknowledged = (): boolean => {
    return this.#acknowledged < this.#sequence
  }

  readonly isStored = (): boolean => {
    return this.snapshot().state === 'saved' || this.#options.pending.read()?.writerSequence === this.#sequence
  }
}

export function createDraftState(options: DraftSyncOptions): DraftState {
  return new StoredDraft(options)
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
