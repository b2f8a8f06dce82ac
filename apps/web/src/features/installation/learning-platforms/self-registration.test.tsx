// @vitest-environment jsdom
import { registrationLabels } from '@isomorph/contract'
import { activateLanguage } from '@isomorph/messages'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { SelfRegistration } from './self-registration.tsx'

afterEach(() => activateLanguage('en'))

const { title, text } = registrationLabels.configurationUnreachable
const made = {
  id: 4,
  expiresAt: '2026-12-06T12:00:00.000Z',
  externalProviderId: null,
  lastError: `${title}. ${text} It answers 404.`,
  said: [
    { code: 'configurationUnreachable', params: {} },
    { code: 'configurationStatus', params: { status: '404' } },
  ],
}

async function alertFor(registration: object): Promise<string> {
  await activateLanguage('de')
  const { user } = await renderComponent(<SelfRegistration />, {
    signedIn: { id: 7 },
    api: {
      'POST /api/externalProviders/registrations': {
        ...registration,
        address: 'https://quiz.example.edu/lti/register/secret',
      },
      'GET /api/externalProviders/registrations/4': registration,
    },
  })
  await user.click(screen.getByRole('button', { name: 'Registrierungsadresse erstellen' }))
  return (await screen.findByRole('alert')).textContent
}

it('says in German why the platform could not register', async () => {
  const words = await alertFor(made)
  expect(words).toContain('Die Lernplattform kann nicht gefragt werden, was sie ist. Die OpenID-Konfiguration')
  expect(words).toMatch(/Sie antwortet 404\.$/)
})

it('shows the English where there is no code for some of it', async () => {
  expect(await alertFor({ ...made, lastError: 'In words of before.', said: [] })).toContain('In words of before.')
})
