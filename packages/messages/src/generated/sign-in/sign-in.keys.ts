// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SignInMessages {
  /** Account */
  readonly 'sign-in.account': undefined
  /** Back */
  readonly 'sign-in.back': undefined
  /** Logging in… */
  readonly 'sign-in.busy': undefined
  /** Written once. */
  readonly 'sign-in.claim.first': undefined
  /** A variant for every student, marked at once. */
  readonly 'sign-in.claim.second': undefined
  /** Code */
  readonly 'sign-in.code': undefined
  /** Type the code. */
  readonly 'sign-in.code.missing': undefined
  /** Of your authenticator app, or a recovery code. */
  readonly 'sign-in.code.ofApp': undefined
  /** Six digits that the app shows now. */
  readonly 'sign-in.code.ofNewApp': undefined
  /** One of your recovery codes. */
  readonly 'sign-in.code.recovery': undefined
  /** Administrators sign in with a second factor here. Set yours up now. */
  readonly 'sign-in.code.required': undefined
  /** Set it and log in */
  readonly 'sign-in.code.set': undefined
  /** This address is mine */
  readonly 'sign-in.email.confirm': undefined
  /** {email} is your address from now on. */
  readonly 'sign-in.email.confirmed': { readonly email: string }
  /** To the start page */
  readonly 'sign-in.email.home': undefined
  /** Open this page by the link in the letter. */
  readonly 'sign-in.email.openByLink': undefined
  /** Confirm your e-mail address */
  readonly 'sign-in.email.title': undefined
  /** {provider}: {title}. */
  readonly 'sign-in.failed.at': { readonly provider: string; readonly title: string }
  /** Something went wrong on the way. Try again in a few minutes, or log in another way. */
  readonly 'sign-in.failed.unknown.detail': undefined
  /** You were not logged in */
  readonly 'sign-in.failed.unknown.title': undefined
  /** Forgot your password? */
  readonly 'sign-in.forgot': undefined
  /** Log in with a passkey */
  readonly 'sign-in.passkey.logIn': undefined
  /** Make a passkey */
  readonly 'sign-in.passkey.make': undefined
  /** Make a passkey with this device, a telephone or a security key. Or use an authenticator app, as below. */
  readonly 'sign-in.passkey.orApp': undefined
  /** Use a passkey */
  readonly 'sign-in.passkey.use': undefined
  /** Password */
  readonly 'sign-in.password': undefined
  /** Type your password. */
  readonly 'sign-in.password.missing': undefined
  /** Going to {provider}… */
  readonly 'sign-in.provider.leaving': { readonly provider: string }
  /** Log in with {provider} */
  readonly 'sign-in.provider.logIn': { readonly provider: string }
  /** or */
  readonly 'sign-in.provider.or': undefined
  /** Back to log in */
  readonly 'sign-in.reset.back': undefined
  /** Choose a password */
  readonly 'sign-in.reset.choose': undefined
  /** E-mail */
  readonly 'sign-in.reset.email': undefined
  /** We send you a link with which you choose a new password. */
  readonly 'sign-in.reset.explain': undefined
  /** The password is set. Log in with it. */
  readonly 'sign-in.reset.isSet': undefined
  /** Ask for a new link */
  readonly 'sign-in.reset.newLink': undefined
  /** New password */
  readonly 'sign-in.reset.newPassword': undefined
  /** The password was not set */
  readonly 'sign-in.reset.notSet': undefined
  /** Send the link */
  readonly 'sign-in.reset.send': undefined
  /** If {email} belongs to an account, a link is on its way. It counts for {minutes, plural, one {# minute} other {# minutes}}, once. */
  readonly 'sign-in.reset.sent': { readonly email: string; readonly minutes: number }
  /** Set password and log in */
  readonly 'sign-in.reset.set': undefined
  /** Reset your password */
  readonly 'sign-in.reset.title': undefined
  /** Your session has ended. */
  readonly 'sign-in.sessionEnded': undefined
  /** Log in again to go on. */
  readonly 'sign-in.sessionEnded.goOn': undefined
  /** Log in again to go on; what you typed is kept. */
  readonly 'sign-in.sessionEnded.textKept': undefined
  /** Type an e-mail address, such as ada@example.edu. */
  readonly 'sign-in.setup.email.wrong': undefined
  /** Nobody administers this installation yet. This account may do everything, and lets others in. */
  readonly 'sign-in.setup.explain': undefined
  /** First name */
  readonly 'sign-in.setup.firstName': undefined
  /** Last name */
  readonly 'sign-in.setup.lastName': undefined
  /** Make administrator */
  readonly 'sign-in.setup.make': undefined
  /** This could not be saved */
  readonly 'sign-in.setup.notSaved': undefined
  /** Set up */
  readonly 'sign-in.setup.pageTitle': undefined
  /** Make the first administrator */
  readonly 'sign-in.setup.title': undefined
  /** Setup token */
  readonly 'sign-in.setup.token': undefined
  /** It stands in the output of the server, where Isomorph was started, or was set there as SETUP_TOKEN. It shows that the installation is yours. */
  readonly 'sign-in.setup.token.hint': undefined
  /** Type the setup token. */
  readonly 'sign-in.setup.token.missing': undefined
  /** Type a user name. */
  readonly 'sign-in.setup.userName.missing': undefined
  /** Log in */
  readonly 'sign-in.title': undefined
  /** User name */
  readonly 'sign-in.userName': undefined
  /** Type your user name. */
  readonly 'sign-in.userName.missing': undefined
}
