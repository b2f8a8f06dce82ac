import { signInFailures, type SignInRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** What programs meet that ask for tokens; no screen shows them. */
type TokenRefusal = 'unknownClient' | 'unsupportedGrantType' | 'invalidScope'

/** The codes that people meet are named by the contract: one that is missing here or there does not compile. */
type AccountRefusal = SignInRefusalCode | TokenRefusal | 'accountDisabled'

export const accountRefusals: Readonly<Record<AccountRefusal, RefusalKind>> = defineRefusals({
  wrongCredentials: {
    status: 401,
    title: 'User name or password is wrong',
    detail:
      'Check both and try again. Capital letters count in the password. After many failed tries, wait five minutes first.',
  },
  accountLocked: {
    status: 429,
    title: 'Too many failed sign-ins',
    detail: 'Wait a few minutes before you try again.',
  },
  secondFactorNeeded: {
    status: 403,
    title: 'A code is needed',
    detail: 'Type the code that your authenticator app shows now, or one of your recovery codes.',
  },
  secondFactorSetupNeeded: {
    status: 403,
    title: 'A second factor is needed',
    detail: 'This installation asks administrators for a second factor. Set one up: an authenticator app or a passkey.',
  },
  wrongSecondFactor: {
    status: 401,
    title: 'The code is wrong',
    detail: 'Type the code that the app shows now; each counts once. A recovery code counts once as well.',
  },
  secondFactorSecretEnded: {
    status: 409,
    title: 'This took too long',
    detail: 'The secret counts no more. Begin anew with another one.',
  },
  passkeyChallengeEnded: {
    status: 409,
    title: 'This took too long',
    detail: 'The question to the device counts no more: each counts once, for some minutes. Begin anew.',
  },
  wrongPasskey: {
    status: 401,
    title: 'The passkey was not accepted',
    detail:
      'It is not known here, or its device did not make sure who you are. Try another one, or log in another way.',
  },
  passkeyKnown: {
    status: 409,
    title: 'This passkey is there already',
    detail: 'The device has a passkey for this address. Use it, or take another device.',
  },
  tooManyPasskeys: {
    status: 409,
    title: 'There are too many passkeys',
    detail: 'Remove one that you do not use any more.',
  },
  noPasskeysHere: {
    status: 409,
    title: 'Passkeys do not work under this address',
    detail: 'They need a host name and HTTPS. Open the installation by its public address.',
  },
  accountDisabled: { status: 403, ...signInFailures.accountDisabled },
  invalidGrant: {
    status: 400,
    title: 'The sign-in has ended',
    detail: 'The code or refresh token is not valid any more. Sign in again.',
  },
  unknownClient: { status: 401, title: 'Unknown client', detail: 'No client with this id may ask for tokens.' },
  unsupportedGrantType: {
    status: 400,
    title: 'Unknown way to ask for tokens',
    detail: 'The grant type is authorization_code or refresh_token.',
  },
  invalidScope: {
    status: 400,
    title: 'There are no scopes',
    detail: 'What a token may be used for follows from the roles of the person. Leave the scope out.',
  },
  ownAddressUnknown: {
    status: 503,
    title: 'No links can be sent',
    detail: 'The installation does not know its own address. Tell the administrator to set PUBLIC_ORIGINS.',
  },
  notWhileImpersonating: {
    status: 403,
    title: 'Not while you act as somebody else',
    detail: 'Stop impersonating first. Nothing is answered, and no account changed, in the name of somebody else.',
  },
  guessablePassword: {
    status: 400,
    title: 'The password is easy to guess',
    detail: 'Choose another one. A few words that do not belong together are easy to remember.',
  },
  wrongSetupToken: {
    status: 403,
    title: 'The setup token is wrong',
    detail: 'It stands in the output of the product where it was started last, or in its variable SETUP_TOKEN.',
  },
  setupLocked: {
    status: 429,
    title: 'Too many wrong setup tokens',
    detail: 'Wait five minutes before you try again.',
  },
  setupNameTaken: {
    status: 409,
    title: 'Somebody else is known by this',
    detail: 'There are people here already, though none of them can administer. Choose another name for this account.',
  },
  setupDone: {
    status: 409,
    title: 'The first administrator exists already',
    detail: 'Sign in; further people are added by an administrator.',
  },
})
