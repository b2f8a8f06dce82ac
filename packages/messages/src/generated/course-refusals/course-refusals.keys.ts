// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface CourseRefusalsMessages {
  /** People who have signed in, or have a way to, need no invitation. Send them a password link if they lost theirs. */
  readonly 'course-refusals.alreadyIn.detail': undefined
  /** This person comes in already */
  readonly 'course-refusals.alreadyIn.title': undefined
  /** Mend the problems that are named, or assign the assessment anyway and give a reason. */
  readonly 'course-refusals.assessmentHasFaultyVariants.detail': undefined
  /** Some variants have errors */
  readonly 'course-refusals.assessmentHasFaultyVariants.title': undefined
  /** Mend the problems that are named, then give it to the course. */
  readonly 'course-refusals.assessmentNotUsable.detail': undefined
  /** The assessment cannot be given yet */
  readonly 'course-refusals.assessmentNotUsable.title': undefined
  /** Nothing was imported. Look at what would happen now, and apply it if it is right. */
  readonly 'course-refusals.changedSincePreview.detail': undefined
  /** Something changed since the preview */
  readonly 'course-refusals.changedSincePreview.title': undefined
  /** A course follows classes that you teach, or courses that you coordinate, in one term. Reload the page to see them. */
  readonly 'course-refusals.classNotTaught.detail': undefined
  /** The timetable does not list this class for you */
  readonly 'course-refusals.classNotTaught.title': undefined
  /** Somebody has connected this course of the learning platform. Reload the page. */
  readonly 'course-refusals.contextConnected.detail': undefined
  /** The course is connected already */
  readonly 'course-refusals.contextConnected.title': undefined
  /** An assessment opens before it is due, and is due before it closes. */
  readonly 'course-refusals.datesOutOfOrder.detail': undefined
  /** The dates are out of order */
  readonly 'course-refusals.datesOutOfOrder.title': undefined
  /** Begin again in your course at the platform to add more. */
  readonly 'course-refusals.deepLinkingAnswered.detail': undefined
  /** The links were sent already */
  readonly 'course-refusals.deepLinkingAnswered.title': undefined
  /** This person got five letters with a link within the hour. Wait an hour before you send another. */
  readonly 'course-refusals.enoughLetters.detail': undefined
  /** Enough letters for now */
  readonly 'course-refusals.enoughLetters.title': undefined
  /** Nothing names them any more, and nothing new is written to them. Add the person anew. */
  readonly 'course-refusals.erasedPerson.detail': undefined
  /** This person was erased */
  readonly 'course-refusals.erasedPerson.title': undefined
  /** Type the user name of the person to confirm. Nothing was changed. */
  readonly 'course-refusals.erasureNotConfirmed.detail': undefined
  /** The user name does not match */
  readonly 'course-refusals.erasureNotConfirmed.title': undefined
  /** Bring it back from the Deleted tab before you change it. */
  readonly 'course-refusals.groupDeleted.detail': undefined
  /** The course is deleted */
  readonly 'course-refusals.groupDeleted.title': undefined
  /** E-mail addresses, user names, UIDs and PUIDs belong to one person each. Nothing was changed. */
  readonly 'course-refusals.identifierTaken.detail': undefined
  /** Somebody else is known by this */
  readonly 'course-refusals.identifierTaken.title': undefined
  /** Copies in another course or with other dates were made with this key. Send a new one. */
  readonly 'course-refusals.keyOfOtherCopy.detail': undefined
  /** Key used before */
  readonly 'course-refusals.keyOfOtherCopy.title': undefined
  /** Make somebody else an instructor of the course first. */
  readonly 'course-refusals.lastInstructor.detail': undefined
  /** The last instructor stays */
  readonly 'course-refusals.lastInstructor.title': undefined
  /** Make somebody else a Super Admin first. */
  readonly 'course-refusals.lastSuperAdmin.detail': undefined
  /** The last Super Admin stays */
  readonly 'course-refusals.lastSuperAdmin.title': undefined
  /** Take the other role away first. */
  readonly 'course-refusals.learnerAndStaff.detail': undefined
  /** A student cannot be staff of the same course */
  readonly 'course-refusals.learnerAndStaff.title': undefined
  /** Ask an administrator of this site to make you a Creator, or choose a course in which you are an instructor. */
  readonly 'course-refusals.mayNotMakeCourse.detail': undefined
  /** You cannot make a course */
  readonly 'course-refusals.mayNotMakeCourse.title': undefined
  /** Only somebody who may do as much can change them. Nothing was changed. */
  readonly 'course-refusals.mightierPerson.detail': undefined
  /** This person may do more than you */
  readonly 'course-refusals.mightierPerson.title': undefined
  /** The first line names the columns: email, first name, last name, uid, puid, user name, role. */
  readonly 'course-refusals.missingColumns.detail': undefined
  /** The file lacks a column */
  readonly 'course-refusals.missingColumns.title': undefined
  /** Choose a course in which you are an instructor. */
  readonly 'course-refusals.noCourseToConnect.detail': undefined
  /** This course cannot be connected */
  readonly 'course-refusals.noCourseToConnect.title': undefined
  /** Open a link to the assessment from your course at the platform once; then scores can go there. */
  readonly 'course-refusals.noLineItem.detail': undefined
  /** No learning platform takes these scores */
  readonly 'course-refusals.noLineItem.title': undefined
  /** Below the line that names the columns, each line is one person. */
  readonly 'course-refusals.noPeopleInFile.detail': undefined
  /** The file lists nobody */
  readonly 'course-refusals.noPeopleInFile.title': undefined
  /** It was not asked for, is still being made, or has ended. Ask for it and come back when it is ready. */
  readonly 'course-refusals.noPersonalDataFile.detail': undefined
  /** There is no file */
  readonly 'course-refusals.noPersonalDataFile.title': undefined
  /** The course follows neither classes of a timetable nor a course of a learning platform that lets us read its roster. Open a link from the platform once. */
  readonly 'course-refusals.noRoster.detail': undefined
  /** There is no roster to read */
  readonly 'course-refusals.noRoster.title': undefined
  /** Accommodations of a course, or of an assessment in it, are for people who are in the course. */
  readonly 'course-refusals.notInCourse.detail': undefined
  /** Not in this course */
  readonly 'course-refusals.notInCourse.title': undefined
  /** Choose an assessment of the connected course. */
  readonly 'course-refusals.notOfCourse.detail': undefined
  /** This assessment is not in the course */
  readonly 'course-refusals.notOfCourse.title': undefined
  /** Only what is set to be released 'by hand' can be released like this. Change the settings first. */
  readonly 'course-refusals.notReleasedByHand.detail': undefined
  /** Not released by hand */
  readonly 'course-refusals.notReleasedByHand.title': undefined
  /** Choose one assessment. */
  readonly 'course-refusals.oneLinkOnly.detail': undefined
  /** The platform takes one link at a time */
  readonly 'course-refusals.oneLinkOnly.title': undefined
  /** Ask another administrator. Nothing was changed. */
  readonly 'course-refusals.ownErasure.detail': undefined
  /** Nobody erases themselves */
  readonly 'course-refusals.ownErasure.title': undefined
  /** An administrator has removed it or switched it off. Open the course here instead. */
  readonly 'course-refusals.platformNotConnected.detail': undefined
  /** The learning platform is not connected any more */
  readonly 'course-refusals.platformNotConnected.title': undefined
  /** The first line names each column once. Take one of the two out. */
  readonly 'course-refusals.repeatedColumn.detail': undefined
  /** The file names a column twice */
  readonly 'course-refusals.repeatedColumn.title': undefined
  /** The role of Super Admin is granted and taken away by Super Admins alone. */
  readonly 'course-refusals.roleBeyondYou.detail': undefined
  /** Only a Super Admin does this */
  readonly 'course-refusals.roleBeyondYou.title': undefined
  /** The roster was read again meanwhile. Look at the new report before you take it over. */
  readonly 'course-refusals.rosterReportGone.detail': undefined
  /** The report was replaced */
  readonly 'course-refusals.rosterReportGone.title': undefined
  /** The accommodation is not the one you saw. Look at it again before you change it. */
  readonly 'course-refusals.staleAccommodation.detail': undefined
  /** Somebody else has changed it */
  readonly 'course-refusals.staleAccommodation.title': undefined
  /** Load the settings again and make your change once more. */
  readonly 'course-refusals.staleSettings.detail': undefined
  /** Somebody else changed the settings */
  readonly 'course-refusals.staleSettings.title': undefined
  /** Take them out of the roster they come from; the next sync takes them out here. */
  readonly 'course-refusals.syncedMember.detail': undefined
  /** This member comes from a synced roster */
  readonly 'course-refusals.syncedMember.title': undefined
  /** Try again in a few minutes, or make the course without it. */
  readonly 'course-refusals.timetableSilent.detail': undefined
  /** The timetable gives no answer */
  readonly 'course-refusals.timetableSilent.title': undefined
  /** The first line may name 500 columns at most. Take out those that hold nothing about people. */
  readonly 'course-refusals.tooManyColumns.detail': undefined
  /** The file has too many columns */
  readonly 'course-refusals.tooManyColumns.title': undefined
  /** Split it into files of at most 100,000 lines. */
  readonly 'course-refusals.tooManyRows.detail': undefined
  /** The file lists too many people */
  readonly 'course-refusals.tooManyRows.title': undefined
  /** Nobody was added. Check the identifiers that are named and try again. */
  readonly 'course-refusals.unknownPeople.detail': undefined
  /** Somebody is not known here */
  readonly 'course-refusals.unknownPeople.title': undefined
  /** Save it as CSV in UTF-8 and choose that file. */
  readonly 'course-refusals.unreadableFile.detail': undefined
  /** The file cannot be read */
  readonly 'course-refusals.unreadableFile.title': undefined
  /** No variant can be drawn from a problem of this assessment. Tell the instructor. */
  readonly 'course-refusals.variantImpossible.detail': undefined
  /** A problem has no values to show */
  readonly 'course-refusals.variantImpossible.title': undefined
}
