// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

const none = { setAt: null, recoveryCodesLeft: 0, isRequired: false }
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Isomorph:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Isomorph',
  ticket: 'sealed',
}
const password = 'Your password, to make sure that it is you'

it('is set with the password, the picture and the first code, and shows recovery codes once', async () => {
  let factor: object = none
  const { user, sent } = await renderComponent(<SecondFactorCard />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/account/secondFactor': () => Response.json(factor),
      'POST /api/account/secondFactor/secrets': secret,
      'PUT /api/account/secondFactor': () => {
        factor = { setAt: '2026-11-24T12:00:00Z', recoveryCodesLeft: 2, isRequired: false }
        return Response.json({ recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Set it up' }))
  await fill(user, screen.getByLabelText(password), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await fill(user, screen.getByLabelText('Code'), '123 456')
  await user.click(screen.getByRole('button', { name: 'Set it' }))
  expect(await screen.findByText('ccccc-ddddd')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('2 recovery codes are left.')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([
    { currentPassword: 'correct horse battery' },
    { ticket: 'sealed', code: '123 456' },
  ])
})

it('cannot be ended where the installation asks for it', async () => {
  const required = { setAt: '2026-11-24T12:00:00Z', recoveryCodesLeft: 9, isRequired: true }
  await renderComponent(<SecondFactorCard />, {
    signedIn: { id: 7 },
    api: { 'GET /api/account/secondFactor': required },
  })
  expect(await screen.findByText('This installation asks administrators for one.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End it' })).toBeNull()
})
