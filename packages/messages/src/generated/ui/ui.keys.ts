// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface UiMessages {
  /** Breadcrumb */
  readonly 'ui.breadcrumb': undefined
  /** Cancel */
  readonly 'ui.cancel': undefined
  /** Close */
  readonly 'ui.close': undefined
  /** Stay */
  readonly 'ui.confirmClose.stay': undefined
  /** Close without saving? */
  readonly 'ui.confirmClose.title': undefined
  /** Copied */
  readonly 'ui.copied': undefined
  /** Copy to clipboard */
  readonly 'ui.copy': undefined
  /** If you ask for help, quote trace {traceId} */
  readonly 'ui.error.trace': { readonly traceId: string }
  /** {count, plural, one {One thing needs your attention} other {# things need your attention}} */
  readonly 'ui.errors': { readonly count: number }
  /** Loading… */
  readonly 'ui.loading': undefined
  /** Stuck loading? */
  readonly 'ui.loading.stuck': undefined
  /** Check your network connection and refresh this page. If it stays like this, clear your browser cache, close other tabs of the product, and try again. */
  readonly 'ui.loading.stuck.help': undefined
  /** Pages */
  readonly 'ui.paging.label': undefined
  /** Next page */
  readonly 'ui.paging.next': undefined
  /** Per page */
  readonly 'ui.paging.perPage': undefined
  /** Previous page */
  readonly 'ui.paging.previous': undefined
  /** {first}–{last} of {isCapped, select, yes {more than {total}} other {{total}}} */
  readonly 'ui.paging.range': { readonly first: string; readonly isCapped: 'yes' | 'other'; readonly last: string; readonly total: string }
  /** variable */
  readonly 'ui.pill.defined': undefined
  /** variable without values */
  readonly 'ui.pill.known': undefined
  /** unknown variable */
  readonly 'ui.pill.unknown': undefined
  /** required */
  readonly 'ui.required': undefined
  /** Empty the search */
  readonly 'ui.search.empty': undefined
  /** Actions */
  readonly 'ui.table.actions': undefined
  /** Actions for {name} */
  readonly 'ui.table.actionsFor': { readonly name: string }
  /** Select {name} */
  readonly 'ui.table.select': { readonly name: string }
  /** Select all on this page */
  readonly 'ui.table.selectAll': undefined
  /** Try again */
  readonly 'ui.tryAgain': undefined
  /** Correct */
  readonly 'ui.verdict.correct': undefined
  /** Incorrect */
  readonly 'ui.verdict.incorrect': undefined
  /** Needs grading */
  readonly 'ui.verdict.needsPerson': undefined
  /** Partly correct */
  readonly 'ui.verdict.partial': undefined
  /** Being marked */
  readonly 'ui.verdict.pending': undefined
  /** Cannot be read */
  readonly 'ui.verdict.unreadable': undefined
  /** A whole number from {least} to {most}. */
  readonly 'ui.wholeNumber': { readonly least: string; readonly most: string }
}
