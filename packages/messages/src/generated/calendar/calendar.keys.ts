// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface CalendarMessages {
  /** {name}: last moment for late work */
  readonly 'calendar.closes': { readonly name: string }
  /** {course}, {moment}. */
  readonly 'calendar.description': { readonly course: string; readonly moment: string }
  /** {name} is due */
  readonly 'calendar.due': { readonly name: string }
  /** It is not published. */
  readonly 'calendar.notPublished': undefined
  /** {name} opens */
  readonly 'calendar.opens': { readonly name: string }
}
