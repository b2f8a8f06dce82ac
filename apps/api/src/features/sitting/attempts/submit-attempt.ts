import type { TypedAnswer } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { writeAttempt, writeAttemptHeld, type AttemptInsert, type WrittenRow } from './attempt-writer.ts'
import { countChosen, latenessOf, resultAfter, rulesAt, rulesFor } from './count-attempt.ts'
import { markSubmission, refuseUnreadable, type MarkedSubmission } from './mark-submission.ts'
import type { Marker } from './marker.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { isMarkedAlike, type InstanceSnapshot, type CachedInstance } from '../cache/instance-cache.ts'
import { keepLateWork } from '../late-evidence/keep-evidence.ts'
import { loadInstanceState, type InstanceState } from '../page/load-instance-state.ts'
import { attemptsAllowedAt, isInPause, isOver, isTooLate, pausedSince } from '../schedule/schedule.ts'
import { refuseWithoutState } from '../schedule/select-schedule.ts'
import { refusalOfPause, sittingRefusals } from '../sitting.errors.ts'
import { draftOf, type AttemptRecord } from '../sitting.rows.ts'

type SubmitDependencies = Pick<Services, 'database'> & { readonly marker: Marker }

/** Answers as they arrived, from a learner or from the deadline. */
export interface Submission {
  readonly clientAttemptId: string
  readonly answers: readonly TypedAnswer[]
  readonly source: 'learner' | 'deadline'
  readonly receivedAt: Date
  readonly clientAt: Date | null
  readonly draftVersion: number
  /** For the deadline's own submissions: what the deadline has to lie before. */
  readonly judgedAt: Date
  /** The deadline cannot ask the learner: an unreadable answer is stored for a person to mark. */
  readonly keepsUnreadable: boolean
  readonly actorUserId: number
}

/** A few processes may submit for one learner at once; more than that is not a learner. */
const maximumTries = 5

/** Whoever lost so often holds the result: answers of the learner that wait are decided one after the other. */
const triesUnheld = 2

async function stateOf({ database }: SubmitDependencies, instance: CachedInstance): Promise<InstanceState> {
  const state = await loadInstanceState(database, instance)
  return state ?? (await refuseWithoutState(database, instance))
}

/** What arrives in a pause was on its way when it began: the pause makes nobody late. */
function judgedMoment({ receivedAt }: Submission, { schedule }: InstanceSnapshot): Date {
  const pausedAt = pausedSince(schedule, receivedAt)
  return pausedAt !== null && pausedAt < receivedAt ? pausedAt : receivedAt
}

function recordAttempt(submission: Submission, marked: MarkedSubmission, snapshot: InstanceSnapshot): AttemptRecord {
  const { withinGrace, daysLate } = latenessOf(judgedMoment(submission, snapshot), {
    dueAt: snapshot.schedule.due_at,
    deadline: snapshot.schedule.deadline,
  })
  return {
    number: snapshot.result.attemptsUsed + 1,
    clientAttemptId: submission.clientAttemptId,
    receivedAt: submission.receivedAt,
    isWithinGrace: withinGrace,
    daysLate,
    source: submission.source,
    percent: marked.percent,
    draftVersion: submission.draftVersion,
    isSetAside: false,
    responses: marked.responses,
  }
}

/** Works out from the snapshot what the submission comes to. */
async function prepareAttempt(
  { database }: SubmitDependencies,
  instance: CachedInstance,
  submission: Submission,
  marked: MarkedSubmission,
  snapshot: InstanceSnapshot,
): Promise<AttemptInsert> {
  const settings = await getCachedSettings(database, instance.groupAssessmentId, snapshot.groupAssessmentVersion)
  const attempt = recordAttempt(submission, marked, snapshot)
  const rules = rulesFor(rulesAt(instance, settings), snapshot.result)
  const chosenBefore = countChosen(snapshot.attempts)
  const after = resultAfter(
    snapshot.result,
    { pending: marked.pending, ...attempt },
    chosenBefore,
    instance.points,
    rules,
  )
  const { clientAt, actorUserId } = submission
  return { instance, snapshot, attempt, clientAt, after, taskReasons: marked.taskReasons, actorUserId }
}

function storeSnapshot({ instance, snapshot, attempt, after }: AttemptInsert, row: WrittenRow): InstanceState {
  const fresh: InstanceSnapshot = {
    ...snapshot,
    resultVersion: snapshot.resultVersion + 1,
    result: { ...snapshot.result, ...after },
    attempts: [...snapshot.attempts, attempt],
  }
  instance.snapshot = fresh
  return { snapshot: fresh, draft: draftOf(row) }
}

/** Computes the result from the snapshot, and writes it if the snapshot is still current. */
async function tryInsertAttempt(
  dependencies: SubmitDependencies,
  instance: CachedInstance,
  submission: Submission,
  marked: MarkedSubmission,
  snapshot: InstanceSnapshot,
): Promise<InstanceState | undefined> {
  const item = await prepareAttempt(dependencies, instance, submission, marked, snapshot)
  const row = await writeAttempt(dependencies.database, item)
  return row && storeSnapshot(item, row)
}

/**
 * The same while the result is held, so that answers of the same learner that are decided meanwhile wait. What is not as it
 * was when the answers were marked is left to the next try.
 */
