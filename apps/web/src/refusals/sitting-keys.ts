import type { SittingRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from './refusal-keys.ts'

/** The messages of each code: one without does not compile. */
export const sittingRefusalKeys: Readonly<Record<SittingRefusalCode, RefusalKeys>> = {
  notOpenYet: {
    title: 'sitting-refusals.notOpenYet.title',
    detail: 'sitting-refusals.notOpenYet.detail',
  },
  closed: {
    title: 'sitting-refusals.closed.title',
    detail: 'sitting-refusals.closed.detail',
  },
  wrongAccessCode: {
    title: 'sitting-refusals.wrongAccessCode.title',
    detail: 'sitting-refusals.wrongAccessCode.detail',
  },
  accessCodeLocked: {
    title: 'sitting-refusals.accessCodeLocked.title',
    detail: 'sitting-refusals.accessCodeLocked.detail',
    waiting: 'sitting-refusals.accessCodeLocked.waiting',
  },
  notStarted: {
    title: 'sitting-refusals.notStarted.title',
    detail: 'sitting-refusals.notStarted.detail',
  },
  unreadableAnswers: {
    title: 'sitting-refusals.unreadableAnswers.title',
    detail: 'sitting-refusals.unreadableAnswers.detail',
  },
  unknownQuestions: {
    title: 'sitting-refusals.unknownQuestions.title',
    detail: 'sitting-refusals.unknownQuestions.detail',
  },
  tooMuchText: {
    title: 'sitting-refusals.tooMuchText.title',
    detail: 'sitting-refusals.tooMuchText.detail',
    waiting: 'sitting-refusals.tooMuchText.waiting',
  },
  deadlinePassed: {
    title: 'sitting-refusals.deadlinePassed.title',
    detail: 'sitting-refusals.deadlinePassed.detail',
  },
  paused: {
    title: 'sitting-refusals.paused.title',
    detail: 'sitting-refusals.paused.detail',
  },
  onBreak: {
    title: 'sitting-refusals.onBreak.title',
    detail: 'sitting-refusals.onBreak.detail',
  },
  noBreakLeft: {
    title: 'sitting-refusals.noBreakLeft.title',
    detail: 'sitting-refusals.noBreakLeft.detail',
  },
  noAttemptsLeft: {
    title: 'sitting-refusals.noAttemptsLeft.title',
    detail: 'sitting-refusals.noAttemptsLeft.detail',
  },
  finished: {
    title: 'sitting-refusals.finished.title',
    detail: 'sitting-refusals.finished.detail',
  },
  notFinishedByHand: {
    title: 'sitting-refusals.notFinishedByHand.title',
    detail: 'sitting-refusals.notFinishedByHand.detail',
  },
  nothingToAppeal: {
    title: 'sitting-refusals.nothingToAppeal.title',
    detail: 'sitting-refusals.nothingToAppeal.detail',
  },
  appealedAlready: {
    title: 'sitting-refusals.appealedAlready.title',
    detail: 'sitting-refusals.appealedAlready.detail',
  },
  appealPeriodOver: {
    title: 'sitting-refusals.appealPeriodOver.title',
    detail: 'sitting-refusals.appealPeriodOver.detail',
  },
  appealAnswered: {
    title: 'sitting-refusals.appealAnswered.title',
    detail: 'sitting-refusals.appealAnswered.detail',
  },
  busy: {
    title: 'sitting-refusals.busy.title',
    detail: 'sitting-refusals.busy.detail',
  },
}
