import { callsOf } from '../call.ts'
import type { passkeyEndpoints } from './schemas.ts'

/** Passkeys (WebAuthn) of people who sign in here with a password: beside the password, and in place of it. */
export const passkeyCalls = callsOf<typeof passkeyEndpoints>({
  listPasskeys: ['GET', '/api/account/passkeys'],
  beginPasskey: ['POST', '/api/account/passkeys/challenges'],
  addPasskey: ['POST', '/api/account/passkeys'],
  renamePasskey: ['PUT', '/api/account/passkeys/{passkeyId}'],
  removePasskey: ['POST', '/api/account/passkeys/{passkeyId}/removal'],
  beginSecondFactorPasskey: ['POST', '/api/account/local/passkeyChallenges'],
  beginPasskeyAtSignIn: ['POST', '/api/account/local/newPasskeys'],
  beginPasskeySignIn: ['POST', '/api/account/passkeySignIns/challenges'],
  signInByPasskey: ['POST', '/api/account/passkeySignIns'],
})
