import type { AuthoringRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from './refusal-keys.ts'

/** The messages of refusals of problems, assessments and sharing: a code without one does not compile. */
export const authoringRefusalKeys: Readonly<Record<AuthoringRefusalCode, RefusalKeys>> = {
  staleProblem: { title: 'authoring-refusals.staleProblem.title', detail: 'authoring-refusals.staleProblem.detail' },
  problemDeleted: {
    title: 'authoring-refusals.problemDeleted.title',
    detail: 'authoring-refusals.problemDeleted.detail',
  },
  invalidForSave: {
    title: 'authoring-refusals.invalidForSave.title',
    detail: 'authoring-refusals.invalidForSave.detail',
  },
  staleProblemDraft: {
    title: 'authoring-refusals.staleProblemDraft.title',
    detail: 'authoring-refusals.staleProblemDraft.detail',
  },
  tooManyProblemDrafts: {
    title: 'authoring-refusals.tooManyProblemDrafts.title',
    detail: 'authoring-refusals.tooManyProblemDrafts.detail',
  },
  problemDraftTooLarge: {
    title: 'authoring-refusals.problemDraftTooLarge.title',
    detail: 'authoring-refusals.problemDraftTooLarge.detail',
  },
  evaluationTooLong: {
    title: 'authoring-refusals.evaluationTooLong.title',
    detail: 'authoring-refusals.evaluationTooLong.detail',
  },
  checksBusy: { title: 'authoring-refusals.checksBusy.title', detail: 'authoring-refusals.checksBusy.detail' },
  previewsBusy: { title: 'authoring-refusals.previewsBusy.title', detail: 'authoring-refusals.previewsBusy.detail' },
  staleAssessment: {
    title: 'authoring-refusals.staleAssessment.title',
    detail: 'authoring-refusals.staleAssessment.detail',
  },
  assessmentDeleted: {
    title: 'authoring-refusals.assessmentDeleted.title',
    detail: 'authoring-refusals.assessmentDeleted.detail',
  },
  exportBlocked: { title: 'authoring-refusals.exportBlocked.title', detail: 'authoring-refusals.exportBlocked.detail' },
  promptsNotOffered: {
    title: 'authoring-refusals.promptsNotOffered.title',
    detail: 'authoring-refusals.promptsNotOffered.detail',
  },
  promptUnderWay: {
    title: 'authoring-refusals.promptUnderWay.title',
    detail: 'authoring-refusals.promptUnderWay.detail',
  },
  draftsOfDaySpent: {
    title: 'authoring-refusals.draftsOfDaySpent.title',
    detail: 'authoring-refusals.draftsOfDaySpent.detail',
  },
  tokensOfMonthSpent: {
    title: 'authoring-refusals.tokensOfMonthSpent.title',
    detail: 'authoring-refusals.tokensOfMonthSpent.detail',
  },
  sharedLibraryDeleted: {
    title: 'authoring-refusals.sharedLibraryDeleted.title',
    detail: 'authoring-refusals.sharedLibraryDeleted.detail',
  },
  keyOfOtherLibrary: {
    title: 'authoring-refusals.keyOfOtherLibrary.title',
    detail: 'authoring-refusals.keyOfOtherLibrary.detail',
  },
  lastOwner: { title: 'authoring-refusals.lastOwner.title', detail: 'authoring-refusals.lastOwner.detail' },
  sharingDeleted: {
    title: 'authoring-refusals.sharingDeleted.title',
    detail: 'authoring-refusals.sharingDeleted.detail',
  },
  noFile: { title: 'authoring-refusals.noFile.title', detail: 'authoring-refusals.noFile.detail' },
  notAnImage: { title: 'authoring-refusals.notAnImage.title', detail: 'authoring-refusals.notAnImage.detail' },
  imageTooLarge: { title: 'authoring-refusals.imageTooLarge.title', detail: 'authoring-refusals.imageTooLarge.detail' },
  unsafeDrawing: { title: 'authoring-refusals.unsafeDrawing.title', detail: 'authoring-refusals.unsafeDrawing.detail' },
  fileMissing: { title: 'authoring-refusals.fileMissing.title', detail: 'authoring-refusals.fileMissing.detail' },
  pageNotReached: {
    title: 'authoring-refusals.pageNotReached.title',
    detail: 'authoring-refusals.pageNotReached.detail',
  },
  noVariant: { title: 'authoring-refusals.noVariant.title', detail: 'authoring-refusals.noVariant.detail' },
  unreadablePackage: {
    title: 'authoring-refusals.unreadablePackage.title',
    detail: 'authoring-refusals.unreadablePackage.detail',
  },
  figureOfOthers: {
    title: 'authoring-refusals.figureOfOthers.title',
    detail: 'authoring-refusals.figureOfOthers.detail',
  },
}
