// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ExamActsMessages {
  /** Attempts */
  readonly 'exam-acts.attempts': undefined
  /** Continue after a pause */
  readonly 'exam-acts.continue': undefined
  /** The problems are shown again, and everybody has the time that was left. */
  readonly 'exam-acts.continue.explain': undefined
  /** Everybody */
  readonly 'exam-acts.everyone': undefined
  /** Excuse */
  readonly 'exam-acts.excuse': undefined
  /** They need not take it. Work that was done is kept and counts in no statistics. */
  readonly 'exam-acts.excuse.explain': undefined
  /** Finish now */
  readonly 'exam-acts.finish': undefined
  /** Time ends now. What has been typed is submitted, as at the end of the time. */
  readonly 'exam-acts.finish.explain': undefined
  /** For */
  readonly 'exam-acts.for': undefined
  /** Give more attempts */
  readonly 'exam-acts.grantAttempts': undefined
  /** Added to the attempts at each problem. */
  readonly 'exam-acts.grantAttempts.explain': undefined
  /** Give more time */
  readonly 'exam-acts.grantTime': undefined
  /** The time limit, the due date and the close move by these minutes. A number below 0 takes back what was given; two minutes are always left. */
  readonly 'exam-acts.grantTime.explain': undefined
  /** Minutes */
  readonly 'exam-acts.minutes': undefined
  /** This could not be done */
  readonly 'exam-acts.notDone': undefined
  /** Pause */
  readonly 'exam-acts.pause': undefined
  /** The problems are hidden and the clock stands still. What is typed up to ten seconds later is kept. Whoever starts in the pause waits, too. */
  readonly 'exam-acts.pause.explain': undefined
  /** Person {id} */
  readonly 'exam-acts.person': { readonly id: string }
  /** is excused already */
  readonly 'exam-acts.refused.excused': undefined
  /** has finished */
  readonly 'exam-acts.refused.finished': undefined
  /** time is over; give minutes */
  readonly 'exam-acts.refused.needsMinutes': undefined
  /** has no time limit and no closing date */
  readonly 'exam-acts.refused.noEnd': undefined
  /** not a student of this course */
  readonly 'exam-acts.refused.notALearner': undefined
  /** can still work */
  readonly 'exam-acts.refused.notEnded': undefined
  /** is not excused */
  readonly 'exam-acts.refused.notExcused': undefined
  /** is not paused */
  readonly 'exam-acts.refused.notPaused': undefined
  /** has not started */
  readonly 'exam-acts.refused.notStarted': undefined
  /** nothing to take back */
  readonly 'exam-acts.refused.nothingToUndo': undefined
  /** is on a break of their own */
  readonly 'exam-acts.refused.onBreak': undefined
  /** is paused already */
  readonly 'exam-acts.refused.paused': undefined
  /** time is over; reopen instead */
  readonly 'exam-acts.refused.timeIsOver': undefined
  /** has unlimited attempts */
  readonly 'exam-acts.refused.unlimitedAttempts': undefined
  /** Reopen */
  readonly 'exam-acts.reopen': undefined
  /** Students whose time is over, or who have finished, can work for these minutes from now, or until their former end where that is later. They may have seen the correct answers. */
  readonly 'exam-acts.reopen.explain': undefined
  /** During the exam */
  readonly 'exam-acts.title': undefined
  /** During the exam: {name} */
  readonly 'exam-acts.title.for': { readonly name: string }
  /** During the exam: {count, plural, one {# student} other {# students}} */
  readonly 'exam-acts.title.forSeveral': { readonly count: number }
  /** Excuse no longer */
  readonly 'exam-acts.unexcuse': undefined
  /** They have to take it, as everybody else. */
  readonly 'exam-acts.unexcuse.explain': undefined
  /** Everybody who has not finished */
  readonly 'exam-acts.unfinished': undefined
  /** What to do */
  readonly 'exam-acts.what': undefined
  /** Type a whole number of attempts from 1 on. */
  readonly 'exam-acts.wrong.attempts': undefined
  /** Type the minutes as a whole number other than 0, of {most} at most. */
  readonly 'exam-acts.wrong.minutes': { readonly most: string }
  /** Type the minutes as a whole number from 1 to {most}. */
  readonly 'exam-acts.wrong.minutesToReopen': { readonly most: string }
  /** This is not possible. */
  readonly 'exam-acts.wrong.other': undefined
  /** Say why. */
  readonly 'exam-acts.wrong.reason': undefined
}
