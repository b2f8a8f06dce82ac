// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface EditorPresenceMessages {
  /** Also open: {names} */
  readonly 'editor-presence.alsoOpen': { readonly names: string }
  /** you, in another window */
  readonly 'editor-presence.ownOtherWindow': undefined
}
