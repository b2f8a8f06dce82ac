import { z } from 'zod'

/** What a platform is told of a learner, and is kept as told. */
export const sentScoreSchema = z.object({
  /** Null: the platform shows no grade. */
  points: z.number().nullable(),
  maximum: z.number().nullable(),
  activity: z.enum(['Initialized', 'InProgress', 'Completed']),
  grading: z.enum(['FullyGraded', 'PendingManual', 'NotReady']),
  startedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  daysLate: z.number(),
})
export type SentScore = z.infer<typeof sentScoreSchema>

export interface Standing {
  readonly isExcused: boolean
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly points: number
  readonly overridePoints: number | null
  readonly possible: number
  readonly pending: number
  readonly daysLate: number
  readonly isReleased: boolean
  /** Finished, or the time or the due date has passed. */
  readonly isOver: boolean
  /** What the platform took last; null: nothing. */
  readonly sent: SentScore | null
}

export type WantedState = 'nothing' | 'notReleased' | 'pending' | 'held' | 'excused' | 'grade'

export interface Wanted {
  readonly state: WantedState
  /** What the platform should have; null: what it has stays. */
  readonly score: SentScore | null
}

const noGrade: SentScore = {
  points: null,
  maximum: null,
  activity: 'Initialized',
  grading: 'NotReady',
  startedAt: null,
  submittedAt: null,
  daysLate: 0,
}

/** Takes back what the platform has; where it has nothing there is nothing to take back. */
function clearing({ sent }: Standing): SentScore | null {
  return sent === null ? null : noGrade
}

function scoreOf(standing: Standing, grading: 'FullyGraded' | 'PendingManual'): SentScore {
  const { startedAt, finishedAt, points, overridePoints, possible, daysLate } = standing
  const isGraded = grading === 'FullyGraded'
  return {
    points: isGraded ? Math.max(0, overridePoints ?? points) : null,
    maximum: isGraded ? possible : null,
    activity: finishedAt === null && startedAt !== null ? 'InProgress' : 'Completed',
    grading,
    startedAt: startedAt?.toISOString() ?? null,
    submittedAt: finishedAt?.toISOString() ?? null,
    daysLate,
  }
}

/**
 * What a platform should have of a learner. Whoever is excused has no grade there: platforms know no other way to say so.
 * Points that wait for a person are shown as pending where the platform has no grade yet; a grade that it has is not
 * emptied for the time of marking, as platforms would do.
 */
export function wantedScore(standing: Standing): Wanted {
  const { isExcused, startedAt, overridePoints, possible, isReleased, pending, sent } = standing
  if (isExcused) return { state: 'excused', score: clearing(standing) }
  const hasNothing = (startedAt === null && overridePoints === null) || possible <= 0 || hasJustBegun(standing)
  if (hasNothing) return { state: 'nothing', score: clearing(standing) }
  if (!isReleased) return { state: 'notReleased', score: null }
  if (pending === 0 || overridePoints !== null) return { state: 'grade', score: scoreOf(standing, 'FullyGraded') }
  if (sent?.grading === 'FullyGraded') return { state: 'held', score: null }
  return { state: 'pending', score: scoreOf(standing, 'PendingManual') }
}

/** Whoever has just begun has no zero yet. */
function hasJustBegun({ isOver, points, overridePoints, pending, sent }: Standing): boolean {
  return !isOver && points === 0 && overridePoints === null && pending === 0 && sent === null
}

/** Whether the platform has been told this already. */
export function isSame(wanted: SentScore, sent: SentScore | null): boolean {
  if (sent === null) return false
  const names = Object.keys(wanted) as (keyof SentScore)[]
  return names.every((name) => wanted[name] === sent[name])
}
