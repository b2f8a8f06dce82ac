import type { TypedAnswer } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { finishSql, newerDraftsSql } from './finish.sql.ts'
import { answersToKnownQuestions } from '../attempts/mark-submission.ts'
import type { Marker } from '../attempts/marker.ts'
import { getCachedSettings } from '../cache/group-assessment-cache.ts'
import { getCachedInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { isHeld, isTooLate } from '../schedule/schedule.ts'
import { selectSchedule } from '../schedule/select-schedule.ts'
import { refusalOfPause, sittingRefusals } from '../sitting.errors.ts'
import { loadInstanceState } from '../page/load-instance-state.ts'
import { DeadlineMovedError, submitAttempt } from '../attempts/submit-attempt.ts'
import { uuidV5 } from '../attempts/uuid-v5.ts'

type FinishDependencies = Pick<Services, 'database'> & { readonly marker: Marker }

interface NewerDraft {
  readonly id: number
  readonly answers: readonly TypedAnswer[]
  readonly version: number
  readonly saved_at: Date
  readonly reopen_number: number
}

export interface Ending {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly source: 'learner' | 'deadline'
  /** When it ends. */
  readonly at: Date
  /** For the deadline: what it has to lie before, so that nothing received in time is still on its way. */
  readonly judgedAt: Date
}

/** Whether a draft says anything that the last attempt did not. */
async function isWorthSubmitting(
  { database }: FinishDependencies,
  instance: CachedInstance,
  draft: NewerDraft,
): Promise<boolean> {
  const filled = draft.answers.filter(({ value }) => value.trim() !== '')
  if (filled.length === 0) return false
  const last = (await loadInstanceState(database, instance))?.snapshot.attempts.at(-1)
  if (!last) return true
  const answered = new Map(last.responses.map(({ questionKey, value }) => [questionKey, value]))
  return draft.answers.some(({ questionKey, value }) => (answered.get(questionKey) ?? '') !== value)
}

/** Submits what was typed and never submitted. Doing it again does it once: the keys are the same. */
export async function submitNewerDrafts(dependencies: FinishDependencies, ending: Ending): Promise<void> {
  const { rows } = await dependencies.database.preparedPool.query<NewerDraft>({
    name: 'newer-drafts',
    text: newerDraftsSql,
    values: [ending.groupAssessmentId, ending.userId],
  })
  for (const draft of rows) {
    const instance = await getCachedInstance(dependencies.database, draft.id)
    if (!instance || !(await isWorthSubmitting(dependencies, instance, draft))) continue
    try {
      await submitAttempt(dependencies, instance, {
        clientAttemptId: uuidV5(`${draft.id}:${draft.reopen_number}:${ending.source}`),
        answers: answersToKnownQuestions(instance, draft.answers),
        source: ending.source,
        // What counts is when the text reached the server.
        receivedAt: ending.source === 'deadline' ? draft.saved_at : ending.at,
        clientAt: null,
        draftVersion: draft.version,
        judgedAt: ending.judgedAt,
        keepsUnreadable: true,
        actorUserId: ending.userId,
      })
    } catch (error) {
      // Nothing is over yet, and what is finished is judged again.
      if (error instanceof DeadlineMovedError) return
      // Attempts used up meanwhile, or a question that is no longer there: the rest is submitted all the same.
      if (!(error instanceof Refusal) || error.kind.status === 503) throw error
    }
  }
}

/** Ends a sitting: what is newer than the last attempt is submitted first. */
export async function endSitting(dependencies: FinishDependencies, ending: Ending): Promise<void> {
  await submitNewerDrafts(dependencies, ending)
  const reason = ending.source === 'learner' ? 'submitted' : 'timeExpired'
  await dependencies.database.preparedPool.query({
    name: 'finish',
    text: finishSql,
    values: [ending.groupAssessmentId, ending.userId, ending.at, reason, ending.judgedAt],
  })
}

/** Finishes the whole by the learner's own act. Repeating it changes nothing. */
export async function finishSitting(
  dependencies: FinishDependencies,
  own: { readonly groupAssessmentId: number; readonly userId: number; readonly receivedAt: Date },
): Promise<void> {
  const { groupAssessmentId, userId, receivedAt } = own
  const schedule = await selectSchedule(dependencies.database, groupAssessmentId, userId)
  if (schedule.started_at === null) throw new Refusal(sittingRefusals.notStarted)
  // After the deadline the sweeper finishes; whoever has finished is answered with where they stand.
  if (schedule.finished_at !== null || isTooLate(receivedAt, schedule)) return
  if (isHeld(schedule, receivedAt)) throw refusalOfPause(schedule)
  const settings = await getCachedSettings(dependencies.database, groupAssessmentId, schedule.group_assessment_version)
  if (!settings.isFinishedByHand) throw new Refusal(sittingRefusals.notFinishedByHand)
  await endSitting(dependencies, { groupAssessmentId, userId, source: 'learner', at: receivedAt, judgedAt: receivedAt })
}
