import type { Feature } from '../../platform/feature.ts'
import { registerAccount } from './account.routes.ts'

export { accountRefusals } from './account.errors.ts'
export { createFailedSignIns, type FailedSignIns } from './failed-sign-ins.ts'
export {
  endAccountLinks,
  endAccountLinksToOthers,
  isAccountLinkLeft,
  selectOptionalAccountLink,
  sendAccountLink,
  useOptionalAccountLink,
} from './account-links.ts'
export { disableAccounts, enableAccounts, refuseDisabled } from './disabled-accounts.ts'
export { createCode, type SignInOrigin } from './create-code.ts'
export { refuseGuessablePassword, type PasswordOwner } from './guessable-password.ts'
export { letterTo, linkAddress, type Addressee } from './letter.ts'
export { requireOwnOrigin } from './own-address.ts'
export { hashPassword, isPassword } from './password.ts'
export { refuseWhileImpersonating } from './refuse-while-impersonating.ts'
export { openSetup, withdrawSetupToken } from './setup-tokens.ts'
export { livingSince, revokeSessions, revokeSessionsOfOrigin, revokeSessionsOfPerson } from './sessions.queries.ts'

export const account: Feature = { name: 'account', register: registerAccount }
