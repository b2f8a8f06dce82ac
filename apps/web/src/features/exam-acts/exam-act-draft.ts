import {
  grantedMinutesMaximum,
  longestReopeningMinutes,
  type ActRefusal,
  type ExamAct,
  type ExamActKind,
} from '@isomorph/contract'
import { examActSchema } from '@isomorph/contract/schemas'
import { t, type PlainKey } from '@isomorph/messages'
import { formatCount } from '../../numbers/counts.ts'
import { typedNumber } from '../../numbers/typed-number.ts'
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

export const actNames: Readonly<Record<ExamActKind, PlainKey>> = {
  grantTime: 'exam-acts.grantTime',
  pause: 'exam-acts.pause',
  continue: 'exam-acts.continue',
  reopen: 'exam-acts.reopen',
  excuse: 'exam-acts.excuse',
  unexcuse: 'exam-acts.unexcuse',
  finish: 'exam-acts.finish',
  grantAttempts: 'exam-acts.grantAttempts',
}

/** What an act does, said before it is done. */
export const actExplanations: Readonly<Record<ExamActKind, PlainKey>> = {
  grantTime: 'exam-acts.grantTime.explain',
  pause: 'exam-acts.pause.explain',
  continue: 'exam-acts.continue.explain',
  reopen: 'exam-acts.reopen.explain',
  excuse: 'exam-acts.excuse.explain',
  unexcuse: 'exam-acts.unexcuse.explain',
  finish: 'exam-acts.finish.explain',
  grantAttempts: 'exam-acts.grantAttempts.explain',
}

/** Why nothing was done for somebody. */
export const refusalWords: Readonly<Record<ActRefusal, PlainKey>> = {
  notALearner: 'exam-acts.refused.notALearner',
  notStarted: 'exam-acts.refused.notStarted',
  finished: 'exam-acts.refused.finished',
  timeIsOver: 'exam-acts.refused.timeIsOver',
  noEnd: 'exam-acts.refused.noEnd',
  nothingToUndo: 'exam-acts.refused.nothingToUndo',
  paused: 'exam-acts.refused.paused',
  notPaused: 'exam-acts.refused.notPaused',
  onBreak: 'exam-acts.refused.onBreak',
  notEnded: 'exam-acts.refused.notEnded',
  needsMinutes: 'exam-acts.refused.needsMinutes',
  unlimitedAttempts: 'exam-acts.refused.unlimitedAttempts',
  excused: 'exam-acts.refused.excused',
  notExcused: 'exam-acts.refused.notExcused',
}

export const needsMinutes: readonly ExamActKind[] = ['grantTime', 'reopen']

function correctionOf(field: string, kind: ExamActKind): string {
  if (field === 'minutes')
    return kind === 'reopen'
      ? t('exam-acts.wrong.minutesToReopen', { most: formatCount(longestReopeningMinutes) })
      : t('exam-acts.wrong.minutes', { most: formatCount(grantedMinutesMaximum) })
  if (field === 'attempts') return t('exam-acts.wrong.attempts')
  return field === 'reason' ? t('exam-acts.wrong.reason') : t('exam-acts.wrong.other')
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
      ...(needsMinutes.includes(kind) && { minutes: typedNumber(draft.minutes) ?? undefined }),
      ...(kind === 'grantAttempts' && { attempts: typedNumber(draft.attempts) }),
    }
    const checked = examActSchema.safeParse(act)
    for (const { path } of checked.error?.issues ?? []) {
      const field = String(path[0])
      context.addIssue({ code: 'custom', path: [field], message: correctionOf(field, kind) })
    }
    return checked.data ?? z.NEVER
  })
}
