/**
 * Why calls about people, courses, their assessments, accommodations and launches are refused: the codes that people meet on those
 * screens, by what they belong to. `lastInstructor` is `urn:isomorph:last-instructor` in problem details, whose English title and
 * detail the server has; screens have the words in their language by these codes. Refusals whose detail the server makes of what it
 * found (a line of a file, the answer of a timetable) are not among them.
 */
export const courseRefusalCodes = {
  people: [
    'unknownPeople',
    'identifierTaken',
    'mightierPerson',
    'learnerAndStaff',
    'lastInstructor',
    'syncedMember',
    'erasedPerson',
  ],
  group: ['groupDeleted'],
  delivery: [
    'assessmentNotUsable',
    'assessmentHasFaultyVariants',
    'staleSettings',
    'datesOutOfOrder',
    'notReleasedByHand',
    'variantImpossible',
  ],
  accommodation: ['staleAccommodation', 'notInCourse'],
  peopleImport: [
    'unreadableFile',
    'missingColumns',
    'repeatedColumn',
    'tooManyColumns',
    'noPeopleInFile',
    'tooManyRows',
    'changedSincePreview',
  ],
  timetable: ['timetableSilent', 'classNotTaught'],
  invitation: ['alreadyIn', 'enoughLetters'],
  userRole: ['roleBeyondYou', 'lastSuperAdmin'],
  personalData: ['noPersonalDataFile', 'ownErasure', 'erasureNotConfirmed'],
  ltiLaunch: [
    'platformNotConnected',
    'contextConnected',
    'noCourseToConnect',
    'mayNotMakeCourse',
    'oneLinkOnly',
    'deepLinkingAnswered',
    'notOfCourse',
  ],
  gradePush: ['noLineItem'],
  rosterSync: ['noRoster', 'rosterReportGone'],
  copy: ['keyOfOtherCopy'],
} as const
type Owner = keyof typeof courseRefusalCodes

/** The codes of one owner: `CourseRefusalCode<'people'>`; of all of them without one. */
export type CourseRefusalCode<O extends Owner = Owner> = (typeof courseRefusalCodes)[O][number]
