import type { MarkingRefusalCode } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { RefusalKeys } from './refusal-keys.ts'

/** The messages of refusals of marking, results, regrades and exams: a code without one does not compile. */
export const markingRefusalKeys: Readonly<Record<MarkingRefusalCode, RefusalKeys>> = {
  rubricChangedMeanwhile: {
    title: 'marking-refusals.rubricChangedMeanwhile.title',
    detail: 'marking-refusals.rubricChangedMeanwhile.detail',
  },
  noRubric: { title: 'marking-refusals.noRubric.title', detail: 'marking-refusals.noRubric.detail' },
  nothingToUndo: { title: 'marking-refusals.nothingToUndo.title', detail: 'marking-refusals.nothingToUndo.detail' },
  foreignRubricItem: {
    title: 'marking-refusals.foreignRubricItem.title',
    detail: 'marking-refusals.foreignRubricItem.detail',
  },
  keyOfOtherMark: { title: 'marking-refusals.keyOfOtherMark.title', detail: 'marking-refusals.keyOfOtherMark.detail' },
  groupDecidedBefore: {
    title: 'marking-refusals.groupDecidedBefore.title',
    detail: 'marking-refusals.groupDecidedBefore.detail',
  },
  keyOfOtherDecision: {
    title: 'marking-refusals.keyOfOtherDecision.title',
    detail: 'marking-refusals.keyOfOtherDecision.detail',
  },
  overriddenMeanwhile: {
    title: 'marking-refusals.overriddenMeanwhile.title',
    detail: 'marking-refusals.overriddenMeanwhile.detail',
  },
  keyOfOtherOverride: {
    title: 'marking-refusals.keyOfOtherOverride.title',
    detail: 'marking-refusals.keyOfOtherOverride.detail',
  },
  notStartedYet: { title: 'marking-refusals.notStartedYet.title', detail: 'marking-refusals.notStartedYet.detail' },
  unreadableScores: {
    title: 'marking-refusals.unreadableScores.title',
    detail: 'marking-refusals.unreadableScores.detail',
  },
  appealNeedsWords: {
    title: 'marking-refusals.appealNeedsWords.title',
    detail: 'marking-refusals.appealNeedsWords.detail',
  },
  appealNeedsAnother: {
    title: 'marking-refusals.appealNeedsAnother.title',
    detail: 'marking-refusals.appealNeedsAnother.detail',
  },
  markAppealed: { title: 'marking-refusals.markAppealed.title', detail: 'marking-refusals.markAppealed.detail' },
  markedMeanwhile: {
    title: 'marking-refusals.markedMeanwhile.title',
    detail: 'marking-refusals.markedMeanwhile.detail',
  },
  regradeUnderWay: {
    title: 'marking-refusals.regradeUnderWay.title',
    detail: 'marking-refusals.regradeUnderWay.detail',
  },
  unknownProblemToRegrade: {
    title: 'marking-refusals.unknownProblemToRegrade.title',
    detail: 'marking-refusals.unknownProblemToRegrade.detail',
  },
  revisionNotUsable: {
    title: 'marking-refusals.revisionNotUsable.title',
    detail: 'marking-refusals.revisionNotUsable.detail',
  },
  poolPointsStay: { title: 'marking-refusals.poolPointsStay.title', detail: 'marking-refusals.poolPointsStay.detail' },
  nothingToRegrade: {
    title: 'marking-refusals.nothingToRegrade.title',
    detail: 'marking-refusals.nothingToRegrade.detail',
  },
  regradeNotReady: {
    title: 'marking-refusals.regradeNotReady.title',
    detail: 'marking-refusals.regradeNotReady.detail',
  },
  regradedSince: { title: 'marking-refusals.regradedSince.title', detail: 'marking-refusals.regradedSince.detail' },
  regradeNotApplied: {
    title: 'marking-refusals.regradeNotApplied.title',
    detail: 'marking-refusals.regradeNotApplied.detail',
  },
  keyOfOtherRegrade: {
    title: 'marking-refusals.keyOfOtherRegrade.title',
    detail: 'marking-refusals.keyOfOtherRegrade.detail',
  },
  keyOfOtherAct: { title: 'marking-refusals.keyOfOtherAct.title', detail: 'marking-refusals.keyOfOtherAct.detail' },
  learnerNotStarted: {
    title: 'marking-refusals.learnerNotStarted.title',
    detail: 'marking-refusals.learnerNotStarted.detail',
  },
  notEnded: { title: 'marking-refusals.notEnded.title', detail: 'marking-refusals.notEnded.detail' },
  reopeningNeedsEnd: {
    title: 'marking-refusals.reopeningNeedsEnd.title',
    detail: 'marking-refusals.reopeningNeedsEnd.detail',
  },
  impossibleEnd: { title: 'marking-refusals.impossibleEnd.title', detail: 'marking-refusals.impossibleEnd.detail' },
  notLearners: { title: 'marking-refusals.notLearners.title', detail: 'marking-refusals.notLearners.detail' },
  problemNotAsked: {
    title: 'marking-refusals.problemNotAsked.title',
    detail: 'marking-refusals.problemNotAsked.detail',
  },
  keyOfOtherAnnouncement: {
    title: 'marking-refusals.keyOfOtherAnnouncement.title',
    detail: 'marking-refusals.keyOfOtherAnnouncement.detail',
  },
  unknownSheet: {
    title: 'marking-refusals.unknownSheet.title',
    detail: 'marking-refusals.unknownSheet.detail',
    detailOf: ({ code }) => (typeof code === 'string' ? t('marking-refusals.unknownSheet.of', { code }) : undefined),
  },
  versionsWithPools: {
    title: 'marking-refusals.versionsWithPools.title',
    detail: 'marking-refusals.versionsWithPools.detail',
  },
  problemsReplaced: {
    title: 'marking-refusals.problemsReplaced.title',
    detail: 'marking-refusals.problemsReplaced.detail',
  },
  marksOfOtherQuestions: {
    title: 'marking-refusals.marksOfOtherQuestions.title',
    detail: 'marking-refusals.marksOfOtherQuestions.detail',
  },
  notEntered: { title: 'marking-refusals.notEntered.title', detail: 'marking-refusals.notEntered.detail' },
  noMarksInFile: { title: 'marking-refusals.noMarksInFile.title', detail: 'marking-refusals.noMarksInFile.detail' },
  sheetOfNobody: { title: 'marking-refusals.sheetOfNobody.title', detail: 'marking-refusals.sheetOfNobody.detail' },
  sheetOfOther: { title: 'marking-refusals.sheetOfOther.title', detail: 'marking-refusals.sheetOfOther.detail' },
  learnerHasSheet: {
    title: 'marking-refusals.learnerHasSheet.title',
    detail: 'marking-refusals.learnerHasSheet.detail',
    detailOf: ({ code }) => (typeof code === 'string' ? t('marking-refusals.learnerHasSheet.of', { code }) : undefined),
  },
  begunOnScreen: { title: 'marking-refusals.begunOnScreen.title', detail: 'marking-refusals.begunOnScreen.detail' },
}
