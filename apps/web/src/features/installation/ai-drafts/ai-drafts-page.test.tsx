// @vitest-environment jsdom
import { activateLanguage } from '@isomorph/messages'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'

const saved = {
  isEnabled: true,
  address: 'https://api.example.com/v1',
  model: 'Orakel',
  draftsPerDay: 20,
  tokensPerMonth: 5_000_000,
  hasApiKey: true,
}

afterEach(() => activateLanguage('en'))

it.each([
  [
    { isRight: true, message: 'Orakel answers.', said: [{ code: 'modelAnswers', params: { model: 'Orakel' } }] },
    'Orakel antwortet.',
  ],
  [
    { isRight: false, message: 'The endpoint does not accept the key.', said: [{ code: 'keyRefused', params: {} }] },
    'Der Endpunkt nimmt den Schlüssel nicht an.',
  ],
])('says in the language of the page what the check of the endpoint found', async (checked, words) => {
  await activateLanguage('de')
  const { user } = await renderScreen('/installation/ai-drafts', {
    signedIn: { id: 7, activities: ['ConfigurationModify'], language: 'de' },
    api: { 'GET /api/aiSettings': saved, 'POST /api/aiSettings/check': checked },
  })
  await user.click(await screen.findByRole('button', { name: 'Endpunkt prüfen' }))
  expect(await screen.findByText(words)).toBeDefined()
})
