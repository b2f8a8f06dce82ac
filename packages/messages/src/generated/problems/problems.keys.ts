// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ProblemsMessages {
  /** Add to assessment */
  readonly 'problems.act.addToAssessment': undefined
  /** Export */
  readonly 'problems.act.export': undefined
  /** Share */
  readonly 'problems.act.share': undefined
  /** Tags */
  readonly 'problems.act.tags': undefined
  /** Changed */
  readonly 'problems.column.changed': undefined
  /** Owners */
  readonly 'problems.column.owners': undefined
  /** Statement */
  readonly 'problems.column.statement': undefined
  /** Tags */
  readonly 'problems.column.tags': undefined
  /** {count, plural, one {# problem copied} other {# problems copied}} */
  readonly 'problems.copied': { readonly count: number }
  /** Draft with AI */
  readonly 'problems.draft': undefined
  /** A problem is written once, and every student gets their own numbers. */
  readonly 'problems.empty': undefined
  /** These cannot be exported: */
  readonly 'problems.export.blocked': undefined
  /** Nothing was exported */
  readonly 'problems.export.nothing': undefined
  /** Export the other {count} */
  readonly 'problems.export.others': { readonly count: string }
  /** {count, plural, one {# problem exported} other {# problems exported}} */
  readonly 'problems.exported': { readonly count: number }
  /** Write a problem */
  readonly 'problems.firstStep': undefined
  /** Import */
  readonly 'problems.import': undefined
  /** What is there keeps working: an assessment keeps the version it has. It can be restored from Deleted. */
  readonly 'problems.inUse.consequence': undefined
  /** {count, plural, one {Delete a problem that is in use?} other {Delete problems that are in use?}} */
  readonly 'problems.inUse.title': { readonly count: number }
  /** {count, plural, one {It is used in {assessments}.} other {Some of them are used in {assessments}.}} */
  readonly 'problems.inUse.where': { readonly assessments: string; readonly count: number }
  /** {count, plural, one {# problem moved to Deleted} other {# problems moved to Deleted}} */
  readonly 'problems.moved': { readonly count: number }
  /** Not ready */
  readonly 'problems.notReady': undefined
  /** {count, plural, one {# problem restored} other {# problems restored}} */
  readonly 'problems.restored': { readonly count: number }
  /** Add */
  readonly 'problems.tags.add': undefined
  /** Separated by commas */
  readonly 'problems.tags.add.hint': undefined
  /** {count, plural, one {Tags of # problem changed} other {Tags of # problems changed}} */
  readonly 'problems.tags.changed': { readonly count: number }
  /** The tags could not be changed */
  readonly 'problems.tags.failed': undefined
  /** Type a tag to add or to take away. */
  readonly 'problems.tags.missing': undefined
  /** Take away */
  readonly 'problems.tags.remove': undefined
  /** They have no tags. */
  readonly 'problems.tags.remove.none': undefined
  /** They have: {tags} */
  readonly 'problems.tags.remove.present': { readonly tags: string }
  /** Change */
  readonly 'problems.tags.submit': undefined
  /** {count, plural, one {Tags of # problem} other {Tags of # problems}} */
  readonly 'problems.tags.title': { readonly count: number }
  /** Unsaved changes: {name} */
  readonly 'problems.unsaved.changes': { readonly name: string }
  /** Discard */
  readonly 'problems.unsaved.discard': undefined
  /** Discard what is unsaved of {name} */
  readonly 'problems.unsaved.discard.of': { readonly name: string }
  /** Go on */
  readonly 'problems.unsaved.goOn': undefined
  /** Go on with {name} */
  readonly 'problems.unsaved.goOn.of': { readonly name: string }
  /** What you have not saved */
  readonly 'problems.unsaved.label': undefined
  /** Unsaved: {name} */
  readonly 'problems.unsaved.new': { readonly name: string }
  /** Discard what is unsaved? */
  readonly 'problems.unsaved.question': undefined
  /** “{name}” stays as it was saved last. */
  readonly 'problems.unsaved.question.changed': { readonly name: string }
  /** “{name}” was never saved. Nothing of it stays. */
  readonly 'problems.unsaved.question.new': { readonly name: string }
  /** Show {count} more */
  readonly 'problems.unsaved.showMore': { readonly count: string }
  /** Untitled problem */
  readonly 'problems.unsaved.untitled': undefined
}
