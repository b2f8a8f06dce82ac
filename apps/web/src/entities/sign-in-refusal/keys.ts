import type { AccountRefusalCode, SignInFailure, SignInRefusalCode } from '@isomorph/contract'
import type { RefusalKeys } from '../../refusals/refusal-keys.ts'

/** The messages of each way in which signing in at a provider can fail: one without does not compile. */
export const failureKeys: Readonly<Record<SignInFailure, RefusalKeys>> = {
  accessDenied: { title: 'sign-in-refusals.accessDenied.title', detail: 'sign-in-refusals.accessDenied.detail' },
  providerUnreachable: {
    title: 'sign-in-refusals.providerUnreachable.title',
    detail: 'sign-in-refusals.providerUnreachable.detail',
  },
  providerTooSlow: {
    title: 'sign-in-refusals.providerTooSlow.title',
    detail: 'sign-in-refusals.providerTooSlow.detail',
  },
  providerError: { title: 'sign-in-refusals.providerError.title', detail: 'sign-in-refusals.providerError.detail' },
  providerMisbehaves: {
    title: 'sign-in-refusals.providerMisbehaves.title',
    detail: 'sign-in-refusals.providerMisbehaves.detail',
  },
  wrongClock: { title: 'sign-in-refusals.wrongClock.title', detail: 'sign-in-refusals.wrongClock.detail' },
  providerNotSetUp: {
    title: 'sign-in-refusals.providerNotSetUp.title',
    detail: 'sign-in-refusals.providerNotSetUp.detail',
  },
  clientRefused: { title: 'sign-in-refusals.clientRefused.title', detail: 'sign-in-refusals.clientRefused.detail' },
  providerNotOffered: {
    title: 'sign-in-refusals.providerNotOffered.title',
    detail: 'sign-in-refusals.providerNotOffered.detail',
  },
  signInExpired: { title: 'sign-in-refusals.signInExpired.title', detail: 'sign-in-refusals.signInExpired.detail' },
  ticketRefused: { title: 'sign-in-refusals.ticketRefused.title', detail: 'sign-in-refusals.ticketRefused.detail' },
  accountDisabled: {
    title: 'sign-in-refusals.accountDisabled.title',
    detail: 'sign-in-refusals.accountDisabled.detail',
  },
  unknownPerson: { title: 'sign-in-refusals.unknownPerson.title', detail: 'sign-in-refusals.unknownPerson.detail' },
  emailTaken: { title: 'sign-in-refusals.emailTaken.title', detail: 'sign-in-refusals.emailTaken.detail' },
  emailMissing: { title: 'sign-in-refusals.emailMissing.title', detail: 'sign-in-refusals.emailMissing.detail' },
}

