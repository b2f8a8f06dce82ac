// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SittingLaterMessages {
  /** Your instructor, {moment}, on {problem}: */
  readonly 'sitting-later.announcement.about': { readonly moment: string; readonly problem: string }
  /** Your instructor, {moment}: */
  readonly 'sitting-later.announcement.from': { readonly moment: string }
  /** problem {position} */
  readonly 'sitting-later.announcement.problem': { readonly position: string }
  /** Your appeal: {text} */
  readonly 'sitting-later.appeal': { readonly text: string }
  /** Your appeal changed the mark. */
  readonly 'sitting-later.appeal.changed': undefined
  /** It waits for an answer. */
  readonly 'sitting-later.appeal.open': undefined
  /** Appeal against this mark */
  readonly 'sitting-later.appeal.raise': undefined
  /** Send the appeal */
  readonly 'sitting-later.appeal.send': undefined
  /** The mark stays. */
  readonly 'sitting-later.appeal.stays': undefined
  /** What should be looked at again? */
  readonly 'sitting-later.appeal.what': undefined
  /** Withdraw the appeal */
  readonly 'sitting-later.appeal.withdraw': undefined
  /** Attempt {number} */
  readonly 'sitting-later.attempt': { readonly number: string }
  /** Counts */
  readonly 'sitting-later.attempt.counts': undefined
  /** submitted for you at the deadline */
  readonly 'sitting-later.attempt.deadline': undefined
  /** arrived within the grace */
  readonly 'sitting-later.attempt.grace': undefined
  /** {count, plural, one {# day late} other {# days late}} */
  readonly 'sitting-later.attempt.late': { readonly count: number }
  /** set aside: it does not count */
  readonly 'sitting-later.attempt.setAside': undefined
  /** entered by staff */
  readonly 'sitting-later.attempt.staff': undefined
  /** Your attempts */
  readonly 'sitting-later.attempts': undefined
  /** The clock goes on: what arrives after the end is kept, and counts only if it is accepted. */
  readonly 'sitting-later.away.clock': undefined
  /** All problems are saved on this device: you can open them and reload this page. */
  readonly 'sitting-later.away.kept.all': undefined
  /** Problems that you have not opened yet need the connection. Do not reload this page. */
  readonly 'sitting-later.away.kept.opened': undefined
  /** All problems are saved on this device and can be opened. Do not reload this page. */
  readonly 'sitting-later.away.kept.problems': undefined
  /** You are offline. Everything you type is saved on this device and will be sent. */
  readonly 'sitting-later.away.offline': undefined
  /** The server cannot be reached. Everything you type is saved on this device and will be sent. */
  readonly 'sitting-later.away.unreached': undefined
  /** {count, plural, one {Submitted and waiting to be sent: problem {numbers}.} other {Submitted and waiting to be sent: problems {numbers}.}} */
  readonly 'sitting-later.away.waiting': { readonly count: number; readonly numbers: string }
  /** End the break */
  readonly 'sitting-later.break.end': undefined
  /** Take a break ({left} left) */
  readonly 'sitting-later.break.take': { readonly left: string }
  /** Your instructor has set your points: {points}. */
  readonly 'sitting-later.byHand.points': { readonly points: string }
  /** Your instructor has set your total: {points}. */
  readonly 'sitting-later.byHand.total': { readonly points: string }
  /** Your instructor has waived the penalty for further attempts. */
  readonly 'sitting-later.byHand.waivesAttempts': undefined
  /** Your instructor has waived the penalty for late work and for further attempts. */
  readonly 'sitting-later.byHand.waivesBoth': undefined
  /** Your instructor has waived the penalty for late work. */
  readonly 'sitting-later.byHand.waivesLate': undefined
  /** Other answers to this problem were saved in another tab or on another device ({moment}): */
  readonly 'sitting-later.conflict': { readonly moment: string }
  /** Keep what stands here */
  readonly 'sitting-later.conflict.keep': undefined
  /** Use the other answers */
  readonly 'sitting-later.conflict.use': undefined
  /** The marking of this problem was corrected on {moment}: {before} → {after}. */
  readonly 'sitting-later.correction': { readonly after: string; readonly before: string; readonly moment: string }
  /** Submit */
  readonly 'sitting-later.empty.confirm': undefined
  /** {count, plural, one {One answer is} other {# answers are}} still empty. Empty answers earn nothing in this attempt. */
  readonly 'sitting-later.empty.text': { readonly count: number }
  /** Submit with empty answers? */
  readonly 'sitting-later.empty.title': undefined
  /** Your instructor decided that this question does not count. */
  readonly 'sitting-later.field.credit.dropped': undefined
  /** Your instructor gives full credit for this answer, whatever its mark. */
  readonly 'sitting-later.field.credit.full': undefined
  /** There was an issue contacting the evaluator to evaluate your answer. */
  readonly 'sitting-later.field.evaluatorAway': undefined
  /** It is kept and will be marked; nothing is lost. */
  readonly 'sitting-later.field.kept': undefined
  /** Marking this answer takes longer than usual. */
  readonly 'sitting-later.field.slow': undefined
  /** You have submitted every problem. */
  readonly 'sitting-later.finish.all': undefined
  /** Finish */
  readonly 'sitting-later.finish.confirm': undefined
  /** After finishing nothing can be changed. */
  readonly 'sitting-later.finish.final': undefined
  /** {count, plural, one {Without a submitted answer: problem {numbers}.} other {Without a submitted answer: problems {numbers}.}} What you have typed there will be submitted. */
  readonly 'sitting-later.finish.open': { readonly count: number; readonly numbers: string }
  /** Finish now? */
  readonly 'sitting-later.finish.title': undefined
  /** Go on working */
  readonly 'sitting-later.goOn': undefined
  /** Your answer: {verdict}. */
  readonly 'sitting-later.heard.answer': { readonly verdict: string }
  /** Attempt {number}: {percent}. */
  readonly 'sitting-later.heard.attempt': { readonly number: string; readonly percent: string }
  /** Part {letter}: {verdict}. */
  readonly 'sitting-later.heard.part': { readonly letter: string; readonly verdict: string }
  /** {verdict}, {percent} % */
  readonly 'sitting-later.heard.partial': { readonly percent: string; readonly verdict: string }
  /** Attempt {number} is submitted. The result is not released yet. */
  readonly 'sitting-later.heard.unreleased': { readonly number: string }
  /** {kind, select, submission {What you submitted} other {What you typed}} arrived {lateness} late and was accepted: it counts as attempt {number}. */
  readonly 'sitting-later.late.accepted': { readonly kind: 'submission' | 'other'; readonly lateness: string; readonly number: string }
  /** {kind, select, submission {What you submitted} other {What you typed}} arrived {lateness} late and does not count. {reason} */
  readonly 'sitting-later.late.declined': { readonly kind: 'submission' | 'other'; readonly lateness: string; readonly reason: string }
  /** {kind, select, submission {What you submitted} other {What you typed}} arrived {lateness} late. It is kept on record and does not count. */
  readonly 'sitting-later.late.recorded': { readonly kind: 'submission' | 'other'; readonly lateness: string }
  /** {kind, select, submission {What you submitted} other {What you typed}} arrived {lateness} late and is kept. Your instructor decides whether it counts. */
  readonly 'sitting-later.late.waiting': { readonly kind: 'submission' | 'other'; readonly lateness: string }
  /** {count, plural, one {You have # more attempt at each problem.} other {You have # more attempts at each problem.}} */
  readonly 'sitting-later.news.attempts': { readonly count: number }
  /** You are no longer excused: this assessment counts for you. */
  readonly 'sitting-later.news.counts': undefined
  /** You have {count, plural, one {# more day} other {# more days}}, until {moment}. */
  readonly 'sitting-later.news.days': { readonly count: number; readonly moment: string }
  /** Your instructor has ended this assessment. */
  readonly 'sitting-later.news.ended': undefined
  /** Your time ends at {moment}. */
  readonly 'sitting-later.news.ends': { readonly moment: string }
  /** You are excused: this assessment does not count for you. */
  readonly 'sitting-later.news.excused': undefined
  /** The assessment goes on. */
  readonly 'sitting-later.news.goesOn': undefined
  /** The assessment goes on, until {moment}. */
  readonly 'sitting-later.news.goesOnUntil': { readonly moment: string }
  /** You have {count, plural, one {# more hour} other {# more hours}}, until {moment}. */
  readonly 'sitting-later.news.hours': { readonly count: number; readonly moment: string }
  /** You have {count, plural, one {# more minute} other {# more minutes}}, until {moment}. */
  readonly 'sitting-later.news.minutes': { readonly count: number; readonly moment: string }
  /** Your time now ends at {moment}. */
  readonly 'sitting-later.news.nowEnds': { readonly moment: string }
  /** Your instructor has paused this assessment. The clock stands still. */
  readonly 'sitting-later.news.paused': undefined
  /** Not submitted */
  readonly 'sitting-later.notSubmitted': undefined
  /** Typed but not submitted, so it does not count. What you submitted last stands above. */
  readonly 'sitting-later.notSubmitted.above': undefined
  /** Typed but not submitted, so it does not count. Nothing was submitted here. */
  readonly 'sitting-later.notSubmitted.nothing': undefined
  /** Your instructor has paused this assessment. The clock stands still, and what you have typed is kept. */
  readonly 'sitting-later.pause': undefined
  /** You are on a break, until {moment} at the latest. The clock stands still, and what you have typed is kept. */
  readonly 'sitting-later.pause.own': { readonly moment: string }
  /** You see what students get. No access code and no date binds you, and nothing that you do here counts. */
  readonly 'sitting-later.preview': undefined
  /** What you submitted at {moment} was not taken: {reason} */
  readonly 'sitting-later.refused': { readonly moment: string; readonly reason: string }
  /** Understood */
  readonly 'sitting-later.refused.understood': undefined
  /** {count, plural, one {# second} other {# seconds}} */
  readonly 'sitting-later.seconds': { readonly count: number }
  /** correct */
  readonly 'sitting-later.verdict.correct': undefined
  /** incorrect */
  readonly 'sitting-later.verdict.incorrect': undefined
  /** waits for a grader */
  readonly 'sitting-later.verdict.needsPerson': undefined
  /** submitted */
  readonly 'sitting-later.verdict.none': undefined
  /** partly correct */
  readonly 'sitting-later.verdict.partial': undefined
  /** is being marked */
  readonly 'sitting-later.verdict.pending': undefined
  /** cannot be read */
  readonly 'sitting-later.verdict.unreadable': undefined
  /** Nothing was answered. */
  readonly 'sitting-later.why.blank': undefined
  /** The answer is a condition on a letter. The set or interval itself is asked for. */
  readonly 'sitting-later.why.conditionForSet': undefined
  /** The answer follows from an earlier answer of yours that was not right. */
  readonly 'sitting-later.why.followThrough': undefined
  /**  (both in {unit}) */
  readonly 'sitting-later.why.inUnit': { readonly unit: string }
  /** {typed} is not {key}{inUnit}. */
  readonly 'sitting-later.why.isNot': { readonly inUnit: string; readonly key: string; readonly typed: string }
  /** Items of the list are missing or not right. */
  readonly 'sitting-later.why.listItems': undefined
  /** {sentence} (−{percent} %). */
  readonly 'sitting-later.why.lost': { readonly percent: string; readonly sentence: string }
  /** The answer is not equal to the correct one. */
  readonly 'sitting-later.why.notEqual': undefined
  /** {typed} is not within {limit} of {key}{inUnit}. */
  readonly 'sitting-later.why.notWithin': { readonly inUnit: string; readonly key: string; readonly limit: string; readonly typed: string }
  /** {typed} is not within {limit} of {key}{inUnit}: it differs by {difference}. */
  readonly 'sitting-later.why.notWithinBy': { readonly difference: string; readonly inUnit: string; readonly key: string; readonly limit: string; readonly typed: string }
  /** Other brackets are asked for. */
  readonly 'sitting-later.why.otherBrackets': undefined
  /** Another choice is right. */
  readonly 'sitting-later.why.otherChoice': undefined
  /** The number is right, but it is not written with the digits asked for. */
  readonly 'sitting-later.why.otherDigits': undefined
  /** The ends are right, but not which of them belong to the answer. */
  readonly 'sitting-later.why.otherEnds': undefined
  /** The answer is equal to the correct one, but it is not written in the form asked for. */
  readonly 'sitting-later.why.otherForm': undefined
  /** The number is right, but it is not written in the form asked for. */
  readonly 'sitting-later.why.otherNumberForm': undefined
  /** The unit belongs to another quantity. */
  readonly 'sitting-later.why.otherQuantity': undefined
  /** The number has the wrong sign. */
  readonly 'sitting-later.why.otherSign': undefined
  /** The text is not one of the accepted answers. */
  readonly 'sitting-later.why.otherText': undefined
  /** The unit is not the one asked for. */
  readonly 'sitting-later.why.otherUnit': undefined
  /** The number is not right. */
  readonly 'sitting-later.why.otherValue': undefined
  /** This answer earns a part of the points. */
  readonly 'sitting-later.why.partOfThePoints': undefined
  /** The number is wrong by a power of ten. */
  readonly 'sitting-later.why.powerOfTen': undefined
  /** {typed} is {key} rounded as asked for{inUnit}. */
  readonly 'sitting-later.why.rounded': { readonly inUnit: string; readonly key: string; readonly typed: string }
  /** The answer is a set or an interval. A condition on a letter is asked for. */
  readonly 'sitting-later.why.setForCondition': undefined
  /** Some of the choices are not right or are missing. */
  readonly 'sitting-later.why.someChoices': undefined
  /** The number is right, but it has too few digits. */
  readonly 'sitting-later.why.tooFewDigits': undefined
  /** The number is right, but it has too many digits. */
  readonly 'sitting-later.why.tooManyDigits': undefined
  /** The unit is missing. */
  readonly 'sitting-later.why.unitMissing': undefined
  /** {typed} is within {limit} of {key}{inUnit}. */
  readonly 'sitting-later.why.within': { readonly inUnit: string; readonly key: string; readonly limit: string; readonly typed: string }
}
