// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AssessmentStateMessages {
  /** Continue */
  readonly 'assessment-state.action.continue': undefined
  /** Continue {name} */
  readonly 'assessment-state.action.continue.of': { readonly name: string }
  /** Review */
  readonly 'assessment-state.action.review': undefined
  /** Review {name} */
  readonly 'assessment-state.action.review.of': { readonly name: string }
  /** Start */
  readonly 'assessment-state.action.start': undefined
  /** Start {name} */
  readonly 'assessment-state.action.start.of': { readonly name: string }
  /** Closed */
  readonly 'assessment-state.closed': undefined
  /** {from} to {to} percent: {count} */
  readonly 'assessment-state.histogram.bin': { readonly count: string; readonly from: string; readonly to: string }
  /** Late work accepted */
  readonly 'assessment-state.late': undefined
  /** View as a student */
  readonly 'assessment-state.links.asStudent': undefined
  /** Grading */
  readonly 'assessment-state.links.grading': undefined
  /** Assessment */
  readonly 'assessment-state.links.label': undefined
  /** Live */
  readonly 'assessment-state.links.live': undefined
  /** Paper */
  readonly 'assessment-state.links.paper': undefined
  /** Results */
  readonly 'assessment-state.links.results': undefined
  /** Scores */
  readonly 'assessment-state.links.scores': undefined
  /** Settings */
  readonly 'assessment-state.links.settings': undefined
  /** Statistics */
  readonly 'assessment-state.links.statistics': undefined
  /** Closed {moment} */
  readonly 'assessment-state.moment.closed': { readonly moment: string }
  /** Closes {moment} */
  readonly 'assessment-state.moment.closes': { readonly moment: string }
  /** Due {moment} */
  readonly 'assessment-state.moment.due': { readonly moment: string }
  /** No due date */
  readonly 'assessment-state.moment.none': undefined
  /** Opens {moment} */
  readonly 'assessment-state.moment.opens': { readonly moment: string }
  /** Was due {moment} */
  readonly 'assessment-state.moment.wasDue': { readonly moment: string }
  /** Open */
  readonly 'assessment-state.open': undefined
  /** Ended at the deadline */
  readonly 'assessment-state.own.ended': undefined
  /** Ended by the instructor */
  readonly 'assessment-state.own.endedByStaff': undefined
  /** Excused */
  readonly 'assessment-state.own.excused': undefined
  /** Finished */
  readonly 'assessment-state.own.finished': undefined
  /** In progress */
  readonly 'assessment-state.own.inProgress': undefined
  /** {score} points{pending} */
  readonly 'assessment-state.score': { readonly pending: string; readonly score: string }
  /** Score not released yet */
  readonly 'assessment-state.score.hidden': undefined
  /** Not published */
  readonly 'assessment-state.unpublished': undefined
  /** Upcoming */
  readonly 'assessment-state.upcoming': undefined
}
