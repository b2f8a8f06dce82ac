import type { ProblemInstance, TypedAnswer } from '@isomorph/contract'
import type { RequestError } from '../../../data/request.ts'
import { createRetryingSender, type SenderClock, type SendResult } from '../../../unsaved-work/retrying-sender.ts'
import {
  createQueueEntries,
  isSameAs,
  type QueueEntries,
  type QueueEntry,
  type PendingSubmission,
  type SubmissionStore,
} from './queue-entries.ts'

export type SubmissionOutcome =
  | { readonly kind: 'taken'; readonly instance: ProblemInstance }
  | { readonly kind: 'unreachable' }
  /** Refused because this session is not in the lockdown browser of the assessment. */
  | { readonly kind: 'lockedOut' }
  | { readonly kind: 'refused'; readonly error: RequestError }

/** The drafts of a problem whose page is open: they go first, and what was submitted is no draft any more. */
export interface OpenDrafts {
  /** Sends what has not been sent; the version on the server then, or undefined while it cannot be reached. */
  readonly flush: () => Promise<number | undefined>
  readonly settle: (instance: ProblemInstance, submitted: readonly TypedAnswer[]) => void
}

interface SubmissionQueueOptions extends SenderClock {
  readonly store: SubmissionStore
  /** `draftVersion` where the page of the problem is open and has sent its draft. */
  readonly send: (submission: PendingSubmission, draftVersion?: number) => Promise<SubmissionOutcome>
}

export interface SubmissionQueue {
  readonly getSnapshot: () => readonly QueueEntry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly submit: (submission: Omit<PendingSubmission, 'refusal'>) => Promise<void>
  /** Removes a submission that waits or has been refused; the server may have accepted one that is being sent. */
  readonly cancelSubmission: (problemInstanceId: number) => void
  /** Sends what waits, one after the other; not what needs a lockdown browser that this session is not in. */
  readonly send: () => Promise<void>
  /** Sends what waits, and tries again what this assessment refused outside its lockdown browser. */
  readonly sendOf: (groupAssessmentId: number) => Promise<void>
  /** Sends whenever the browser is online again; answers what ends it. */
  readonly sendWhenOnline: () => () => void
  readonly openDrafts: (problemInstanceId: number, drafts: OpenDrafts) => () => void
  /** Another tab has sent or submitted something; whether something is gone that this one had. */
  readonly readAgain: () => boolean
}

type Drafts = Map<number, OpenDrafts>

const isToBeSent = ({ state }: QueueEntry) => state === 'sending' || state === 'waiting'

/**
 * Stores every submission in the browser until the server has accepted or refused it, and sends them in the order in
 * which they were submitted. One that the server refuses blocks no other, and an assessment that takes nothing outside its
 * lockdown browser blocks no other assessment.
 */
export function createSubmissionQueue(options: SubmissionQueueOptions): SubmissionQueue {
  const entries = createQueueEntries(options.store)
  const drafts: Drafts = new Map()
  const sender = createRetryingSender({
    hasWork: () => entries.all().some(isToBeSent),
    sendNext: () => sendNext(entries, drafts, options.send),
    onWaiting: () => entries.changeState('waiting', ({ state }) => state === 'sending'),
    clock: options,
  })
  const sendOf = async (groupAssessmentId: number) => {
    const isLockedOut = (entry: QueueEntry) =>
      entry.groupAssessmentId === groupAssessmentId && entry.state === 'lockedOut'
    if (entries.all().some(isLockedOut)) entries.changeState('waiting', isLockedOut)
    await sender.send()
  }
  return {
    getSnapshot: entries.all,
    subscribe: entries.subscribe,
    submit: async (submission) => {
      entries.add(submission)
      await sendOf(submission.groupAssessmentId)
    },
    cancelSubmission: (problemInstanceId) => {
      const entry = entries.all().find((each) => each.problemInstanceId === problemInstanceId)
      if (entry && entry.state !== 'sending') entries.remove(entry)
    },
    send: sender.send,
    sendOf,
    sendWhenOnline: sender.sendWhenOnline,
    openDrafts: (problemInstanceId, open) => {
      drafts.set(problemInstanceId, open)
      return () => {
        if (drafts.get(problemInstanceId) === open) drafts.delete(problemInstanceId)
      }
    },
    readAgain: entries.readAgain,
  }
}

type Send = SubmissionQueueOptions['send']

/** Sends the oldest submission that has no answer, and passes over the assessments that take none for now. */
async function sendNext(entries: QueueEntries, drafts: Drafts, send: Send): Promise<SendResult> {
  const passedOver = new Set<number>()
  const oldest = () => entries.all().find((each) => isToBeSent(each) && !passedOver.has(each.groupAssessmentId))
  for (let entry = oldest(); entry; entry = oldest()) {
    const { groupAssessmentId } = entry
    entries.changeState('sending', isSameAs(entry))
    const outcome = await outcomeOf(entry, drafts, send)
    if (outcome.kind === 'unreachable') return outcome
    if (outcome.kind === 'draftNotSent') passedOver.add(groupAssessmentId)
    else if (outcome.kind === 'lockedOut') {
      entries.changeState('lockedOut', (each) => isToBeSent(each) && each.groupAssessmentId === groupAssessmentId)
    } else {
      close(entry, outcome, entries, drafts)
      return { kind: 'answered' }
    }
  }
  return passedOver.size > 0 ? { kind: 'unreachable' } : { kind: 'answered' }
}

type Outcome = SubmissionOutcome | { readonly kind: 'draftNotSent' }

async function outcomeOf(entry: QueueEntry, drafts: Drafts, send: Send): Promise<Outcome> {
  const open = drafts.get(entry.problemInstanceId)
  if (!open) return await send(entry)
  const version = await open.flush()
  return version === undefined ? { kind: 'draftNotSent' } : await send(entry, version)
}

type Answered = Extract<SubmissionOutcome, { kind: 'taken' | 'refused' }>

/** By now another one for the same problem may stand here: only the one that was answered is closed. */
function close(entry: QueueEntry, outcome: Answered, entries: QueueEntries, drafts: Drafts): void {
  const isCurrent = entries.has(entry)
  if (outcome.kind === 'refused') return isCurrent ? entries.refuse(entry, outcome.error) : undefined
  if (isCurrent) drafts.get(entry.problemInstanceId)?.settle(outcome.instance, entry.answers)
  entries.remove(entry)
}
