// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ConnectionsMessages {
  /** {count, plural, one {# waiting to be sent} other {# waiting to be sent}} */
  readonly 'connections.count.due': { readonly count: number }
  /** {count, plural, one {# refused} other {# refused}} */
  readonly 'connections.count.failed': { readonly count: number }
  /** {count, plural, one {# being graded} other {# being graded}} */
  readonly 'connections.count.held': { readonly count: number }
  /** {count, plural, one {# not released} other {# not released}} */
  readonly 'connections.count.notReleased': { readonly count: number }
  /** {count, plural, one {# sent as pending} other {# sent as pending}} */
  readonly 'connections.count.pending': { readonly count: number }
  /** {count, plural, one {# sent} other {# sent}} */
  readonly 'connections.count.sent': { readonly count: number }
  /** {count, plural, one {# not known there} other {# not known there}} */
  readonly 'connections.count.unknownThere': { readonly count: number }
  /** The answer is longer than {bytes} bytes. */
  readonly 'connections.exchange.answerBytes': { readonly bytes: string }
  /** The column was deleted at the platform. Another one is made, and every score is sent again. */
  readonly 'connections.exchange.columnGone': undefined
  /** It has no column for these scores yet: one is made when the first score is sent. */
  readonly 'connections.exchange.columnNotYet': undefined
  /** The connection with the platform is switched off. An administrator can switch it on. */
  readonly 'connections.exchange.connectionOff': undefined
  /** No event of type {type} has the action {action}. */
  readonly 'connections.exchange.eventAction': { readonly action: string; readonly type: string }
  /** Field {path}: */
  readonly 'connections.exchange.eventField': { readonly path: string }
  /** Event {kind}: */
  readonly 'connections.exchange.eventOfKind': { readonly kind: string }
  /** An event that is not right */
  readonly 'connections.exchange.eventWrong': undefined
  /** {count, plural, one {# event} other {# events}} */
  readonly 'connections.exchange.events': { readonly count: number }
  /** The events were dropped. */
  readonly 'connections.exchange.eventsDropped': undefined
  /** In {count, plural, one {# envelope} other {# envelopes}}. */
  readonly 'connections.exchange.eventsInEnvelopes': { readonly count: number }
  /** The events could not be sent. */
  readonly 'connections.exchange.eventsNotSent': undefined
  /** They waited for a week and were dropped. */
  readonly 'connections.exchange.eventsTooOld': undefined
  /** Events wait */
  readonly 'connections.exchange.eventsWait': undefined
  /** A column of the gradebook stands for the assessment. */
  readonly 'connections.exchange.lineItemMade': undefined
  /** The platform names a line item without its address. */
  readonly 'connections.exchange.lineItemWithoutAddress': undefined
  /** The platform has no column for this assessment and lets us make none. Set the tool up there so that it may manage grades, and open the link again. */
  readonly 'connections.exchange.noLineItem': undefined
  /** The platform answered with something that is no line item. */
  readonly 'connections.exchange.noLineItemAnswer': undefined
  /** The platform answered with something that is no list of line items. */
  readonly 'connections.exchange.noLineItemsAnswer': undefined
  /** The platform answered with something that is no list of results. */
  readonly 'connections.exchange.noResultsAnswer': undefined
  /** 1 event */
  readonly 'connections.exchange.oneEvent': undefined
  /** Enrolments: {enrolments}. */
  readonly 'connections.exchange.oneRosterEnrolments': { readonly enrolments: string }
  /** OneRoster export */
  readonly 'connections.exchange.oneRosterExport': undefined
  /** Without a number: {people}. */
  readonly 'connections.exchange.oneRosterWithoutNumber': { readonly people: string }
  /** The platform does not let us read grades. Allow the tool to do so there. */
  readonly 'connections.exchange.readingNotAllowed': undefined
  /** The receiver answered with {status}. */
  readonly 'connections.exchange.receiverStatus': { readonly status: string }
  /** The receiver took nothing for {days} days. */
  readonly 'connections.exchange.receiverTookNothing': { readonly days: string }
  /** Taken over: joining {added}, leaving {removed}, with another role {changed}, as before {unchanged}. */
  readonly 'connections.exchange.rosterTakenOver': { readonly added: string; readonly changed: string; readonly removed: string; readonly unchanged: string }
  /** Waits to be confirmed: joining {added}, leaving {removed}, with another role {changed}, as before {unchanged}. */
  readonly 'connections.exchange.rosterWaits': { readonly added: string; readonly changed: string; readonly removed: string; readonly unchanged: string }
  /** Classes: {classes}. */
  readonly 'connections.exchange.scheduleClasses': { readonly classes: string }
  /** Courses coordinated: {courses}. */
  readonly 'connections.exchange.scheduleCourses': { readonly courses: string }
  /** Terms that the account may not read: {terms}. */
  readonly 'connections.exchange.scheduleForbidden': { readonly terms: string }
  /** Left out: {terms}. */
  readonly 'connections.exchange.scheduleLeftOut': { readonly terms: string }
  /** Only {most} terms are asked for. */
  readonly 'connections.exchange.scheduleMostTerms': { readonly most: string }
  /** Schedule of an instructor */
  readonly 'connections.exchange.scheduleOfInstructor': undefined
  /** Several people here have university numbers that differ from yours only in zeros before it. Tell your administrator. */
  readonly 'connections.exchange.scheduleSharedNumber': undefined
  /** Terms with classes: {terms}. */
  readonly 'connections.exchange.scheduleTerms': { readonly terms: string }
  /** The scores could not be sent. */
  readonly 'connections.exchange.scoresNotSent': undefined
  /** The server leads to another page in place of an answer. */
  readonly 'connections.exchange.serverElsewhere': undefined
  /** The server redirects where it must not. */
  readonly 'connections.exchange.serverMustNot': undefined
  /** The server redirects to nowhere. */
  readonly 'connections.exchange.serverNowhere': undefined
  /** The server redirects to another host ({host}). */
  readonly 'connections.exchange.serverOtherHost': { readonly host: string }
  /** The event store answered with {status}. */
  readonly 'connections.exchange.storeStatus': { readonly status: string }
  /** The event store does not accept the token (401). */
  readonly 'connections.exchange.storeToken': undefined
  /** The event store cannot be reached. */
  readonly 'connections.exchange.storeUnreachable': undefined
  /** The timetable takes too long to answer. */
  readonly 'connections.exchange.timetableSlow': undefined
  /** Links added */
  readonly 'connections.kind.deepLink': undefined
  /** Analytics events */
  readonly 'connections.kind.event': undefined
  /** Score */
  readonly 'connections.kind.grade': undefined
  /** Launch */
  readonly 'connections.kind.launch': undefined
  /** Gradebook column */
  readonly 'connections.kind.lineItem': undefined
  /** Registration */
  readonly 'connections.kind.registration': undefined
  /** Grades read */
  readonly 'connections.kind.results': undefined
  /** Roster */
  readonly 'connections.kind.roster': undefined
  /** Timetable */
  readonly 'connections.kind.timetable': undefined
  /** All */
  readonly 'connections.ledger.all': undefined
  /** What */
  readonly 'connections.ledger.column.what': undefined
  /** When */
  readonly 'connections.ledger.column.when': undefined
  /** Who */
  readonly 'connections.ledger.column.who': undefined
  /** Message */
  readonly 'connections.ledger.kind': undefined
  /** Integration ledger */
  readonly 'connections.ledger.label': undefined
  /** Next try: {moment} */
  readonly 'connections.ledger.nextTry': { readonly moment: string }
  /** No message to or from a learning platform matches this. */
  readonly 'connections.ledger.noMatch': undefined
  /** Outcome */
  readonly 'connections.ledger.outcome': undefined
  /** It is tried again */
  readonly 'connections.ledger.retried': undefined
  /** Nothing is left to try again */
  readonly 'connections.ledger.retriedNothing': undefined
  /** Try again */
  readonly 'connections.ledger.retry': undefined
  /** Try all again */
  readonly 'connections.ledger.retryAll': undefined
  /** Search people, courses and reasons */
  readonly 'connections.ledger.search': undefined
  /** {known, select, yes {Links added to {provider}} other {Links added to a platform}} */
  readonly 'connections.message.deepLink': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Analytics events to {provider}} other {Analytics events to the event store}} */
  readonly 'connections.message.event': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Score to {provider}} other {Score to a platform}} */
  readonly 'connections.message.grade': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Launch from {provider}} other {Launch from a platform}} */
  readonly 'connections.message.launch': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Gradebook column to {provider}} other {Gradebook column to a platform}} */
  readonly 'connections.message.lineItem': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Links asked for by {provider}} other {Links asked for by a platform}} */
  readonly 'connections.message.linksAskedFor': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Registration from {provider}} other {Registration from a platform}} */
  readonly 'connections.message.registration': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Grades read from {provider}} other {Grades read from a platform}} */
  readonly 'connections.message.results': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Roster from {provider}} other {Roster from a platform}} */
  readonly 'connections.message.roster': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** {known, select, yes {Timetable from {provider}} other {Timetable from a platform}} */
  readonly 'connections.message.timetable': { readonly known: 'yes' | 'other'; readonly provider: string }
  /** Messages */
  readonly 'connections.messages': undefined
  /** Everything that passed between this course and learning platforms or timetables: launches, rosters, scores. What went wrong can be tried again. */
  readonly 'connections.messages.explain': undefined
  /** Accepted */
  readonly 'connections.outcome.accepted': undefined
  /** Failed */
  readonly 'connections.outcome.failed': undefined
  /** Refused */
  readonly 'connections.outcome.refused': undefined
  /** Joins */
  readonly 'connections.roster.change.added': undefined
  /** Has another role */
  readonly 'connections.roster.change.changed': undefined
  /** Leaves; work stays */
  readonly 'connections.roster.change.removed': undefined
  /** {count, plural, one {# person there: {changes}} other {# people there: {changes}}} */
  readonly 'connections.roster.changes': { readonly changes: string; readonly count: number }
  /** {count, plural, one {# as before} other {# as before}} */
  readonly 'connections.roster.changes.asBefore': { readonly count: number }
  /** {count, plural, one {# joins} other {# join}} */
  readonly 'connections.roster.changes.join': { readonly count: number }
  /** {count, plural, one {# leaves} other {# leave}} */
  readonly 'connections.roster.changes.leave': { readonly count: number }
  /** nothing changes */
  readonly 'connections.roster.changes.none': undefined
  /** {count, plural, one {# with another role} other {# with another role}} */
  readonly 'connections.roster.changes.role': { readonly count: number }
  /** Change */
  readonly 'connections.roster.column.change': undefined
  /** Role */
  readonly 'connections.roster.column.role': undefined
  /** The platform does not let us read its roster: people join by opening a link. Allow the tool “Names and Roles” there, and open a link again. */
  readonly 'connections.roster.explain.notAllowed': undefined
  /** The roster is read once a day, and whenever you ask. People who were added here by hand stay. */
  readonly 'connections.roster.explain.platform': undefined
  /** People join by opening a link. Read the roster to have everybody here from the start; you see who would join first. */
  readonly 'connections.roster.explain.platformFirst': undefined
  /** The students of the classes and those who teach them, and all students of whole courses. The roster is read once a day, and whenever you ask. People who were added here by hand stay. */
  readonly 'connections.roster.explain.timetable': undefined
  /** Nobody joins or leaves before somebody has taken the report over. From then on the roster is read once a day. */
  readonly 'connections.roster.explain.timetableFirst': undefined
  /** {moment}: {reason} Nobody was added or removed. */
  readonly 'connections.roster.failed': { readonly moment: string; readonly reason: string }
  /** Read the roster */
  readonly 'connections.roster.read': undefined
  /** The roster is being read… */
  readonly 'connections.roster.reading': undefined
  /** The timetable names people whose numbers differ only in zeros at the beginning: {one} and {other}. The numbers have to be corrected there. */
  readonly 'connections.roster.reason.alikeNumbers': { readonly one: string; readonly other: string }
  /** The reading broke off. */
  readonly 'connections.roster.reason.brokeOff': undefined
  /** The platform answered with an empty roster. Nobody was removed. */
  readonly 'connections.roster.reason.emptyRoster': undefined
  /** The pages of the platform have no end. */
  readonly 'connections.roster.reason.endlessPages': undefined
  /** This is the first reading of these classes, or the timetable has another address now. Nothing has changed yet. */
  readonly 'connections.roster.reason.firstOfClasses': undefined
  /** This is the first reading. Nothing has changed yet. */
  readonly 'connections.roster.reason.firstReading': undefined
  /** The course follows other classes now, or none. Those that it follows are read next. */
  readonly 'connections.roster.reason.followsOthers': undefined
  /** More than half of those who came from there would leave the course. */
  readonly 'connections.roster.reason.losingMany': undefined
  /** The platform answered with something that is no JSON. */
  readonly 'connections.roster.reason.noJsonAnswer': undefined
  /** The platform answered with something that is no roster. */
  readonly 'connections.roster.reason.noRosterAnswer': undefined
  /** The timetable names no student any more. */
  readonly 'connections.roster.reason.noStudent': undefined
  /** No token: */
  readonly 'connections.roster.reason.noToken': undefined
  /** The platform answered with something that is no token. */
  readonly 'connections.roster.reason.noTokenAnswer': undefined
  /** Nobody has left the course for that. People who join are in it already. */
  readonly 'connections.roster.reason.nobodyLeft': undefined
  /** The platform does not let us read its roster. Allow the tool to do so, and open a link again. */
  readonly 'connections.roster.reason.notAllowed': undefined
  /** The timetable does not know {names} any more. */
  readonly 'connections.roster.reason.notKnownAnyMore': { readonly names: string }
  /** The platform names a next page at another site. */
  readonly 'connections.roster.reason.pageElsewhere': undefined
  /** The platform has a fault ({status}). */
  readonly 'connections.roster.reason.platformFault': { readonly status: string }
  /** The platform is not connected any more. */
  readonly 'connections.roster.reason.platformGone': undefined
  /** The platform refuses it ({status}). */
  readonly 'connections.roster.reason.platformRefuses': { readonly status: string }
  /** The platform refuses it ({status}): {words} */
  readonly 'connections.roster.reason.platformRefusesSaying': { readonly status: string; readonly words: string }
  /** The platform is asked too often ({status}). */
  readonly 'connections.roster.reason.platformTooOften': { readonly status: string }
  /** The platform cannot be reached. */
  readonly 'connections.roster.reason.platformUnreachable': undefined
  /** The roster has more than {most} people. */
  readonly 'connections.roster.reason.rosterTooLong': { readonly most: string }
  /** The server takes too long to answer. */
  readonly 'connections.roster.reason.serverTooSlow': undefined
  /** The server cannot be reached. */
  readonly 'connections.roster.reason.serverUnreachable': undefined
  /** Several people here have the university number {number}, with more or fewer zeros before it. An administrator has to correct their numbers. */
  readonly 'connections.roster.reason.severalHere': { readonly number: string }
  /** Tell your administrator. */
  readonly 'connections.roster.reason.tellAdministrator': undefined
  /** The timetable is not connected any more. */
  readonly 'connections.roster.reason.timetableGone': undefined
  /** The timetable took more than three minutes to name the people of the classes. */
  readonly 'connections.roster.reason.timetableTooSlow': undefined
  /** The timetable names more than {most} people. */
  readonly 'connections.roster.reason.tooManyPeople': { readonly most: string }
  /** People with two university numbers that differ, who were left out: {people}. */
  readonly 'connections.roster.reason.twoNumbers': { readonly people: string }
  /** UniTime does not accept the account name or the password. */
  readonly 'connections.roster.reason.uniTimeAccount': undefined
  /** UniTime does not allow the account to read {path}. It needs the right “{right}” there. */
  readonly 'connections.roster.reason.uniTimeForbids': { readonly path: string; readonly right: string }
  /** The answer to {path} is no JSON. The address may lead to another program than UniTime. */
  readonly 'connections.roster.reason.uniTimeNoJson': { readonly path: string }
  /** The answer to {path} is not what UniTime answers. */
  readonly 'connections.roster.reason.uniTimeOther': { readonly path: string }
  /** The answer to {path} is not what UniTime answers, at {place}. */
  readonly 'connections.roster.reason.uniTimeOtherAt': { readonly path: string; readonly place: string }
  /** UniTime answered {path} with status {status}. */
  readonly 'connections.roster.reason.uniTimeStatus': { readonly path: string; readonly status: string }
  /** UniTime does not accept the token. */
  readonly 'connections.roster.reason.uniTimeToken': undefined
  /** UniTime does not know {path} (status {status}). The address may be wrong: it ends before /api. */
  readonly 'connections.roster.reason.uniTimeUnknown': { readonly path: string; readonly status: string }
  /** The platform names a member that cannot be read. */
  readonly 'connections.roster.reason.unreadableMember': undefined
  /** People without a usable university number, who were left out: {people}. */
  readonly 'connections.roster.reason.withoutNumber': { readonly people: string }
  /** Changes of the roster */
  readonly 'connections.roster.report': undefined
  /** And {count} more. */
  readonly 'connections.roster.report.more': { readonly count: string }
  /** Nothing changes. */
  readonly 'connections.roster.report.nothing': undefined
  /** Take it over */
  readonly 'connections.roster.takeOver': undefined
  /** Taken over {moment}. {changes}. {reason} */
  readonly 'connections.roster.takenOver': { readonly changes: string; readonly moment: string; readonly reason: string }
  /** {reason} {changes}. */
  readonly 'connections.roster.toConfirm': { readonly changes: string; readonly reason: string }
  /** Rosters */
  readonly 'connections.rosters': undefined
  /** This course is connected to no learning platform and to no timetable. Put a link to this site into your course at the learning platform and open it; the first launch asks which course here it belongs to. Where your institution has connected a timetable, choose the classes that this course follows. */
  readonly 'connections.rosters.none': undefined
  /** Read all rosters */
  readonly 'connections.rosters.readAll': undefined
  /** {count, plural, one {# roster is being read} other {# rosters are being read}} */
  readonly 'connections.rosters.readAll.done': { readonly count: number }
  /** No course takes its roster over from a learning platform or a timetable yet. */
  readonly 'connections.rosters.readAll.none': undefined
  /** Ask the platform */
  readonly 'connections.scores.ask': undefined
  /** The platform is being asked */
  readonly 'connections.scores.asking': undefined
  /** Scores at {provider} */
  readonly 'connections.scores.at': { readonly provider: string }
  /** Learner */
  readonly 'connections.scores.column.learner': undefined
  /** Here */
  readonly 'connections.scores.column.ours': undefined
  /** Sent */
  readonly 'connections.scores.column.sent': undefined
  /** State */
  readonly 'connections.scores.column.state': undefined
  /** At the platform */
  readonly 'connections.scores.column.theirs': undefined
  /** {count, plural, =0 {Asked {moment}: no differences.} one {Asked {moment}: # difference.} other {Asked {moment}: # differences.}} */
  readonly 'connections.scores.differences': { readonly count: number; readonly moment: string }
  /** {course} · {provider}. Scores are sent by themselves when they are released or change. */
  readonly 'connections.scores.explain': { readonly course: string; readonly provider: string }
  /** Mend it, then send the scores. */
  readonly 'connections.scores.mend': undefined
  /** Nobody is in this course yet. */
  readonly 'connections.scores.nobody': undefined
  /** The platform did not say which grades it has. {reason} */
  readonly 'connections.scores.notSaid': { readonly reason: string }
  /** Send scores now */
  readonly 'connections.scores.send': undefined
  /** Scores are on their way */
  readonly 'connections.scores.sending': undefined
  /** Learning platform */
  readonly 'connections.scores.title': undefined
  /** Next try: {moment}. Nothing is lost meanwhile. */
  readonly 'connections.scores.waits': { readonly moment: string }
  /** Waiting to be sent */
  readonly 'connections.state.due': undefined
  /** Excused */
  readonly 'connections.state.excused': undefined
  /** Refused */
  readonly 'connections.state.failed': undefined
  /** Being graded */
  readonly 'connections.state.held': undefined
  /** Not released */
  readonly 'connections.state.notReleased': undefined
  /** Nothing to send */
  readonly 'connections.state.nothing': undefined
  /** Sent as pending */
  readonly 'connections.state.pending': undefined
  /** Sent */
  readonly 'connections.state.sent': undefined
  /** Not known there */
  readonly 'connections.state.unknownThere': undefined
  /** {parts}. */
  readonly 'connections.summary': { readonly parts: string }
  /** Nothing to send yet. */
  readonly 'connections.summary.nothing': undefined
}
