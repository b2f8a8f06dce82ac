// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

const credentials = { userName: 'boss', password: 'correct horse battery' }
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Isomorph:boss?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Isomorph',
  ticket: 'sealed',
}
const challenge = {
  ticket: 'sealed challenge',
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Isomorph' },
    user: { id: 'Ym9zcw', name: 'boss', displayName: 'boss' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  },
}

/** A browser with a device that makes passkeys, or whose person cancels. */
function havingDevice(create: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

const bytes = (text: string) => new TextEncoder().encode(text).buffer

async function renderSetup() {
  return await renderComponent(<SecondFactorStep step="setup" credentials={credentials} onBack={() => undefined} />, {
    api: {
      'POST /api/account/local/secondFactorSecrets': secret,
      'POST /api/account/local/newPasskeys': challenge,
      'POST /api/account/local': { code: 'a code', recoveryCodes: ['aaaaa-bbbbb'] },
    },
  })
}

it('makes a passkey the second factor of an administrator who is asked for one, and shows recovery codes', async () => {
  havingDevice(async () => ({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: { attestationObject: bytes('attested'), clientDataJSON: bytes('{}'), getTransports: () => ['internal'] },
    getClientExtensionResults: () => ({}),
  }))
  const { user, sent } = await renderSetup()
  await user.click(await screen.findByRole('button', { name: 'Make a passkey' }))
  expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({
    ...credentials,
    newPasskey: { ticket: 'sealed challenge', registration: { id: 'a2V5', response: { transports: ['internal'] } } },
  })
})

it('says when the device made none, and goes on offering both', async () => {
  havingDevice(async () => {
    throw new DOMException('no', 'NotAllowedError')
  })
  const { user } = await renderSetup()
  await user.click(await screen.findByRole('button', { name: 'Make a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/No passkey was used/)
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Make a passkey' })).toHaveProperty('disabled', false)
})

it('offers an app alone where the browser makes no passkeys', async () => {
  await renderSetup()
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make a passkey' })).toBeNull()
})
