import {
  grantedMinutesMaximum,
  longestReopeningMinutes,
  type ActRefusal,
  type ExamAct,
  type ExamActKind,
} from '@isomorph/contract'
import { examActSchema } from '@isomorph/contract/schemas'
import { z } from 'zod'

/** What is chosen and typed of an act. */
export interface ExamActDraft {
  readonly kind: ExamActKind
  readonly learners: 'everyone' | 'unfinished'
  readonly minutes: string
  readonly attempts: string
  readonly reason: string
}

export const emptyAct: ExamActDraft = {
  kind: 'grantTime',
  learners: 'unfinished',
  minutes: '10',
  attempts: '1',
  reason: '',
}

export const actNames: Readonly<Record<ExamActKind, string>> = {
  grantTime: 'Give more time',
  pause: 'Pause',
  continue: 'Continue after a pause',
  reopen: 'Reopen',
  excuse: 'Excuse',
  unexcuse: 'Excuse no longer',
  finish: 'Finish now',
  grantAttempts: 'Give more attempts',
}

/** What an act does, said before it is done. */
export const actExplanations: Readonly<Record<ExamActKind, string>> = {
  grantTime:
    'The time limit, the due date and the close move by these minutes. A number below 0 takes back what was given; two minutes are always left.',
  pause: 'The problems are hidden and the clock stands still. What is typed up to ten seconds later is kept.',
  continue: 'The problems are shown again, and everybody has the time that was left.',
  reopen:
    'Students whose time is over, or who have finished, can work for these minutes from now, or until their former end where that is later. They may have seen the correct answers.',
  excuse: 'They need not take it. Work that was done is kept and counts in no statistics.',
  unexcuse: 'They have to take it, as everybody else.',
  finish: 'Time ends now. What has been typed is submitted, as at the end of the time.',
  grantAttempts: 'Added to the attempts at each problem.',
}

/** Why nothing was done for somebody. */
export const refusalWords: Readonly<Record<ActRefusal, string>> = {
  notALearner: 'not a student of this course',
  notStarted: 'has not started',
  finished: 'has finished',
  timeIsOver: 'time is over; reopen instead',
  noEnd: 'has no time limit and no closing date',
  nothingToUndo: 'nothing to take back',
  paused: 'is paused already',
  notPaused: 'is not paused',
  onBreak: 'is on a break of their own',
  notEnded: 'can still work',
  needsMinutes: 'time is over; give minutes',
  unlimitedAttempts: 'has unlimited attempts',
  excused: 'is excused already',
  notExcused: 'is not excused',
}

export const needsMinutes: readonly ExamActKind[] = ['grantTime', 'reopen']

const corrections: Readonly<Record<string, string>> = {
  minutes: `Type a whole number of minutes other than 0, at most ${grantedMinutesMaximum} to give and ${longestReopeningMinutes} to reopen.`,
  attempts: 'Type a whole number of attempts from 1 on.',
  reason: 'Say why.',
}

/** What is typed as what the server is sent, for the learners who are named or else for those chosen in the form. */
export function examActSchemaOf(clientKey: () => string, named: readonly number[] | null) {
  return z.custom<ExamActDraft>().transform((draft, context): ExamAct => {
    const { kind, reason } = draft
    const act = {
      kind,
      reason,
      clientKey: clientKey(),
      learners: named ?? draft.learners,
      ...(needsMinutes.includes(kind) && { minutes: draft.minutes.trim() === '' ? undefined : Number(draft.minutes) }),
      ...(kind === 'grantAttempts' && { attempts: Number(draft.attempts) }),
    }
    const checked = examActSchema.safeParse(act)
    for (const { path } of checked.error?.issues ?? []) {
      const field = String(path[0])
      context.addIssue({ code: 'custom', path: [field], message: corrections[field] ?? 'This is not possible.' })
    }
    return checked.data ?? z.NEVER
  })
}
