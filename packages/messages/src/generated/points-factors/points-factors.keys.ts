// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface PointsFactorsMessages {
  /** {number, selectordinal, one {#st attempt} two {#nd attempt} few {#rd attempt} other {#th attempt}} */
  readonly 'points-factors.attempt': { readonly number: number }
  /** {share} ({reason}) */
  readonly 'points-factors.factor': { readonly reason: string; readonly share: string }
  /** {days, plural, one {# day late} other {# days late}} */
  readonly 'points-factors.late': { readonly days: number }
  /** {points} × {percent} % */
  readonly 'points-factors.whole': { readonly percent: string; readonly points: string }
}
