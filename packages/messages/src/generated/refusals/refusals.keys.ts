// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface RefusalsMessages {
  /** Correct the fields that are named and try again. */
  readonly 'refusals.invalidInput.detail': undefined
  /** Something in the request is not right */
  readonly 'refusals.invalidInput.title': undefined
  /** You do not have the permission for this. */
  readonly 'refusals.notAllowed.detail': undefined
  /** Not allowed */
  readonly 'refusals.notAllowed.title': undefined
  /** What you are looking for does not exist, or you have no access to it. */
  readonly 'refusals.notFound.detail': undefined
  /** Not found */
  readonly 'refusals.notFound.title': undefined
  /** Sign in and try again. */
  readonly 'refusals.notSignedIn.detail': undefined
  /** Not signed in */
  readonly 'refusals.notSignedIn.title': undefined
  /** The request cannot be answered as sent. */
  readonly 'refusals.otherRefusal.detail': undefined
  /** The request was refused */
  readonly 'refusals.otherRefusal.title': undefined
  /** Try again. */
  readonly 'refusals.requestTooSlow.detail': undefined
  /** The request took too long */
  readonly 'refusals.requestTooSlow.title': undefined
  /** It finishes what it has. Another server, or this one once it is started again, answers. */
  readonly 'refusals.stopping.detail': undefined
  /** This server is about to stop */
  readonly 'refusals.stopping.title': undefined
  /** Wait a moment and try again. */
  readonly 'refusals.tooManyRequests.detail': undefined
  /** Too many requests */
  readonly 'refusals.tooManyRequests.title': undefined
  /** Try again in {wait}. */
  readonly 'refusals.tooManyRequests.waiting': { readonly wait: string }
  /** The database did not finish in time. Try again in half a minute, or ask for less at once. */
  readonly 'refusals.tookTooLong.detail': undefined
  /** This takes too long at the moment */
  readonly 'refusals.tookTooLong.title': undefined
  /** The database cannot be reached or is busy. Try again in a moment: what was saved already is not saved twice. */
  readonly 'refusals.unavailable.detail': undefined
  /** Not available at the moment */
  readonly 'refusals.unavailable.title': undefined
  /** The body is not well-formed, or it contains characters that cannot be stored. */
  readonly 'refusals.unreadableRequest.detail': undefined
  /** The request could not be read */
  readonly 'refusals.unreadableRequest.title': undefined
  /** {count, plural, one {a minute} other {# minutes}} */
  readonly 'refusals.wait.minutes': { readonly count: number }
  /** {count, plural, one {a second} other {# seconds}} */
  readonly 'refusals.wait.seconds': { readonly count: number }
}
