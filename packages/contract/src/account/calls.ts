import type { impersonationEndpoints, passwordEndpoints, profileEndpoints, sessionEndpoints } from './schemas.ts'
import { callsOf } from '../call.ts'

/** Passwords of people who sign in here. */
export const passwordCalls = callsOf<typeof passwordEndpoints>({
  requestPasswordReset: ['POST', '/api/account/passwordResets'],
  setPasswordByLink: ['POST', '/api/account/passwords'],
  changePassword: ['PUT', '/api/account/password'],
  sendPasswordLink: ['POST', '/api/users/{userId}/passwordLink'],
})

/** Your own names and address. */
export const profileCalls = callsOf<typeof profileEndpoints>({
  getProfile: ['GET', '/api/account/profile'],
  updateProfile: ['PUT', '/api/account/profile'],
  confirmEmail: ['POST', '/api/account/emails'],
})

/** Where somebody is signed in. */
export const sessionCalls = callsOf<typeof sessionEndpoints>({
  createNewTabCode: ['POST', '/api/account/newTabCodes'],
  listOwnSessions: ['GET', '/api/account/sessions'],
  endOwnSession: ['DELETE', '/api/account/sessions/{sessionId}'],
  endOtherSessions: ['DELETE', '/api/account/sessions'],
  listSessionsOfUser: ['GET', '/api/users/{userId}/sessions'],
  endSessionOfUser: ['DELETE', '/api/users/{userId}/sessions/{sessionId}'],
  endSessionsOfUser: ['DELETE', '/api/users/{userId}/sessions'],
  disableAccount: ['POST', '/api/users/{userId}/disable'],
  enableAccount: ['POST', '/api/users/{userId}/enable'],
})

/** Acting as somebody else. */
export const impersonationCalls = callsOf<typeof impersonationEndpoints>({
  startImpersonation: ['GET', '/api/account/startImpersonation'],
  stopImpersonation: ['GET', '/api/account/stopImpersonation'],
})
