import { callsOf } from '../call.ts'
import type { secondFactorEndpoints } from './schemas.ts'

/** The second factor of people who sign in here with a password: codes of an authenticator app (RFC 6238), and codes for its loss. */
export const secondFactorCalls = callsOf<typeof secondFactorEndpoints>({
  getSecondFactor: ['GET', '/api/account/secondFactor'],
  beginSecondFactor: ['POST', '/api/account/secondFactor/secrets'],
  setSecondFactor: ['PUT', '/api/account/secondFactor'],
  renewRecoveryCodes: ['POST', '/api/account/secondFactor/recoveryCodes'],
  endSecondFactor: ['POST', '/api/account/secondFactor/end'],
  endSecondFactorOfUser: ['DELETE', '/api/users/{userId}/secondFactor'],
  beginSecondFactorAtSignIn: ['POST', '/api/account/local/secondFactorSecrets'],
})
