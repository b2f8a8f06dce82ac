// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface GroupCopyMessages {
  /** Copied. Publish each assessment when it is ready. */
  readonly 'group-copy.copied': undefined
  /** Copy {count, plural, one {# assessment} other {# assessments}} */
  readonly 'group-copy.copy': { readonly count: number }
  /** Courses */
  readonly 'group-copy.courses': undefined
  /** Late work accepted until */
  readonly 'group-copy.date.closes': undefined
  /** {day}. {was} */
  readonly 'group-copy.date.day': { readonly day: string; readonly was: string }
  /** Due */
  readonly 'group-copy.date.due': undefined
  /** None in this course. */
  readonly 'group-copy.date.noneHere': undefined
  /** Opens */
  readonly 'group-copy.date.opens': undefined
  /** Was {moment}. */
  readonly 'group-copy.date.was': { readonly moment: string }
  /** Assessments and their dates */
  readonly 'group-copy.dates': undefined
  /** This course has no assessments. */
  readonly 'group-copy.dates.none': undefined
  /** Settings, problems and rubrics are copied; problems in the version that was given, with the keys that a regrade put right. People, their work, accommodations, access codes and releases by hand are not. Nothing is published. */
  readonly 'group-copy.explain': undefined
  /** Copy into */
  readonly 'group-copy.into': undefined
  /** {course}, {term} */
  readonly 'group-copy.into.course': { readonly course: string; readonly term: string }
  /** A new course */
  readonly 'group-copy.into.new': undefined
  /** There is no course that you can copy into: you may not make courses, and manage assessments in no current one. Ask an administrator for a course. */
  readonly 'group-copy.noCourse': undefined
  /** {count, plural, one {# date lies outside the course that is copied into. Type how many weeks later it is, or another date.} other {# dates lie outside the course that is copied into. Type how many weeks later they are, or other dates.}} */
  readonly 'group-copy.outside': { readonly count: number }
  /** Dates are in the time of {timeZone}. */
  readonly 'group-copy.timeZone': { readonly timeZone: string }
  /** Copy {name} */
  readonly 'group-copy.title': { readonly name: string }
  /** Weeks later */
  readonly 'group-copy.weeks': undefined
  /** Dates keep their weekday and time. Another number sets all dates below anew. */
  readonly 'group-copy.weeks.hint': undefined
  /** Type a whole number of weeks; the dates below stay as they are until then. */
  readonly 'group-copy.weeks.wrong': undefined
  /** Where to */
  readonly 'group-copy.whereTo': undefined
  /** Closes before it is due. */
  readonly 'group-copy.wrong.closesBeforeDue': undefined
  /** Closes before it opens. */
  readonly 'group-copy.wrong.closesBeforeOpening': undefined
  /** Due before it opens. */
  readonly 'group-copy.wrong.dueBeforeOpening': undefined
  /** Choose at least one assessment below. */
  readonly 'group-copy.wrong.noneChosen': undefined
}
