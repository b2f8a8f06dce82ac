// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SittingMessages {
  /** You have used all your attempts at this problem. */
  readonly 'sitting.closed.attempts': undefined
  /** You are on a break. */
  readonly 'sitting.closed.break': undefined
  /** Your instructor has ended this assessment. */
  readonly 'sitting.closed.byStaff': undefined
  /** The last day for work has passed, and this assessment is closed. */
  readonly 'sitting.closed.day': undefined
  /** Time was up, and this assessment has ended. */
  readonly 'sitting.closed.ended': undefined
  /** You have finished this assessment. */
  readonly 'sitting.closed.finished': undefined
  /** Time is over. */
  readonly 'sitting.closed.over': undefined
  /** Your instructor has paused this assessment. */
  readonly 'sitting.closed.paused': undefined
  /** Write decimals with a comma: 1,5 */
  readonly 'sitting.decimals.comma': undefined
  /** Write decimals with a point: 1.5 */
  readonly 'sitting.decimals.point': undefined
  /** The last day for work has passed. */
  readonly 'sitting.ending.day': undefined
  /** What the server had before is being submitted. What you have typed since then is saved on this device. */
  readonly 'sitting.ending.notSent': undefined
  /** What you have typed is being submitted. */
  readonly 'sitting.ending.submitted': undefined
  /** Your answer */
  readonly 'sitting.field': undefined
  /** Correct answer: */
  readonly 'sitting.field.correct': undefined
  /** Hint */
  readonly 'sitting.field.hint': undefined
  /** Part {letter}: {label} */
  readonly 'sitting.field.part': { readonly label: string; readonly letter: string }
  /** read as */
  readonly 'sitting.field.readAs': undefined
  /** Finish */
  readonly 'sitting.finish': undefined
  /** Problems */
  readonly 'sitting.map': undefined
  /** submitted */
  readonly 'sitting.map.attempted': undefined
  /** bonus */
  readonly 'sitting.map.bonus': undefined
  /** correct */
  readonly 'sitting.map.correct': undefined
  /** not submitted yet */
  readonly 'sitting.map.draft': undefined
  /** incorrect */
  readonly 'sitting.map.incorrect': undefined
  /** waits for a grader */
  readonly 'sitting.map.needsPerson': undefined
  /** submission waits to be sent */
  readonly 'sitting.map.notSent': undefined
  /** partly correct */
  readonly 'sitting.map.partial': undefined
  /** {points} still to be marked */
  readonly 'sitting.map.pending': { readonly points: string }
  /** Problem {position}, {state}{typed, select, notSent {, answers typed and not sent} notSubmitted {, answers typed and not submitted} other {}}, {points}{isBonus, select, yes {, bonus} other {}}{pending} */
  readonly 'sitting.map.problem': { readonly isBonus: 'yes' | 'other'; readonly pending: string; readonly points: string; readonly position: string; readonly state: string; readonly typed: 'notSent' | 'notSubmitted' | 'other' }
  /** typed, not sent */
  readonly 'sitting.map.typedNotSent': undefined
  /** typed, not submitted */
  readonly 'sitting.map.typedNotSubmitted': undefined
  /** not begun */
  readonly 'sitting.map.untouched': undefined
  /** Start the assessment to open its problems. */
  readonly 'sitting.notBegun': undefined
  /** Problem {position} · {name} */
  readonly 'sitting.page': { readonly name: string; readonly position: string }
  /** {earned} of {points} */
  readonly 'sitting.pointsOf': { readonly earned: string; readonly points: string }
  /** Problem {position} */
  readonly 'sitting.problem': { readonly position: string }
  /** Bonus · {points} */
  readonly 'sitting.problem.bonus': { readonly points: string }
  /** Loading the problem */
  readonly 'sitting.problem.loading': undefined
  /** Saved */
  readonly 'sitting.saved': undefined
  /** Saved {moment} */
  readonly 'sitting.saved.at': { readonly moment: string }
  /** Closed */
  readonly 'sitting.saved.closed': undefined
  /** Saved on this device only */
  readonly 'sitting.saved.deviceOnly': undefined
  /** Changed elsewhere */
  readonly 'sitting.saved.elsewhere': undefined
  /** Saved just now */
  readonly 'sitting.saved.justNow': undefined
  /** Saved {minutes} min ago */
  readonly 'sitting.saved.minutes': { readonly minutes: string }
  /** Saving… */
  readonly 'sitting.saved.saving': undefined
  /** Saved {seconds} s ago */
  readonly 'sitting.saved.seconds': { readonly seconds: string }
  /** Typing… */
  readonly 'sitting.saved.typing': undefined
  /** Section */
  readonly 'sitting.section': undefined
  /** Sections */
  readonly 'sitting.sections': undefined
  /** {count, plural, one {# problem} other {# problems}} */
  readonly 'sitting.sections.problems': { readonly count: number }
  /** Solution */
  readonly 'sitting.solution': undefined
  /** Solution with your numbers */
  readonly 'sitting.solution.title': undefined
  /** Steps */
  readonly 'sitting.steps': undefined
  /** Next problem */
  readonly 'sitting.steps.next': undefined
  /** Overview */
  readonly 'sitting.steps.overview': undefined
  /** Previous problem */
  readonly 'sitting.steps.previous': undefined
  /** Submit answers */
  readonly 'sitting.submit': undefined
  /** Attempt {number} */
  readonly 'sitting.submit.attempt': { readonly number: string }
  /** Attempt {number} of {allowed} */
  readonly 'sitting.submit.attemptOf': { readonly allowed: string; readonly number: string }
  /** Submitting… */
  readonly 'sitting.submit.busy': undefined
  /** each further one costs {percent} % */
  readonly 'sitting.submit.penalty': { readonly percent: string }
  /** change an answer to submit again */
  readonly 'sitting.submit.repeated': undefined
  /** a wrong spelling costs nothing */
  readonly 'sitting.submit.spelling': undefined
  /** As many attempts as you like */
  readonly 'sitting.submit.unlimited': undefined
  /** {days} d {hours} h */
  readonly 'sitting.time.days': { readonly days: string; readonly hours: string }
  /** due in {time} */
  readonly 'sitting.time.dueIn': { readonly time: string }
  /** Due now. Late work is still accepted. */
  readonly 'sitting.time.dueNow': undefined
  /** {time} left */
  readonly 'sitting.time.left': { readonly time: string }
  /** {count, plural, one {# minute left.} other {# minutes left.}} */
  readonly 'sitting.time.minutesLeft': { readonly count: number }
  /** {count, plural, other {# seconds left.}} */
  readonly 'sitting.time.secondsLeft': { readonly count: number }
  /** Time is up. */
  readonly 'sitting.time.up': undefined
  /** Cancel submission */
  readonly 'sitting.waiting.cancel': undefined
  /** Not sent yet: LockDown Browser has to be checked. Your submission is saved in this browser and sent after the check. */
  readonly 'sitting.waiting.lockedOut': undefined
  /** Not sent yet: you are offline. Your submission is saved in this browser and sent when the connection is back. */
  readonly 'sitting.waiting.offline': undefined
  /** Not sent yet: the server cannot be reached. Your submission is saved in this browser and sent when the server answers. */
  readonly 'sitting.waiting.unreached': undefined
}
