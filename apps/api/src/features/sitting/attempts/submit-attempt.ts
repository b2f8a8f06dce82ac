import type { TypedAnswer } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { writeAttempt, type WrittenRow } from './attempt-writer.ts'
import { latenessOf, resultAfter } from './count-attempt.ts'
import { markSubmission, refuseUnreadable, type MarkedSubmission } from './mark-submission.ts'
import type { Marker } from './marker.ts'
import { recallSettings, type Guess, type InstanceMemory } from '../cache/memory.ts'
import { readPage, type Page } from '../page/read-page.ts'
import { isOver, isTooLate } from '../schedule/schedule.ts'
import { refuseWithoutPage } from '../schedule/select-schedule.ts'
import { sittingRefusals } from '../sitting.errors.ts'
import { draftOf, type AttemptRecord } from '../sitting.rows.ts'

type Reach = Pick<Services, 'database'> & { readonly marker: Marker }

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
  /** Nobody can be asked any more: what cannot be read is kept for a person. */
  readonly keepsUnreadable: boolean
  readonly actorUserId: number
}

/** A few processes may submit for one learner at once; more than that is not a learner. */
const maximumTries = 5

async function pageOf({ database }: Reach, instance: InstanceMemory): Promise<Page> {
  const page = await readPage(database, instance)
  return page ?? (await refuseWithoutPage(database, instance))
}

function recordAttempt(submission: Submission, marked: MarkedSubmission, guess: Guess): AttemptRecord {
  const { withinGrace, daysLate } = latenessOf(submission.receivedAt, {
    dueAt: guess.schedule.due_at,
    deadline: guess.schedule.deadline,
  })
  return {
    number: guess.result.attemptsUsed + 1,
    clientAttemptId: submission.clientAttemptId,
    receivedAt: submission.receivedAt,
    isWithinGrace: withinGrace,
    daysLate,
    source: submission.source,
    percent: marked.percent,
    draftVersion: submission.draftVersion,
    responses: marked.responses,
  }
}

/** Works out the result from the guess, and writes if the guess still holds. */
async function tryToWrite(
  { database }: Reach,
  instance: InstanceMemory,
  submission: Submission,
  marked: MarkedSubmission,
  guess: Guess,
): Promise<Page | undefined> {
  const settings = await recallSettings(database, instance.groupAssessmentId, guess.groupAssessmentVersion)
  const attempt = recordAttempt(submission, marked, guess)
  const after = resultAfter(guess.result, { pending: marked.pending, ...attempt }, instance.points, settings)
  const { clientAt, actorUserId } = submission
  const { taskReasons } = marked
  const row = await writeAttempt(database, { instance, guess, attempt, clientAt, after, taskReasons, actorUserId })
  if (row === undefined) return undefined
  return remember(instance, guess, { ...guess.result, ...after }, attempt, row)
}

function remember(
  instance: InstanceMemory,
  guess: Guess,
  result: Guess['result'],
  attempt: AttemptRecord,
  row: WrittenRow,
): Page {
  const fresh: Guess = {
    ...guess,
    resultVersion: guess.resultVersion + 1,
    result,
    attempts: [...guess.attempts, attempt],
  }
  instance.guess = fresh
  return { guess: fresh, draft: draftOf(row) }
}

/** The deadline was moved while it was being kept: it submits nothing yet. */
export class DeadlineMovedError extends Error {}

/** Why nothing can be submitted, in the order in which people should hear of it. */
function reasonAgainst({ schedule, result }: Guess, submission: Submission): Error | undefined {
  if (submission.source === 'learner' && isTooLate(submission.receivedAt, schedule))
    return new Refusal(sittingRefusals.deadlinePassed)
  if (submission.source === 'deadline' && !isOver(schedule, submission.judgedAt)) return new DeadlineMovedError()
  if (schedule.attempts_allowed !== null && result.attemptsUsed >= schedule.attempts_allowed)
    return new Refusal(sittingRefusals.noAttemptsLeft)
  if (schedule.finished_at !== null) return new Refusal(sittingRefusals.finished)
  return undefined
}

async function submitInTurn(reach: Reach, instance: InstanceMemory, submission: Submission): Promise<Page> {
  const marked = await markSubmission(reach.marker, instance, submission.answers)
  let page: Page | undefined
  let guess = instance.guess ?? (page = await pageOf(reach, instance)).guess
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const first = guess.attempts.find(({ clientAttemptId }) => clientAttemptId === submission.clientAttemptId)
    if (first) return page ?? (await pageOf(reach, instance))
    if (!submission.keepsUnreadable) refuseUnreadable(marked)
    // What is remembered may be wrong about anything; only what has just been read is a reason to refuse.
    const reason = reasonAgainst(guess, submission)
    if (reason && page) throw reason
    const written = reason ? undefined : await tryToWrite(reach, instance, submission, marked, guess)
    if (written) return written
    page = await pageOf(reach, instance)
    guess = page.guess
  }
  throw new Refusal(sittingRefusals.busy)
}

/**
 * Submits answers: marks them, and writes attempt, responses, result and score in one guarded statement. A repeat of
 * the client's UUID answers with what its first arrival did. Returns the page as it stands afterwards.
 */
export async function submitAttempt(reach: Reach, instance: InstanceMemory, submission: Submission): Promise<Page> {
  const turn = instance.turn.then(() => submitInTurn(reach, instance, submission))
  instance.turn = turn.catch(() => undefined)
  return await turn
}
