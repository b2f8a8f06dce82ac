import type { SavedProblemDraft } from '@isomorph/contract'
import { areDraftsEqual, workOf, type ProblemDraft, type UnsavedWork } from '../../../entities/problem/editor-backup.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { createObservableValue, type ObservableValue } from '../../../unsaved-work/observable-value.ts'
import {
  createRetryingSender,
  type RetryingSender,
  type SenderClock,
  type SendResult,
} from '../../../unsaved-work/retrying-sender.ts'

/** Pause after the last change before it is sent, and the longest wait while somebody writes on. */
const uploadPauseMilliseconds = 1500
const uploadLongestWaitMilliseconds = 10_000

/** What became of something that was sent. */
export type SaveOutcome =
  | { readonly kind: 'kept' | 'stale' | 'refused' }
  | { readonly kind: 'unreachable'; readonly waitMilliseconds: number }

/** How drafts reach the server and come from it. */
export interface DraftServer {
  readonly save: (work: UnsavedWork, version: string, after: string | null) => Promise<SaveOutcome>
  readonly discard: (version: string) => Promise<SaveOutcome>
  /** Null where there is none; undefined where the server could not be asked. */
  readonly find: () => Promise<SavedProblemDraft | null | undefined>
}

export interface UploadState {
  /** Whether the unsaved work is on the server: `local` where the server cannot be reached or has refused it. */
  readonly state: 'none' | 'sending' | 'kept' | 'local'
  /** Versions in which the server may have the work of this page. */
  readonly versions: readonly string[]
  /** What another page of the same person has saved meanwhile: nothing is sent until its author has chosen. */
  readonly other: SavedProblemDraft | null
}

export interface DraftUpload {
  readonly get: () => UploadState
  readonly subscribe: (listener: () => void) => () => void
  /** There is unsaved work. */
  readonly edit: (work: UnsavedWork) => void
  /** There is no unsaved work any more: its author undid it. */
  readonly discard: () => void
  /** Before a save: waits for what is under way, and answers the version that is saved with it. */
  readonly pause: () => Promise<string | undefined>
  /** After a save: whether the server has deleted that version. */
  readonly resume: (isSaved: boolean) => void
  readonly flush: () => void
  readonly sendWhenOnline: () => () => void
  /** What is on this page replaces what the other page has saved. */
  readonly resolveWithLocal: () => void
  /** What the other page has saved goes on here. */
  readonly resolveWithServer: () => SavedProblemDraft | null
}

/** What the page begins with. */
export interface UploadStart {
  /** What the server has, where this page shows it or has made it. */
  readonly seen: { readonly version: string; readonly draft: ProblemDraft } | null
  readonly other: SavedProblemDraft | null
}

interface Upload {
  readonly server: DraftServer
  readonly value: ObservableValue<UploadState>
  /** Versions that this page has chosen: an answer may have been lost. */
  readonly own: Set<string>
  pending: UnsavedWork | null
  isDiscarding: boolean
  isPaused: boolean
  /** Somebody is writing: nothing is sent before they pause, or have written for long. */
  isDelayed: boolean
  firstUnsentAt: number | null
  /** What the server has, as far as this page knows. */
  seen: { readonly version: string; readonly draft: ProblemDraft | null } | null
  /** How often the work was saved. */
  saves: number
  /** What was unsent when the save began. */
  pausedWith: UnsavedWork | null
  underWay: Promise<unknown>
}

const answered: SendResult = { kind: 'answered' }

/** Tells only what is new: whoever hears of it may ask for the same again. */
function change({ value }: Upload, changes: Partial<UploadState>): void {
  const before = value.get()
  const { state, versions, other } = { ...before, ...changes }
  const isSame = state === before.state && other === before.other && versions.join(' ') === before.versions.join(' ')
  if (!isSame) value.set({ state, versions, other })
}

/** Another page of the same person was first; or an answer to this one was lost. */
async function lookAtOther(upload: Upload): Promise<SendResult> {
  const found = await upload.server.find()
  if (found === undefined) return { kind: 'unreachable' }
  if (found === null) upload.seen = null
  else if (upload.own.has(found.version)) upload.seen = { version: found.version, draft: null }
  else change(upload, { other: found, state: 'local' })
  return answered
}

async function sendWork(upload: Upload, work: UnsavedWork): Promise<SendResult> {
  const { seen, saves, own } = upload
  upload.firstUnsentAt = null
  if (seen?.draft && areDraftsEqual(seen.draft, work.draft)) {
    if (upload.pending === work) upload.pending = null
    change(upload, { state: 'kept' })
    return answered
  }
  const version = randomUuid()
  own.add(version)
  change(upload, { versions: seen ? [seen.version, version] : [version] })
  const outcome = await upload.server.save(work, version, seen?.version ?? null)
  if (outcome.kind === 'unreachable') return outcome
  if (outcome.kind === 'stale') return await lookAtOther(upload)
  if (upload.pending === work) upload.pending = null
  if (outcome.kind === 'kept') upload.seen = { version, draft: work.draft }
  // It was saved while this was under way: nothing of it is unsaved.
  if (outcome.kind === 'kept' && upload.saves !== saves && !upload.pending) upload.isDiscarding = true
  change(upload, outcome.kind === 'kept' ? { state: 'kept', versions: [version] } : { state: 'local' })
  return answered
}

