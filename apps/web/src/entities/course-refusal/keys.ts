import type { CourseRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from '../../refusals/refusal-keys.ts'

/** The messages of each code: one without does not compile. */
export const courseRefusalKeys: Readonly<Record<CourseRefusalCode, RefusalKeys>> = {
  unknownPeople: { title: 'course-refusals.unknownPeople.title', detail: 'course-refusals.unknownPeople.detail' },
  identifierTaken: { title: 'course-refusals.identifierTaken.title', detail: 'course-refusals.identifierTaken.detail' },
  mightierPerson: { title: 'course-refusals.mightierPerson.title', detail: 'course-refusals.mightierPerson.detail' },
  learnerAndStaff: { title: 'course-refusals.learnerAndStaff.title', detail: 'course-refusals.learnerAndStaff.detail' },
  lastInstructor: { title: 'course-refusals.lastInstructor.title', detail: 'course-refusals.lastInstructor.detail' },
  syncedMember: { title: 'course-refusals.syncedMember.title', detail: 'course-refusals.syncedMember.detail' },
  erasedPerson: { title: 'course-refusals.erasedPerson.title', detail: 'course-refusals.erasedPerson.detail' },
  groupDeleted: { title: 'course-refusals.groupDeleted.title', detail: 'course-refusals.groupDeleted.detail' },
  assessmentHasFaultyVariants: {
    title: 'course-refusals.assessmentHasFaultyVariants.title',
    detail: 'course-refusals.assessmentHasFaultyVariants.detail',
  },
  staleSettings: { title: 'course-refusals.staleSettings.title', detail: 'course-refusals.staleSettings.detail' },
  datesOutOfOrder: { title: 'course-refusals.datesOutOfOrder.title', detail: 'course-refusals.datesOutOfOrder.detail' },
  notReleasedByHand: {
    title: 'course-refusals.notReleasedByHand.title',
    detail: 'course-refusals.notReleasedByHand.detail',
  },
  variantImpossible: {
    title: 'course-refusals.variantImpossible.title',
    detail: 'course-refusals.variantImpossible.detail',
  },
  staleAccommodation: {
    title: 'course-refusals.staleAccommodation.title',
    detail: 'course-refusals.staleAccommodation.detail',
  },
  notInCourse: { title: 'course-refusals.notInCourse.title', detail: 'course-refusals.notInCourse.detail' },
  tooManyColumns: { title: 'course-refusals.tooManyColumns.title', detail: 'course-refusals.tooManyColumns.detail' },
  noPeopleInFile: { title: 'course-refusals.noPeopleInFile.title', detail: 'course-refusals.noPeopleInFile.detail' },
  tooManyRows: { title: 'course-refusals.tooManyRows.title', detail: 'course-refusals.tooManyRows.detail' },
  changedSincePreview: {
    title: 'course-refusals.changedSincePreview.title',
    detail: 'course-refusals.changedSincePreview.detail',
  },
  classNotTaught: { title: 'course-refusals.classNotTaught.title', detail: 'course-refusals.classNotTaught.detail' },
  alreadyIn: { title: 'course-refusals.alreadyIn.title', detail: 'course-refusals.alreadyIn.detail' },
  enoughLetters: { title: 'course-refusals.enoughLetters.title', detail: 'course-refusals.enoughLetters.detail' },
  roleBeyondYou: { title: 'course-refusals.roleBeyondYou.title', detail: 'course-refusals.roleBeyondYou.detail' },
  lastSuperAdmin: { title: 'course-refusals.lastSuperAdmin.title', detail: 'course-refusals.lastSuperAdmin.detail' },
  noPersonalDataFile: {
    title: 'course-refusals.noPersonalDataFile.title',
    detail: 'course-refusals.noPersonalDataFile.detail',
  },
  ownErasure: { title: 'course-refusals.ownErasure.title', detail: 'course-refusals.ownErasure.detail' },
  erasureNotConfirmed: {
    title: 'course-refusals.erasureNotConfirmed.title',
    detail: 'course-refusals.erasureNotConfirmed.detail',
  },
  platformNotConnected: {
    title: 'course-refusals.platformNotConnected.title',
    detail: 'course-refusals.platformNotConnected.detail',
  },
  contextConnected: {
    title: 'course-refusals.contextConnected.title',
    detail: 'course-refusals.contextConnected.detail',
  },
  noCourseToConnect: {
    title: 'course-refusals.noCourseToConnect.title',
    detail: 'course-refusals.noCourseToConnect.detail',
  },
  mayNotMakeCourse: {
    title: 'course-refusals.mayNotMakeCourse.title',
    detail: 'course-refusals.mayNotMakeCourse.detail',
  },
  oneLinkOnly: { title: 'course-refusals.oneLinkOnly.title', detail: 'course-refusals.oneLinkOnly.detail' },
  deepLinkingAnswered: {
    title: 'course-refusals.deepLinkingAnswered.title',
    detail: 'course-refusals.deepLinkingAnswered.detail',
  },
  notOfCourse: { title: 'course-refusals.notOfCourse.title', detail: 'course-refusals.notOfCourse.detail' },
  noLineItem: { title: 'course-refusals.noLineItem.title', detail: 'course-refusals.noLineItem.detail' },
  noRoster: { title: 'course-refusals.noRoster.title', detail: 'course-refusals.noRoster.detail' },
  rosterReportGone: {
    title: 'course-refusals.rosterReportGone.title',
    detail: 'course-refusals.rosterReportGone.detail',
  },
  keyOfOtherCopy: { title: 'course-refusals.keyOfOtherCopy.title', detail: 'course-refusals.keyOfOtherCopy.detail' },
  unreadableFile: { title: 'course-refusals.unreadableFile.title', detail: 'course-refusals.unreadableFile.detail' },
  missingColumns: { title: 'course-refusals.missingColumns.title', detail: 'course-refusals.missingColumns.detail' },
  repeatedColumn: { title: 'course-refusals.repeatedColumn.title', detail: 'course-refusals.repeatedColumn.detail' },
  timetableSilent: { title: 'course-refusals.timetableSilent.title', detail: 'course-refusals.timetableSilent.detail' },
  assessmentNotUsable: {
    title: 'course-refusals.assessmentNotUsable.title',
    detail: 'course-refusals.assessmentNotUsable.detail',
  },
}