async function insertHeld(
  dependencies: SubmitDependencies,
  instance: CachedInstance,
  submission: Submission,
  marked: MarkedSubmission,
): Promise<InstanceState | undefined> {
  const { database } = dependencies
  const written = await writeAttemptHeld(database, instance.id, async (held) => {
    const state = await loadInstanceState(database, instance, held)
    if (state === undefined || findRepeated(state, submission) || findRefusal(instance, state.snapshot, submission))
      return undefined
    if (!isMarkedAlike(marked.markedBy, state.snapshot.markedBy)) return undefined
    return await prepareAttempt(dependencies, instance, submission, marked, state.snapshot)
  })
  return written && storeSnapshot(written.item, written.row)
}

const findRepeated = ({ snapshot }: Pick<InstanceState, 'snapshot'>, submission: Submission) =>
  snapshot.attempts.find(({ clientAttemptId }) => clientAttemptId === submission.clientAttemptId)

/** The deadline was moved while its submissions were under way: nothing is submitted yet. */
export class DeadlineMovedError extends Error {}

/** Why nothing can be submitted, in the order in which people should hear of it. */
function findRefusal(
  instance: CachedInstance,
  { schedule, result }: InstanceSnapshot,
  submission: Submission,
): Error | undefined {
  if (submission.source === 'learner' && isTooLate(submission.receivedAt, schedule))
    return new Refusal(sittingRefusals.deadlinePassed)
  if (submission.source === 'deadline' && !isOver(schedule, submission.judgedAt)) return new DeadlineMovedError()
  if (submission.source === 'learner' && isInPause(submission.receivedAt, schedule)) return refusalOfPause(schedule)
  const attemptsAllowed = attemptsAllowedAt(instance, schedule)
  if (attemptsAllowed !== null && result.attemptsUsed >= attemptsAllowed)
    return new Refusal(sittingRefusals.noAttemptsLeft)
  if (schedule.finished_at !== null) return new Refusal(sittingRefusals.finished)
  return undefined
}

/** What a learner sends too late is kept; all else is refused, and what is not even kept. */
async function keepOrRefuse(
  dependencies: SubmitDependencies,
  instance: CachedInstance,
  { source, clientAttemptId, answers, clientAt, receivedAt, draftVersion }: Submission,
  { state, reason }: { readonly state: InstanceState; readonly reason: Error },
): Promise<InstanceState> {
  if (source !== 'learner' || !isTooLate(receivedAt, state.snapshot.schedule)) throw reason
  const work = {
    kind: 'submission',
    clientAttemptId,
    answers,
    clientAt,
    receivedAt,
    draftVersion,
    writerId: null,
  } as const
  if (!(await keepLateWork(dependencies, instance, state.snapshot, work))) throw reason
  return await stateOf(dependencies, instance)
}

/** Marks the answers, unless they are marked by what holds now: a regrade may have come between. */
async function markByNow(
  { marker }: SubmitDependencies,
  instance: CachedInstance,
  { answers }: Submission,
  { marked, snapshot }: { readonly marked: MarkedSubmission | undefined; readonly snapshot: InstanceSnapshot },
): Promise<MarkedSubmission> {
  if (marked && isMarkedAlike(marked.markedBy, snapshot.markedBy)) return marked
  return await markSubmission(marker, instance, answers)
}

/** What needs no marking is decided before it: a repeat, and what is refused whatever it says, costs no evaluator's time. */
async function submitNext(
  dependencies: SubmitDependencies,
  instance: CachedInstance,
  submission: Submission,
): Promise<InstanceState> {
  let marked: MarkedSubmission | undefined
  let state: InstanceState | undefined
  let snapshot = instance.snapshot ?? (state = await stateOf(dependencies, instance)).snapshot
  for (let tries = 0; tries < maximumTries; tries += 1) {
    if (findRepeated({ snapshot }, submission)) return state ?? (await stateOf(dependencies, instance))
    const reason = findRefusal(instance, snapshot, submission)
    if (reason && state) return await keepOrRefuse(dependencies, instance, submission, { state, reason })
    // The snapshot may be stale: it is reloaded before anything is refused.
    if (!reason) {
      marked = await markByNow(dependencies, instance, submission, { marked, snapshot })
      if (isMarkedAlike(marked.markedBy, snapshot.markedBy)) {
        if (!submission.keepsUnreadable) refuseUnreadable(marked)
        const written =
          tries < triesUnheld
            ? await tryInsertAttempt(dependencies, instance, submission, marked, snapshot)
            : await insertHeld(dependencies, instance, submission, marked)
        if (written) return written
      }
    }
    state = await stateOf(dependencies, instance)
    snapshot = state.snapshot
  }
  throw new Refusal(sittingRefusals.busy)
}

/**
 * Submits answers: marks them, and writes attempt, responses, result and score in one guarded statement. A repeat of
 * the client's UUID answers with what its first arrival did. Returns the state of the instance afterwards.
 */
export async function submitAttempt(
  dependencies: SubmitDependencies,
  instance: CachedInstance,
  submission: Submission,
): Promise<InstanceState> {
  const submissionQueue = instance.submissionQueue.then(() => submitNext(dependencies, instance, submission))
  instance.submissionQueue = submissionQueue.catch(() => undefined)
  return await submissionQueue
}