async function sendDiscard(upload: Upload): Promise<SendResult> {
  // Where an answer was lost, the server has the newest or the one before it.
  const versions = new Set([...upload.value.get().versions.toReversed(), ...(upload.seen ? [upload.seen.version] : [])])
  for (const version of versions) {
    const outcome = await upload.server.discard(version)
    if (outcome.kind === 'unreachable') return outcome
    if (outcome.kind === 'kept') break
  }
  // What another page has saved since stays for that page.
  upload.seen = null
  upload.isDiscarding = false
  change(upload, { state: upload.pending ? 'sending' : 'none', versions: [] })
  return answered
}

function createSender(upload: Upload, clock: SenderClock): RetryingSender {
  return createRetryingSender({
    hasWork: () =>
      !upload.isPaused &&
      upload.value.get().other === null &&
      ((upload.pending !== null && !upload.isDelayed) || upload.isDiscarding),
    sendNext: async () => {
      const sending = upload.pending ? sendWork(upload, upload.pending) : sendDiscard(upload)
      upload.underWay = sending
      return await sending
    },
    onWaiting: () => change(upload, { state: 'local' }),
    clock,
  })
}

interface Delay {
  /** Sends after this time, also what is written while a request is under way. */
  readonly sendAfter: (milliseconds: number) => void
  readonly sendNow: () => void
  readonly cancel: () => void
}

function createDelay(upload: Upload, sender: RetryingSender, clock: SenderClock): Delay {
  let cancelTimer: (() => void) | null = null
  const cancel = (): void => {
    cancelTimer?.()
    cancelTimer = null
    upload.isDelayed = false
  }
  const sendNow = (): void => {
    cancel()
    void sender.send()
  }
  const sendAfter = (milliseconds: number): void => {
    cancel()
    upload.isDelayed = true
    cancelTimer = clock.setTimer(sendNow, milliseconds)
  }
  return { sendAfter, sendNow, cancel }
}

function sendSoon(upload: Upload, sender: RetryingSender, delay: Delay, clock: SenderClock): void {
  if (sender.isAskedToWait()) return
  const now = clock.now().getTime()
  upload.firstUnsentAt ??= now
  const left = uploadLongestWaitMilliseconds - (now - upload.firstUnsentAt)
  delay.sendAfter(Math.max(0, Math.min(uploadPauseMilliseconds, left)))
}

/** How long a save waits for a draft that is under way. */
const longestPauseMilliseconds = 3000

function saving(
  upload: Upload,
  sender: RetryingSender,
  delay: Delay,
  clock: SenderClock,
): Pick<DraftUpload, 'pause' | 'resume'> {
  return {
    pause: async () => {
      upload.isPaused = true
      upload.pausedWith = upload.pending
      sender.cancelPlan()
      delay.cancel()
      const limit = new Promise((resolve) => void clock.setTimer(() => resolve(undefined), longestPauseMilliseconds))
      await Promise.race([upload.underWay, limit])
      return upload.seen?.version
    },
    resume: (isSaved) => {
      upload.isPaused = false
      if (isSaved) {
        upload.saves += 1
        upload.seen = null
        upload.isDiscarding = false
        if (upload.pending === upload.pausedWith) upload.pending = null
        change(upload, { state: upload.pending ? 'sending' : 'none', versions: [] })
      }
      if (upload.pending) sendSoon(upload, sender, delay, clock)
    },
  }
}

function choosing(upload: Upload, delay: Delay): Pick<DraftUpload, 'resolveWithLocal' | 'resolveWithServer'> {
  return {
    resolveWithLocal: () => {
      const { other } = upload.value.get()
      if (other) upload.seen = { version: other.version, draft: null }
      change(upload, { other: null, state: 'sending', ...(other && { versions: [other.version] }) })
      delay.sendNow()
    },
    resolveWithServer: () => {
      const { other } = upload.value.get()
      if (!other) return null
      upload.pending = null
      upload.seen = { version: other.version, draft: workOf(other).draft }
      change(upload, { other: null, state: 'kept', versions: [other.version] })
      return other
    },
  }
}

/**
 * Saves unsaved work on the server: after a short pause, one request at a time, again until the server answers, and never
 * over work that this page has not seen.
 */
export function createDraftUpload(server: DraftServer, { seen, other }: UploadStart, clock: SenderClock): DraftUpload {
  const versions = seen ? [seen.version] : []
  const upload: Upload = {
    server,
    value: createObservableValue<UploadState>({ state: seen ? 'kept' : 'none', versions, other }),
    own: new Set(),
    pending: null,
    isDiscarding: false,
    isPaused: false,
    isDelayed: false,
    firstUnsentAt: null,
    seen,
    saves: 0,
    pausedWith: null,
    underWay: Promise.resolve(),
  }
  const sender = createSender(upload, clock)
  const delay = createDelay(upload, sender, clock)
  return {
    get: upload.value.get,
    subscribe: upload.value.subscribe,
    edit: (work) => {
      upload.pending = work
      upload.isDiscarding = false
      if (upload.value.get().state === 'none') change(upload, { state: 'sending' })
      sendSoon(upload, sender, delay, clock)
    },
    discard: () => {
      // Also where the first version is still under way: it is deleted once it has arrived.
      upload.pending = null
      upload.isDiscarding = true
      delay.sendNow()
    },
    flush: delay.sendNow,
    sendWhenOnline: sender.sendWhenOnline,
    ...saving(upload, sender, delay, clock),
    ...choosing(upload, delay),
  }
}
