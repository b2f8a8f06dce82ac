// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface VariantLabMessages {
  /** All variants */
  readonly 'variant-lab.all': undefined
  /** always the same */
  readonly 'variant-lab.always': undefined
  /** Question {number} */
  readonly 'variant-lab.answer': { readonly number: string }
  /** Question {number}, answer {position} */
  readonly 'variant-lab.answer.several': { readonly number: string; readonly position: string }
  /** {name}: most often {value} */
  readonly 'variant-lab.bars.most': { readonly name: string; readonly value: string }
  /** {count, plural, other {{value}: # times}} */
  readonly 'variant-lab.bars.times': { readonly count: number; readonly value: string }
  /** checking variants… */
  readonly 'variant-lab.checking': undefined
  /** Issues */
  readonly 'variant-lab.column.issues': undefined
  /** Spread */
  readonly 'variant-lab.column.spread': undefined
  /** Excluded or pinned */
  readonly 'variant-lab.column.state': undefined
  /** Variant */
  readonly 'variant-lab.column.variant': undefined
  /** {errors, plural, one {# error} other {# errors}} and {warnings, plural, one {# warning} other {# warnings}} */
  readonly 'variant-lab.count.both': { readonly errors: number; readonly warnings: number }
  /** {errors, plural, one {# error} other {# errors}} */
  readonly 'variant-lab.count.errors': { readonly errors: number }
  /** no issues */
  readonly 'variant-lab.count.none': undefined
  /** {warnings, plural, one {# warning} other {# warnings}} */
  readonly 'variant-lab.count.warnings': { readonly warnings: number }
  /** {count} different variants */
  readonly 'variant-lab.different': { readonly count: string }
  /** Drawing variants… */
  readonly 'variant-lab.drawing': undefined
  /** Exclude */
  readonly 'variant-lab.exclude': undefined
  /** {count, plural, one {Exclude # variant} other {Exclude # variants}} */
  readonly 'variant-lab.exclude.count': { readonly count: number }
  /** Excluded variants */
  readonly 'variant-lab.excluded': undefined
  /** Nobody gets {values}: {reason} */
  readonly 'variant-lab.excluded.one': { readonly reason: string; readonly values: string }
  /** Show variants by {name} */
  readonly 'variant-lab.filter.by': { readonly name: string }
  /** Show variants with an issue */
  readonly 'variant-lab.filter.issue': undefined
  /** {place}: {message} */
  readonly 'variant-lab.filter.issue.one': { readonly message: string; readonly place: string }
  /** error */
  readonly 'variant-lab.issue.error': undefined
  /** {message} In {count} of {all} variants. */
  readonly 'variant-lab.issue.in': { readonly all: string; readonly count: string; readonly message: string }
  /** keeps the problem from being assigned */
  readonly 'variant-lab.issue.keeps': undefined
  /** worth a look */
  readonly 'variant-lab.issue.look': undefined
  /** {place}: {message} */
  readonly 'variant-lab.issue.place': { readonly message: string; readonly place: string }
  /** variant {number} */
  readonly 'variant-lab.issue.variant': { readonly number: string }
  /** warning */
  readonly 'variant-lab.issue.warning': undefined
  /** Issues of variants */
  readonly 'variant-lab.issues': undefined
  /** Issues of the saved version */
  readonly 'variant-lab.issues.saved': undefined
  /** Check of many variants */
  readonly 'variant-lab.label': undefined
  /** The variants could not be checked. */
  readonly 'variant-lab.notChecked': undefined
  /** {count} variants: {issues} */
  readonly 'variant-lab.outcome': { readonly count: string; readonly issues: string }
  /** {count} of them different. */
  readonly 'variant-lab.outcome.different': { readonly count: string }
  /** {count} of them different. You have changed the problem since. */
  readonly 'variant-lab.outcome.different.changed': { readonly count: string }
  /** Pin */
  readonly 'variant-lab.pin': undefined
  /** {count, plural, one {Students get the # pinned variant only} other {Students get the # pinned variants only}} */
  readonly 'variant-lab.pinnedOnly': { readonly count: number }
  /** Otherwise pinning only marks variants worth keeping. */
  readonly 'variant-lab.pinnedOnly.hint': undefined
  /** Put back */
  readonly 'variant-lab.putBack': undefined
  /** Why nobody is to get them */
  readonly 'variant-lab.reason': undefined
  /** At most {most} variants can be excluded one by one. A condition excludes any number. */
  readonly 'variant-lab.refusal.exclude': { readonly most: string }
  /** At most {most} variants can be pinned. */
  readonly 'variant-lab.refusal.pin': { readonly most: string }
  /** the variants could not be checked */
  readonly 'variant-lab.report.failed': undefined
  /** checking the variants took too long */
  readonly 'variant-lab.report.tooLong': undefined
  /** variants are being checked */
  readonly 'variant-lab.report.waiting': undefined
  /** excluded */
  readonly 'variant-lab.row.excluded': undefined
  /** pinned */
  readonly 'variant-lab.row.pinned': undefined
  /** Select variant {number} */
  readonly 'variant-lab.row.select': { readonly number: string }
  /** Save a change to have them checked again. */
  readonly 'variant-lab.saved.failed': undefined
  /** Check of the saved version */
  readonly 'variant-lab.saved.label': undefined
  /** Version {number}: {words} */
  readonly 'variant-lab.saved.title': { readonly number: string; readonly words: string }
  /** Simpler formulas or fewer conditions make it faster. */
  readonly 'variant-lab.saved.tooLong': undefined
  /** The server draws 5,000 variants of each saved version. */
  readonly 'variant-lab.saved.waiting': undefined
  /** Selected variants */
  readonly 'variant-lab.selected': undefined
  /** {count, plural, one {# variant selected} other {# variants selected}} */
  readonly 'variant-lab.selected.count': { readonly count: number }
  /** Variant {number} */
  readonly 'variant-lab.sheet': { readonly number: string }
  /** The variant could not be worked out. */
  readonly 'variant-lab.sheet.failed': undefined
  /** Next variant */
  readonly 'variant-lab.sheet.next': undefined
  /** This variant cannot be drawn: {message} */
  readonly 'variant-lab.sheet.notDrawn': { readonly message: string }
  /** Previous variant */
  readonly 'variant-lab.sheet.previous': undefined
  /** Show side by side */
  readonly 'variant-lab.sideBySide': undefined
  /** {issues} in {count} variants */
  readonly 'variant-lab.status': { readonly count: string; readonly issues: string }
  /** Table of variants */
  readonly 'variant-lab.table': undefined
  /** Show more of {count} */
  readonly 'variant-lab.table.more': { readonly count: string }
  /** Select all variants of the table */
  readonly 'variant-lab.table.selectAll': undefined
  /** Unpin */
  readonly 'variant-lab.unpin': undefined
  /** How often */
  readonly 'variant-lab.values.often': undefined
  /** From … to */
  readonly 'variant-lab.values.range': undefined
  /** Value */
  readonly 'variant-lab.values.value': undefined
}
