// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface RegradesMessages {
  /** Points can fall. Nothing has been changed yet. */
  readonly 'regrades.apply.canFall': undefined
  /** Change something */
  readonly 'regrades.apply.changeSomething': undefined
  /** Apply from now on */
  readonly 'regrades.apply.fromNow': undefined
  /** Nobody's points fall by the marking. Nothing has been changed yet. */
  readonly 'regrades.apply.neverLower': undefined
  /** {count, plural, one {Apply to # student} other {Apply to # students}} */
  readonly 'regrades.apply.to': { readonly count: number }
  /** Marked by hand */
  readonly 'regrades.byHand': undefined
  /** Answer */
  readonly 'regrades.byHand.answer': undefined
  /** Computed now */
  readonly 'regrades.byHand.computed': undefined
  /** Marked */
  readonly 'regrades.byHand.marked': undefined
  /** Attempt {attempt}, question {question} */
  readonly 'regrades.byHand.place': { readonly attempt: string; readonly question: string }
  /** an appeal waits */
  readonly 'regrades.changes.appeal': undefined
  /** excused */
  readonly 'regrades.changes.excused': undefined
  /** lacks a value of the version */
  readonly 'regrades.changes.kept.missingValue': undefined
  /** never lowered */
  readonly 'regrades.changes.kept.neverLower': undefined
  /** Student */
  readonly 'regrades.changes.learner': undefined
  /** Students */
  readonly 'regrades.changes.learners': undefined
  /** Nothing changes for anybody. */
  readonly 'regrades.changes.none': undefined
  /** Note */
  readonly 'regrades.changes.note': undefined
  /** Percent */
  readonly 'regrades.changes.percent': undefined
  /** points of the problem are set by hand */
  readonly 'regrades.changes.problemByHand': undefined
  /** Regraded problems */
  readonly 'regrades.changes.problems': undefined
  /** Total */
  readonly 'regrades.changes.total': undefined
  /** the total is set by hand */
  readonly 'regrades.changes.totalByHand': undefined
  /** Course */
  readonly 'regrades.course': undefined
  /** As marked */
  readonly 'regrades.credit.asMarked': undefined
  /** Does not count */
  readonly 'regrades.credit.dropped': undefined
  /** Full credit for everybody */
  readonly 'regrades.credit.fullCredit': undefined
  /** Full credit for everybody who answered */
  readonly 'regrades.credit.fullCreditIfAnswered': undefined
  /** {done} of {total} results are changed. The others could not be changed, by a fault of ours. Start the same regrade again. */
  readonly 'regrades.failure.notAllChanged': { readonly done: string; readonly total: string }
  /** {done} of {total} results are as before. The others could not be changed back, by a fault of ours. Regrade with the rules from before. */
  readonly 'regrades.failure.notAllUndone': { readonly done: string; readonly total: string }
  /** What would change could not be worked out, by a fault of ours. Try again. */
  readonly 'regrades.failure.notWorkedOut': undefined
  /** Totals after */
  readonly 'regrades.figures.after': undefined
  /** Totals before */
  readonly 'regrades.figures.before': undefined
  /** marked by hand, and stay */
  readonly 'regrades.figures.byHand': undefined
  /** fall */
  readonly 'regrades.figures.fall': undefined
  /** hidden by points set by hand */
  readonly 'regrades.figures.hidden': undefined
  /** kept by “never lower” */
  readonly 'regrades.figures.kept': undefined
  /** median */
  readonly 'regrades.figures.median': undefined
  /** lack a value of the version */
  readonly 'regrades.figures.missingValue': undefined
  /** rise */
  readonly 'regrades.figures.rise': undefined
  /** As delivered (version {number}) */
  readonly 'regrades.item.asDelivered': { readonly number: string }
  /** Changed */
  readonly 'regrades.item.changed': undefined
  /** To correct an answer or the text, open and save {problem}: the new version can then be chosen here. */
  readonly 'regrades.item.correct': { readonly problem: string }
  /** the problem */
  readonly 'regrades.item.correct.problem': undefined
  /** Credit */
  readonly 'regrades.item.credit': undefined
  /** Mark by */
  readonly 'regrades.item.markBy': undefined
  /** Points */
  readonly 'regrades.item.points': undefined
  /** Type a number from 0 to {most}. */
  readonly 'regrades.item.points.wrong': { readonly most: string }
  /** Question {number} */
  readonly 'regrades.item.question': { readonly number: string }
  /** Question {number}: {label} */
  readonly 'regrades.item.question.labelled': { readonly label: string; readonly number: string }
  /** Version {number}, {moment} */
  readonly 'regrades.item.version': { readonly moment: string; readonly number: string }
  /** Choose what should change. You see who rises and who falls before anything does. Attempts stay as they are, and so do marks by people and points set by hand. */
  readonly 'regrades.lead': undefined
  /** Regrades */
  readonly 'regrades.list': undefined
  /** Look at what changes */
  readonly 'regrades.look': undefined
  /** Never lower anybody's points */
  readonly 'regrades.neverLower': undefined
  /** Other points, and problems that do not count, still have their effect. */
  readonly 'regrades.neverLower.hint': undefined
  /** Nothing is changed yet. */
  readonly 'regrades.nothingChanged': undefined
  /** Pass mark in percent */
  readonly 'regrades.passMark': undefined
  /** {up, plural, one {# student reaches} other {# students reach}} it now, {down, plural, one {# student falls} other {# students fall}} below. */
  readonly 'regrades.passMark.crossing': { readonly down: number; readonly up: number }
  /** Regrades so far */
  readonly 'regrades.past': undefined
  /** By */
  readonly 'regrades.past.by': undefined
  /** Nothing has been regraded yet. */
  readonly 'regrades.past.none': undefined
  /** Status */
  readonly 'regrades.past.status': undefined
  /** What */
  readonly 'regrades.past.what': undefined
  /** When */
  readonly 'regrades.past.when': undefined
  /** Applying: {done} of {total} results */
  readonly 'regrades.progress.applying': { readonly done: string; readonly total: string }
  /** Working out what changes: {done} of {total} results */
  readonly 'regrades.progress.computing': { readonly done: string; readonly total: string }
  /** Progress of the regrade */
  readonly 'regrades.progress.label': undefined
  /** You can leave this page and come back to it. Students can go on working. */
  readonly 'regrades.progress.leave': undefined
  /** Put answers that a person marked otherwise back into grading */
  readonly 'regrades.reopensMarks': undefined
  /** marked as delivered */
  readonly 'regrades.rules.asDelivered': undefined
  /** counts {points} */
  readonly 'regrades.rules.counts': { readonly points: string }
  /** as marked */
  readonly 'regrades.rules.credit.asMarked': undefined
  /** does not count */
  readonly 'regrades.rules.credit.dropped': undefined
  /** full credit for everybody */
  readonly 'regrades.rules.credit.fullCredit': undefined
  /** full credit for everybody who answered */
  readonly 'regrades.rules.credit.fullCreditIfAnswered': undefined
  /** question {question}: {rule} */
  readonly 'regrades.rules.question': { readonly question: string; readonly rule: string }
  /** marked by version {version} */
  readonly 'regrades.rules.version': { readonly version: string }
  /** Applied */
  readonly 'regrades.status.applied': undefined
  /** Being applied */
  readonly 'regrades.status.applying': undefined
  /** Being worked out */
  readonly 'regrades.status.computing': undefined
  /** Not applied */
  readonly 'regrades.status.discarded': undefined
  /** Failed */
  readonly 'regrades.status.failed': undefined
  /** Not applied yet */
  readonly 'regrades.status.ready': undefined
  /** Undone */
  readonly 'regrades.status.undone': undefined
  /** {position}. {name}: {rules} */
  readonly 'regrades.target': { readonly name: string; readonly position: string; readonly rules: string }
  /** Undone: {what} */
  readonly 'regrades.target.undone': { readonly what: string }
  /** Change the note */
  readonly 'regrades.tell.change': undefined
  /** Note to the students */
  readonly 'regrades.tell.note': undefined
  /** Tell them */
  readonly 'regrades.tell.tell': undefined
  /** Tell those concerned */
  readonly 'regrades.tell.title': undefined
  /** Told on {moment}. */
  readonly 'regrades.tell.told': { readonly moment: string }
  /** {count, plural, one {# student whose points changed sees it at the problem, once their scores are released.} other {# students whose points changed see it at the problem, once their scores are released.}} */
  readonly 'regrades.tell.who': { readonly count: number }
  /** Regrade the assessment */
  readonly 'regrades.title': undefined
  /** Regrade {name} */
  readonly 'regrades.title.of': { readonly name: string }
  /** Regrade */
  readonly 'regrades.title.one': undefined
  /** {status, select, computing {Regrade: being worked out} ready {Regrade: not applied yet} applying {Regrade: being applied} applied {Regrade: applied} failed {Regrade: failed} discarded {Regrade: not applied} other {Regrade: undone}} */
  readonly 'regrades.title.regrade': { readonly status: 'applied' | 'applying' | 'computing' | 'discarded' | 'failed' | 'ready' | 'other' }
  /** {status, select, computing {Undoing of a regrade: being worked out} ready {Undoing of a regrade: not applied yet} applying {Undoing of a regrade: being applied} applied {Undoing of a regrade: applied} failed {Undoing of a regrade: failed} discarded {Undoing of a regrade: not applied} other {Undoing of a regrade: undone}} */
  readonly 'regrades.title.undoing': { readonly status: 'applied' | 'applying' | 'computing' | 'discarded' | 'failed' | 'ready' | 'other' }
  /** Undo this regrade */
  readonly 'regrades.undo.ask': undefined
  /** Everything becomes what it was. Marks that people made since stay, and attempts since are marked by the former version. */
  readonly 'regrades.undo.explain': undefined
  /** Undo this regrade? */
  readonly 'regrades.undo.title': undefined
  /** Undo */
  readonly 'regrades.undo.undo': undefined
  /** This regrade was undone. */
  readonly 'regrades.undone': undefined
  /** Look at the undoing */
  readonly 'regrades.undone.look': undefined
}
