// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SecondFactorMessages {
  /** Copied */
  readonly 'second-factor.codes.copied': undefined
  /** Copy the codes */
  readonly 'second-factor.codes.copy': undefined
  /** Keep these recovery codes where you find them without your telephone. Each signs you in once, in place of a code of the app. They are not shown again. */
  readonly 'second-factor.codes.keep': undefined
  /** Recovery codes */
  readonly 'second-factor.codes.label': undefined
  /** Use it, or take another device. */
  readonly 'second-factor.device.known.detail': undefined
  /** This device has a passkey already */
  readonly 'second-factor.device.known.title': undefined
  /** The device was asked, and nothing came back: it was cancelled, took too long or has none for this address. */
  readonly 'second-factor.device.nothing.detail': undefined
  /** No passkey was used */
  readonly 'second-factor.device.nothing.title': undefined
  /** QR code for the authenticator app */
  readonly 'second-factor.secret.picture': undefined
  /** Scan this with an authenticator app on your telephone. */
  readonly 'second-factor.secret.scan': undefined
  /** Or type this key there: {secret} */
  readonly 'second-factor.secret.type': { readonly secret: string }
}
