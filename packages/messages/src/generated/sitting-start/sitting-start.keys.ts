// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SittingStartMessages {
  /** Access code */
  readonly 'sitting-start.accessCode': undefined
  /** The clock starts with this button and goes on when you close the page. */
  readonly 'sitting-start.clock': undefined
  /** This assessment is closed. Work that was not begun cannot be begun any more. */
  readonly 'sitting-start.closed': undefined
  /** Continue */
  readonly 'sitting-start.continue': undefined
  /** Ended by your instructor {moment}. */
  readonly 'sitting-start.ended.byStaff': { readonly moment: string }
  /** Closed {moment}. */
  readonly 'sitting-start.ended.closed': { readonly moment: string }
  /** Finished {moment}. */
  readonly 'sitting-start.ended.submitted': { readonly moment: string }
  /** Time was up {moment}. */
  readonly 'sitting-start.ended.timeExpired': { readonly moment: string }
  /** The due date has passed. Late work is accepted without a penalty. */
  readonly 'sitting-start.late.free': undefined
  /** The due date has passed. What you submit now earns no points. */
  readonly 'sitting-start.late.nothing': undefined
  /** The due date has passed. What you submit now loses {percent} % of its points, and more with each further day. */
  readonly 'sitting-start.late.penalty': { readonly percent: string }
  /** Look at your work */
  readonly 'sitting-start.look': undefined
  /** Your instructor has paused this assessment. You can start now: the problems and the clock wait until it goes on. */
  readonly 'sitting-start.paused': undefined
  /** Attempts */
  readonly 'sitting-start.rule.attempts': undefined
  /** Some problems have a number or a penalty of their own. */
  readonly 'sitting-start.rule.attempts.differ': undefined
  /** {count} per problem. {counting} */
  readonly 'sitting-start.rule.attempts.many': { readonly count: string; readonly counting: string }
  /** 1 per problem. */
  readonly 'sitting-start.rule.attempts.one': undefined
  /** As many as you like per problem. {counting} */
  readonly 'sitting-start.rule.attempts.unlimited': { readonly counting: string }
  /** Browser */
  readonly 'sitting-start.rule.browser': undefined
  /** Your best attempt counts. */
  readonly 'sitting-start.rule.counting.best': undefined
  /** Your first attempt counts. */
  readonly 'sitting-start.rule.counting.first': undefined
  /** Your last attempt counts. */
  readonly 'sitting-start.rule.counting.last': undefined
  /** Due */
  readonly 'sitting-start.rule.due': undefined
  /** Excused */
  readonly 'sitting-start.rule.excused': undefined
  /** This assessment does not count for you. */
  readonly 'sitting-start.rule.excused.text': undefined
  /** Further attempts */
  readonly 'sitting-start.rule.further': undefined
  /** Each costs {percent} % of the points. */
  readonly 'sitting-start.rule.further.text': { readonly percent: string }
  /** Late work */
  readonly 'sitting-start.rule.late': undefined
  /** Until {moment}, without a penalty */
  readonly 'sitting-start.rule.late.free': { readonly moment: string }
  /** Until {moment}, −{percent} % per day */
  readonly 'sitting-start.rule.late.penalty': { readonly moment: string; readonly percent: string }
  /** Opens */
  readonly 'sitting-start.rule.opens': undefined
  /** Problems */
  readonly 'sitting-start.rule.problems': undefined
  /** {count}, {points} in all */
  readonly 'sitting-start.rule.problems.text': { readonly count: string; readonly points: string }
  /** {count}, {points} in all, and up to {bonus} as a bonus */
  readonly 'sitting-start.rule.problems.withBonus': { readonly bonus: string; readonly count: string; readonly points: string }
  /** Time */
  readonly 'sitting-start.rule.time': undefined
  /** {duration} from the moment you start */
  readonly 'sitting-start.rule.time.limit': { readonly duration: string }
  /** No limit */
  readonly 'sitting-start.rule.time.none': undefined
  /** Your score: {score} of {points}{pending}. */
  readonly 'sitting-start.score': { readonly pending: string; readonly points: string; readonly score: string }
  /** Scores have not been released yet. */
  readonly 'sitting-start.score.hidden': undefined
  /** Start */
  readonly 'sitting-start.start': undefined
  /** Starting… */
  readonly 'sitting-start.starting': undefined
  /** Opens {moment}. This page will let you in then. */
  readonly 'sitting-start.tooEarly': { readonly moment: string }
}
