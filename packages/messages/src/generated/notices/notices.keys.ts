// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface NoticesMessages {
  /** Code to quote: {code} */
  readonly 'notices.error.code': { readonly code: string }
  /** A LockDown Browser session could not be started. Please close the browser and try again. */
  readonly 'notices.error.lockdownLaunch': undefined
  /** Error */
  readonly 'notices.error.pageTitle': undefined
  /** You leave Safe Exam Browser by its own button for quitting. It may ask for the quit password. */
  readonly 'notices.error.safeExamBrowser': undefined
  /** Something went wrong */
  readonly 'notices.error.title': undefined
  /** What you were doing could not be finished. What you had saved is safe. */
  readonly 'notices.error.unknown': undefined
  /** Go home */
  readonly 'notices.home': undefined
  /** This page does not exist, or it is not shared with you. */
  readonly 'notices.notFound': undefined
  /** Not found */
  readonly 'notices.notFound.pageTitle': undefined
  /** {path} does not exist, or it is not shared with you. */
  readonly 'notices.notFound.path': { readonly path: string }
  /** There is nothing here */
  readonly 'notices.notFound.title': undefined
  /** The sign-in service wants to ask you something first. Log in again, and answer there what it asks. */
  readonly 'notices.provider.asks': undefined
  /** The sign-in service reports an error. Nothing is wrong on your side. Try again in a few minutes, or log in another way. */
  readonly 'notices.provider.error': undefined
  /** The sign-in service does not know you in this browser. Log in again. */
  readonly 'notices.provider.loginRequired': undefined
  /** The sign-in service and this site do not fit together. Tell the people who run this site. */
  readonly 'notices.provider.notSetUp': undefined
  /** The sign-in was cancelled or refused. Try again, or log in another way. */
  readonly 'notices.provider.refused': undefined
  /** The sign-in service cannot be used now. Nothing is wrong on your side. Try again in a few minutes, or log in another way. */
  readonly 'notices.provider.unavailable': undefined
}
