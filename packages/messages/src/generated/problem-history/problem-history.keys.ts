// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ProblemHistoryMessages {
  /** added:  */
  readonly 'problem-history.added': undefined
  /** Changed from version {from} to version {to} */
  readonly 'problem-history.between': { readonly from: string; readonly to: string }
  /** Changes between the versions */
  readonly 'problem-history.changes': undefined
  /** Changes in the solution */
  readonly 'problem-history.changesIn.solution': undefined
  /** Changes in the statement */
  readonly 'problem-history.changesIn.statement': undefined
  /** Compare version {number} with */
  readonly 'problem-history.compare': { readonly number: string }
  /** what is in the editor */
  readonly 'problem-history.compare.editor': undefined
  /** version {number} */
  readonly 'problem-history.compare.version': { readonly number: string }
  /** {name} saved version {number} while you were writing */
  readonly 'problem-history.conflict.title': { readonly name: string; readonly number: string }
  /** Licence or attribution changed */
  readonly 'problem-history.difference.licence': undefined
  /** Name: “{name}” */
  readonly 'problem-history.difference.name': { readonly name: string }
  /** Tags changed */
  readonly 'problem-history.difference.tags': undefined
  /** Your changes and theirs fit together. Their version stays in the history, and yours is kept in this browser until you decide. */
  readonly 'problem-history.fits': undefined
  /** Your changes and theirs fit together but for what both of you changed: choose whose goes on. Their version stays in the history, and yours is kept in this browser until you decide. */
  readonly 'problem-history.fits.but': undefined
  /** Go on writing */
  readonly 'problem-history.goOn': undefined
  /** The correct answers differ in {differing} of {compared} variants compared. */
  readonly 'problem-history.keys.differ': { readonly compared: string; readonly differing: string }
  /** {count, plural, other {The correct answers are the same in all # variants compared.}} */
  readonly 'problem-history.keys.same': { readonly count: number }
  /** Merge and save as version {number} */
  readonly 'problem-history.merge': { readonly number: string }
  /** Note on version {number} */
  readonly 'problem-history.note': { readonly number: string }
  /** “{note}” */
  readonly 'problem-history.note.quoted': { readonly note: string }
  /** Save note */
  readonly 'problem-history.note.save': undefined
  /** Nothing else */
  readonly 'problem-history.nothingElse': undefined
  /** Changes in the original */
  readonly 'problem-history.origin.changes': undefined
  /** You changed this, too. Taking it replaces yours. */
  readonly 'problem-history.origin.contested': undefined
  /** Do not remind me */
  readonly 'problem-history.origin.dontRemind': undefined
  /** What you take replaces that part of your copy, once you save. The rest of your copy stays as it is. */
  readonly 'problem-history.origin.explain': undefined
  /** Your copy has all of it, or does not differ in what changed. */
  readonly 'problem-history.origin.nothing': undefined
  /** Take all */
  readonly 'problem-history.origin.takeAll': undefined
  /** Take none */
  readonly 'problem-history.origin.takeNone': undefined
  /** Take selected */
  readonly 'problem-history.origin.takeSelected': undefined
  /** Changes in “{name}” from version {from} to {to} */
  readonly 'problem-history.origin.title': { readonly from: string; readonly name: string; readonly to: string }
  /** {name}: both of you changed it */
  readonly 'problem-history.overlap': { readonly name: string }
  /** Condition on the draw */
  readonly 'problem-history.part.condition': undefined
  /** Condition {formula} */
  readonly 'problem-history.part.condition.now': { readonly formula: string }
  /** Condition removed */
  readonly 'problem-history.part.condition.removed': undefined
  /** Licence */
  readonly 'problem-history.part.licence': undefined
  /** {part} as you have them */
  readonly 'problem-history.part.mine': { readonly part: string }
  /** Name */
  readonly 'problem-history.part.name': undefined
  /** Tags */
  readonly 'problem-history.part.tags': undefined
  /** {part} as they have them */
  readonly 'problem-history.part.theirs': { readonly part: string }
  /** Put back */
  readonly 'problem-history.putBack': undefined
  /** Put back: {change} */
  readonly 'problem-history.putBack.of': { readonly change: string }
  /** removed:  */
  readonly 'problem-history.removed': undefined
  /** Restore version {number} */
  readonly 'problem-history.restore': { readonly number: string }
  /** Both have the same content. */
  readonly 'problem-history.same': undefined
  /** the same as version {number} */
  readonly 'problem-history.sameAs': { readonly number: string }
  /** {count, plural, one {# line is the same} other {# lines are the same}} */
  readonly 'problem-history.sameLines': { readonly count: number }
  /** Save mine only */
  readonly 'problem-history.saveMine': undefined
  /** {side}: {what} */
  readonly 'problem-history.side.said': { readonly side: string; readonly what: string }
  /** Changed since version {number} */
  readonly 'problem-history.since': { readonly number: string }
  /** Somebody else */
  readonly 'problem-history.somebody': undefined
  /** Drop mine, take theirs */
  readonly 'problem-history.takeTheirs': undefined
  /** Theirs */
  readonly 'problem-history.theirs': undefined
  /** They changed */
  readonly 'problem-history.theyChanged': undefined
  /** {count, plural, one {in # assessment} other {in # assessments}} */
  readonly 'problem-history.usedIn': { readonly count: number }
  /** Version {number} */
  readonly 'problem-history.version': { readonly number: string }
  /** {moment} · {name} */
  readonly 'problem-history.version.by': { readonly moment: string; readonly name: string }
  /** Versions */
  readonly 'problem-history.versions': undefined
  /** Statement of this version */
  readonly 'problem-history.view': undefined
  /** {count, plural, one {No variables · # question} other {No variables · # questions}} */
  readonly 'problem-history.view.noVariables': { readonly count: number }
  /** Question {number} {kind} */
  readonly 'problem-history.view.question': { readonly kind: string; readonly number: string }
  /** {count, plural, one {Variables: {names} · # question} other {Variables: {names} · # questions}} */
  readonly 'problem-history.view.variables': { readonly count: number; readonly names: string }
  /** Line */
  readonly 'problem-history.word.line': undefined
  /** Picture */
  readonly 'problem-history.word.picture': undefined
  /** Picture: {description} */
  readonly 'problem-history.word.picture.described': { readonly description: string }
  /** Question */
  readonly 'problem-history.word.question': undefined
  /** Question {number} */
  readonly 'problem-history.word.question.numbered': { readonly number: string }
  /** You changed */
  readonly 'problem-history.youChanged': undefined
  /** Yours */
  readonly 'problem-history.yours': undefined
}
