// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface TimetableCoursesMessages {
  /** The timetable is being asked… */
  readonly 'timetable-courses.asking': undefined
  /** Cancel */
  readonly 'timetable-courses.cancel': undefined
  /** Your classes in {term} */
  readonly 'timetable-courses.choice.classes': { readonly term: string }
  /** Courses that you coordinate in {term} */
  readonly 'timetable-courses.choice.courses': { readonly term: string }
  /** You have a course of it: {courses} */
  readonly 'timetable-courses.choice.madeAlready': { readonly courses: string }
  /** All students of the course, whatever class they are in */
  readonly 'timetable-courses.choice.wholeCourse': undefined
  /** Close */
  readonly 'timetable-courses.close': undefined
  /** People who are enrolled join as students, those who teach the classes as instructors. You see who would join and leave before anything changes. */
  readonly 'timetable-courses.connect.explain': undefined
  /** Classes of the timetable */
  readonly 'timetable-courses.connect.title': undefined
  /** Disconnect */
  readonly 'timetable-courses.disconnect': undefined
  /** Everybody who is in the course stays, with all their work. Nobody joins or leaves by the timetable any more. The classes can be chosen again. */
  readonly 'timetable-courses.disconnect.explain': undefined
  /** Follow {title} no longer? */
  readonly 'timetable-courses.disconnect.title': { readonly title: string }
  /** The course follows these classes no longer */
  readonly 'timetable-courses.disconnected': undefined
  /** Follow these classes */
  readonly 'timetable-courses.follow': undefined
  /** A course for each */
  readonly 'timetable-courses.make.apart': undefined
  /** {count, plural, one {# course} other {# courses}} made */
  readonly 'timetable-courses.make.done': { readonly count: number }
  /** People who are enrolled join as students, those who teach with you as instructors. The roster follows the timetable from then on. */
  readonly 'timetable-courses.make.explain': undefined
  /** A name has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'timetable-courses.make.longName': { readonly count: number }
  /** Name of the course */
  readonly 'timetable-courses.make.name': undefined
  /** A name is required. */
  readonly 'timetable-courses.make.noName': undefined
  /** Make of them */
  readonly 'timetable-courses.make.ofThem': undefined
  /** Make the course */
  readonly 'timetable-courses.make.one': undefined
  /** Make {count, plural, one {# course} other {# courses}} */
  readonly 'timetable-courses.make.several': { readonly count: number }
  /** Made: {names}. The others were not: try again. */
  readonly 'timetable-courses.make.some': { readonly names: string }
  /** Or from the timetable */
  readonly 'timetable-courses.make.title': undefined
  /** One course for all of them */
  readonly 'timetable-courses.make.together': undefined
  /** The timetable lists no class of yours in a current or coming term. */
  readonly 'timetable-courses.noClass': undefined
  /** Your account has no university number, by which the timetable knows you. Ask an administrator to add it. */
  readonly 'timetable-courses.noNumber': undefined
  /** Choose classes of the timetable */
  readonly 'timetable-courses.open': undefined
  /** {provider}: {message} */
  readonly 'timetable-courses.problem': { readonly message: string; readonly provider: string }
  /** Term */
  readonly 'timetable-courses.term': undefined
  /** {term} · {provider} */
  readonly 'timetable-courses.term.of': { readonly provider: string; readonly term: string }
  /** A course has at most {count, plural, one {# class} other {# classes}}. */
  readonly 'timetable-courses.tooMany': { readonly count: number }
}
