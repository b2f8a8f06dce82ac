import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyProof, PasskeyRegistration, PasskeyRequest } from '@isomorph/contract'

/** What a person reads when the device made or showed no passkey. */
export interface DeviceFailure {
  readonly title: string
  readonly detail: string
}

const given: DeviceFailure = {
  title: 'No passkey was used',
  detail: 'The device was asked, and nothing came back: it was cancelled, took too long or has none for this address.',
}

function failureOf(error: unknown): DeviceFailure {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  if (!isKnown) return given
  return { title: 'This device has a passkey already', detail: 'Use it, or take another device.' }
}

/** Has the device make a passkey. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyRegistration | DeviceFailure> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    const shown = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) }
    return { id, rawId, type, response: shown, clientExtensionResults: {} }
  } catch (error) {
    return failureOf(error)
  }
}

/** Has the device show a passkey. */
export async function showPasskey(options: PasskeyRequest): Promise<PasskeyProof['answer'] | DeviceFailure> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
    return { id, rawId, type, response, clientExtensionResults: {} }
  } catch (error) {
    return failureOf(error)
  }
}
