// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ResultsMessages {
  /** Has accommodations */
  readonly 'results.accommodated': undefined
  /** Appeal */
  readonly 'results.answer.appeal': undefined
  /** Comment */
  readonly 'results.answer.comment': undefined
  /** Correct answer */
  readonly 'results.answer.correct': undefined
  /** Counts */
  readonly 'results.answer.counts': undefined
  /** not at all, by a regrade */
  readonly 'results.answer.counts.dropped': undefined
  /** in full, by a regrade, whatever its mark */
  readonly 'results.answer.counts.full': undefined
  /** Decided */
  readonly 'results.answer.decided': undefined
  /** Differs at */
  readonly 'results.answer.differsAt': undefined
  /** Feedback */
  readonly 'results.answer.feedback': undefined
  /** Set by hand */
  readonly 'results.answer.setByHand': undefined
  /** Typed */
  readonly 'results.answer.typed': undefined
  /** Attempt {number} */
  readonly 'results.attempt': { readonly number: string }
  /** Submitted at the deadline */
  readonly 'results.attempt.atDeadline': undefined
  /** Counts */
  readonly 'results.attempt.counts': undefined
  /** Attempts */
  readonly 'results.attempts': undefined
  /** Loading… */
  readonly 'results.attempts.loading': undefined
  /** Next student */
  readonly 'results.attempts.next': undefined
  /** No attempt has been submitted. */
  readonly 'results.attempts.none': undefined
  /** Previous student */
  readonly 'results.attempts.previous': undefined
  /** Regrade this problem */
  readonly 'results.attempts.regrade': undefined
  /** bonus */
  readonly 'results.bonus': undefined
  /** {name}, problem {position}: {points}{mark, select, set {, set by hand} waived {, penalty waived} other {}}{needsGrading, select, yes {, needs grading} other {}} */
  readonly 'results.cell': { readonly mark: 'set' | 'waived' | 'other'; readonly name: string; readonly needsGrading: 'yes' | 'other'; readonly points: string; readonly position: string }
  /** no attempt */
  readonly 'results.cell.noAttempt': undefined
  /** not drawn */
  readonly 'results.cell.notDrawn': undefined
  /** Course */
  readonly 'results.course': undefined
  /** {days, plural, one {# day late} other {# days late}} */
  readonly 'results.daysLate': { readonly days: number }
  /** assessment */
  readonly 'results.export.file.assessment': undefined
  /** Export results */
  readonly 'results.export.results': undefined
  /** The results could not be exported. Try again in a moment. */
  readonly 'results.export.results.failed': undefined
  /** {name} results.csv */
  readonly 'results.export.results.file': { readonly name: string }
  /** Export scores */
  readonly 'results.export.scores': undefined
  /** The scores could not be exported. Try again in a moment. */
  readonly 'results.export.scores.failed': undefined
  /** {name} scores.csv */
  readonly 'results.export.scores.file': { readonly name: string }
  /** {facet} ({detail}) */
  readonly 'results.facet.detailed': { readonly detail: string; readonly facet: string }
  /** {facet, select, value {Value} precision {Precision} unit {Unit} other {Form}} met */
  readonly 'results.facet.met': { readonly facet: 'precision' | 'unit' | 'value' | 'other' }
  /** {facet, select, value {The value is right.} precision {It is written as precisely as asked for.} unit {The unit is right.} other {It is written in the form asked for.}} */
  readonly 'results.facet.metMore': { readonly facet: 'precision' | 'unit' | 'value' | 'other' }
  /** {facet, select, value {Value} precision {Precision} unit {Unit} other {Form}} not met */
  readonly 'results.facet.notMet': { readonly facet: 'precision' | 'unit' | 'value' | 'other' }
  /** {facet, select, value {The value is not right.} precision {It is not written with the digits asked for.} unit {The unit is missing or not the right one.} other {It is not written in the form asked for.}} */
  readonly 'results.facet.notMetMore': { readonly facet: 'precision' | 'unit' | 'value' | 'other' }
  /** the student's problem {position} */
  readonly 'results.facts.position': { readonly position: string }
  /** The problem with this student's numbers */
  readonly 'results.facts.statement': undefined
  /** version {number} */
  readonly 'results.facts.version': { readonly number: string }
  /** Points from a file */
  readonly 'results.file': undefined
  /** more than the {points} possible */
  readonly 'results.file.abovePossible': { readonly points: string }
  /** What the file changes */
  readonly 'results.file.changes': undefined
  /** Total then */
  readonly 'results.file.column.after': undefined
  /** Total now */
  readonly 'results.file.column.before': undefined
  /** Line */
  readonly 'results.file.column.line': undefined
  /** Percent */
  readonly 'results.file.column.percent': undefined
  /** Points */
  readonly 'results.file.column.points': undefined
  /** Points set by hand */
  readonly 'results.file.column.setByHand': undefined
  /** A CSV file with a column Email or ID, and a column Points set by hand, Points or Percent. What Export scores saves can be filled in: type the totals into the column Points set by hand. Students whose field is empty stay as they are. Nothing is set before you have looked at it. */
  readonly 'results.file.explain': undefined
  /** set already */
  readonly 'results.file.isSet': undefined
  /** The column {column} was read: {count, plural, =0 {it changes nobody’s total.} one {it sets the total of # student.} other {it sets the totals of # students.}} */
  readonly 'results.file.read': { readonly column: string; readonly count: number }
  /** {count, plural, one {# line sets nothing:} other {# lines set nothing:}} */
  readonly 'results.file.refused': { readonly count: number }
  /** {count, plural, one {Set the total of # student} other {Set the totals of # students}} */
  readonly 'results.file.set': { readonly count: number }
  /** Points from a file: {name} */
  readonly 'results.file.title': { readonly name: string }
  /** {name} has {size}; a file of points may have {limit}. */
  readonly 'results.file.tooLarge': { readonly limit: string; readonly name: string; readonly size: string }
  /** Late */
  readonly 'results.filter.late': undefined
  /** Needs grading */
  readonly 'results.filter.needsGrading': undefined
  /** Overridden */
  readonly 'results.filter.overridden': undefined
  /** Waived */
  readonly 'results.filter.waived': undefined
  /** Scores from 0 to 100 % */
  readonly 'results.histogram': undefined
  /** Student */
  readonly 'results.learner': undefined
  /** mean */
  readonly 'results.mean': undefined
  /** median */
  readonly 'results.median': undefined
  /** need grading */
  readonly 'results.needGrading': undefined
  /** Nobody is in this course yet. */
  readonly 'results.nobody': undefined
  /** Nobody is in this course yet. Results appear as soon as students start. */
  readonly 'results.nobody.yet': undefined
  /** not started */
  readonly 'results.notStarted': undefined
  /** {points} of {possible} */
  readonly 'results.outOf': { readonly points: string; readonly possible: string }
  /** Change or undo */
  readonly 'results.override.change': undefined
  /** {points} of {possible} possible */
  readonly 'results.override.comesTo': { readonly points: string; readonly possible: string }
  /** Computed: {points}. No penalty lowers points that are set by hand. */
  readonly 'results.override.computed': { readonly points: string }
  /** Set by hand */
  readonly 'results.override.done': undefined
  /** For each of them, in place of the total. No penalty lowers points that are set by hand. */
  readonly 'results.override.explainMany': undefined
  /** This could not be set */
  readonly 'results.override.failed': undefined
  /** What to set */
  readonly 'results.override.kind': undefined
  /** No penalty for further attempts */
  readonly 'results.override.kind.noAttemptPenalty': undefined
  /** No penalty for late work */
  readonly 'results.override.kind.noLatePenalty': undefined
  /** No penalties */
  readonly 'results.override.kind.noPenalties': undefined
  /** Percent */
  readonly 'results.override.kind.percent': undefined
  /** Points */
  readonly 'results.override.kind.points': undefined
  /** Points and penalties */
  readonly 'results.override.many': undefined
  /** Note to the student */
  readonly 'results.override.note': undefined
  /** Now: {words} */
  readonly 'results.override.now': { readonly words: string }
  /** {points} possible */
  readonly 'results.override.possible': { readonly points: string }
  /** {name}: {problem} */
  readonly 'results.override.problemOf': { readonly name: string; readonly problem: string }
  /** Say why. */
  readonly 'results.override.reason.missing': undefined
  /** Set by hand */
  readonly 'results.override.setByHand': undefined
  /** Set points */
  readonly 'results.override.setPoints': undefined
  /** Set totals: {whose} */
  readonly 'results.override.setTotals': { readonly whose: string }
  /** {name}: total */
  readonly 'results.override.totalOf': { readonly name: string }
  /** Undo */
  readonly 'results.override.undo': undefined
  /** Undone: what was earned counts again */
  readonly 'results.override.undone': undefined
  /** Marking stays automatic; the penalty takes nothing off. */
  readonly 'results.override.waive.explain': undefined
  /** Penalty waived */
  readonly 'results.override.waived': undefined
  /** Waived in all problems */
  readonly 'results.override.waivedInTotal': undefined
  /** {what}, {by}, {moment}, {reason} */
  readonly 'results.override.words': { readonly by: string; readonly moment: string; readonly reason: string; readonly what: string }
  /** is more than can be set: 10,000 points or 1,000 percent */
  readonly 'results.refused.aboveMaximum': undefined
  /** somebody else has changed it; look again */
  readonly 'results.refused.changedMeanwhile': undefined
  /** Line {number}, {text} */
  readonly 'results.refused.line': { readonly number: string; readonly text: string }
  /** is named twice; the first line counts */
  readonly 'results.refused.namedTwice': undefined
  /** not a student of this course */
  readonly 'results.refused.notALearner': undefined
  /** the number cannot be read */
  readonly 'results.refused.notANumber': undefined
  /** has not started; only a total in points can be set */
  readonly 'results.refused.notStarted': undefined
  /** Person {id} */
  readonly 'results.refused.person': { readonly id: string }
  /** nobody of this course is known by this */
  readonly 'results.refused.unknownPerson': undefined
  /** the line cannot be read; look at its quotation marks */
  readonly 'results.refused.unreadableLine': undefined
  /** Regrade */
  readonly 'results.regrade': undefined
  /** Reopen */
  readonly 'results.reopen': undefined
  /** New end */
  readonly 'results.reopen.end': undefined
  /** Minutes from now */
  readonly 'results.reopen.end.minutes': undefined
  /** Date and time */
  readonly 'results.reopen.end.moment': undefined
  /** Same end as before */
  readonly 'results.reopen.end.unchanged': undefined
  /** All attempts are kept, and no attempts are added. The student may have seen the correct answers. They are hidden again until the new end, unless they are released immediately. */
  readonly 'results.reopen.explain': undefined
  /** This could not be reopened */
  readonly 'results.reopen.failed': undefined
  /** Minutes */
  readonly 'results.reopen.minutes': undefined
  /** Type a whole number of minutes from 1 to {most}. */
  readonly 'results.reopen.minutes.wrong': { readonly most: string }
  /** Ends */
  readonly 'results.reopen.moment': undefined
  /** Choose a day and a time. */
  readonly 'results.reopen.moment.wrong': undefined
  /** Time of {zone} */
  readonly 'results.reopen.moment.zone': { readonly zone: string }
  /** Say why it is reopened. */
  readonly 'results.reopen.reason.missing': undefined
  /** Reopen the assessment for {name} */
  readonly 'results.reopen.title': { readonly name: string }
  /** Reopened */
  readonly 'results.reopened': undefined
  /** Reopened until {moment} */
  readonly 'results.reopened.until': { readonly moment: string }
  /** Results */
  readonly 'results.results': undefined
  /** Score */
  readonly 'results.score': undefined
  /** Comment for the student */
  readonly 'results.score.comment': undefined
  /** Percent */
  readonly 'results.score.percent': undefined
  /** Set */
  readonly 'results.score.set': undefined
  /** Type a number from {least} to {most}. */
  readonly 'results.score.type': { readonly least: string; readonly most: string }
  /** Scores */
  readonly 'results.scores': undefined
  /** {days} d late */
  readonly 'results.scores.daysLate': { readonly days: string }
  /** Out of {points} · {link} */
  readonly 'results.scores.outOf': { readonly link: string; readonly points: string }
  /** how scores come about */
  readonly 'results.scores.outOf.link': undefined
  /** Points */
  readonly 'results.scores.points': undefined
  /** {count, plural, one {# problem set by hand} other {# problems set by hand}} */
  readonly 'results.scores.problemsByHand': { readonly count: number }
  /** Remarks */
  readonly 'results.scores.remarks': undefined
  /** Status */
  readonly 'results.scores.status': undefined
  /** Scores of {name} */
  readonly 'results.scores.title': { readonly name: string }
  /** {count} to grade */
  readonly 'results.scores.toGrade': { readonly count: string }
  /** Set by hand, was {points} */
  readonly 'results.scores.wasPoints': { readonly points: string }
  /** Search students */
  readonly 'results.search': undefined
  /** Select {name} */
  readonly 'results.select': { readonly name: string }
  /** Select all students shown */
  readonly 'results.selectAll': undefined
  /** {count, plural, one {# student shown} other {# students shown}} */
  readonly 'results.shown': { readonly count: number }
  /** started */
  readonly 'results.started': undefined
  /** {count} of {all} */
  readonly 'results.started.of': { readonly all: string; readonly count: string }
  /** Ended by an instructor */
  readonly 'results.status.endedByStaff': undefined
  /** Excused */
  readonly 'results.status.excused': undefined
  /** In progress */
  readonly 'results.status.inProgress': undefined
  /** Not started */
  readonly 'results.status.notStarted': undefined
  /** Submitted */
  readonly 'results.status.submitted': undefined
  /** Ended at the deadline */
  readonly 'results.status.timeExpired': undefined
  /** Results of {name} */
  readonly 'results.title': { readonly name: string }
  /** Results of the assessment */
  readonly 'results.title.unknown': undefined
  /** {name}, total: {points}{mark, select, set {, set by hand} waived {, penalty waived} other {}} */
  readonly 'results.total': { readonly mark: 'set' | 'waived' | 'other'; readonly name: string; readonly points: string }
}
