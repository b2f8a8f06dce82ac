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

/** The same for what is refused about an account, one's own or that of somebody else, by what it belongs to. */
export const accountRefusalCodes = {
  password: ['linkEnded', 'wrongCurrentPassword', 'presentPassword', 'noPassword'],
  profile: ['emailLinkEnded'],
  secondFactor: ['secondFactorElsewhere', 'secondFactorRequired', 'noSecondFactor'],
  session: ['ownAccount', 'erasedAccount'],
  impersonation: ['chainedImpersonation', 'ownImpersonation', 'notImpersonating'],
} as const
type Owner = keyof typeof accountRefusalCodes

/** The codes of one owner: `AccountRefusalCode<'password'>`; of all of them without one. */
export type AccountRefusalCode<O extends Owner = Owner> = (typeof accountRefusalCodes)[O][number]

/** What `accountLocked` says beside its code, where it is known: what went wrong too often, and how long to wait. */
export type AccountLockedParams = { readonly reason: 'account' | 'codes'; readonly seconds: number }
