// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface HomeMessages {
  /** {count, plural, =0 {Nothing open} one {# assessment open} other {# assessments open}} */
  readonly 'home.course.open': { readonly count: number }
  /** Courses */
  readonly 'home.courses': undefined
  /** Make a course */
  readonly 'home.courses.make': undefined
  /** You have no courses yet. They appear here as soon as an instructor adds you. */
  readonly 'home.courses.none': undefined
  /** You have no courses yet. A course brings people and assessments together. */
  readonly 'home.courses.none.creator': undefined
  /** Needs you */
  readonly 'home.needsYou': undefined
  /** Grader */
  readonly 'home.role.grader': undefined
  /** Instructor */
  readonly 'home.role.instructor': undefined
  /** Student */
  readonly 'home.role.student': undefined
  /** {count} late to decide */
  readonly 'home.row.late': { readonly count: string }
  /** {started} of {learners} started */
  readonly 'home.row.started': { readonly learners: string; readonly started: string }
  /** {count} to grade */
  readonly 'home.row.toGrade': { readonly count: string }
  /** Running now */
  readonly 'home.running': undefined
  /** Home */
  readonly 'home.title': undefined
  /** To do */
  readonly 'home.toDo': undefined
  /** Nothing is waiting for you. What opens next appears here. */
  readonly 'home.toDo.none': undefined
}
