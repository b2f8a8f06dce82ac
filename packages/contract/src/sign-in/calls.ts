import { callsOf } from '../call.ts'
import type { accountEndpoints } from './schemas.ts'

/** Signing in and out, tokens, who is signed in, and the first administrator of an empty product. */
export const accountCalls = callsOf<typeof accountEndpoints>({
  createToken: ['POST', '/token'],
  signInLocally: ['POST', '/api/account/local'],
  getUserInfo: ['GET', '/api/account/userInfo'],
  logOut: ['POST', '/api/account/logOut'],
  getSetup: ['GET', '/api/account/setup'],
  createFirstAdministrator: ['POST', '/api/account/setup'],
})
