// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AccommodationsMessages {
  /** {label}: accommodations of {name} */
  readonly 'accommodations.button.labelled': { readonly label: string; readonly name: string }
  /** Accommodations of {name} */
  readonly 'accommodations.button.of': { readonly name: string }
  /** Change */
  readonly 'accommodations.change': undefined
  /** Change {scope} */
  readonly 'accommodations.change.of': { readonly scope: string }
  /** Close */
  readonly 'accommodations.close': undefined
  /** It closes before it opens, so nobody can work on it. Move the close as well. */
  readonly 'accommodations.closesBeforeOpening': undefined
  /** {name}: accommodations */
  readonly 'accommodations.dialog.title': { readonly name: string }
  /** Everywhere */
  readonly 'accommodations.everywhere': undefined
  /** expired {moment} */
  readonly 'accommodations.expired': { readonly moment: string }
  /** {count, plural, one {# minute} other {# minutes}} to work */
  readonly 'accommodations.fact.toWork': { readonly count: number }
  /** Attempts */
  readonly 'accommodations.field.attemptsAllowed': undefined
  /** In place of the usual number */
  readonly 'accommodations.field.attemptsAllowed.hint': undefined
  /** Minutes of breaks */
  readonly 'accommodations.field.breakMinutes': undefined
  /** All together, taken when the student likes; the clock stands still in them */
  readonly 'accommodations.field.breakMinutes.hint': undefined
  /** Closes */
  readonly 'accommodations.field.closesAt': undefined
  /** Due */
  readonly 'accommodations.field.dueAt': undefined
  /** Holds until */
  readonly 'accommodations.field.expiresAt': undefined
  /** Empty: no end */
  readonly 'accommodations.field.expiresAt.hint': undefined
  /** Further attempts */
  readonly 'accommodations.field.extraAttempts': undefined
  /** Added to the number that holds */
  readonly 'accommodations.field.extraAttempts.hint': undefined
  /** Extra minutes */
  readonly 'accommodations.field.extraMinutes': undefined
  /** Move limit, due date and close */
  readonly 'accommodations.field.extraMinutes.hint': undefined
  /** Excused */
  readonly 'accommodations.field.isExcused': undefined
  /** No lockdown browser needed */
  readonly 'accommodations.field.isLockdownExempt': undefined
  /** No time limit */
  readonly 'accommodations.field.isUntimed': undefined
  /** No */
  readonly 'accommodations.field.no': undefined
  /** Not set here */
  readonly 'accommodations.field.notSet': undefined
  /** Opens */
  readonly 'accommodations.field.opensAt': undefined
  /** Time of {timeZone} */
  readonly 'accommodations.field.timeZone': { readonly timeZone: string }
  /** Time multiplier */
  readonly 'accommodations.field.timerMultiplier': undefined
  /** 1.5 is time and a half */
  readonly 'accommodations.field.timerMultiplier.hint': undefined
  /** Open longer by (minutes) */
  readonly 'accommodations.field.windowExtraMinutes': undefined
  /** Empty: by what the time limit gains */
  readonly 'accommodations.field.windowExtraMinutes.hint': undefined
  /** Yes */
  readonly 'accommodations.field.yes': undefined
  /** What is empty here is decided by a wider setting, or by the assessment itself. */
  readonly 'accommodations.form.explain': undefined
  /** {name}: {scope} */
  readonly 'accommodations.form.title': { readonly name: string; readonly scope: string }
  /** ← {scope} */
  readonly 'accommodations.from': { readonly scope: string }
  /** everywhere */
  readonly 'accommodations.fromEverywhere': undefined
  /** Gives in {name} */
  readonly 'accommodations.givesIn': { readonly name: string }
  /** Granted */
  readonly 'accommodations.granted': undefined
  /** History */
  readonly 'accommodations.history': undefined
  /** Granted here already */
  readonly 'accommodations.many.already': undefined
  /** Each of them is granted what is filled in. What is empty stays as it is. */
  readonly 'accommodations.many.explain': undefined
  /** Accommodations of {count, plural, one {# student} other {# students}} saved */
  readonly 'accommodations.many.saved': { readonly count: number }
  /** Accommodations of {count, plural, one {# student} other {# students}} */
  readonly 'accommodations.many.title': { readonly count: number }
  /** {name} is not in this course. */
  readonly 'accommodations.notInCourse': { readonly name: string }
  /** This could not be saved */
  readonly 'accommodations.notSaved': undefined
  /** nothing */
  readonly 'accommodations.nothing': undefined
  /** nothing any more */
  readonly 'accommodations.nothingAnyMore': undefined
  /** Save */
  readonly 'accommodations.save': undefined
  /** Accommodations of {name} saved */
  readonly 'accommodations.saved': { readonly name: string }
  /** Accommodations */
  readonly 'accommodations.title': undefined
  /** Together: {facts} */
  readonly 'accommodations.together': { readonly facts: string }
  /** until {moment} */
  readonly 'accommodations.until': { readonly moment: string }
  /** {count, plural, one {# attempt} other {# attempts}} */
  readonly 'accommodations.words.attemptsAllowed': { readonly count: number }
  /** breaks of {count, plural, one {# minute} other {# minutes}} in all */
  readonly 'accommodations.words.breaks': { readonly count: number }
  /** closes {moment} */
  readonly 'accommodations.words.closesAt': { readonly moment: string }
  /** due {moment} */
  readonly 'accommodations.words.dueAt': { readonly moment: string }
  /** excused */
  readonly 'accommodations.words.excused': undefined
  /** {count, plural, one {# more attempt} other {# more attempts}} */
  readonly 'accommodations.words.extraAttempts': { readonly count: number }
  /** {count, plural, one {# more minute} other {# more minutes}} */
  readonly 'accommodations.words.extraMinutes': { readonly count: number }
  /** no lockdown browser needed */
  readonly 'accommodations.words.lockdownExempt': undefined
  /** lockdown browser needed */
  readonly 'accommodations.words.lockdownNeeded': undefined
  /** not excused */
  readonly 'accommodations.words.notExcused': undefined
  /** opens {moment} */
  readonly 'accommodations.words.opensAt': { readonly moment: string }
  /** with the time limit */
  readonly 'accommodations.words.timed': undefined
  /** {factor} × the time */
  readonly 'accommodations.words.timerMultiplier': { readonly factor: string }
  /** no time limit */
  readonly 'accommodations.words.untimed': undefined
  /** window longer by {count, plural, one {# minute} other {# minutes}} */
  readonly 'accommodations.words.windowExtraMinutes': { readonly count: number }
  /** Type a whole number of attempts from 1 on. */
  readonly 'accommodations.wrong.attemptsAllowed': undefined
  /** Type a whole number of attempts. */
  readonly 'accommodations.wrong.extraAttempts': undefined
  /** Type a whole number of minutes. */
  readonly 'accommodations.wrong.minutes': undefined
  /** Choose a day and a time. */
  readonly 'accommodations.wrong.moment': undefined
  /** Fill in what they are granted. */
  readonly 'accommodations.wrong.nothing': undefined
  /** Say why. */
  readonly 'accommodations.wrong.reason': undefined
  /** Type a number from 1 to 10, with three decimals at most. */
  readonly 'accommodations.wrong.timerMultiplier': undefined
}
