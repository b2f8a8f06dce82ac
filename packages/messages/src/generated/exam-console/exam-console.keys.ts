// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ExamConsoleMessages {
  /** {minutes, plural, =0 {just now} other {# min ago}} */
  readonly 'exam-console.ago': { readonly minutes: number }
  /** Closes before the time limit is over */
  readonly 'exam-console.alert.cutByClose': undefined
  /** Open on {count} devices */
  readonly 'exam-console.alert.devices': { readonly count: string }
  /** Has left the lockdown browser */
  readonly 'exam-console.alert.lockdown': undefined
  /** Not connected for {minutes} */
  readonly 'exam-console.alert.lost': { readonly minutes: string }
  /** Nothing saved for {minutes} */
  readonly 'exam-console.alert.silent': { readonly minutes: string }
  /** Announce */
  readonly 'exam-console.announce': undefined
  /** About */
  readonly 'exam-console.announce.about': undefined
  /** Only those who were given the problem read it, with the number that it has for them. */
  readonly 'exam-console.announce.about.hint': undefined
  /** No single problem */
  readonly 'exam-console.announce.about.none': undefined
  /** It appears above the problems of everybody who is at work, and stays until you withdraw it. */
  readonly 'exam-console.announce.explain': undefined
  /** This could not be announced */
  readonly 'exam-console.announce.notDone': undefined
  /** Text */
  readonly 'exam-console.announce.text': undefined
  /** Type what you want to say. */
  readonly 'exam-console.announce.text.missing': undefined
  /** Announce to everybody */
  readonly 'exam-console.announce.toEverybody': undefined
  /** {count, plural, one {Announce to # student} other {Announce to # students}} */
  readonly 'exam-console.announce.toStudents': { readonly count: number }
  /** Urgent: screen readers read it out at once */
  readonly 'exam-console.announce.urgent': undefined
  /** Announced */
  readonly 'exam-console.announced': undefined
  /** Seen by {count} */
  readonly 'exam-console.announcement.seenBy': { readonly count: string }
  /** Who has seen “{text}” */
  readonly 'exam-console.announcement.seenBy.label': { readonly text: string }
  /** to everybody */
  readonly 'exam-console.announcement.toEverybody': undefined
  /** to everybody with “{problem}” */
  readonly 'exam-console.announcement.toEverybody.with': { readonly problem: string }
  /** {count, plural, one {to # student} other {to # students}} */
  readonly 'exam-console.announcement.toStudents': { readonly count: number }
  /** {count, plural, one {to # student with “{problem}”} other {to # students with “{problem}”}} */
  readonly 'exam-console.announcement.toStudents.with': { readonly count: number; readonly problem: string }
  /** Urgent */
  readonly 'exam-console.announcement.urgent': undefined
  /** Withdraw */
  readonly 'exam-console.announcement.withdraw': undefined
  /** Withdraw “{text}” */
  readonly 'exam-console.announcement.withdraw.label': { readonly text: string }
  /** Announcements */
  readonly 'exam-console.announcements': undefined
  /** at problem {position} */
  readonly 'exam-console.atProblem': { readonly position: string }
  /** Needs attention: {count} */
  readonly 'exam-console.attention': { readonly count: string }
  /** Suggest another code */
  readonly 'exam-console.code.another': undefined
  /** Change access code */
  readonly 'exam-console.code.change': undefined
  /** Change the access code */
  readonly 'exam-console.code.change.title': undefined
  /** Access code changed */
  readonly 'exam-console.code.changed': undefined
  /** Copy */
  readonly 'exam-console.code.copy': undefined
  /** Students who have not started type it to start. Students at work are not asked again. */
  readonly 'exam-console.code.explain': undefined
  /** Access code: {code} */
  readonly 'exam-console.code.line': { readonly code: string }
  /** New access code */
  readonly 'exam-console.code.new': undefined
  /** Empty: none */
  readonly 'exam-console.code.new.hint': undefined
  /** none */
  readonly 'exam-console.code.none': undefined
  /** This could not be saved */
  readonly 'exam-console.code.notSaved': undefined
  /** No access code is needed any more */
  readonly 'exam-console.code.removed': undefined
  /** Save */
  readonly 'exam-console.code.save': undefined
  /** Set an access code */
  readonly 'exam-console.code.set': undefined
  /** set, not readable */
  readonly 'exam-console.code.unreadable': undefined
  /** Alerts */
  readonly 'exam-console.column.alerts': undefined
  /** Connection */
  readonly 'exam-console.column.connection': undefined
  /** Time left */
  readonly 'exam-console.column.left': undefined
  /** Saved */
  readonly 'exam-console.column.saved': undefined
  /** State */
  readonly 'exam-console.column.state': undefined
  /** Student */
  readonly 'exam-console.column.student': undefined
  /** Submitted */
  readonly 'exam-console.column.submitted': undefined
  /** here */
  readonly 'exam-console.connection.here': undefined
  /** {minutes, plural, =0 {last seen just now} other {last seen # min ago}} */
  readonly 'exam-console.connection.lastSeen': { readonly minutes: number }
  /** not seen */
  readonly 'exam-console.connection.notSeen': undefined
  /** {name}: {count} */
  readonly 'exam-console.count': { readonly count: string; readonly name: string }
  /** Course */
  readonly 'exam-console.course': undefined
  /** Last end: {time} */
  readonly 'exam-console.lastEnd': { readonly time: string }
  /** break for {time} */
  readonly 'exam-console.left.break': { readonly time: string }
  /** no end */
  readonly 'exam-console.left.noEnd': undefined
  /** stands still */
  readonly 'exam-console.left.paused': undefined
  /** Show more */
  readonly 'exam-console.receipts.more': undefined
  /** Nobody has seen it yet. */
  readonly 'exam-console.receipts.none': undefined
  /** Who has seen it */
  readonly 'exam-console.receipts.title': undefined
  /** Search students */
  readonly 'exam-console.search': undefined
  /** Excused */
  readonly 'exam-console.state.excused': undefined
  /** Finished */
  readonly 'exam-console.state.finished': undefined
  /** Not started */
  readonly 'exam-console.state.notStarted': undefined
  /** On a break */
  readonly 'exam-console.state.onBreak': undefined
  /** Paused */
  readonly 'exam-console.state.paused': undefined
  /** Paused, not started */
  readonly 'exam-console.state.pausedBeforeStart': undefined
  /** Time over */
  readonly 'exam-console.state.timeOver': undefined
  /** Working */
  readonly 'exam-console.state.working': undefined
  /** Students */
  readonly 'exam-console.students': undefined
  /** There are no students to show. */
  readonly 'exam-console.students.none': undefined
  /** {done} of {all} */
  readonly 'exam-console.submitted': { readonly all: string; readonly done: string }
  /** Live: {name} */
  readonly 'exam-console.title': { readonly name: string }
  /** The server cannot be reached. What is shown may be old. */
  readonly 'exam-console.unreachable': undefined
}
