// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface StatementMessages {
  /** left empty */
  readonly 'statement.empty': undefined
  /** Met answer {number}: {answer} ({percent} %). */
  readonly 'statement.met': { readonly answer: string; readonly number: string; readonly percent: string }
  /** {percent} % */
  readonly 'statement.percent': { readonly percent: string }
  /** {percent} % so far */
  readonly 'statement.percent.soFar': { readonly percent: string }
  /** How is this meant? */
  readonly 'statement.readings': undefined
}
