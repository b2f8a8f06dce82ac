import type { Database } from '@isomorph/database'
import {
  releasedTo,
  type GroupAssessmentRow,
  type Released,
  type ReleaseSettings,
} from '../../group-assessments/index.ts'
import { getCachedLastDeadline } from '../cache/group-assessment-cache.ts'
import { isHeld, type ScheduleRow } from '../schedule/schedule.ts'

export function releaseSettingsOf(row: GroupAssessmentRow): ReleaseSettings {
  return {
    release: {
      correctness: row.correctnessRelease,
      answers: row.answersRelease,
      solutions: row.solutionsRelease,
      scores: row.scoresRelease,
    },
    releasedAt: {
      correctness: row.correctnessReleasedAt,
      answers: row.answersReleasedAt,
      solutions: row.solutionsReleasedAt,
      scores: row.scoresReleasedAt,
    },
  }
}

/** Whether the release depends on the last deadline of all: most instances are read long before the due date. */
function waitsForOthers(settings: GroupAssessmentRow, schedule: ScheduleRow, now: Date): boolean {
  const isAfterDue = settings.answersRelease === 'afterDue' || settings.solutionsRelease === 'afterDue'
  return isAfterDue && (schedule.due_at === null || schedule.due_at <= now)
}

const nothingReleased: Released = { correctness: false, answers: false, solutions: false, scores: false }

/** The attempts at a problem that were used, and those that there are. */
export interface AttemptsAtProblem {
  readonly attemptsUsed: number
  readonly attemptsAllowed: number | null
}

/** What a learner may see at a moment, as a function of the attempts at a problem. */
export async function releaseFor(
  database: Database,
  settings: GroupAssessmentRow,
  schedule: ScheduleRow,
  now: Date,
): Promise<(attempts: AttemptsAtProblem) => Released> {
  // Dates pass in a pause, and move with it only when it is over.
  if (isHeld(schedule, now)) return () => nothingReleased
  const lastDeadline = waitsForOthers(settings, schedule, now) ? await getCachedLastDeadline(database, settings) : null
  const release = releaseSettingsOf(settings)
  return ({ attemptsUsed, attemptsAllowed }) =>
    releasedTo(release, {
      now,
      attemptsUsed,
      attemptsAllowed,
      dueAt: schedule.due_at,
      deadline: schedule.deadline,
      finishedAt: schedule.finished_at,
      wasReopened: schedule.reopen_number > 0,
      lastDeadlineOfAll: lastDeadline,
    })
}
