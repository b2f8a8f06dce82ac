// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface LateEvidenceMessages {
  /** Accept */
  readonly 'late-evidence.accept': undefined
  /** Accept the work of {name} */
  readonly 'late-evidence.accept.of': { readonly name: string }
  /** Accept all {count} */
  readonly 'late-evidence.acceptAll': { readonly count: string }
  /** clock {seconds} s ahead */
  readonly 'late-evidence.clock.ahead': { readonly seconds: string }
  /** clock {seconds} s behind */
  readonly 'late-evidence.clock.behind': { readonly seconds: string }
  /** clock right */
  readonly 'late-evidence.clock.right': undefined
  /** clock not known */
  readonly 'late-evidence.clock.unknown': undefined
  /** Decided by {name} */
  readonly 'late-evidence.decidedBy': { readonly name: string }
  /** Decided by the rule of the assessment */
  readonly 'late-evidence.decidedByRule': undefined
  /** Decline */
  readonly 'late-evidence.decline.decline': undefined
  /** What {name} sent stays on record and does not count. */
  readonly 'late-evidence.decline.explain': { readonly name: string }
  /** This could not be declined */
  readonly 'late-evidence.decline.notDone': undefined
  /** Reason, which the student reads */
  readonly 'late-evidence.decline.reason': undefined
  /** Give a reason. */
  readonly 'late-evidence.decline.reason.missing': undefined
  /** Decline late work */
  readonly 'late-evidence.decline.title': undefined
  /** Decline… */
  readonly 'late-evidence.declineAndSay': undefined
  /** Decline the work of {name} */
  readonly 'late-evidence.declineAndSay.of': { readonly name: string }
  /** In time: {answers} */
  readonly 'late-evidence.inTime': { readonly answers: string }
  /** Correct answers were visible */
  readonly 'late-evidence.keysVisible': undefined
  /** Network: {count, plural, one {# other} other {# others}} lost too */
  readonly 'late-evidence.lostTogether': { readonly count: number }
  /** {name}, problem {number} */
  readonly 'late-evidence.outcome.piece': { readonly name: string; readonly number: string }
  /** {count, plural, one {# piece} other {# pieces}} of work */
  readonly 'late-evidence.outcome.pieces': { readonly count: number }
  /** Arrived after the deadline: all decided */
  readonly 'late-evidence.panel.allDecided': undefined
  /** Late work */
  readonly 'late-evidence.panel.label': undefined
  /** Show all {count} */
  readonly 'late-evidence.panel.showAll': { readonly count: string }
  /** Arrived after the deadline: {count, plural, one {# piece} other {# pieces}} of work to decide */
  readonly 'late-evidence.panel.toDecide': { readonly count: number }
  /** {points} of {possible, plural, one {# point} other {# points}} */
  readonly 'late-evidence.points': { readonly points: string; readonly possible: number }
  /** {points} → {pointsIfAccepted} of {possible, plural, one {# point} other {# points}} */
  readonly 'late-evidence.points.change': { readonly points: string; readonly pointsIfAccepted: string; readonly possible: number }
  /** Problem {number}: {name} */
  readonly 'late-evidence.problem': { readonly name: string; readonly number: string }
  /** Somebody else has decided meanwhile. */
  readonly 'late-evidence.refused.changedMeanwhile': undefined
  /** The settings say that late work never counts. */
  readonly 'late-evidence.refused.neverCounts': undefined
  /** The student had used all attempts before the deadline. */
  readonly 'late-evidence.refused.noAttemptsLeft': undefined
  /** It is no longer there. */
  readonly 'late-evidence.refused.notFound': undefined
  /** Accepted */
  readonly 'late-evidence.state.accepted': undefined
  /** Declined */
  readonly 'late-evidence.state.declined': undefined
  /** On record */
  readonly 'late-evidence.state.recorded': undefined
  /** Waits */
  readonly 'late-evidence.state.waiting': undefined
  /** Submitted late: {answers} */
  readonly 'late-evidence.submittedLate': { readonly answers: string }
  /** Arrived {time} */
  readonly 'late-evidence.times.arrived': { readonly time: string }
  /** Deadline {time} */
  readonly 'late-evidence.times.deadline': { readonly time: string }
  /** Does not say when */
  readonly 'late-evidence.times.doesNotSay': undefined
  /** Last heard {time} ({clock}), silent for {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}} */
  readonly 'late-evidence.times.lastHeard': { readonly clock: string; readonly minutes: number; readonly time: string }
  /** Says {time} */
  readonly 'late-evidence.times.says': { readonly time: string }
  /** Typed late: {answers} */
  readonly 'late-evidence.typedLate': { readonly answers: string }
  /** Undo */
  readonly 'late-evidence.undo': undefined
  /** Undo the decision about {name} */
  readonly 'late-evidence.undo.of': { readonly name: string }
}
