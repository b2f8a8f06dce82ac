// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface GroupAssessmentsMessages {
  /** {name} was added, not published yet */
  readonly 'group-assessments.add.added': { readonly name: string }
  /** All other settings */
  readonly 'group-assessments.add.allOther': undefined
  /** Assign anyway */
  readonly 'group-assessments.add.anyway': undefined
  /** Publish now */
  readonly 'group-assessments.add.publishNow': undefined
  /** Students see it at once, and can work on it as soon as it opens. */
  readonly 'group-assessments.add.publishNow.hint': undefined
  /** {name} is published */
  readonly 'group-assessments.add.published': { readonly name: string }
  /** Add assessment */
  readonly 'group-assessments.add.title': undefined
  /** {count, plural, one {# problem} other {# problems}} · {points} */
  readonly 'group-assessments.choice.facts': { readonly count: number; readonly points: string }
  /** You have no assessment to add. Ask somebody who has one to give you a role on it, or an administrator of this site to make you an Assessment Creator. */
  readonly 'group-assessments.choice.mayNot': undefined
  /** Choose an assessment. */
  readonly 'group-assessments.choice.missing': undefined
  /** There is no assessment yet. {link} first. */
  readonly 'group-assessments.choice.none': { readonly link: string }
  /** Put one together */
  readonly 'group-assessments.choice.none.link': undefined
  /** No assessment matches this search. */
  readonly 'group-assessments.choice.noneFound': undefined
  /** Search assessments */
  readonly 'group-assessments.choice.search': undefined
  /** Which assessment */
  readonly 'group-assessments.choice.which': undefined
  /** The best attempt */
  readonly 'group-assessments.counting.best': undefined
  /** The first attempt */
  readonly 'group-assessments.counting.first': undefined
  /** The last attempt */
  readonly 'group-assessments.counting.last': undefined
  /** Errors in some variants */
  readonly 'group-assessments.faults.label': undefined
  /** Reason to assign it anyway */
  readonly 'group-assessments.faults.reason': undefined
  /** It is kept in the audit log with your name. */
  readonly 'group-assessments.faults.reason.hint': undefined
  /** Give a reason. */
  readonly 'group-assessments.faults.reason.missing': undefined
  /** Access code */
  readonly 'group-assessments.fields.accessCode': undefined
  /** Students type it to start. Empty: none */
  readonly 'group-assessments.fields.accessCode.hint': undefined
  /** Days for appeals against marks */
  readonly 'group-assessments.fields.appealDays': undefined
  /** From when marks are shown, or changed. 0: no appeals */
  readonly 'group-assessments.fields.appealDays.hint': undefined
  /** Penalty per further attempt, percent */
  readonly 'group-assessments.fields.attemptPenalty': undefined
  /** Attempts per problem */
  readonly 'group-assessments.fields.attempts': undefined
  /** Empty: unlimited */
  readonly 'group-assessments.fields.attempts.hint': undefined
  /** Attempts and time */
  readonly 'group-assessments.fields.attemptsAndTime': undefined
  /** Late work accepted until */
  readonly 'group-assessments.fields.closes': undefined
  /** How it runs */
  readonly 'group-assessments.fields.conduct': undefined
  /** What counts */
  readonly 'group-assessments.fields.counts': undefined
  /** Dates */
  readonly 'group-assessments.fields.dates': undefined
  /** Without a closing date, work closes when it is due. */
  readonly 'group-assessments.fields.dates.note': undefined
  /** Due */
  readonly 'group-assessments.fields.due': undefined
  /** Time of {timeZone} */
  readonly 'group-assessments.fields.due.hint': { readonly timeZone: string }
  /** Instructions on the start page */
  readonly 'group-assessments.fields.instructions': undefined
  /** Students hand in everything at once (exam) */
  readonly 'group-assessments.fields.isFinishedByHand': undefined
  /** Otherwise the assessment only closes (homework). */
  readonly 'group-assessments.fields.isFinishedByHand.hint': undefined
  /** Problems in a different order for every student */
  readonly 'group-assessments.fields.isShuffled': undefined
  /** Work that arrives after the deadline */
  readonly 'group-assessments.fields.late': undefined
  /** Accept it after a short silence of the network */
  readonly 'group-assessments.fields.late.acceptGap': undefined
  /** Keep it and ask me */
  readonly 'group-assessments.fields.late.ask': undefined
  /** Keep it on record only */
  readonly 'group-assessments.fields.late.never': undefined
  /** Late penalty per day, percent */
  readonly 'group-assessments.fields.latePenalty': undefined
  /** Name in this course */
  readonly 'group-assessments.fields.name': undefined
  /** New access code */
  readonly 'group-assessments.fields.newAccessCode': undefined
  /** Set, not readable: an earlier version stored it. Empty: it stays. */
  readonly 'group-assessments.fields.newAccessCode.hint': undefined
  /** Opens */
  readonly 'group-assessments.fields.opens': undefined
  /** Empty: as soon as it is published */
  readonly 'group-assessments.fields.opens.hint': undefined
  /** What students see, and when */
  readonly 'group-assessments.fields.release': undefined
  /** Correct answers */
  readonly 'group-assessments.fields.release.answers': undefined
  /** Whether an answer is right */
  readonly 'group-assessments.fields.release.correctness': undefined
  /** Scores */
  readonly 'group-assessments.fields.release.scores': undefined
  /** Worked solutions */
  readonly 'group-assessments.fields.release.solutions': undefined
  /** Remove the access code */
  readonly 'group-assessments.fields.removesAccessCode': undefined
  /** Students see hints */
  readonly 'group-assessments.fields.showsHints': undefined
  /** Otherwise the hints of the problems stay hidden. */
  readonly 'group-assessments.fields.showsHints.hint': undefined
  /** Students see the names of problems */
  readonly 'group-assessments.fields.showsProblemNames': undefined
  /** Otherwise a problem is called by its number. */
  readonly 'group-assessments.fields.showsProblemNames.hint': undefined
  /** Longest silence in minutes */
  readonly 'group-assessments.fields.silence': undefined
  /** Longer silences are yours to judge, and work that arrives when correct answers are visible. */
  readonly 'group-assessments.fields.silence.hint': undefined
  /** Time limit in minutes */
  readonly 'group-assessments.fields.timeLimit': undefined
  /** Empty: no limit */
  readonly 'group-assessments.fields.timeLimit.hint': undefined
  /** Variants per problem */
  readonly 'group-assessments.fields.variants': undefined
  /** Empty: every student has their own */
  readonly 'group-assessments.fields.variants.hint': undefined
  /** The number of days is a whole number from {least} to {most}. */
  readonly 'group-assessments.number.appealDays': { readonly least: string; readonly most: string }
  /** The number of attempts is a whole number from {least} to {most}. */
  readonly 'group-assessments.number.attempts': { readonly least: string; readonly most: string }
  /** A penalty is a number from {least} to {most}. */
  readonly 'group-assessments.number.latePenalty': { readonly least: string; readonly most: string }
  /** The silence of a network is a whole number from {least} to {most}. */
  readonly 'group-assessments.number.silence': { readonly least: string; readonly most: string }
  /** A time limit is a whole number from {least} to {most}. */
  readonly 'group-assessments.number.timeLimit': { readonly least: string; readonly most: string }
  /** The number of variants is a whole number from {least} to {most}. */
  readonly 'group-assessments.number.variants': { readonly least: string; readonly most: string }
  /** Published */
  readonly 'group-assessments.published': undefined
  /** Students see it, and can work on it as soon as it opens. */
  readonly 'group-assessments.published.hint': undefined
  /** Release all */
  readonly 'group-assessments.release.all': undefined
  /** Released by hand */
  readonly 'group-assessments.release.allDone': undefined
  /** correct answers */
  readonly 'group-assessments.release.answers': undefined
  /** whether answers are right */
  readonly 'group-assessments.release.correctness': undefined
  /** Released */
  readonly 'group-assessments.release.done': undefined
  /** Release */
  readonly 'group-assessments.release.release': undefined
  /** Release {what} */
  readonly 'group-assessments.release.release.of': { readonly what: string }
  /** {what} · released {moment} */
  readonly 'group-assessments.release.released': { readonly moment: string; readonly what: string }
  /** scores */
  readonly 'group-assessments.release.scores': undefined
  /** worked solutions */
  readonly 'group-assessments.release.solutions': undefined
  /** Waiting for you to release */
  readonly 'group-assessments.release.waiting': undefined
  /** Move to the newest version when saving */
  readonly 'group-assessments.revision.move': undefined
  /** Students who have started keep the version they began with. */
  readonly 'group-assessments.revision.move.hint': undefined
  /** {assessment}, version {number}. */
  readonly 'group-assessments.revision.which': { readonly assessment: string; readonly number: string }
  /** {count, plural, one {One field needs} other {# fields need}} your attention */
  readonly 'group-assessments.settings.attention': { readonly count: number }
  /** Course */
  readonly 'group-assessments.settings.course': undefined
  /** Courses */
  readonly 'group-assessments.settings.courses': undefined
  /** Discard changes */
  readonly 'group-assessments.settings.discard': undefined
  /** This could not be saved */
  readonly 'group-assessments.settings.notSaved': undefined
  /** Instructors of the course change these settings. */
  readonly 'group-assessments.settings.readOnly': undefined
  /** Save */
  readonly 'group-assessments.settings.save': undefined
  /** Settings saved */
  readonly 'group-assessments.settings.saved': undefined
  /** Settings of {name} */
  readonly 'group-assessments.settings.title': { readonly name: string }
  /** {name} (bonus) */
  readonly 'group-assessments.structure.bonus': { readonly name: string }
  /** What students can earn: {points} */
  readonly 'group-assessments.structure.caption': { readonly points: string }
  /** {percent} % */
  readonly 'group-assessments.structure.percent': { readonly percent: string }
  /** Points */
  readonly 'group-assessments.structure.points': undefined
  /** {draws} of {count}: {names} */
  readonly 'group-assessments.structure.pool': { readonly count: string; readonly draws: string; readonly names: string }
  /** Problem */
  readonly 'group-assessments.structure.problem': undefined
  /** Weight */
  readonly 'group-assessments.structure.weight': undefined
  /** When attempts are used up */
  readonly 'group-assessments.when.afterAttempts': undefined
  /** After the due date */
  readonly 'group-assessments.when.afterDue': undefined
  /** When you release it */
  readonly 'group-assessments.when.byHand': undefined
  /** Immediately */
  readonly 'group-assessments.when.immediately': undefined
  /** Never */
  readonly 'group-assessments.when.never': undefined
  /** An access code has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'group-assessments.wrong.accessCode': { readonly count: number }
  /** It closes before it is due. */
  readonly 'group-assessments.wrong.closesBeforeDue': undefined
  /** It closes before it opens. */
  readonly 'group-assessments.wrong.closesBeforeOpening': undefined
  /** It is due before it opens. */
  readonly 'group-assessments.wrong.dueBeforeOpening': undefined
  /** Give the minutes. */
  readonly 'group-assessments.wrong.silence': undefined
}
