import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyProof, PasskeyRegistration, PasskeyRequest } from '@isomorph/contract'
import { t } from '@isomorph/messages'

/** What a person reads when the device made or showed no passkey. */
export interface DeviceFailure {
  readonly title: string
  readonly detail: string
}

function failureOf(error: unknown): DeviceFailure {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return isKnown
    ? { title: t('credentials.device.known.title'), detail: t('credentials.device.known.detail') }
    : { title: t('credentials.device.nothing.title'), detail: t('credentials.device.nothing.detail') }
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
