/**
 * Why the product itself refuses to sign somebody in, to set it up, or to change a password, a second factor or a passkey: the
 * codes that people meet. `accountLocked` is `urn:isomorph:account-locked` in problem details, whose English title and detail the
 * server has; screens have the words in their language by these codes.
 */
export const signInRefusalCodes = [
  'wrongCredentials',
  'accountLocked',
  'secondFactorNeeded',
  'secondFactorSetupNeeded',
  'wrongSecondFactor',
  'secondFactorSecretEnded',
  'passkeyChallengeEnded',
  'wrongPasskey',
  'passkeyKnown',
  'tooManyPasskeys',
  'noPasskeysHere',
  'invalidGrant',
  'ownAddressUnknown',
  'notWhileImpersonating',
  'guessablePassword',
  'wrongSetupToken',
  'setupLocked',
  'setupNameTaken',
  'setupDone',
] as const
export type SignInRefusalCode = (typeof signInRefusalCodes)[number]

/** What `accountLocked` says beside its code, where it is known: what went wrong too often, and how long to wait. */
export type AccountLockedParams = { readonly reason: 'account' | 'codes'; readonly seconds: number }
