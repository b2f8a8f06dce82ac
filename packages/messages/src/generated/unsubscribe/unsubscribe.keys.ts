// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface UnsubscribeMessages {
  /** This link is not complete. Open it from the letter again. */
  readonly 'unsubscribe.broken': undefined
  /** You get no more letters about assessments. You can turn them on again in your account. */
  readonly 'unsubscribe.done': undefined
  /** End letters about assessments */
  readonly 'unsubscribe.end': undefined
  /** Your account can turn single letters off, and on again. */
  readonly 'unsubscribe.explanation': undefined
  /** To the start page */
  readonly 'unsubscribe.home': undefined
  /** Open this page by the link in a letter. */
  readonly 'unsubscribe.noLink': undefined
  /** End letters */
  readonly 'unsubscribe.title': undefined
}