/** The same for what the product itself refuses. */
export const refusalKeys: Readonly<Record<SignInRefusalCode, RefusalKeys>> = {
  wrongCredentials: {
    title: 'sign-in-refusals.wrongCredentials.title',
    detail: 'sign-in-refusals.wrongCredentials.detail',
  },
  accountLocked: { title: 'sign-in-refusals.accountLocked.title', detail: 'sign-in-refusals.accountLocked.detail' },
  secondFactorNeeded: {
    title: 'sign-in-refusals.secondFactorNeeded.title',
    detail: 'sign-in-refusals.secondFactorNeeded.detail',
  },
  secondFactorSetupNeeded: {
    title: 'sign-in-refusals.secondFactorSetupNeeded.title',
    detail: 'sign-in-refusals.secondFactorSetupNeeded.detail',
  },
  wrongSecondFactor: {
    title: 'sign-in-refusals.wrongSecondFactor.title',
    detail: 'sign-in-refusals.wrongSecondFactor.detail',
  },
  secondFactorSecretEnded: {
    title: 'sign-in-refusals.secondFactorSecretEnded.title',
    detail: 'sign-in-refusals.secondFactorSecretEnded.detail',
  },
  passkeyChallengeEnded: {
    title: 'sign-in-refusals.passkeyChallengeEnded.title',
    detail: 'sign-in-refusals.passkeyChallengeEnded.detail',
  },
  wrongPasskey: { title: 'sign-in-refusals.wrongPasskey.title', detail: 'sign-in-refusals.wrongPasskey.detail' },
  passkeyKnown: { title: 'sign-in-refusals.passkeyKnown.title', detail: 'sign-in-refusals.passkeyKnown.detail' },
  tooManyPasskeys: {
    title: 'sign-in-refusals.tooManyPasskeys.title',
    detail: 'sign-in-refusals.tooManyPasskeys.detail',
  },
  noPasskeysHere: { title: 'sign-in-refusals.noPasskeysHere.title', detail: 'sign-in-refusals.noPasskeysHere.detail' },
  invalidGrant: { title: 'sign-in-refusals.invalidGrant.title', detail: 'sign-in-refusals.invalidGrant.detail' },
  ownAddressUnknown: {
    title: 'sign-in-refusals.ownAddressUnknown.title',
    detail: 'sign-in-refusals.ownAddressUnknown.detail',
  },
  notWhileImpersonating: {
    title: 'sign-in-refusals.notWhileImpersonating.title',
    detail: 'sign-in-refusals.notWhileImpersonating.detail',
  },
  guessablePassword: {
    title: 'sign-in-refusals.guessablePassword.title',
    detail: 'sign-in-refusals.guessablePassword.detail',
  },
  wrongSetupToken: {
    title: 'sign-in-refusals.wrongSetupToken.title',
    detail: 'sign-in-refusals.wrongSetupToken.detail',
  },
  setupLocked: { title: 'sign-in-refusals.setupLocked.title', detail: 'sign-in-refusals.setupLocked.detail' },
  setupNameTaken: { title: 'sign-in-refusals.setupNameTaken.title', detail: 'sign-in-refusals.setupNameTaken.detail' },
  setupDone: { title: 'sign-in-refusals.setupDone.title', detail: 'sign-in-refusals.setupDone.detail' },
}

/** The same for what is refused about an account. */
export const accountRefusalKeys: Readonly<Record<AccountRefusalCode, RefusalKeys>> = {
  linkEnded: { title: 'sign-in-refusals.linkEnded.title', detail: 'sign-in-refusals.linkEnded.detail' },
  wrongCurrentPassword: {
    title: 'sign-in-refusals.wrongCurrentPassword.title',
    detail: 'sign-in-refusals.wrongCurrentPassword.detail',
  },
  presentPassword: {
    title: 'sign-in-refusals.presentPassword.title',
    detail: 'sign-in-refusals.presentPassword.detail',
  },
  noPassword: { title: 'sign-in-refusals.noPassword.title', detail: 'sign-in-refusals.noPassword.detail' },
  emailLinkEnded: { title: 'sign-in-refusals.emailLinkEnded.title', detail: 'sign-in-refusals.emailLinkEnded.detail' },
  secondFactorElsewhere: {
    title: 'sign-in-refusals.secondFactorElsewhere.title',
    detail: 'sign-in-refusals.secondFactorElsewhere.detail',
  },
  secondFactorRequired: {
    title: 'sign-in-refusals.secondFactorRequired.title',
    detail: 'sign-in-refusals.secondFactorRequired.detail',
  },
  noSecondFactor: { title: 'sign-in-refusals.noSecondFactor.title', detail: 'sign-in-refusals.noSecondFactor.detail' },
  ownAccount: { title: 'sign-in-refusals.ownAccount.title', detail: 'sign-in-refusals.ownAccount.detail' },
  erasedAccount: { title: 'sign-in-refusals.erasedAccount.title', detail: 'sign-in-refusals.erasedAccount.detail' },
  chainedImpersonation: {
    title: 'sign-in-refusals.chainedImpersonation.title',
    detail: 'sign-in-refusals.chainedImpersonation.detail',
  },
  ownImpersonation: {
    title: 'sign-in-refusals.ownImpersonation.title',
    detail: 'sign-in-refusals.ownImpersonation.detail',
  },
  notImpersonating: {
    title: 'sign-in-refusals.notImpersonating.title',
    detail: 'sign-in-refusals.notImpersonating.detail',
  },
}
