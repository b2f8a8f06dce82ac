// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SpreadsheetsMessages {
  /** {name} (bonus {points}) */
  readonly 'spreadsheets.bonusProblem': { readonly name: string; readonly points: string }
  /** Computed points */
  readonly 'spreadsheets.computedPoints': undefined
  /** Days late */
  readonly 'spreadsheets.daysLate': undefined
  /** First name */
  readonly 'spreadsheets.firstName': undefined
  /** Last name */
  readonly 'spreadsheets.lastName': undefined
  /** no penalty for further attempts */
  readonly 'spreadsheets.noPenalty.attempts': undefined
  /** no penalty for late work and further attempts */
  readonly 'spreadsheets.noPenalty.both': undefined
  /** no penalty for late work */
  readonly 'spreadsheets.noPenalty.late': undefined
  /** not drawn */
  readonly 'spreadsheets.notDrawn': undefined
  /** No. */
  readonly 'spreadsheets.number': undefined
  /** Percent */
  readonly 'spreadsheets.percent': undefined
  /** Points */
  readonly 'spreadsheets.points': undefined
  /** Points set by hand */
  readonly 'spreadsheets.pointsSetByHand': undefined
  /** Possible points */
  readonly 'spreadsheets.possiblePoints': undefined
  /** {name} ({points}) */
  readonly 'spreadsheets.problem': { readonly name: string; readonly points: string }
  /** Problems set by hand */
  readonly 'spreadsheets.problemsSetByHand': undefined
  /** Reason */
  readonly 'spreadsheets.reason': undefined
  /** Set at */
  readonly 'spreadsheets.setAt': undefined
  /** Set by */
  readonly 'spreadsheets.setBy': undefined
  /** Status */
  readonly 'spreadsheets.status': undefined
  /** Ended by an instructor */
  readonly 'spreadsheets.status.endedByStaff': undefined
  /** Excused */
  readonly 'spreadsheets.status.excused': undefined
  /** In progress */
  readonly 'spreadsheets.status.inProgress': undefined
  /** Not started */
  readonly 'spreadsheets.status.notStarted': undefined
  /** Submitted */
  readonly 'spreadsheets.status.submitted': undefined
  /** Ended at the deadline */
  readonly 'spreadsheets.status.timeExpired': undefined
  /** Version */
  readonly 'spreadsheets.version': undefined
  /** Waiting for marks */
  readonly 'spreadsheets.waitingForMarks': undefined
  /** further attempts */
  readonly 'spreadsheets.waived.attempts': undefined
  /** late work and further attempts */
  readonly 'spreadsheets.waived.both': undefined
  /** late work */
  readonly 'spreadsheets.waived.late': undefined
  /** Waived penalties */
  readonly 'spreadsheets.waivedPenalties': undefined
}
