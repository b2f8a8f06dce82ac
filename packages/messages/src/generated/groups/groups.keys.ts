// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface GroupsMessages {
  /** Add assessment */
  readonly 'groups.add': undefined
  /** Coming */
  readonly 'groups.band.coming': undefined
  /** Coming and past */
  readonly 'groups.band.comingAndPast': undefined
  /** Done and past */
  readonly 'groups.band.doneAndPast': undefined
  /** Needs you */
  readonly 'groups.band.needsYou': undefined
  /** Nothing is open at the moment. */
  readonly 'groups.band.nothingOpen': undefined
  /** Nothing to do at the moment. */
  readonly 'groups.band.nothingToDo': undefined
  /** Now */
  readonly 'groups.band.now': undefined
  /** Courses */
  readonly 'groups.courses': undefined
  /** Ended */
  readonly 'groups.ended': undefined
  /** First day */
  readonly 'groups.fields.firstDay': undefined
  /** Last day */
  readonly 'groups.fields.lastDay': undefined
  /** Name */
  readonly 'groups.fields.name': undefined
  /** No term */
  readonly 'groups.fields.noTerm': undefined
  /** Without a term, the course has dates of its own. */
  readonly 'groups.fields.noTerm.hint': undefined
  /** Term */
  readonly 'groups.fields.term': undefined
  /** The course runs with its term: {start} – {end}. */
  readonly 'groups.fields.term.hint': { readonly end: string; readonly start: string }
  /** The last day comes before the first. */
  readonly 'groups.fields.wrongOrder': undefined
  /** No assessment has been published yet. It will appear here. */
  readonly 'groups.learner.none': undefined
  /** Current */
  readonly 'groups.list.current': undefined
  /** Dates */
  readonly 'groups.list.dates': undefined
  /** Delete */
  readonly 'groups.list.delete': undefined
  /** Deleted */
  readonly 'groups.list.deleted': undefined
  /** Instructors */
  readonly 'groups.list.instructors': undefined
  /** Make a course */
  readonly 'groups.list.make': undefined
  /** {count, plural, one {# course} other {# courses}} moved to Deleted */
  readonly 'groups.list.movedToDeleted': { readonly count: number }
  /** A course brings people and assessments together. */
  readonly 'groups.list.none': undefined
  /** Deleted courses wait here, to be restored. */
  readonly 'groups.list.noneDeleted': undefined
  /** No course matches this search. */
  readonly 'groups.list.noneFound': undefined
  /** Courses whose term has ended are kept here. */
  readonly 'groups.list.nonePast': undefined
  /** Past */
  readonly 'groups.list.past': undefined
  /** Restore */
  readonly 'groups.list.restore': undefined
  /** {count, plural, one {# course} other {# courses}} restored */
  readonly 'groups.list.restored': { readonly count: number }
  /** Search courses */
  readonly 'groups.list.search': undefined
  /** Under way on */
  readonly 'groups.list.underWay': undefined
  /** Which courses */
  readonly 'groups.list.which': undefined
  /** Your role */
  readonly 'groups.list.yourRole': undefined
  /** Make course */
  readonly 'groups.new.make': undefined
  /** New course */
  readonly 'groups.new.title': undefined
  /** Accommodations */
  readonly 'groups.people.accommodations': undefined
  /** Add people */
  readonly 'groups.people.add': undefined
  /** {count, plural, one {# person} other {# people}} */
  readonly 'groups.people.count': { readonly count: number }
  /** E-mail */
  readonly 'groups.people.email': undefined
  /** Import people */
  readonly 'groups.people.import': undefined
  /** People in this course */
  readonly 'groups.people.label': undefined
  /** None */
  readonly 'groups.people.noAccommodations': undefined
  /** {person} is no longer {role, select, GroupOwner {instructor} GroupGrader {grader} other {student}} in this course */
  readonly 'groups.people.noLonger': { readonly person: string; readonly role: 'GroupGrader' | 'GroupOwner' | 'other' }
  /** Nobody is in this course yet. */
  readonly 'groups.people.none': undefined
  /** Nobody matches this search. */
  readonly 'groups.people.noneFound': undefined
  /** Remove */
  readonly 'groups.people.remove.confirm': undefined
  /** {person} will no longer be {role} in {course}. Work already done is kept. */
  readonly 'groups.people.remove.explain': { readonly course: string; readonly person: string; readonly role: string }
  /** Remove {person}? */
  readonly 'groups.people.remove.title': { readonly person: string }
  /** Remove {role} from {person} */
  readonly 'groups.people.removeRole': { readonly person: string; readonly role: string }
  /** Role */
  readonly 'groups.people.role': undefined
  /** Search people */
  readonly 'groups.people.search': undefined
  /** {count, plural, one {# student} other {# students}} */
  readonly 'groups.people.students': { readonly count: number }
  /** synced */
  readonly 'groups.people.synced': undefined
  /** {count, plural, one {# synced} other {# synced}} */
  readonly 'groups.people.synced.count': { readonly count: number }
  /** {name} is published */
  readonly 'groups.published': { readonly name: string }
  /** {name} removed from the course */
  readonly 'groups.removed': { readonly name: string }
  /** Copy to another term */
  readonly 'groups.settings.copy': undefined
  /** Delete course */
  readonly 'groups.settings.delete': undefined
  /** Delete */
  readonly 'groups.settings.delete.confirm': undefined
  /** Students will no longer see it. It can be restored from the Deleted tab of your courses. */
  readonly 'groups.settings.delete.explain': undefined
  /** Delete {course}? */
  readonly 'groups.settings.delete.title': { readonly course: string }
  /** {course} moved to Deleted */
  readonly 'groups.settings.deleted': { readonly course: string }
  /** This could not be saved */
  readonly 'groups.settings.notSaved': undefined
  /** Save */
  readonly 'groups.settings.save': undefined
  /** Course saved */
  readonly 'groups.settings.saved': undefined
  /** Copy to another course */
  readonly 'groups.staff.copy': undefined
  /** {count, plural, one {# finished} other {# finished}} */
  readonly 'groups.staff.finished': { readonly count: number }
  /** {count, plural, one {# late to decide} other {# late to decide}} */
  readonly 'groups.staff.lateToDecide': { readonly count: number }
  /** Nothing has been given to this course yet. */
  readonly 'groups.staff.noneYet': undefined
  /** Nothing has been given to this course yet. Add an assessment: say which, and when it is due. */
  readonly 'groups.staff.noneYetAdd': undefined
  /** Publish */
  readonly 'groups.staff.publish': undefined
  /** Publish {name} */
  readonly 'groups.staff.publish.of': { readonly name: string }
  /** Remove from course */
  readonly 'groups.staff.remove': undefined
  /** Remove */
  readonly 'groups.staff.remove.confirm': undefined
  /** Students will no longer see it. Work already done stays in the records. */
  readonly 'groups.staff.remove.explain': undefined
  /** Remove {name} from this course? */
  readonly 'groups.staff.remove.title': { readonly name: string }
  /** Results */
  readonly 'groups.staff.results': undefined
  /** Settings */
  readonly 'groups.staff.settings': undefined
  /** {started} of {learners} started */
  readonly 'groups.staff.started': { readonly learners: string; readonly started: string }
  /** {count, plural, one {# to grade} other {# to grade}} */
  readonly 'groups.staff.toGrade': { readonly count: number }
  /** Unpublish */
  readonly 'groups.staff.unpublish': undefined
  /** View as a student */
  readonly 'groups.staff.viewAsStudent': undefined
  /** Assessments */
  readonly 'groups.tab.assessments': undefined
  /** Connections */
  readonly 'groups.tab.connections': undefined
  /** People */
  readonly 'groups.tab.people': undefined
  /** Settings */
  readonly 'groups.tab.settings': undefined
  /** Course */
  readonly 'groups.tabs.label': undefined
  /** Connections of {course} */
  readonly 'groups.title.connections': { readonly course: string }
  /** People of {course} */
  readonly 'groups.title.people': { readonly course: string }
  /** Settings of {course} */
  readonly 'groups.title.settings': { readonly course: string }
  /** {name} is no longer published */
  readonly 'groups.unpublished': { readonly name: string }
}
