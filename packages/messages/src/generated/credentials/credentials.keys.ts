// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface CredentialsMessages {
  /** {browser} on {system} */
  readonly 'credentials.browser.named': { readonly browser: string; readonly system: string }
  /** Unknown device */
  readonly 'credentials.browser.unknown': undefined
  /** Copied */
  readonly 'credentials.codes.copied': undefined
  /** Copy the codes */
  readonly 'credentials.codes.copy': undefined
  /** Keep these recovery codes where you find them without your telephone. Each signs you in once, in place of a code of the app. They are not shown again. */
  readonly 'credentials.codes.keep': undefined
  /** Recovery codes */
  readonly 'credentials.codes.label': undefined
  /** Use it, or take another device. */
  readonly 'credentials.device.known.detail': undefined
  /** This device has a passkey already */
  readonly 'credentials.device.known.title': undefined
  /** The device was asked, and nothing came back: it was cancelled, took too long or has none for this address. */
  readonly 'credentials.device.nothing.detail': undefined
  /** No passkey was used */
  readonly 'credentials.device.nothing.title': undefined
  /** I have kept them */
  readonly 'credentials.kept': undefined
  /** At least {count, plural, one {# character} other {# characters}}; a sentence is easy to remember. */
  readonly 'credentials.password.hint': { readonly count: number }
  /** {title}. */
  readonly 'credentials.refused': { readonly title: string }
  /** QR code for the authenticator app */
  readonly 'credentials.secret.picture': undefined
  /** Scan this with an authenticator app on your telephone. */
  readonly 'credentials.secret.scan': undefined
  /** Or type this key there: {secret} */
  readonly 'credentials.secret.type': { readonly secret: string }
}
