import type { Feature } from '../../http/feature.ts'
import { registerAccount } from './sign-in.routes.ts'

export { accountRefusals } from './sign-in.errors.ts'
export { createFailedSignIns, type FailedSignIns } from './failed-sign-ins.ts'
export {
  endAccountLinks,
  endAccountLinksToOthers,
  isAccountLinkLeft,
  selectOptionalAccountLink,
  sendAccountLink,
  useOptionalAccountLink,
} from './links/account-links.ts'
export { disableAccounts, enableAccounts, refuseDisabled } from './disabled-accounts.ts'
export { codeChallengeOf } from './tokens/code-challenge.ts'
export { createCode } from './tokens/create-code.ts'
export type { SignInOrigin } from './tokens/sign-in-origin.ts'
export { launchBindingOf, setLaunchCookie } from './tokens/launch-bindings.ts'
export { refuseGuessablePassword, type PasswordOwner } from './guessable-password.ts'
export { linkAddress, sendAccountLetter, type AccountLetter, type Addressee } from './links/letter.ts'
export { requireOwnOrigin } from './links/own-address.ts'
export { hashPassword, isPassword } from './password.ts'
export { refuseWhileImpersonating } from './refuse-while-impersonating.ts'
export { selectOptionalSecondFactor, selectRecoveryCodesLeft } from './second-factor/second-factor.queries.ts'
export { deleteSecondFactor, forgetApp, lockSecondFactor } from './second-factor/second-factor.queries.ts'
export { beginPasskey } from './passkeys/passkeys.ts'
export { deletePasskey, renamePasskey, selectPasskeys } from './passkeys/passkeys.queries.ts'
export { relyingPartyOf, type RelyingParty } from './passkeys/relying-party.ts'
export {
  beginSecondFactor,
  hasOrNeedsSecondFactor,
  isSecondFactorRequired,
  renewRecoveryCodes,
  setSecondFactor,
} from './second-factor/second-factor.ts'
export { addPasskey } from './second-factor/set-at-sign-in.ts'
export { openSetup, withdrawSetupToken } from './setup-tokens.ts'
export {
  idleHours,
  livingSince,
  revokeSessions,
  revokeSessionsOfOrigin,
  revokeSessionsOfPerson,
  sessionDays,
} from './tokens/sessions.queries.ts'

export const account: Feature = { name: 'account', register: registerAccount }
