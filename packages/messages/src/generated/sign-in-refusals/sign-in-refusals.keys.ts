// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SignInRefusalsMessages {
  /** Try again, or log in another way. */
  readonly 'sign-in-refusals.accessDenied.detail': undefined
  /** The sign-in was cancelled or refused */
  readonly 'sign-in-refusals.accessDenied.title': undefined
  /** Nobody can sign in to it. Log in with another account, or ask an administrator. */
  readonly 'sign-in-refusals.accountDisabled.detail': undefined
  /** This account is disabled */
  readonly 'sign-in-refusals.accountDisabled.title': undefined
  /** Nobody can sign in to this account for now. Try again in {wait}. */
  readonly 'sign-in-refusals.accountLocked.account': { readonly wait: string }
  /** Too many wrong codes were typed. Try again in {wait}. */
  readonly 'sign-in-refusals.accountLocked.codes': { readonly wait: string }
  /** Wait a few minutes before you try again. */
  readonly 'sign-in-refusals.accountLocked.detail': undefined
  /** Too many failed sign-ins */
  readonly 'sign-in-refusals.accountLocked.title': undefined
  /** Stop impersonating first: an impersonation leads to no other. */
  readonly 'sign-in-refusals.chainedImpersonation.detail': undefined
  /** You act as somebody else already */
  readonly 'sign-in-refusals.chainedImpersonation.title': undefined
  /** It does not take the client id or the secret that is set up here. Log in another way, and tell the people who run this site. */
  readonly 'sign-in-refusals.clientRefused.detail': undefined
  /** The sign-in service refuses this site */
  readonly 'sign-in-refusals.clientRefused.title': undefined
  /** This link was used already, or it is too old. Ask for a new one on “Your account”. */
  readonly 'sign-in-refusals.emailLinkEnded.detail': undefined
  /** The link has ended */
  readonly 'sign-in-refusals.emailLinkEnded.title': undefined
  /** Without it you cannot be added here. Ask an administrator to add you. */
  readonly 'sign-in-refusals.emailMissing.detail': undefined
  /** The sign-in service did not tell your e-mail address */
  readonly 'sign-in-refusals.emailMissing.title': undefined
  /** If that is you, log in the way you did before, or ask an administrator to connect the two. */
  readonly 'sign-in-refusals.emailTaken.detail': undefined
  /** Somebody with your e-mail address is here already */
  readonly 'sign-in-refusals.emailTaken.title': undefined
  /** Their account stays closed. Add the person anew. */
  readonly 'sign-in-refusals.erasedAccount.detail': undefined
  /** This person was erased */
  readonly 'sign-in-refusals.erasedAccount.title': undefined
  /** Choose another one. A few words that do not belong together are easy to remember. */
  readonly 'sign-in-refusals.guessablePassword.detail': undefined
  /** The password is easy to guess */
  readonly 'sign-in-refusals.guessablePassword.title': undefined
  /** The code or refresh token is not valid any more. Sign in again. */
  readonly 'sign-in-refusals.invalidGrant.detail': undefined
  /** The sign-in has ended */
  readonly 'sign-in-refusals.invalidGrant.title': undefined
  /** This link was used already, or it is too old. Ask for a new one. */
  readonly 'sign-in-refusals.linkEnded.detail': undefined
  /** The link has ended */
  readonly 'sign-in-refusals.linkEnded.title': undefined
  /** They need a host name and HTTPS. Open the installation by its public address. */
  readonly 'sign-in-refusals.noPasskeysHere.detail': undefined
  /** Passkeys do not work under this address */
  readonly 'sign-in-refusals.noPasskeysHere.title': undefined
  /** You sign in through your institution; your password is changed there. */
  readonly 'sign-in-refusals.noPassword.detail': undefined
  /** No password here */
  readonly 'sign-in-refusals.noPassword.title': undefined
  /** Set one up first. */
  readonly 'sign-in-refusals.noSecondFactor.detail': undefined
  /** There is no second factor */
  readonly 'sign-in-refusals.noSecondFactor.title': undefined
  /** There is no impersonation to stop. */
  readonly 'sign-in-refusals.notImpersonating.detail': undefined
  /** You act as yourself */
  readonly 'sign-in-refusals.notImpersonating.title': undefined
  /** Stop impersonating first. Nothing is answered, and no account changed, in the name of somebody else. */
  readonly 'sign-in-refusals.notWhileImpersonating.detail': undefined
  /** Not while you act as somebody else */
  readonly 'sign-in-refusals.notWhileImpersonating.title': undefined
  /** Ask another administrator. Nothing was changed. */
  readonly 'sign-in-refusals.ownAccount.detail': undefined
  /** Nobody disables themselves */
  readonly 'sign-in-refusals.ownAccount.title': undefined
  /** The installation does not know its own address. Tell the administrator to set PUBLIC_ORIGINS. */
  readonly 'sign-in-refusals.ownAddressUnknown.detail': undefined
  /** No links can be sent */
  readonly 'sign-in-refusals.ownAddressUnknown.title': undefined
  /** Choose somebody else. */
  readonly 'sign-in-refusals.ownImpersonation.detail': undefined
  /** This is you */
  readonly 'sign-in-refusals.ownImpersonation.title': undefined
  /** The question to the device counts no more: each counts once, for some minutes. Begin anew. */
  readonly 'sign-in-refusals.passkeyChallengeEnded.detail': undefined
  /** This took too long */
  readonly 'sign-in-refusals.passkeyChallengeEnded.title': undefined
  /** The device has a passkey for this address. Use it, or take another device. */
  readonly 'sign-in-refusals.passkeyKnown.detail': undefined
  /** This passkey is there already */
  readonly 'sign-in-refusals.passkeyKnown.title': undefined
  /** Choose one that you do not have already. */
  readonly 'sign-in-refusals.presentPassword.detail': undefined
  /** The password is the present one */
  readonly 'sign-in-refusals.presentPassword.title': undefined
  /** Nothing is wrong on your side. Try again in a few minutes, or log in another way. */
  readonly 'sign-in-refusals.providerError.detail': undefined
  /** The sign-in service reports an error */
  readonly 'sign-in-refusals.providerError.title': undefined
  /** You were not logged in. Log in another way, and tell the people who run this site. */
  readonly 'sign-in-refusals.providerMisbehaves.detail': undefined
  /** The sign-in service gave an answer that cannot be trusted */
  readonly 'sign-in-refusals.providerMisbehaves.title': undefined
  /** It was switched off or removed. Log in another way. */
  readonly 'sign-in-refusals.providerNotOffered.detail': undefined
  /** This way to log in is not offered */
  readonly 'sign-in-refusals.providerNotOffered.title': undefined
  /** It does not know this site. Log in another way, and tell the people who run this site. */
  readonly 'sign-in-refusals.providerNotSetUp.detail': undefined
  /** The sign-in service is not set up right */
  readonly 'sign-in-refusals.providerNotSetUp.title': undefined
  /** It did not answer in time. Try again in a few minutes, or log in another way. */
  readonly 'sign-in-refusals.providerTooSlow.detail': undefined
  /** The sign-in service takes too long */
  readonly 'sign-in-refusals.providerTooSlow.title': undefined
  /** It does not answer at the moment. Try again in a few minutes, or log in another way. */
  readonly 'sign-in-refusals.providerUnreachable.detail': undefined
  /** The sign-in service cannot be reached */
  readonly 'sign-in-refusals.providerUnreachable.title': undefined
  /** You have no password here. A second factor is set where you sign in. */
  readonly 'sign-in-refusals.secondFactorElsewhere.detail': undefined
  /** You sign in elsewhere */
  readonly 'sign-in-refusals.secondFactorElsewhere.title': undefined
  /** Type the code that your authenticator app shows now, or one of your recovery codes. */
  readonly 'sign-in-refusals.secondFactorNeeded.detail': undefined
  /** A code is needed */
  readonly 'sign-in-refusals.secondFactorNeeded.title': undefined
  /** This installation asks administrators for one. You can set another one. */
  readonly 'sign-in-refusals.secondFactorRequired.detail': undefined
  /** The second factor has to stay */
  readonly 'sign-in-refusals.secondFactorRequired.title': undefined
  /** The secret counts no more. Begin anew with another one. */
  readonly 'sign-in-refusals.secondFactorSecretEnded.detail': undefined
  /** This took too long */
  readonly 'sign-in-refusals.secondFactorSecretEnded.title': undefined
  /** This installation asks administrators for a second factor. Set one up: an authenticator app or a passkey. */
  readonly 'sign-in-refusals.secondFactorSetupNeeded.detail': undefined
  /** A second factor is needed */
  readonly 'sign-in-refusals.secondFactorSetupNeeded.title': undefined
  /** Sign in; further people are added by an administrator. */
  readonly 'sign-in-refusals.setupDone.detail': undefined
  /** The first administrator exists already */
  readonly 'sign-in-refusals.setupDone.title': undefined
  /** Wait five minutes before you try again. */
  readonly 'sign-in-refusals.setupLocked.detail': undefined
  /** Too many wrong setup tokens */
  readonly 'sign-in-refusals.setupLocked.title': undefined
  /** There are people here already, though none of them can administer. Choose another name for this account. */
  readonly 'sign-in-refusals.setupNameTaken.detail': undefined
  /** Somebody else is known by this */
  readonly 'sign-in-refusals.setupNameTaken.title': undefined
  /** It counts for ten minutes, once, and in the browser in which it was begun. Try again. */
  readonly 'sign-in-refusals.signInExpired.detail': undefined
  /** The sign-in took too long, or was begun elsewhere */
  readonly 'sign-in-refusals.signInExpired.title': undefined
  /** The ticket of the sign-in service was used already, or is too old. Log in again. */
  readonly 'sign-in-refusals.ticketRefused.detail': undefined
  /** The sign-in has ended */
  readonly 'sign-in-refusals.ticketRefused.title': undefined
  /** Remove one that you do not use any more. */
  readonly 'sign-in-refusals.tooManyPasskeys.detail': undefined
  /** There are too many passkeys */
  readonly 'sign-in-refusals.tooManyPasskeys.title': undefined
  /** The sign-in worked, but nobody has added you here yet. Ask your instructor or an administrator to add you. */
  readonly 'sign-in-refusals.unknownPerson.detail': undefined
  /** You are not known here */
  readonly 'sign-in-refusals.unknownPerson.title': undefined
  /** The clock of the sign-in service and ours are too far apart. Tell the people who run this site. */
  readonly 'sign-in-refusals.wrongClock.detail': undefined
  /** Two clocks disagree */
  readonly 'sign-in-refusals.wrongClock.title': undefined
  /** Check both and try again. Capital letters count in the password. After many failed tries, wait five minutes first. */
  readonly 'sign-in-refusals.wrongCredentials.detail': undefined
  /** User name or password is wrong */
  readonly 'sign-in-refusals.wrongCredentials.title': undefined
  /** Nothing was changed. Type the password you sign in with now. */
  readonly 'sign-in-refusals.wrongCurrentPassword.detail': undefined
  /** The current password is wrong */
  readonly 'sign-in-refusals.wrongCurrentPassword.title': undefined
  /** It is not known here, or its device did not make sure who you are. Try another one, or log in another way. */
  readonly 'sign-in-refusals.wrongPasskey.detail': undefined
  /** The passkey was not accepted */
  readonly 'sign-in-refusals.wrongPasskey.title': undefined
  /** Type the code that the app shows now; each counts once. A recovery code counts once as well. */
  readonly 'sign-in-refusals.wrongSecondFactor.detail': undefined
  /** The code is wrong */
  readonly 'sign-in-refusals.wrongSecondFactor.title': undefined
  /** It stands in the output of the product where it was started last, or in its variable SETUP_TOKEN. */
  readonly 'sign-in-refusals.wrongSetupToken.detail': undefined
  /** The setup token is wrong */
  readonly 'sign-in-refusals.wrongSetupToken.title': undefined
}
