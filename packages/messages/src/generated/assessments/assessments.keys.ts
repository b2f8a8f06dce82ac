// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AssessmentsMessages {
  /** Add problems */
  readonly 'assessments.add': undefined
  /** Problems to add */
  readonly 'assessments.add.label': undefined
  /** No problem matches this search. */
  readonly 'assessments.add.noMatch': undefined
  /** No problems yet. Add some, give them points, put them in order. */
  readonly 'assessments.add.none': undefined
  /** {name} (already in) */
  readonly 'assessments.add.present': { readonly name: string }
  /** Search problems */
  readonly 'assessments.add.search': undefined
  /** Statement */
  readonly 'assessments.add.statement': undefined
  /** {count, plural, =0 {Add problem} one {Add problem} other {Add # problems}} */
  readonly 'assessments.add.submit': { readonly count: number }
  /** Tags */
  readonly 'assessments.add.tags': undefined
  /** Changes */
  readonly 'assessments.changes': undefined
  /** Both versions say the same. */
  readonly 'assessments.changes.none': undefined
  /** Update with the next save */
  readonly 'assessments.changes.take': undefined
  /** “{name}” from version {from} to {to} */
  readonly 'assessments.changes.title': { readonly from: string; readonly name: string; readonly to: string }
  /** Changed */
  readonly 'assessments.column.changed': undefined
  /** Owners */
  readonly 'assessments.column.owners': undefined
  /** Points */
  readonly 'assessments.column.points': undefined
  /** Your changes and theirs fit together. */
  readonly 'assessments.conflict.fits': undefined
  /** Your changes and theirs fit together but for what both of you changed: choose whose goes on. */
  readonly 'assessments.conflict.fits.but': undefined
  /** Order of the problems changed */
  readonly 'assessments.conflict.order': undefined
  /** Discard changes */
  readonly 'assessments.discard': undefined
  /** An assessment is an ordered set of problems with points, ready to be given to any course. */
  readonly 'assessments.empty': undefined
  /** Put an assessment together */
  readonly 'assessments.firstStep': undefined
  /** {count, plural, one {# attempt} other {# attempts}} */
  readonly 'assessments.item.attempts': { readonly count: number }
  /** Bonus */
  readonly 'assessments.item.bonus': undefined
  /** Drag to change the order */
  readonly 'assessments.item.drag': undefined
  /** Move {name} down */
  readonly 'assessments.item.moveDown': { readonly name: string }
  /** Move {name} up */
  readonly 'assessments.item.moveUp': { readonly name: string }
  /** {name} is now number {number} of {count} */
  readonly 'assessments.item.moved': { readonly count: string; readonly name: string; readonly number: string }
  /** Version {number} exists */
  readonly 'assessments.item.newer': { readonly number: string }
  /** Not ready for use */
  readonly 'assessments.item.notReady': undefined
  /** No longer shared */
  readonly 'assessments.item.notShared': undefined
  /** This version stays in the assessment. The problem cannot be opened, updated or added again. */
  readonly 'assessments.item.notShared.explain': undefined
  /** {percent} % off per further attempt */
  readonly 'assessments.item.penalty': { readonly percent: string }
  /** Points for {name} */
  readonly 'assessments.item.points': { readonly name: string }
  /** points */
  readonly 'assessments.item.points.unit': undefined
  /** Remove {name} */
  readonly 'assessments.item.remove': { readonly name: string }
  /** In here more than once */
  readonly 'assessments.item.repeated': undefined
  /** See changes */
  readonly 'assessments.item.seeChanges': undefined
  /** See changes of {name} */
  readonly 'assessments.item.seeChanges.of': { readonly name: string }
  /** Settings of {name} */
  readonly 'assessments.item.settings': { readonly name: string }
  /** Newest version with the next save */
  readonly 'assessments.item.takesUpdate': undefined
  /** Update */
  readonly 'assessments.item.update': undefined
  /** Update {name} */
  readonly 'assessments.item.update.of': { readonly name: string }
  /** {count, plural, one {# error in its variants} other {# errors in its variants}} */
  readonly 'assessments.item.variantErrors': { readonly count: number }
  /** The server has drawn thousands of variants of this version. Open the problem to see which of them break. */
  readonly 'assessments.item.variantErrors.explain': undefined
  /** version {number} */
  readonly 'assessments.item.version': { readonly number: string }
  /** {count, plural, one {# assessment moved to Deleted} other {# assessments moved to Deleted}} */
  readonly 'assessments.moved': { readonly count: number }
  /** New assessment */
  readonly 'assessments.new': undefined
  /** This could not be saved */
  readonly 'assessments.notSaved': undefined
  /** Pools */
  readonly 'assessments.pools': undefined
  /** Add pool */
  readonly 'assessments.pools.add': undefined
  /** {count, plural, one {# problem in it.} other {# problems in it.}} */
  readonly 'assessments.pools.count': { readonly count: number }
  /** {count, plural, one {# problem in it. To put a problem into it, open the settings of the problem in the list above.} other {# problems in it. To put a problem into it, open the settings of the problem in the list above.}} */
  readonly 'assessments.pools.count.how': { readonly count: number }
  /** Problems for each student */
  readonly 'assessments.pools.draws': undefined
  /** Problems of which every student is given some, drawn for this student. All count the same. */
  readonly 'assessments.pools.explain': undefined
  /** Points each */
  readonly 'assessments.pools.points': undefined
  /** Pool {number} */
  readonly 'assessments.pools.pool': { readonly number: string }
  /** Remove pool {number} */
  readonly 'assessments.pools.remove': { readonly number: string }
  /** Preview */
  readonly 'assessments.preview': undefined
  /** {count, plural, one {Correct answer} other {Correct answers}} */
  readonly 'assessments.preview.answers': { readonly count: number }
  /** Hide preview */
  readonly 'assessments.preview.hide': undefined
  /** Solution */
  readonly 'assessments.preview.solution': undefined
  /** With solutions */
  readonly 'assessments.preview.solutions': undefined
  /** Preview of the saved version */
  readonly 'assessments.preview.title': undefined
  /** New variant */
  readonly 'assessments.preview.variant': undefined
  /** You can read this assessment, not change it. */
  readonly 'assessments.readOnly': undefined
  /** Somebody else has named this assessment “{name}” meanwhile. */
  readonly 'assessments.renamed': { readonly name: string }
  /** Keep mine */
  readonly 'assessments.renamed.keepMine': undefined
  /** Take that name */
  readonly 'assessments.renamed.takeTheirs': undefined
  /** {count, plural, one {# assessment restored} other {# assessments restored}} */
  readonly 'assessments.restored': { readonly count: number }
  /** Empty: as in the course */
  readonly 'assessments.rules.asInCourse': undefined
  /** Attempts */
  readonly 'assessments.rules.attempts': undefined
  /** Bonus problem */
  readonly 'assessments.rules.bonus': undefined
  /** Adds points, and nothing to what can be earned. */
  readonly 'assessments.rules.bonus.hint': undefined
  /** Done */
  readonly 'assessments.rules.done': undefined
  /** Penalty per further attempt, percent */
  readonly 'assessments.rules.penalty': undefined
  /** Pool */
  readonly 'assessments.rules.pool': undefined
  /** Every student is given some of the problems of a pool. */
  readonly 'assessments.rules.pool.hint': undefined
  /** None: every student is given it */
  readonly 'assessments.rules.pool.none': undefined
  /** Section */
  readonly 'assessments.rules.section': undefined
  /** None */
  readonly 'assessments.rules.section.none': undefined
  /** Title for students */
  readonly 'assessments.rules.title': undefined
  /** Empty: its name, or “Problem 3” where names are hidden */
  readonly 'assessments.rules.title.hint': undefined
  /** Save */
  readonly 'assessments.save': undefined
  /** Assessment saved */
  readonly 'assessments.saved': undefined
  /** Sections */
  readonly 'assessments.sections': undefined
  /** Add section */
  readonly 'assessments.sections.add': undefined
  /** Parts with a title and instructions, in which problems stand. */
  readonly 'assessments.sections.explain': undefined
  /** Instructions */
  readonly 'assessments.sections.instructions': undefined
  /** Move section {number} up */
  readonly 'assessments.sections.moveUp': { readonly number: string }
  /** Remove section {number} */
  readonly 'assessments.sections.remove': { readonly number: string }
  /** Its problems in a different order for every student */
  readonly 'assessments.sections.shuffled': undefined
  /** Title */
  readonly 'assessments.sections.title': undefined
  /** Version {number} · saved {moment} */
  readonly 'assessments.state.saved': { readonly moment: string; readonly number: string }
  /** Not saved yet */
  readonly 'assessments.state.unsaved': undefined
  /** Assessments */
  readonly 'assessments.title': undefined
  /** {problems} · {points} */
  readonly 'assessments.totals': { readonly points: string; readonly problems: string }
  /** {problems} · {points}, and {bonus} as a bonus */
  readonly 'assessments.totals.withBonus': { readonly bonus: string; readonly points: string; readonly problems: string }
  /** The number of attempts is a whole number from {least} to {most}. */
  readonly 'assessments.wrong.attempts': { readonly least: string; readonly most: string }
  /** The number of problems is a whole number from {least} to {most}. */
  readonly 'assessments.wrong.draws': { readonly least: string; readonly most: string }
  /** An assessment has at most {most} problems. */
  readonly 'assessments.wrong.items': { readonly most: string }
  /** A penalty is a number from {least} to {most}. */
  readonly 'assessments.wrong.penalty': { readonly least: string; readonly most: string }
  /** Points are a number from {least} to {most}. */
  readonly 'assessments.wrong.points': { readonly least: string; readonly most: string }
  /** A title has at most {most} characters. */
  readonly 'assessments.wrong.title': { readonly most: string }
}
